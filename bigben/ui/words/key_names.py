"""Keys by the names that stand on them, and what they do by the names of menus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence

_LAST_USUAL: Final = Qt.Key.Key_F12.value
"""After it come the keys from F13 on, then those of browsers, players and telephones, and those
named Save, Copy or Undo; before it are all that type a sign or move something. (qnamespace.h)"""


def is_usual(sequence: QKeySequence) -> bool:
    """Whether most keyboards have the keys of a sequence.

    >>> is_usual(QKeySequence("Ctrl+Z")), is_usual(QKeySequence("F14"))
    (True, False)
    """
    keys = (sequence[index] for index in range(sequence.count()))  # type: ignore[index]
    return all(each.key().value <= _LAST_USUAL for each in keys)


def usual(action: QAction) -> list[QKeySequence]:
    """The keys of an action that most keyboards have; the first is the one to tell of."""
    return [sequence for sequence in action.shortcuts() if is_usual(sequence)]


def key_texts(sequences: Iterable[QKeySequence]) -> list[str]:
    """Keys as the platform writes them."""
    return [_key_text(each) for each in sequences]


def _key_text(sequence: QKeySequence) -> str:
    # Qt's own name of it may be a word of the game's: in Kazakh it is that for a gap.
    if sequence == QKeySequence(Qt.Key.Key_Space):
        return QCoreApplication.translate("KeyNames", "Space", "a key")
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def with_key(name: str, key: QKeySequence) -> str:
    """What something is called, and the key that does it, as the platform writes keys."""
    return name if key.isEmpty() else f"{name} ({_key_text(key)})"


def plain(text: str) -> str:
    """An action's text without the sign of its menu key and of its dialog.

    >>> plain("Save p&icture…")
    'Save picture'
    """
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
