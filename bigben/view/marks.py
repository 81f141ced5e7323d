"""The marks on the cards: where the held card may go, and what the stock just brought."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bigben.view.cards.card_item import CardItem, Mark
from bigben.view.themes import Theme


class Marks:
    """Marks cards, in the size and the colours of the table."""

    def __init__(self, items: Sequence[CardItem], theme: Theme) -> None:
        self._items = items
        self._theme = theme
        self._rect = QRectF()

    def fit(self, card_size: QSizeF, theme: Theme) -> None:
        """Take another size or other colours."""
        self._rect, self._theme = QRectF(QPointF(), card_size), theme
        for item in self._items:
            if item.mark is not Mark.NONE:
                self._mark(item, item.mark)

    def set(self, mark: Mark, marked: Collection[CardItem]) -> None:
        """Mark just these cards as something, and no others as that any more."""
        for item in self._items:
            if item in marked:
                self._mark(item, mark)
            elif item.mark is mark:
                self._mark(item, Mark.NONE)

    def _mark(self, item: CardItem, mark: Mark) -> None:
        colour = self._theme.target if mark is Mark.TARGET else self._theme.fresh
        item.set_mark(mark, self._rect, colour, self._theme.casing)
