"""A small bar in a corner of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLayout

from bigben.engine import PLACES
from bigben.ui.panels.edge import edge_colour
from bigben.ui.panels.overlay import Overlay
from bigben.view.geometry import overlap
from bigben.view.table_view import TableView

_EDGE_PX: Final = 6
"""Between the bar and the table's edges."""
_CORNER_PX: Final = 8


class CornerBar(Overlay):
    """Lies in a corner where it covers no card; the game can be played on meanwhile."""

    def __init__(self, table: TableView, width_px: int) -> None:
        """``width_px`` is how wide it is, unless what it holds needs more."""
        super().__init__(table)
        self._table = table
        self._scene = table.table_scene
        self._width_px = width_px

    def place(self) -> QRect:
        """In the lower corner where lines begin, or the next that has no cards, or the fewest."""
        room = self._table.viewport().geometry()
        room.adjust(_EDGE_PX, _EDGE_PX, -_EDGE_PX, -_EDGE_PX)
        layout = self.layout()
        assert isinstance(layout, QLayout)
        layout.activate()
        width = min(max(self._width_px, layout.totalMinimumSize().width()), room.width())
        wanted = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
        height = min(max(wanted, layout.totalMinimumSize().height()), room.height())
        return min(self._corners(room, width, height), key=self.covered)

    def covered(self, place: QRect) -> float:
        """How much of the places with cards would lie below, in square pixels."""
        scene = self._scene
        return sum(
            overlap(QRectF(place), scene.area(each)) for each in PLACES if scene.items_at(each)
        )

    def _corners(self, room: QRect, width: int, height: int) -> Iterator[QRect]:
        left, right = room.left(), room.right() + 1 - width
        begin, end = (left, right) if self.isLeftToRight() else (right, left)
        for top in (room.bottom() + 1 - height, room.top()):
            for side in (begin, end):
                yield QRect(side, top, width, height)

    # Overridden

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, with round corners as all that lies on the table has."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().window())
        painter.setPen(QPen(edge_colour(self.palette()), 1))
        outline = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(outline, _CORNER_PX, _CORNER_PX)
