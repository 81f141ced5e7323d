"""The mark of the place that the keyboard is at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

_Z: Final = 30_000.0
"""Above all cards, those in the air and in hand as well."""
LIGHT: Final = QColor("#ffffff")
DARK: Final = QColor("#101418")
"""One of the two stands out from whatever lies below: from any colour by 3 to 1 or more."""

# All in card widths.
_OUTSET: Final = 0.05
_ARM: Final = 0.3
_LIGHT_WIDTH: Final = 0.055
_DARK_WIDTH: Final = 0.13


class FocusMark(QGraphicsPathItem):
    """Four brackets round a place, with cards or empty: a shape that no other mark has."""

    def __init__(self) -> None:
        super().__init__()
        self._light = QGraphicsPathItem(self)
        for item in (self, self._light):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(_Z)
        self.setVisible(False)

    def frame(self, around: QRectF, w: float) -> None:
        """Put the brackets round a rectangle of a table whose cards are ``w`` pixels wide."""
        path = _brackets(around.adjusted(*(side * _OUTSET * w for side in (-1, -1, 1, 1))), w)
        for item, colour, width in (
            (self, DARK, max(4.0, _DARK_WIDTH * w)),
            (self._light, LIGHT, max(2.0, _LIGHT_WIDTH * w)),
        ):
            cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            item.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, cap, join))
            item.setPath(path)


def _brackets(rect: QRectF, w: float) -> QPainterPath:
    path = QPainterPath()
    arm = _ARM * w
    for corner, across, down in (
        (rect.topLeft(), arm, arm),
        (rect.topRight(), -arm, arm),
        (rect.bottomRight(), -arm, -arm),
        (rect.bottomLeft(), arm, -arm),
    ):
        path.moveTo(corner + QPointF(across, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, down))
    return path
