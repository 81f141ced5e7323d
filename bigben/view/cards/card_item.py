"""A card on the table, and the mark around it."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from bigben.engine import Card
from bigben.view.outlines import rounded

# In card widths.
_TARGET_WIDTH: Final = 0.055
_FRESH_WIDTH: Final = 0.022
_CASING_WIDTH: Final = 0.014
_MARK_INSIDE: Final = 0.04
"""How far a mark reaches into its card; the indices begin there."""


class Mark(Enum):
    """What a card is marked as."""

    NONE = auto()
    TARGET = auto()
    """It lies where the held card may go."""
    FRESH = auto()
    """The stock just brought it."""


class CardItem(QGraphicsPixmapItem):
    """A card on the table. Its position is its top left corner, whatever shadow it casts.

    Attributes:
        card: what its face shows.
        mark: what it is marked as.
    """

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self.mark = Mark.NONE
        self._ring: QGraphicsPathItem | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_picture(self, picture: QPixmap, offset: QPointF) -> None:
        """Show a picture whose corner lies so far from the card's."""
        if picture.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(picture)
            self.setOffset(offset)

    def stretch(self, factor: float, *, smooth: bool) -> None:
        """Show the picture, with the ring upon it, that many times as large as it was drawn.

        ``smooth`` is for a picture whose pixels are not the screen's.
        """
        self.setScale(factor)
        mode = Qt.TransformationMode
        self.setTransformationMode(mode.SmoothTransformation if smooth else mode.FastTransformation)

    def set_mark(self, mark: Mark, rect: QRectF, colour: QColor, casing: QColor) -> None:
        """Mark the card by a ring along ``rect``, its own rectangle at the origin.

        The ring is cased on both sides: it shows on paper as well as on the table.
        """
        self.mark = mark
        if mark is Mark.NONE:
            if self._ring is not None:
                self._ring.setVisible(False)
            return
        if self._ring is None:
            self._ring = QGraphicsPathItem(self)
        w = rect.width()
        line = max(1.0, _CASING_WIDTH * w)
        width = max(2.0, (_TARGET_WIDTH if mark is Mark.TARGET else _FRESH_WIDTH) * w)
        inner = _MARK_INSIDE * w - line / 2
        outer = inner - line - width
        band = rounded(rect.adjusted(outer, outer, -outer, -outer), w)
        band.addPath(rounded(rect.adjusted(inner, inner, -inner, -inner), w))
        self._ring.setPath(band)
        self._ring.setBrush(colour)
        self._ring.setPen(QPen(casing, line))
        self._ring.setVisible(True)
