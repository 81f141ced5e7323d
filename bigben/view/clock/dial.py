"""The table's still picture: the ground, and the dial with its ring and minute track."""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPen, QPixmap, QRadialGradient

from bigben.engine import HOURS
from bigben.view import measures
from bigben.view.geometry import Table, dial_direction
from bigben.view.themes import Theme, faded

# All in card widths.
_RING_WIDTH: Final = 0.045
_TRACK_WIDTH: Final = 0.012
_HOUR_MARK_WIDTH: Final = 0.05
_MINUTE_MARK_WIDTH: Final = 0.014
_LINE_WIDTH: Final = 0.012
_HALO_REACH: Final = 1.5
_MIDDLE_RADIUS: Final = 1.38
"""The thin ring inside the numerals; the engraved rays fill it."""
_RAYS: Final = 48
_TRACERY_RADII: Final = (measures.FOUNDATION_RADIUS, measures.TABLEAU_RADIUS, 6.2, 8.4)

_GRAIN_SIDE: Final = 128
_GRAIN_MOST: Final = 9
"""The strongest speck, of 255: grain hides the steps of the ground's shading."""


def paint_ground(painter: QPainter, table: Table, theme: Theme) -> None:
    """The table from its lit middle to its dim edges, with the light that the dial sheds."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # a third of the time
    whole = QRectF(QPointF(), table.size)
    reach = math.hypot(table.size.width(), table.size.height()) / 2
    light = QRadialGradient(table.centre, reach)
    light.setColorAt(0, theme.centre)
    light.setColorAt(1, theme.edge)
    painter.fillRect(whole, QBrush(light))
    if theme.centre != theme.edge:
        grain = _grain()
        grain.setDevicePixelRatio(painter.device().devicePixelRatio())
        painter.drawTiledPixmap(whole, QPixmap.fromImage(grain))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_tracery(painter, table, theme)
    outer = table.ring_radius * _HALO_REACH
    halo = QRadialGradient(table.centre, outer)
    halo.setColorAt(1 / _HALO_REACH, theme.halo)
    halo.setColorAt((1 + 1 / _HALO_REACH) / 2, faded(theme.halo, 0.3))
    halo.setColorAt(1, faded(theme.halo, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(table.centre, outer, outer)


def paint_dial(painter: QPainter, table: Table, theme: Theme) -> None:
    """The dial inside the foundations, without its numerals."""
    w, centre, radius = table.w, table.centre, table.ring_radius
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, theme.dial)
    light.setColorAt(1, theme.dial_edge)
    painter.setBrush(light)
    painter.setPen(QPen(theme.ring, _RING_WIDTH * w))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    track = measures.TRACK_RADIUS * w
    painter.setPen(QPen(theme.ring, max(1.0, _TRACK_WIDTH * w)))
    painter.drawEllipse(centre, track, track)
    for minute in range(60):
        width = _MINUTE_MARK_WIDTH if minute % 5 else _HOUR_MARK_WIDTH
        pen = QPen(theme.ring, max(1.0, width * w))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        way = dial_direction(minute * 6)
        painter.drawLine(centre + way * track, centre + way * radius)
    painter.setPen(QPen(theme.tracery, max(1.0, _LINE_WIDTH * w)))
    middle = _MIDDLE_RADIUS * w
    painter.drawEllipse(centre, middle, middle)
    for ray in range(_RAYS):
        way = dial_direction(ray * 360 / _RAYS)
        painter.drawLine(centre + way * middle * 0.12, centre + way * middle)


def _paint_tracery(painter: QPainter, table: Table, theme: Theme) -> None:
    """Rings through the foundations and around the piles, and a ray for each hour."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.tracery, max(1.0, _LINE_WIDTH * table.w)))
    for radius in _TRACERY_RADII:
        across = radius * table.w
        inner = radius == measures.FOUNDATION_RADIUS
        stretch = table.inner_stretch if inner else table.stretch
        painter.drawEllipse(table.centre, across, across * stretch)
    far = table.size.width() + table.size.height()
    for hour in HOURS:
        for turn in (0, 15):
            way = dial_direction(30 * hour + turn)
            painter.drawLine(table.centre + way * table.ring_radius, table.centre + way * far)


def _grain() -> QImage:
    """Dark specks to tile the ground with; always the same ones."""
    count = _GRAIN_SIDE * _GRAIN_SIDE
    weaker = bytes(value * _GRAIN_MOST // 255 for value in range(256))
    specks = random.Random(12).randbytes(count).translate(weaker)
    image = QImage(specks, _GRAIN_SIDE, _GRAIN_SIDE, _GRAIN_SIDE, QImage.Format.Format_Alpha8)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
