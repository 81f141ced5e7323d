"""A clock in outline: the game's sign on panels."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

_LINE: Final = 0.035
"""All measures are in radii of the dial."""
_TICK_FROM: Final = 0.82
_TICK_TO: Final = 0.93
_HANDS: Final = ((10, 0.42), (2, 0.62))
"""The hour that each hand points to, and its length: ten past ten, as in a shop window."""


def paint_clock(
    painter: QPainter, centre: QPointF, radius: float, colour: QColor, *, hands: bool
) -> None:
    """Paint a dial with a tick at each hour; one without hands stands still."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.6, _LINE * radius), c=Qt.PenCapStyle.RoundCap))
    painter.translate(centre)
    painter.drawEllipse(QPointF(), radius, radius)
    for hour in range(12):
        painter.drawLine(_towards(hour, _TICK_FROM * radius), _towards(hour, _TICK_TO * radius))
    if hands:
        for hour, length in _HANDS:
            painter.drawLine(QPointF(), _towards(hour, length * radius))
    painter.restore()


def _towards(hour: int, distance: float) -> QPointF:
    angle = radians(30 * hour)
    return QPointF(sin(angle), -cos(angle)) * distance
