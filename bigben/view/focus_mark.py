"""The mark of the place that the keyboard is at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from bigben.view.heights import FOCUS_MARK_Z

LIGHT: Final = QColor("#ffffff")
DARK: Final = QColor("#101418")
"""One of the two stands out from whatever lies below: from any colour by 3 to 1 or more."""

# All in card widths.
_OUTSET: Final = 0.06
_ARM: Final = 0.36
_LIGHT_WIDTH: Final = 0.075
_DARK_WIDTH: Final = 0.17
_FRAME_LIGHT_WIDTH: Final = 0.022
_FRAME_DARK_WIDTH: Final = 0.06
"""The thin frame that joins the brackets."""


class FocusMark(QGraphicsPathItem):
    """A frame with bold corners round a place, with cards or empty: no other mark has those."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = [self, *(QGraphicsPathItem(self) for _ in range(3))]
        self.setZValue(FOCUS_MARK_Z)
        self.setVisible(False)

    def frame(self, around: QRectF, view: QRectF, w: float) -> None:
        """Put it round a rectangle of a table whose cards are ``w`` pixels wide.

        It lies within ``view`` as a whole, and where there is no room, over the cards.
        """
        outset, inside = _OUTSET * w, _DARK_WIDTH * w / 2
        rect = around.adjusted(-outset, -outset, outset, outset)
        rect &= view.adjusted(inside, inside, -inside, -inside)
        frame = QPainterPath()
        frame.addRect(rect)
        brackets = _brackets(rect, w)
        for item, path, colour, width in zip(
            self._lines,
            (frame, brackets, frame, brackets),
            (DARK, DARK, LIGHT, LIGHT),
            (
                max(3.0, _FRAME_DARK_WIDTH * w),
                max(6.0, _DARK_WIDTH * w),
                max(1.0, _FRAME_LIGHT_WIDTH * w),
                max(2.0, _LIGHT_WIDTH * w),
            ),
            strict=True,
        ):
            item.setPen(
                QPen(
                    colour,
                    width,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.SquareCap,
                    Qt.PenJoinStyle.MiterJoin,
                )
            )
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
