"""The pictures that card items show: a face or the back upon its shadow."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from bigben.engine import Card
from bigben.view.faces import SHADOW_MARGIN, Faces


class Sprites:
    """Faces and back with their shadows, for one size of card on one screen.

    A shadow that is part of the picture costs a fraction of what a graphics effect would.

    Attributes:
        width: the width of a card, in pixels of the view.
        ratio: device pixels for each of them.
        margin: how far a picture reaches beyond the card on each side, in pixels of the view.
    """

    def __init__(self, faces: Faces, width: float, ratio: float) -> None:
        self.width = width
        self.ratio = ratio
        self.margin = SHADOW_MARGIN * width
        self._faces = faces
        self._kept: dict[Card | None, QPixmap] = {}

    def face(self, card: Card) -> QPixmap:
        """A card face up."""
        if card not in self._kept:
            self._kept[card] = self._on_shadow(self._faces.pixmap(card, self.width, self.ratio))
        return self._kept[card]

    def back(self) -> QPixmap:
        """A card face down."""
        if None not in self._kept:
            self._kept[None] = self._on_shadow(self._faces.back(self.width, self.ratio))
        return self._kept[None]

    def _on_shadow(self, picture: QPixmap) -> QPixmap:
        sprite = QPixmap(self._faces.shadow(self.width, self.ratio))
        painter = QPainter(sprite)
        painter.drawPixmap(QPointF(self.margin, self.margin), picture)
        painter.end()
        return sprite
