"""Shortcuts by physical key, for layouts whose letters are not Latin.

Under a Cyrillic layout neither a plain letter nor Ctrl with one reaches a shortcut, since Qt
compares the letters that the keys type. The key in the same place of a Latin keyboard is meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
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


class HeldKeys(QObject):
    """Keeps a key that is held down from asking again for what does not repeat.

    X11 sends a held key as releases and presses. Qt knows them for repeats only if both are in
    its queue at once, which is seldom so while the program is quick. But each such press has the
    very time of the release before it, which no finger can do. Install it on the window's
    ``QWindow``.
    """

    def __init__(self, actions: Iterable[QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._single = [action for action in actions if not action.autoRepeat()]
        self._released: tuple[int, int] | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what such a key sends, before any shortcut sees it."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        stroke = (event.timestamp(), event.nativeScanCode())
        if event.type() is QEvent.Type.KeyRelease:
            self._released = stroke
        elif stroke == self._released and self._asks_for_single(event):
            event.accept()
            return True
        return False

    def _asks_for_single(self, event: QKeyEvent) -> bool:
        keys = (event.keyCombination(), latin_key(event))
        sequences = [QKeySequence(key) for key in keys if key is not None]
        return any(
            sequence in action.shortcuts() for action in self._single for sequence in sequences
        )
