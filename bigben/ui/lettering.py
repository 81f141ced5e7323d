"""Titles and large figures: letters larger than those around them, in proportion to them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from bigben.ui.font_sizes import scaled

TITLE: Final = 2.0
"""The size of a title, in sizes of the letters around it."""
FIGURE: Final = 1.7
SMALL: Final = 0.9


def set_size(widget: QWidget, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> None:
    """Set a widget's letters in proportion to the size that it would have of itself.

    When the letters of the program become larger or smaller, so do these.
    """
    _Lettering(widget, size, weight)


class _Lettering(QObject):
    """Keeps a widget's letters in proportion; the widget keeps it."""

    def __init__(self, widget: QWidget, size: float, weight: QFont.Weight) -> None:
        super().__init__(widget)
        self._widget = widget
        self._size = size
        self._weight = weight
        self._apply()
        widget.installEventFilter(self)

    def _apply(self) -> None:
        font = scaled(QApplication.font(self._widget), self._size)
        font.setWeight(self._weight)
        self._widget.setFont(font)

    # Overridden

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the program's letters."""
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._apply()
        return super().eventFilter(watched, event)
