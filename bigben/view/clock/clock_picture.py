"""A picture that belongs to the clock."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from bigben.view.pixmaps import paint_upon


class ClockPicture(QGraphicsPixmapItem):
    """A picture around a point of the clock, for cards of one width; it can be stretched."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._w = 0.0
        """The width of the cards that it was painted for."""
        self._corner = QPointF()
        """From the point to the picture's corner, in card widths."""
        self.setZValue(z)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_painted(
        self,
        middle: QPointF,
        w: float,
        area: QRectF,
        ratio: float,
        paint: Callable[[QPainter], None],
    ) -> None:
        """Show an area of the view around a point, where a card is ``w`` wide.

        ``paint`` paints in the view's coordinates; ``ratio`` is how many device pixels a unit is.
        """
        paint_upon(self, area, ratio, paint)
        self._w, self._corner = w, (self.pos() - middle) / w
        self.setScale(1)
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)

    def stretch(self, middle: QPointF, w: float) -> None:
        """Show the same picture around another point, stretched to cards of another width."""
        if self._w:
            self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self.setScale(w / self._w)
            self.setPos(middle + self._corner * w)
