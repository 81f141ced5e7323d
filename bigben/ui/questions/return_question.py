"""Asking before a saved game takes the place of the same game played further."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


class ReturnQuestion(QMessageBox):
    """Asks whether to go back to a saved state of the game. Enter and Escape keep it as it is.

    Attributes:
        back, keep: the buttons.
    """

    def __init__(self, moves: int, parent: QWidget | None = None) -> None:
        """``moves`` is how many moves the saved game has made."""
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Open a saved game"))
        self.setText(
            self.tr(
                "This is the game that you are playing, as it was at move {count}. "
                "Go back to it? What you have played otherwise is lost."
            ).format(count=moves)
        )
        self.back = self.addButton(self.tr("Go back"), QMessageBox.ButtonRole.DestructiveRole)
        self.keep = self.addButton(self.tr("Keep playing"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.keep)

    @property
    def goes_back(self) -> bool:
        """Whether the player chose to go back."""
        return self.clickedButton() is self.back


def may_go_back(moves: int, parent: QWidget | None = None) -> bool:
    """Ask whether to go back to a saved state of the game, and wait for the answer."""
    question = ReturnQuestion(moves, parent)
    question.exec()
    question.deleteLater()
    return question.goes_back
