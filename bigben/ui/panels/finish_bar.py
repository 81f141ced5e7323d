"""The offer to play the rest of a game that only has to be carried home."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout

from bigben.ui.access.announce import announce
from bigben.ui.panels.corner_bar import CornerBar
from bigben.ui.panels.overlay import push_button
from bigben.view.table_view import TableView

_WIDTH_PX: Final = 150


class FinishBar(CornerBar):
    """Says that all cards can go home, and offers to send them.

    It does not take the keyboard: the next key may be meant for the table.

    Attributes:
        finish, not_now: the buttons.

    Signals:
        finish_asked: the cards are to be sent home.
        declined: the player would rather do it by hand.
    """

    finish_asked = Signal()
    declined = Signal()

    def __init__(self, table: TableView) -> None:
        super().__init__(table, _WIDTH_PX)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.finish = push_button()
        self.finish.clicked.connect(self.finish_asked)
        self.not_now = push_button()
        self.not_now.clicked.connect(self.declined)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 6, 6)
        layout.addWidget(self._text)
        layout.addWidget(self.finish)
        layout.addWidget(self.not_now)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the language that is spoken now."""
        self.setWindowTitle(self.tr("Finish"))
        sentence = self.tr("Every card can go home now, and that wins.")
        self._text.setText(sentence)
        self.setAccessibleName(sentence)
        self.finish.setText(self.tr("Send all home"))
        self.finish.setAccessibleDescription(sentence)
        self.not_now.setText(self.tr("Not now"))

    def appear(self) -> None:
        """Lie over the table from now on."""
        self.setGeometry(self.place())
        self.show()
        self.raise_()

    def tell(self) -> None:
        """Tell of it to whoever can't see it."""
        announce(self, self._text.text())

    # Overridden

    def place(self) -> QRect:
        """Where it covers no card: without its sentence, if only the buttons have room there."""
        for compact in (False, True):
            self._text.setHidden(compact)
            self._width_px = 0 if compact else _WIDTH_PX
            place = super().place()
            if not self.covered(place):
                break
        return place
