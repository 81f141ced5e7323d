"""Where the window was, where others lie beside it, and that all of them can be seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QMainWindow, QWidget

from bigben.settings.preferences import Preferences

_FIRST_SIZE: Final = QSize(1280, 800)
_FRAME_PX: Final = QSize(16, 48)
"""Room for the frame that the window manager will put around a window not yet shown."""
_SEEN_PX: Final = 64
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


def place_beside(companion: QWidget, window: QWidget) -> None:
    """Put a window that is yet to be shown beside another, on the side with more room.

    Where there is not enough of it, it lies over as little of the other as it can.
    """
    companion.adjustSize()
    screen, around = window.screen().availableGeometry(), window.frameGeometry()
    frame = companion.size() + (around.size() - window.size())
    on_left, on_right = around.left() - screen.left(), screen.right() - around.right()
    right_is_better = on_right >= frame.width() or on_right >= on_left
    left = around.right() + 1 if right_is_better else around.left() - frame.width()
    left = min(left, screen.right() + 1 - frame.width())
    top = min(around.top(), screen.bottom() + 1 - frame.height())
    companion.move(max(left, screen.left()), max(top, screen.top()))


def keep_on_screen(window: QWidget) -> None:
    """Move a window that has grown over an edge of its screen, no farther than it must."""
    screen, frame = window.screen().availableGeometry(), window.frameGeometry()
    left = max(min(frame.left(), screen.right() + 1 - frame.width()), screen.left())
    top = max(min(frame.top(), screen.bottom() + 1 - frame.height()), screen.top())
    if (left, top) != (frame.left(), frame.top()):
        window.move(left, top)


def _shared_width(title: QRect, screen: QRect) -> int:
    shared = title & screen
    return 0 if shared.isEmpty() else shared.width()
