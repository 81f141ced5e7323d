"""The dashed outlines of the places where cards are missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from bigben.view.heights import GAPS_Z
from bigben.view.measures import CARD_CORNER
from bigben.view.pixmaps import blank

_LINE: Final = 0.018
"""How wide the line is, in card widths."""
_INSET: Final = 0.02
"""How far inside the place it lies."""
_DASHES: Final = (4, 3)
"""A dash and a space, for a line of width 1."""


class GapItem(QGraphicsPixmapItem):
    """The outline of one empty place."""

    def __init__(self) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setZValue(GAPS_Z)


class Gaps:
    """Outlines every empty place.

    Each outline is a picture, drawn once for all places of its size: a dashed path is so slow
    to paint that no frame could bear three dozen of them.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[GapItem] = []
        self._pictures: dict[tuple[int, int], QPixmap] = {}
        self._key: object = None

    def outline(self, rects: Sequence[QRectF], w: float, ratio: float, colour: QColor) -> None:
        """Outline these places, of a table whose cards are ``w`` pixels wide.

        ``ratio`` is how many device pixels a pixel of the view is.
        """
        key = (w, ratio, colour.rgba())
        if key != self._key:
            self._key = key
            self._pictures.clear()
        while len(self._items) < len(rects):
            item = GapItem()
            self._scene.addItem(item)
            self._items.append(item)
        for item, rect in zip(self._items, rects, strict=False):
            # On whole pixels, or a thin line is smeared over two and loses half its contrast.
            inset = _INSET * w
            inside = rect.adjusted(inset, inset, -inset, -inset)
            pixels = QRect(
                (inside.topLeft() * ratio).toPoint(), (inside.bottomRight() * ratio).toPoint()
            )
            picture = self._picture(pixels.size() - QSize(1, 1), w * ratio, ratio, colour)
            if picture.cacheKey() != item.pixmap().cacheKey():
                item.setPixmap(picture)
            item.setPos(pixels.topLeft().toPointF() / ratio)
            item.show()
        for item in self._items[len(rects) :]:
            item.hide()

    def _picture(self, size: QSize, w: float, ratio: float, colour: QColor) -> QPixmap:
        picture = self._pictures.get(size.toTuple())
        if picture is None:
            picture = blank(size)
            width = max(1, round(_LINE * w))
            pen = QPen(colour, width)
            pen.setDashPattern(_DASHES)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen)
            half = width / 2
            line = QRectF(QRect(QPoint(), size)).adjusted(half, half, -half, -half)
            painter.drawRoundedRect(line, CARD_CORNER * w, CARD_CORNER * w)
            painter.end()
            picture.setDevicePixelRatio(ratio)
            self._pictures[size.toTuple()] = picture
        return picture
