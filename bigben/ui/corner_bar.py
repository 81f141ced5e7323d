"""A small bar in a corner of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLayout, QWidget

from bigben.ui.overlay import Overlay

_EDGE_PX: Final = 6
"""Between the bar and the table's edges."""


class CornerBar(Overlay):
    """Lies in the lower corner where lines begin; the game can be played on meanwhile."""

    def __init__(self, table: QWidget, width_px: int) -> None:
        """``width_px`` is how wide it is, unless what it holds needs more."""
        super().__init__(table)
        self._width_px = width_px
        self.setAutoFillBackground(True)
        self.setFrameShape(Overlay.Shape.StyledPanel)

    def place(self) -> QRect:
        """In the lower corner of the table where lines begin: no pile lies there in a wide view."""
        room = super().place().adjusted(_EDGE_PX, _EDGE_PX, -_EDGE_PX, -_EDGE_PX)
        layout = self.layout()
        assert isinstance(layout, QLayout)
        layout.activate()
        width = min(max(self._width_px, layout.totalMinimumSize().width()), room.width())
        wanted = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
        height = min(max(wanted, layout.totalMinimumSize().height()), room.height())
        left = room.left() if self.isLeftToRight() else room.right() + 1 - width
        return QRect(left, room.bottom() + 1 - height, width, height)
