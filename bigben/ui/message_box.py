"""A sentence in a box of its own, which the player closes."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from bigben.ui.button_box import take_icons


def tell(window: QWidget | None, title: str, sentence: str, *, warns: bool = False) -> None:
    """Say a sentence, and wait until the box is closed; ``warns`` of what went wrong."""
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning if warns else QMessageBox.Icon.Information)
    box.setWindowTitle(title)
    box.setText(sentence)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    take_icons(box.buttons())
    box.exec()
    box.deleteLater()
