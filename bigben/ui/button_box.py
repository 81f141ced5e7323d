"""Buttons that every program has, for rows below dialogs and for boxes with a message."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox


def button_box(buttons: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """A row of such buttons, without icons."""
    box = QDialogButtonBox(buttons)
    take_icons(box.buttons())
    return box


def take_icons(buttons: Iterable[QAbstractButton]) -> None:
    """Take away the icons that some desktops give such buttons.

    Those are drawn for light windows, and the buttons beside them, which are ours, have none.
    """
    for button in buttons:
        button.setIcon(QIcon())
