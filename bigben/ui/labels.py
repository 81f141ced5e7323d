"""Labels that several windows have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel

from bigben.ui import lettering


def heading(text: str) -> QLabel:
    """The heading of a part of a window."""
    label = QLabel(text)
    lettering.set_size(label, 1, QFont.Weight.DemiBold)
    return label


def make_selectable(label: QLabel) -> None:
    """Let a label's text be selected and copied, with the mouse and from the keyboard."""
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
