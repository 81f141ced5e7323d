"""Titles and large figures: letters larger than the system's, in proportion to them."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

TITLE: Final = 2.0
"""The size of a title, in sizes of the letters around it."""
FIGURE: Final = 1.7
SMALL: Final = 0.9


def set_size(widget: QWidget, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> None:
    """Set a widget's letters in proportion to the size that it would have of itself."""
    font = widget.font()
    if font.pixelSize() > 0:
        font.setPixelSize(round(font.pixelSize() * size))
    else:
        font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(weight)
    widget.setFont(font)
