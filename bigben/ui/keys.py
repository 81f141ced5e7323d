"""Shortcuts by physical key, for layouts whose letters are not Latin.

Under a Cyrillic layout neither a plain letter nor Ctrl with one reaches a shortcut, since Qt
compares the letters that the keys type. The key in the same place of a Latin keyboard is meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

_XKB_OFFSET: Final = 8
# X11 and Wayland number keys as the Linux kernel does, plus 8; Windows' scan codes of these
# keys are the kernel's numbers. (linux/input-event-codes.h)
_ROWS: Final = {2: "1234567890-=", 16: "QWERTYUIOP[]", 30: "ASDFGHJKL;'", 44: "ZXCVBNM,./"}
_KEYS: Final = {
    first + offset: Qt.Key(ord(letter))
    for first, letters in _ROWS.items()
    for offset, letter in enumerate(letters)
}
_MODIFIERS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def latin_key(event: QKeyEvent) -> QKeyCombination | None:
    """The key that an American keyboard has where the pressed one is, with its modifiers.

    None where that is not known: on macOS, and for keys that are no letters, digits or signs.
    """
    if sys.platform == "darwin":
        return None
    offset = 0 if sys.platform == "win32" else _XKB_OFFSET
    key = _KEYS.get(event.nativeScanCode() - offset)
    return None if key is None else QKeyCombination(event.modifiers() & _MODIFIERS, key)


def trigger_by_place(event: QKeyEvent, actions: Iterable[QAction]) -> bool:
    """Trigger the action whose shortcut the pressed key has by its place, if there is one."""
    key = latin_key(event)
    if key is None:
        return False
    sequence = QKeySequence(key)
    for action in actions:
        if sequence in action.shortcuts() and action.isEnabled():
            if not event.isAutoRepeat() or action.autoRepeat():
                action.trigger()
            return True
    return False
