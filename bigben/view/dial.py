"""The table's still picture: the ground, and the dial with its ring, minute track and numerals."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen, QRadialGradient

from bigben.engine import HOURS
from bigben.view.geometry import Table
from bigben.view.themes import Theme

_NUMERALS: Final = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")
"""As clock faces have them: four strokes at 4 o'clock balance the eight."""

# All in card widths.
_RING_WIDTH: Final = 0.045
_MINUTE_LENGTH: Final = 0.055
_HOUR_LENGTH: Final = 0.1
_NUMERAL_HEIGHT: Final = 0.25


def paint_ground(painter: QPainter, table: Table, theme: Theme) -> None:
    """The table from its lit middle to its dim edges."""
    reach = math.hypot(table.size.width(), table.size.height()) / 2
    light = QRadialGradient(table.centre, reach)
    light.setColorAt(0, theme.centre)
    light.setColorAt(1, theme.edge)
    painter.fillRect(QRectF(QPointF(), table.size), QBrush(light))


def paint_dial(painter: QPainter, table: Table, theme: Theme) -> None:
    """The dial inside the foundations."""
    w = table.w
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = QRadialGradient(table.centre, table.ring_radius)
    light.setColorAt(0, theme.dial)
    light.setColorAt(1, theme.dial_edge)
    painter.setBrush(QBrush(light))
    painter.setPen(QPen(theme.ring, _RING_WIDTH * w))
    painter.drawEllipse(table.centre, table.ring_radius, table.ring_radius)
    outer = table.ring_radius - _RING_WIDTH * w / 2
    for minute in range(60):
        on_hour = minute % 5 == 0
        inner = outer - (_HOUR_LENGTH if on_hour else _MINUTE_LENGTH) * w
        angle = math.radians(minute * 6)
        way = QPointF(math.sin(angle), -math.cos(angle))
        painter.setPen(QPen(theme.ring, w * (0.03 if on_hour else 0.012)))
        painter.drawLine(table.centre + way * inner, table.centre + way * outer)
    font = QFont("serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(max(1, round(_NUMERAL_HEIGHT * w)))
    painter.setFont(font)
    painter.setPen(theme.numeral)
    for hour, numeral in zip(HOURS, _NUMERALS, strict=True):
        box = QRectF(0, 0, w, w)
        box.moveCenter(table.numeral_centre(hour))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, numeral)
