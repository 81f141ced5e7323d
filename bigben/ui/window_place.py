"""Where the window was, and that it comes back to where it can be seen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QMainWindow

from bigben.settings.preferences import Preferences

_FIRST_SIZE = QSize(1280, 800)
_FRAME_PX = QSize(16, 48)
"""Room for the frame that the window manager will put around a window not yet shown."""
_SEEN_PX = 64
"""How much of the window's title must lie on a screen to be caught with the pointer."""


def restore_place(window: QMainWindow, preferences: Preferences) -> None:
    """Put the window where it was, on a screen that exists, maximised if it was."""
    geometry = preferences.window()
    if geometry is None or not window.restoreGeometry(geometry):
        available = window.screen().availableGeometry()
        window.resize(_FIRST_SIZE.boundedTo(available.size() - _FRAME_PX))
        return
    # Qt moves a window whose screen is gone, but not one that lies off the edge of the one left.
    title = QRect(window.pos(), QSize(window.width(), _SEEN_PX))
    screens = [screen.availableGeometry() for screen in window.screen().virtualSiblings()]
    if not any(_shared_width(title, screen) >= _SEEN_PX for screen in screens):
        available = window.screen().availableGeometry()
        size = window.size().boundedTo(available.size())
        window.setGeometry(QRect(available.topLeft(), size))


def save_place(window: QMainWindow, preferences: Preferences) -> None:
    """Remember where the window is."""
    preferences.set_window(window.saveGeometry())


def _shared_width(title: QRect, screen: QRect) -> int:
    shared = title & screen
    return 0 if shared.isEmpty() else shared.width()
