"""The backs of the cards."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from bigben.view.face_styles import CARD_HEIGHT, CARD_WIDTH, CORNER_RADIUS

_BORDER: Final = 9.0
_GOLD: Final = "#e0b65c"


class Back(Enum):
    """A design for the backs; the value is its name in preferences."""

    CLOCK = "clock"
    BRICKS = "bricks"
    GEARS = "gears"


_GROUNDS: Final = {Back.CLOCK: "#233a6b", Back.BRICKS: "#7a2733", Back.GEARS: "#1f5348"}


def draw_back(painter: QPainter, back: Back) -> None:
    """Print ``back`` on the paper that ``painter`` stands on, in card units."""
    field = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT).adjusted(_BORDER, _BORDER, -_BORDER, -_BORDER)
    radius = CORNER_RADIUS - 5
    painter.setPen(QPen(QColor(_GOLD), 2.5))
    painter.setBrush(QColor(_GROUNDS[back]))
    painter.drawRoundedRect(field, radius, radius)
    middle = QPointF(CARD_WIDTH / 2, CARD_HEIGHT / 2)
    painter.drawEllipse(middle, 84, 84)
    painter.drawEllipse(middle, 68, 68)
    for hour in range(12):
        ray = QLineF.fromPolar(84, hour * 30)
        outer = ray.p2()
        painter.drawLine(middle + outer * (68 / 84), middle + outer)
    painter.setPen(QPen(QColor(_GOLD), 6))
    for length, angle in ((38, math.pi / 6), (56, math.pi)):
        tip = QPointF(length * math.sin(angle), -length * math.cos(angle))
        painter.drawLine(middle, middle + tip)
