"""What all the questions before a loss have in common."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget


class Question(QMessageBox):
    """Asks before something is done that a game is lost by. Enter and Escape keep the game.

    Attributes:
        keep: the button that keeps the game.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.keep = self.addButton(self.tr("Keep playing"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.keep)

    def offer(self, words: str) -> QPushButton:
        """Add the other button. It has no letter for the keyboard: one could be struck in passing.

        Args:
            words: what it does.
        """
        button = self.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
        self.setTabOrder(button, self.keep)
        return button

    def ask(self) -> bool:
        """Wait for the answer: whether the player chose what is offered."""
        self.exec()
        self.deleteLater()
        return self.clickedButton() not in (None, self.keep)
