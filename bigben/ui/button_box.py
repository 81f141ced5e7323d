"""The row of buttons below a dialog."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def button_box(buttons: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Buttons that every program has, without the icons that some desktops give them.

    Those are drawn for light windows, and the buttons beside them, which are ours, have none.
    """
    box = QDialogButtonBox(buttons)
    for button in box.buttons():
        button.setIcon(QIcon())
    return box
