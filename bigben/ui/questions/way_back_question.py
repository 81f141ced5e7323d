"""Offering the way back from a lost position to one that can be won."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


class WayBackQuestion(QMessageBox):
    """Says that a position is lost, and asks whether to go back. Escape stays.

    Attributes:
        back, stay: the buttons.
    """

    def __init__(self, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Information)
        self.setWindowTitle(self.tr("Hint"))
        self.setText(sentence)
        self.back = self.addButton(self.tr("Go back there"), QMessageBox.ButtonRole.AcceptRole)
        self.stay = self.addButton(self.tr("Stay here"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.back)
        self.setEscapeButton(self.stay)


def wants_to_go_back(sentence: str, parent: QWidget | None = None) -> bool:
    """Ask, and wait for the answer. What is undone can be redone: nothing is lost by it."""
    question = WayBackQuestion(sentence, parent)
    question.exec()
    question.deleteLater()
    return question.clickedButton() is question.back
