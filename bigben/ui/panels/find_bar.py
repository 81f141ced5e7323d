"""The field on the table in which a card's name is typed to find it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLineEdit, QToolButton

from bigben.engine import Card
from bigben.model.game import Game
from bigben.ui.panels.corner_bar import CornerBar
from bigben.ui.words.card_search import CardSearch
from bigben.view.table_view import TableView

_WIDTH_PX: Final = 290
_AROUND_WORDS_PX: Final = 16
"""What a field has beside what is written in it."""
_LINES_BELOW: Final = 2
"""How many lines an answer has room for below the table, which keeps its size as one types."""


class FindBar(CornerBar):
    """Finds the card that is typed as soon as only one can be meant. Escape closes it.

    The game can be played on meanwhile, and what the bar says follows it. Where it would cover
    cards in every corner it lies below the table, which makes room for it.

    Attributes:
        below: whether it lies there, till it is closed.
        field: where the name is typed.
        answer: says where the card is, or what to type.

    Signals:
        found: another card is looked for now; carries it, or None.
        answered: there is something to say; carries the sentence.
    """

    found = Signal(object)
    answered = Signal(str)

    takes_escape = True

    def __init__(self, table: TableView, game: Game) -> None:
        super().__init__(table, _WIDTH_PX)
        self.below = False
        self._game = game
        self._card: Card | None = None
        self._search = CardSearch(self)
        self.field = QLineEdit(self)
        self.field.textChanged.connect(self._look)
        self._close = QToolButton(self)
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.dismiss)
        self.answer = QLabel(self)
        self.answer.setWordWrap(True)
        self.answer.setTextFormat(Qt.TextFormat.PlainText)
        self.setFocusProxy(self.field)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.addWidget(self.field)
        self._words.addWidget(self.answer, stretch=1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 6, 6, 6)
        layout.addLayout(self._words)
        layout.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignTop)
        self.retranslate()
        game.changed.connect(self._say)
        table.fitted.connect(self._find_place)

    def retranslate(self) -> None:
        """Show all texts, and know the names of cards, in the language that is spoken now."""
        self._search.retranslate()
        self.field.setPlaceholderText(self.tr("7h, 10♣, queen of spades"))
        self.field.setAccessibleName(self.tr("Card to find"))
        self._close.setAccessibleName(self.tr("Close the search"))
        self._close.setToolTip(self.tr("Close the search"))
        if not self.isHidden():
            self._look()

    def appear(self) -> None:
        """Come with what was typed last, ready to be typed over."""
        self._look()
        super().appear()
        self._find_place()
        self.field.selectAll()

    def dismiss(self) -> None:
        """Go, and point at nothing any more."""
        super().dismiss()
        self._set_card(None)
        self._lie_below(False)

    def _look(self) -> None:
        self._set_card(self._search.card(self.field.text()))
        self._say()

    def _set_card(self, card: Card | None) -> None:
        if card != self._card:
            self._card = card
            self.found.emit(card)

    def _say(self) -> None:
        """Say where the card is, if the bar is there."""
        if self._card is not None:
            sentence = self._search.where(self._game.position, self._card)
        elif self.field.text().strip():
            sentence = self.tr("Type the rank and suit of one card.")
        else:
            sentence = self.tr("Which card?")
        if sentence != self.answer.text():
            self.answer.setText(sentence)
            if self._card is not None:
                self.answered.emit(sentence)
        self._find_place()

    def _find_place(self) -> None:
        """Lie where there is room now."""
        if self.isHidden():
            return
        if not self.below and self.covered(self.place()):
            self._lie_below(True)
        self.setGeometry(self.place())

    def _lie_below(self, below: bool) -> None:
        self.below = below
        way = QBoxLayout.Direction
        self._words.setDirection(way.LeftToRight if below else way.TopToBottom)
        lines = _LINES_BELOW if below else 0
        self.answer.setMinimumHeight(lines * self.answer.fontMetrics().lineSpacing())
        if not below:
            self._table.leave_room(0)

    # Overridden

    def place(self) -> QRect:
        """Where it lies, with room for what the field says of itself."""
        words = self.field.fontMetrics().horizontalAdvance(self.field.placeholderText())
        self.field.setMinimumWidth(words + _AROUND_WORDS_PX)
        if not self.below:
            return super().place()
        place = self._table.rect()
        place.setTop(place.bottom() + 1 - self.heightForWidth(place.width()))
        return place

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the table leave as much room as it takes."""
        super().resizeEvent(event)
        if self.below:
            self._table.leave_room(self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key that the field leaves is anybody else's, but Escape closes the bar."""
        if event.text() and not event.matches(QKeySequence.StandardKey.Cancel):
            event.accept()
        else:
            super().keyPressEvent(event)
