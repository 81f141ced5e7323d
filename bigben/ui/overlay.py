"""A panel that lies over another widget and follows its size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QPushButton, QWidget

_BUTTON_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Overlay(QFrame):
    """Lies over its parent; hidden at first.

    It takes the keyboard when it appears, so that Tab leads to its buttons and a screen reader
    tells of it, and gives it back to its parent. The window's shortcuts go on working.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        parent.installEventFilter(self)

    def appear(self) -> None:
        """Lie over the parent from now on."""
        self.setGeometry(self.place())
        self.show()
        self.raise_()
        self.setFocus()

    def dismiss(self) -> None:
        """Go away."""
        focus = self.window().focusWidget()
        had_focus = focus is not None and (focus is self or self.isAncestorOf(focus))
        self.hide()
        if had_focus:
            self._below.setFocus()

    def place(self) -> QRect:
        """Where it lies, in its parent's coordinates: all over the parent, if not overridden."""
        return self._below.rect()

    # Overridden

    def event(self, event: QEvent) -> bool:
        """Keep the keys that press a button from being the window's shortcuts meanwhile."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in _BUTTON_KEYS
            and isinstance(QApplication.focusWidget(), QAbstractButton)
        ):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if watched is self._below and event.type() is QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self.place())
        return super().eventFilter(watched, event)


def push_button(text: str) -> QPushButton:
    """A button that Enter presses too, also outside a dialog."""
    button = QPushButton(text)
    button.setAutoDefault(True)
    return button
