"""Rings and arrows over the cards: they point something out, and are seen on any of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from bigben.view.flights import bow
from bigben.view.heights import POINTERS_Z
from bigben.view.outlines import rounded

# In card widths.
_WIDTH: Final = 0.05
_EDGE: Final = 0.03
"""How far the casing reaches beyond each side of a line."""
_REACH: Final = 0.02
"""How far a ring lies outside its card."""
_DASHES: Final = (2.6, 1.7)
"""A dash and a space of a dashed line, for a line of width 1."""
_HEAD: Final = 0.2
"""The length of an arrow's head."""
_INSET: Final = 0.3
"""How far from the middle of its card an arrow begins."""


class Pointers:
    """Rings around cards and arrows between them, in one colour that is cased in another."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._edge = QGraphicsPathItem()
        self._line = QGraphicsPathItem()
        for item in (self._edge, self._line):
            item.setZValue(POINTERS_Z)
            scene.addItem(item)
        self.hide()

    @property
    def shown(self) -> bool:
        """Whether anything is pointed out."""
        return self._line.isVisible()

    def show(
        self,
        rects: Iterable[QRectF],
        w: float,
        colour: QColor,
        casing: QColor,
        arrows: Sequence[tuple[QPointF, QPointF]] = (),
        *,
        dashed: bool = False,
    ) -> None:
        """Ring these rectangles and draw arrows from points to points; ``w``: a card's width.

        A line of ``colour`` that is cased shows on cards as well as on the table.
        """
        path = QPainterPath()
        grown = _REACH * w
        for rect in rects:
            path.addPath(rounded(rect.adjusted(-grown, -grown, grown, grown), w))
        for start, end in arrows:
            path.addPath(_arrow(start, end, w))
        for item, width, pen_colour in (
            (self._edge, _WIDTH + 2 * _EDGE, casing),
            (self._line, _WIDTH, colour),
        ):
            pen = QPen(pen_colour, max(1.0, width * w))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if dashed and item is self._line:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern(_DASHES)
            item.setPen(pen)
            item.setPath(path)
            item.setVisible(not path.isEmpty())

    def hide(self) -> None:
        """Point out nothing any more."""
        self._edge.hide()
        self._line.hide()


def _arrow(start: QPointF, end: QPointF, w: float) -> QPainterPath:
    """An arrow that bends as the way of a card does."""
    path = QPainterPath()
    length = QLineF(start, end).length()
    if length < (_INSET + _HEAD) * w:
        return path
    way = (end - start) / length
    start = start + way * (_INSET * w)
    # A curve of the second degree passes its middle half as far out as its handle lies.
    handle = (start + end) / 2 + bow(start, end, w) * 2
    path.moveTo(start)
    path.quadTo(handle, end)
    back = QLineF(end, handle)
    back.setLength(_HEAD * w)
    for angle in (-28, 28):
        side = QLineF(back)
        side.setAngle(back.angle() + angle)
        path.moveTo(end)
        path.lineTo(side.p2())
    return path
