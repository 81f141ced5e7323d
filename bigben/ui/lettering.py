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
    """Set a widget's letters in proportion to the size that it would have by itself.

    When the letters of the program become larger or smaller, so do these.
    """
    _Lettering(widget, size, weight)


class _Lettering(QObject):
    """Keeps a widget's letters in proportion to those around it; the widget keeps it."""

    _around: QWidget | None = None
    # Of the class, as events still come when Python has taken the object's own things away:
    # its collector takes a closed dialog apart before Qt does.

    def __init__(self, widget: QWidget, size: float, weight: QFont.Weight) -> None:
        super().__init__(widget)
        self._size = size
        self._weight = weight
        self._apply()
        self._follow()
        widget.installEventFilter(self)

    @property
    def _widget(self) -> QWidget:
        widget = self.parent()
        assert isinstance(widget, QWidget)
        return widget

    def _apply(self) -> None:
        font = scaled(QApplication.font(self._widget), self._size)
        font.setWeight(self._weight)
        self._widget.setFont(font)

    def _follow(self) -> None:
        """Listen to the widget around: one with letters of its own is not told of others."""
        if self._around is not None:
            self._around.removeEventFilter(self)
        self._around = self._widget.parentWidget()
        if self._around is not None:
            self._around.installEventFilter(self)

    # Overridden

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the letters around, and into another widget."""
        if watched is self.parent() and event.type() is QEvent.Type.ParentChange:
            self._follow()
        elif watched is self._around and event.type() is QEvent.Type.FontChange:
            self._apply()
        return super().eventFilter(watched, event)
