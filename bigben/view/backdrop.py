"""The panel that the waste lies on while it is fanned out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsPathItem

from bigben.view.heights import BACKDROP_Z
from bigben.view.outlines import rounded
from bigben.view.themes import Theme

_LINE: Final = 0.02
"""The width of its edge, in card widths."""
_ROUNDNESS: Final = 3
"""How much rounder its corners are than a card's."""


class Backdrop(QGraphicsPathItem):
    """A dark or light panel, as the table is, that keeps what lies below out of sight."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(BACKDROP_Z)
        self.hide()

    def show_behind(self, rect: QRectF, w: float, theme: Theme) -> None:
        """Lie here; nowhere, if the rectangle is empty. ``w`` is the width of a card."""
        self.setVisible(not rect.isEmpty())
        if rect.isEmpty():
            return
        self.setBrush(theme.edge)
        self.setPen(QPen(theme.ring, max(1.0, _LINE * w)))
        self.setPath(rounded(rect, _ROUNDNESS * w))
