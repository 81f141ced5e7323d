"""A panel that lies over another widget and follows its size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QPushButton, QWidget

_BUTTON_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Overlay(QFrame):
    """Lies over its parent; hidden at first.

    It takes the keyboard when it appears, so that Tab leads to its buttons and a screen reader
    tells of it, and gives it back to its parent. The window's shortcuts go on working.

    Attributes:
        takes_escape: whether Escape is meant for it while it has the keyboard.
    """

    takes_escape = False

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
        give_keyboard_back(self, self._below)
        self.hide()

    def retranslate(self) -> None:
        """Show all texts in the language that is spoken now, also for the first time."""

    def escape(self) -> None:
        """What Escape does."""
        self.dismiss()

    def place(self) -> QRect:
        """Where it lies, in its parent's coordinates: all over the parent, if not overridden."""
        return self._below.rect()

    # Overridden

    def event(self, event: QEvent) -> bool:
        """Take what is meant here before it is one of the window's shortcuts."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (self._is_escape(event) or self._presses_button(event))
        ):
            event.accept()
            return True
        taken = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and not self.isHidden():
            self.setGeometry(self.place())  # its words, or their size, have changed
        return taken

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what Escape does here."""
        if self._is_escape(event):
            self.escape()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if watched is self._below and event.type() is QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self.place())
        return super().eventFilter(watched, event)

    def _is_escape(self, event: QKeyEvent) -> bool:
        return self.takes_escape and event.matches(QKeySequence.StandardKey.Cancel)

    def _presses_button(self, event: QKeyEvent) -> bool:
        focus = QApplication.focusWidget()
        return event.key() in _BUTTON_KEYS and isinstance(focus, QAbstractButton)


def give_keyboard_back(panel: QWidget, below: QWidget) -> None:
    """Let a widget below have the keyboard, if a panel has it that is about to be hidden.

    Once it is hidden Qt would pass the keyboard on as Tab does, and the table, to which somebody
    plays with the pointer, would mark where the keyboard has come.
    """
    focus = panel.window().focusWidget()
    if focus is not None and (focus is panel or panel.isAncestorOf(focus)):
        below.setFocus()


def push_button(text: str = "") -> QPushButton:
    """A button that Enter presses too, also outside a dialog."""
    button = QPushButton(text)
    button.setAutoDefault(True)
    return button
