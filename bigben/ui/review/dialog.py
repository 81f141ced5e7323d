"""The review of one game, on a table of its own."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bigben.engine import Move
from bigben.model.findings import TurningPoint
from bigben.model.replay import Replay
from bigben.model.review import Review
from bigben.solver.verdict import Verdict
from bigben.ui import lettering
from bigben.ui.access.announce import announce
from bigben.ui.icons import icon
from bigben.ui.labels import make_selectable
from bigben.ui.looks import Looks
from bigben.ui.review.places import ReviewPlaces
from bigben.ui.review.strip import ReviewStrip
from bigben.ui.review.table import ReviewTable
from bigben.ui.review.words import ReviewWords
from bigben.ui.words.sentences import Sentences
from bigben.view.animator import Speed
from bigben.view.spotlight import Spotlight
from bigben.view.table_view import TableView

_SUMMARY_LINES: Final = 3
_STEP_LINES: Final = 2
_SPACE_PX: Final = 6
"""Between what stands below the table."""
_FRAME_MS: Final = 16


class Shown(Enum):
    """What the table shows."""

    GAME = auto()
    """The game as it was played."""
    LINE = auto()
    """The line that would have won."""


class ReviewDialog(QDialog):
    """Shows a game's positions, what is known of each, and where the win was lost.

    Attributes:
        shown: what the table shows: the game, or the line that would have won.
        replay: the game on the table.
        table: the table.
        spotlight: points at the move that would have kept the win.
        places: what keyboard and screen reader find on it.
        strip: the moves.
        step: says how the position shown was reached, and what is known of it.
        summary: says what became of the win.
        progress: how much is known while the search goes on.
        first, back, forward, last, turning, line, play_on: the buttons.

    Signals:
        play_on_asked: the player wants to play on from the position shown; carries it.
        said: a sentence was handed to whatever reads the screen; carries it.
    """

    play_on_asked = Signal(object)
    said = Signal(str)

    def __init__(
        self,
        review: Review,
        looks: Looks,
        speed: Speed,
        sentences: Sentences,
        parent: QWidget | None = None,
        *,
        like: TableView | None = None,
    ) -> None:
        """The search begins at once, and ends with the dialog; for ``like`` see the table."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Review"))
        self.shown = Shown.GAME
        self._review = review
        self._found = review.found
        self._words = ReviewWords(sentences, self)
        self._looks = looks
        self._gone_to: int | None = None
        """Where the table was brought without the player's doing."""
        self._named: TurningPoint | None = None
        self._line_from = 0
        self._line: tuple[Move, ...] = ()
        self.replay = Replay(self._found.start, self._found.moves, self)
        self.table = ReviewTable(self.replay, looks.faces, looks.theme(self.palette()), like)
        self.places = ReviewPlaces(self.table, self.replay)
        self.table.table_scene.animator.speed = speed
        self.spotlight = Spotlight(self.table)
        self.strip = ReviewStrip(self._words)
        self.summary = self._make_summary()
        self.step = _text(_STEP_LINES)
        self.progress = self._make_progress()
        strip = self.strip
        self.first = self._arrow(
            "media-skip-backward", self.tr("To the beginning"), lambda: strip.setValue(0)
        )
        self.back = self._arrow("go-previous", self.tr("One move back"), lambda: self._go_by(-1))
        self.forward = self._arrow("go-next", self.tr("One move forward"), lambda: self._go_by(1))
        self.last = self._arrow(
            "media-skip-forward", self.tr("To the end"), lambda: strip.setValue(strip.maximum())
        )
        self.turning = self._button(self.tr("&Where it was lost"), self._go_to_turning)
        self.line = self._button(self.tr("Winning &line"), self._toggle_line)
        self.line.setCheckable(True)
        self.play_on = self._button(self.tr("&Play on from here"), self._play_on)
        self._lay_out(self._button(self.tr("&Close"), self.reject))

        self.strip.valueChanged.connect(self._go_to)
        self.table.drew_all.connect(self._show_known)
        looks.changed.connect(self._apply_looks)
        review.changed.connect(self._show_known)
        self._show(Shown.GAME, len(self._found.moves))
        review.begin()
        self._show_known()
        self.strip.setFocus()

    # Where the table is

    def _go_to(self, ply: int) -> None:
        self.replay.go_to(ply)
        self._show_step(say=True)

    def _go_by(self, moves: int) -> None:
        self.strip.setValue(self.strip.value() + moves)

    def _go_to_turning(self) -> None:
        """Show the move that lost, as it is made."""
        point = self._found.turning_point
        if point is not None:
            self._show(Shown.GAME, point.ply)
            self.strip.setValue(point.ply + 1)

    def _toggle_line(self) -> None:
        origin = self._found.last_winnable
        if self.shown is Shown.LINE:
            self._show(Shown.GAME, self._line_from)
        elif origin is not None:
            self._line_from, self._line = origin, self._found.winning_line(origin) or ()
            self._show(Shown.LINE, origin)
        self._show_step(say=True)

    def _show(self, shown: Shown, ply: int) -> None:
        """Show the game or the line that wins, after that many moves."""
        if shown is not self.shown:
            self.shown = shown
            line = self._line if shown is Shown.LINE else self._found.moves[self._line_from :]
            self.replay.follow(self._line_from, line)
        self.line.setChecked(shown is Shown.LINE)
        with QSignalBlocker(self.strip):
            self._show_marks()
            self.strip.setValue(ply)
        self.replay.go_to(ply)
        self._show_step()

    def _play_on(self) -> None:
        self.play_on_asked.emit(self.replay.position.copy())
        self.accept()

    # What is known

    def _show_known(self) -> None:
        """Bring everything up to date with what has been found."""
        review, found = self._review, self._found
        self.progress.setValue(found.decided)
        self.progress.setVisible(not review.over)
        summary = self._words.summary(found, over=review.over)
        if summary != self.summary.text():
            self.summary.setText(summary)
            self.setAccessibleDescription(summary)
            self._say_summary(summary)
        if self.shown is Shown.GAME:
            self._show_marks()
            self._show_turning()
        self._show_step()

    def _say_summary(self, summary: str) -> None:
        """Say it when another move is named, and when nothing more will be found."""
        point, named = self._found.turning_point, self._named
        if self._review.over or (point and point.ply) != (named and named.ply):
            self._named = point
            self._say(summary)

    def _show_turning(self) -> None:
        """Bring the table to the turning point, if the player has not gone anywhere."""
        if not self.table.all_drawn:
            return  # as soon as they are, this is called again
        point, at = self._found.turning_point, self.strip.value()
        untouched = self.strip.maximum() if self._gone_to is None else self._gone_to
        if point is not None and at == untouched != point.ply + 1:
            self._gone_to = point.ply + 1
            # Not together with all else that an answer brings: the window stays responsive.
            QTimer.singleShot(_FRAME_MS, self, lambda: self._show(Shown.GAME, point.ply))
            QTimer.singleShot(3 * _FRAME_MS, self, lambda: self.strip.setValue(point.ply + 1))

    def _show_marks(self) -> None:
        found, point = self._found, self._found.turning_point
        pointed: int | None
        if self.shown is Shown.LINE:
            length = self._line_from + len(self._line) + 1
            verdicts, pointed = [Verdict.WINNABLE] * length, self._line_from
        else:
            verdicts = [found.verdict(ply) for ply in range(found.positions)]
            pointed = None if point is None else point.ply + 1
        self.strip.set_verdicts(verdicts, pointed)

    def _show_step(self, *, say: bool = False) -> None:
        found, ply = self._found, self.replay.moves_made
        if self.shown is Shown.GAME or ply < self._line_from:
            text = self._words.step(found, ply)
        elif ply == self._line_from:
            text = self._words.line_start(len(self._line))
        else:
            made = ply - self._line_from - 1
            before = found.position_at(self._line_from)
            for move in self._line[:made]:
                before.push(move)
            text = self._words.line_step(before, self._line[made], made + 1, len(self._line))
        self.step.setText(text)
        self._point(ply)
        self.first.setEnabled(ply > 0)
        self.back.setEnabled(ply > 0)
        self.forward.setEnabled(ply < self.strip.maximum())
        self.last.setEnabled(ply < self.strip.maximum())
        self.turning.setEnabled(found.turning_point is not None)
        origin = found.last_winnable
        self.line.setEnabled(origin is not None and bool(found.winning_line(origin)))
        self.play_on.setEnabled(bool(self.replay.position.legal_moves))
        if say:
            self._say(text)

    def _point(self, ply: int) -> None:
        """Point at the better move before the one that lost, and at each of the line that wins."""
        point, move = self._found.turning_point, None
        if self.shown is Shown.LINE:
            if 0 <= ply - self._line_from < len(self._line):
                move = self._line[ply - self._line_from]
        elif point is not None and ply == point.ply:
            move = point.line[0]
        if move is None:
            self.spotlight.point_at(())
        else:
            step = self.replay.position.copy().push(move).steps[0]
            way = (step.source, step.target)
            self.spotlight.point_at(way, way)

    def _say(self, sentence: str) -> None:
        announce(self, sentence)
        self.said.emit(sentence)

    def _apply_looks(self) -> None:
        self._looks.dress(self.table)

    # How it is put together

    def _make_summary(self) -> QLabel:
        summary = _text(_SUMMARY_LINES, 1.1)
        # Keyboard and screen reader come to it as to everything else.
        make_selectable(summary)
        summary.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return summary

    def _make_progress(self) -> QProgressBar:
        positions = self._found.positions
        progress = QProgressBar()
        progress.setRange(0, positions)
        progress.setFormat(self.tr("Known: %v of %m"))
        most = progress.format().replace("%v", "%m").replace("%m", str(positions))
        # The bar's own least width is that of some letters, whatever its words are.
        words = progress.fontMetrics().horizontalAdvance(most)
        progress.setMinimumWidth(words + 2 * _SPACE_PX)
        progress.setAccessibleName(self.tr("Positions that are known"))
        policy = progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        progress.setSizePolicy(policy)
        return progress

    def _button(self, text: str, pressed: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)  # Enter on the strip presses none
        button.clicked.connect(pressed)
        return button

    def _arrow(self, picture: str, name: str, pressed: Callable[[], object]) -> QPushButton:
        button = self._button("", pressed)
        button.setIcon(icon(picture))
        button.setAccessibleName(name)
        button.setToolTip(name)
        return button

    def _lay_out(self, close: QPushButton) -> None:
        key = QLabel(self._words.key())
        key.setWordWrap(True)
        lettering.set_size(key, lettering.SMALL)
        marks = QHBoxLayout()
        marks.addWidget(key, 1)
        marks.addWidget(self.progress)
        buttons = QHBoxLayout()
        arrows = QHBoxLayout()
        arrows.setSpacing(_SPACE_PX // 3)
        for button in (self.first, self.back, self.forward, self.last):
            arrows.addWidget(button)
        buttons.addLayout(arrows)
        buttons.addStretch()
        for button in (self.turning, self.line, self.play_on, close):
            buttons.addWidget(button)
        below = QVBoxLayout()
        below.setContentsMargins(12, 8, 12, 10)
        below.setSpacing(_SPACE_PX)  # or the dialog's own is taken, which is none
        for widget in (self.summary, self.strip):
            below.addWidget(widget)
        below.addLayout(marks)
        below.addWidget(self.step)
        below.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        # The keyboard comes to the buttons first, and to the many places of the table last.
        layout.addLayout(below)
        layout.insertWidget(0, self.table, 1)

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system's colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._apply_looks()

    def done(self, result: int) -> None:
        """End the search with the dialog."""
        self._review.end()
        super().done(result)


def _text(lines: int, size: float = 1) -> QLabel:
    """A text with room for that many lines: nothing moves, and no card is drawn anew, for it."""
    label = QLabel()
    lettering.set_size(label, size)
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing())
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    # A plain text: it is the program's own, but no markup.
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
