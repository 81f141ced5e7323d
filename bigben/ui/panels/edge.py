"""The edge of what lies on the table or beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

_ALPHA: Final = 0.22
_ALPHA_ON_BLACK: Final = 0.7
"""The edge must be seen by itself there: no shadow is, and no other shade of the ground."""


def edge_colour(palette: QPalette) -> QColor:
    """A line that can be told from windows of these colours, whatever lies around them."""
    edge = palette.windowText().color()
    edge.setAlphaF(_ALPHA if palette.window().color().lightness() else _ALPHA_ON_BLACK)
    return edge


def paint_edge(widget: QWidget) -> None:
    """Paint an edge around a widget; to be called when it paints itself.

    The style's own frames have a shade of the window's colour, and black has none.
    """
    painter = QPainter(widget)
    painter.setPen(QPen(edge_colour(widget.palette()), 1))
    painter.drawRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
