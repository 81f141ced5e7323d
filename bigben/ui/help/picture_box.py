"""A picture of the help: a part of a table that shows its steps when it is asked to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigben.engine import IllegalMove
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.settings.records import GameRecord, Source
from bigben.ui.access.announce import announce
from bigben.ui.help.parts import Picture
from bigben.ui.looks import Looks
from bigben.ui.words.sentences import Sentences
from bigben.view.animator import Speed
from bigben.view.cards.faces import Faces
from bigben.view.table_part import TablePart

_CARD: Final = 2.75
"""How wide a card is, in heights of a line of text."""
_NO_LIMIT: Final = 100_000


class PictureBox(QWidget):
    """Shows a picture, what it tells in words, and the button for its next step.

    Attributes:
        picture: what it shows.
        game: the game on its table, which nobody counts.
        table: its table.
        words: says what is seen.
        button: shows the next step, and after the last one begins again. A press on the table
            does the same.

    Signals:
        said: a sentence was handed to whatever reads the screen; carries it.
    """

    said = Signal(str)

    def __init__(
        self,
        picture: Picture,
        faces: Faces,
        looks: Looks,
        *,
        speed: Callable[[], Speed],
        sentences: Sentences,
        parent: QWidget | None = None,
    ) -> None:
        """``faces`` are for cards of this picture's size, and may be others' too.

        ``speed`` tells how fast cards are to move now.
        """
        super().__init__(parent)
        self.picture = picture
        self._speed = speed
        self._sentences = sentences
        self._looks = looks
        self._shown = 0
        self._room = _NO_LIMIT
        position = picture.position
        self._record = GameRecord(
            picture.name, None, position.rules, Source.PRACTICE, beginning=position.to_text()
        )
        self.game = Game(self._record, GameClock(parent=self), parent=self)
        self.table = TablePart(self.game, faces, looks.theme(self.palette()), picture.part, self)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton()
        self.button.setAutoDefault(True)  # Enter presses it, too
        self._lay_out()
        self._show(picture.words)
        self.button.clicked.connect(self.go_on)
        self.table.pressed.connect(self.go_on)
        self.game.refused.connect(self._refused)
        self.apply_looks(faces)  # before there are cards of any size to be drawn
        self._fit()

    def go_on(self) -> None:
        """Show the next step; after the last one begin again."""
        steps = self.picture.steps
        self.table.table_scene.finish()
        self.table.table_scene.animator.speed = self._speed()
        if not steps:
            self.game.lay(self._record)
            self._tell(self.picture.words)
        elif self._shown == len(steps):
            self._shown = 0
            self.game.restart()
            self._tell(self.picture.words)
        else:
            step = steps[self._shown]
            self._shown += 1
            if self.game.play(step.move):
                self._tell(step.words)

    def set_room(self, pixels: int) -> None:
        """Be no wider than this."""
        if pixels != self._room:
            self._room = pixels
            self._fit()

    def apply_looks(self, faces: Faces) -> None:
        """Take the colours, the faces and the side of the stock that the table has now."""
        theme = self._looks.theme(self.palette())
        self.table.set_looks(faces, theme, mirrored=self._looks.mirrored)

    def _refused(self, illegal: IllegalMove) -> None:
        self._tell(self._sentences.refusal(illegal))

    def _tell(self, sentence: str) -> None:
        self._show(sentence)
        announce(self, sentence)
        self.said.emit(sentence)

    def _show(self, sentence: str) -> None:
        self.words.setText(sentence)
        self.table.setAccessibleName(sentence)
        self.button.setAccessibleDescription(sentence)
        if not self.picture.steps:
            self.button.setText(self.tr("Deal it"))
        elif self._shown == len(self.picture.steps):
            self.button.setText(self.tr("Show again"))
        elif self._shown:
            self.button.setText(self.tr("Next step"))
        else:
            self.button.setText(self.tr("Show it"))

    def _fit(self) -> None:
        width = _CARD * self.fontMetrics().height() * self.picture.size
        most = self._room / self.picture.part.width()
        if self.table.card_width != (wanted := min(width, most)):
            self.table.set_card_width(wanted)

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.addWidget(self.words, 1)
        below.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(below)

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Stay sharp on another screen."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.table.set_card_width(self.table.card_width)
        return super().event(event)
