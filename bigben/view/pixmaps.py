"""Pictures that are painted for the screen's own pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem


def blank(size: QSize) -> QPixmap:
    """A picture of that many device pixels with nothing on it."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def paint_upon(
    item: QGraphicsPixmapItem, area: QRectF, ratio: float, paint: Callable[[QPainter], None]
) -> None:
    """Give an item the picture of an area of the view, on whole device pixels: it stays sharp.

    ``paint`` paints in the view's coordinates; ``ratio`` is how many device pixels a unit is.
    """
    pixels = QRectF(area.topLeft() * ratio, area.size() * ratio).toAlignedRect()
    picture = blank(pixels.size())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-pixels.topLeft())
    painter.scale(ratio, ratio)
    paint(painter)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    item.setPixmap(picture)
    item.setPos(QPointF(pixels.topLeft()) / ratio)
