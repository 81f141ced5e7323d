"""Painting a rounded panel with a soft shadow around it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen

from bigben.ui.panels.edge import edge_colour

SHADOW_PX: Final = 18
"""How far the shadow reaches; the panel lies that far within its rectangle."""

_DROP_PX: Final = 4
_CORNER_PX: Final = 14
_SHADOW_ALPHA: Final = 7
# Of each of the SHADOW_PX shapes that lie upon each other: the shadow thins out towards its edge.


def paint_panel(painter: QPainter, room: QRectF, palette: QPalette) -> None:
    """Paint a panel in the palette's colours, its shadow included, within a rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    panel = room.adjusted(SHADOW_PX, SHADOW_PX, -SHADOW_PX, -SHADOW_PX)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, _SHADOW_ALPHA))
    for reach in range(SHADOW_PX - _DROP_PX, 0, -1):
        shadow = panel.adjusted(-reach, -reach, reach, reach).translated(0, _DROP_PX)
        painter.drawRoundedRect(shadow, _CORNER_PX + reach, _CORNER_PX + reach)
    painter.setBrush(palette.window())
    painter.setPen(QPen(edge_colour(palette), 1))
    painter.drawRoundedRect(panel.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER_PX, _CORNER_PX)
