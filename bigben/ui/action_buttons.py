"""What Qt's tool buttons need to live long with actions that change often."""

from __future__ import annotations

from PySide6.QtCore import SIGNAL, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton


def let_go_of_changes(button: QToolButton, action: QAction) -> None:
    """Undo what the last change of its action has connected a button with.

    To follow an action's menu, Qt 6.11 connects the button once more with every change of the
    action, and takes none of it back: each change is slower than the one before, and leaves 144
    bytes. Everything else reaches the button without; so this is for actions without a menu.
    """
    # No slot means every one of the button's; the stubs do not know that.
    QObject.disconnect(action, SIGNAL("changed()"), button, None)  # type: ignore[call-overload]
