"""What lies over the table when a game is won or stuck."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigben.engine import StuckReason
from bigben.ui import lettering
from bigben.ui.panels.clock_sign import paint_clock
from bigben.ui.panels.figure_tile import FigureTile
from bigben.ui.panels.overlay import Overlay, push_button
from bigben.ui.panels.shadowed_panel import SHADOW_PX, paint_panel
from bigben.ui.words.formats import duration_text, number_text

_WIDTH_PX: Final = 480
_MARGIN_PX: Final = 22
_SPACE_PX: Final = 14
_LEAST_MARGIN_PX: Final = 12
_LEAST_SPACE_PX: Final = 6
"""Where there is no room for more, as with large letters in a low window."""
_SIGN_PX: Final = 46
"""The clock above the title, where there is room for it."""
_VERDICT_LINES: Final = 2
_BRASS: Final = QColor("#b8924a")


class EndPanel(Overlay):
    """Says how the game has ended and what can be done now. Escape closes it.

    A button closes the panel before its signal is sent; only behind a review it stays.

    Attributes:
        title, message: what the player reads.
        verdict: whether an earlier position of a stuck game could have been won.
        time, moves, streak: the figures of a win.
        new_deal, same_deal, undo, restart, back, review, look: the buttons.

    Signals:
        new_deal_asked: the player wants a new deal.
        same_deal_asked: the player wants the same deal once more.
        undo_asked: the player wants to take back the last move.
        restart_asked: the player wants to take back all moves.
        review_asked: the player wants to look back at the game, move by move.
        back_asked: the player wants to go back to where the game could be won.
        closed: the player wants to look at the table.
    """

    new_deal_asked = Signal()
    same_deal_asked = Signal()
    undo_asked = Signal()
    restart_asked = Signal()
    back_asked = Signal()
    review_asked = Signal()
    closed = Signal()

    takes_escape = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = QLabel()
        lettering.set_size(self.title, lettering.TITLE, QFont.Weight.Bold)
        self.message = QLabel()
        self.verdict = QLabel()
        for label in (self.title, self.message, self.verdict):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        self.verdict.setMinimumHeight(_VERDICT_LINES * self.verdict.fontMetrics().lineSpacing())
        self._stuck_by: StuckReason | None = None
        """None for a win."""
        self._replay = False
        self.time = FigureTile()
        self.moves = FigureTile()
        self.streak = FigureTile()
        self._figures = QWidget()
        figures = QHBoxLayout(self._figures)
        figures.setContentsMargins(0, 0, 0, 0)
        for tile in (self.time, self.moves, self.streak):
            figures.addWidget(tile, 1)

        self.undo = self._button(self.undo_asked)
        self.restart = self._button(self.restart_asked)
        self.back = self._button(self.back_asked)
        self.new_deal = self._button(self.new_deal_asked)
        self.same_deal = self._button(self.same_deal_asked)
        self.review = push_button()
        self.review.clicked.connect(self.review_asked)
        self.look = self._button(self.closed)
        self._layout = layout = QVBoxLayout(self)
        self._roomy = True
        self._set_space()
        layout.addWidget(self.title)
        layout.addWidget(self.message)
        layout.addWidget(self.verdict)
        layout.addWidget(self._figures)
        for buttons in (
            (self.back,),
            (self.undo, self.restart, self.new_deal, self.same_deal),
            (self.review, self.look),
        ):
            row = QHBoxLayout()
            row.addStretch()
            for button in buttons:
                row.addWidget(button)
            row.addStretch()
            layout.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the language that is spoken now, but for the verdict."""
        match self._stuck_by:
            case None if self._replay:
                title = self.tr("You have won!")
                message = self.tr(
                    "All 104 cards are home, and every hour shows its card. "
                    "This deal was played before: the win isn't counted."
                )
            case None:
                title = self.tr("You have won!")
                message = self.tr("All 104 cards are home, and every hour shows its card.")
            case StuckReason.NO_MOVES:
                title = self.tr("No moves left")
                message = self.tr("The stock is empty, and no card can move any more.")
            case StuckReason.ONLY_CIRCLES:
                title = self.tr("Going round in circles")
                message = self.tr(
                    "The stock is empty. Cards can still move around the outer circle, "
                    "but however you move them, none can go to a foundation any more."
                )
        self.title.setText(title)
        self.message.setText(message)
        # The end is announced already: the panel's own name must not say it again.
        self.setAccessibleName(self.tr("End of the game"))
        self.time.set_caption(self.tr("Time"))
        self.moves.set_caption(self.tr("Moves"))
        self.streak.set_caption(self.tr("Wins in a row"))
        self.undo.setText(self.tr("Undo"))
        self.restart.setText(self.tr("Restart"))
        self.back.setText(self.tr("Go back there"))
        self.new_deal.setText(self.tr("New deal"))
        self.same_deal.setText(self.tr("Same deal again"))
        self.review.setText(self.tr("Review"))
        self.look.setText(self.tr("Look at the table"))

    def show_won(self, milliseconds: int, moves: int, streak: int, *, replay: bool = False) -> None:
        """Say that the game is won: the time played, the moves of the win, the wins in a row.

        A streak below 1 is not shown: this win is not part of one, as that of a ``replay``.
        """
        self.time.set_figure(duration_text(milliseconds))
        self.moves.set_figure(number_text(moves))
        self.streak.set_figure(number_text(streak))
        self.streak.setVisible(streak >= 1)
        self._show(None, figures=True, replay=replay)

    def show_won_without_figures(self) -> None:
        """Say that the game is won, to a player who doesn't want figures."""
        self._show(None, figures=False)

    def show_stuck(self, reason: StuckReason) -> None:
        """Say that the game is stuck, and why."""
        self._show(reason, figures=False)
        # There is room for it from the start: no button moves when it is known.
        self.show_verdict("", way_back=False)

    def show_verdict(self, sentence: str, *, way_back: bool) -> None:
        """Say what is known of earlier positions, and offer to go back to the last good one."""
        self.verdict.setText(sentence)
        self.verdict.show()
        self.back.show()
        self.back.setEnabled(way_back)
        self.setGeometry(self.place())

    def _show(self, stuck_by: StuckReason | None, *, figures: bool, replay: bool = False) -> None:
        self._stuck_by, won = stuck_by, stuck_by is None
        self._replay = replay
        self.retranslate()
        self.verdict.hide()
        self.back.hide()
        self._figures.setVisible(figures)
        self.same_deal.setVisible(won)
        self.undo.setVisible(not won)
        self.restart.setVisible(not won)
        self.appear()

    def _button(self, asked: SignalInstance) -> QPushButton:
        button = push_button()
        button.clicked.connect(self.dismiss)
        button.clicked.connect(asked)
        return button

    def _set_space(self) -> None:
        """Leave the clock and some air above and between the words, or neither."""
        beside = SHADOW_PX + _MARGIN_PX
        edge = SHADOW_PX + (_MARGIN_PX if self._roomy else _LEAST_MARGIN_PX)
        above = _SIGN_PX if self._roomy else 0
        self._layout.setContentsMargins(beside, edge + above, beside, edge - _MARGIN_PX // 3)
        self._layout.setSpacing(_SPACE_PX if self._roomy else _LEAST_SPACE_PX)

    def _spared_height(self) -> int:
        """How much higher the panel would be with both."""
        rows = [self._layout.itemAt(index) for index in range(self._layout.count())]
        seen = sum(not row.isEmpty() for row in rows if row is not None)
        edges = _SIGN_PX + 2 * (_MARGIN_PX - _LEAST_MARGIN_PX)
        return edges + (seen - 1) * (_SPACE_PX - _LEAST_SPACE_PX)

    # Overridden

    def place(self) -> QRect:
        """In the middle of the table, as large as the words need."""
        room = super().place()
        self._layout.activate()
        width = max(_WIDTH_PX + 2 * SHADOW_PX, self._layout.totalMinimumSize().width())
        width = min(width, room.width())
        height = self._layout.totalHeightForWidth(width)
        spared = 0 if self._roomy else self._spared_height()
        # Told from the height alone: to try it out would ask for another layout, and so on.
        if self._roomy != (height + spared <= room.height()):
            self._roomy = not self._roomy
            self._set_space()
            self._layout.activate()
            height = self._layout.totalHeightForWidth(width)
        place = QRect(0, 0, width, min(height, room.height()))
        place.moveCenter(room.center())
        return place

    def escape(self) -> None:
        """Escape looks at the table."""
        self.look.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and its shadow over the table."""
        del event
        painter = QPainter(self)
        paint_panel(painter, QRectF(self.rect()), self.palette())
        if not self._roomy:
            return
        radius = _SIGN_PX / 2
        centre = QPointF(self.width() / 2, SHADOW_PX + _MARGIN_PX * 2 / 3 + radius)
        paint_clock(painter, centre, radius, _BRASS, hands=True)
