"""What charts are drawn with: lines on whole pixels, round numbers, inks of the palette."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette

_GRID: Final = 0.16
_AXIS: Final = 0.6
_BAND: Final = 0.22
"""How much of an ink is in the ground under it."""


def draw_level(painter: QPainter, y: float, left: float, right: float, ink: QColor) -> None:
    """Draw a level line, a pixel of the layout thick and whole pixels of the screen."""
    top, thick = _whole(painter, y)
    painter.fillRect(QRectF(left, top, right - left, thick), ink)


def draw_upright(painter: QPainter, x: float, top: float, bottom: float, ink: QColor) -> None:
    """Draw an upright line, a pixel of the layout thick and whole pixels of the screen."""
    left, thick = _whole(painter, x)
    painter.fillRect(QRectF(left, top, thick, bottom - top), ink)


def draw_text(painter: QPainter, at: QPointF, text: str, align: Qt.AlignmentFlag) -> None:
    """Draw a text left or right of a point, or centred on it; its middle is at the height."""
    width = painter.fontMetrics().horizontalAdvance(text)
    height = painter.fontMetrics().height()
    left = at.x()
    if align is Qt.AlignmentFlag.AlignRight:
        left -= width
    elif align is Qt.AlignmentFlag.AlignHCenter:
        left -= width / 2
    place = QRectF(left, at.y() - height / 2, width + 1, height)
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text)


def draw_title(painter: QPainter, room: QRectF, text: str) -> None:
    """Draw a text in a corner, cut short if there is no room for all of it."""
    elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, elided)


def grid_ink(palette: QPalette) -> QColor:
    """For lines that only guide the eye."""
    return _faint(palette.windowText().color(), _GRID)


def axis_ink(palette: QPalette) -> QColor:
    """For lines that something stands on, and edges of what is filled."""
    return _faint(palette.windowText().color(), _AXIS)


def band_ink(palette: QPalette) -> QColor:
    """For an area behind a line."""
    return _faint(palette.accent().color(), _BAND)


def round_step(most: float, steps: int) -> int:
    """The least of 1, 2, 5, 10, 20, 50, … that reaches a number in that many steps.

    >>> [round_step(most, 4) for most in (0, 4, 5, 17, 81, 30_000)]
    [1, 1, 2, 5, 50, 10000]
    """
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power * steps >= most:
                return digit * power
        power *= 10


def _faint(ink: QColor, strength: float) -> QColor:
    faint = QColor(ink)
    faint.setAlphaF(strength)
    return faint


def _whole(painter: QPainter, middle: float) -> tuple[float, float]:
    """Where a line around a place begins, and how thick it is."""
    scale = painter.device().devicePixelRatio()
    thick = max(round(scale), 1) / scale
    return round((middle - thick / 2) * scale) / scale, thick
