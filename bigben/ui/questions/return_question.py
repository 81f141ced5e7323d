"""Asking before a saved game takes the place of the same game played further."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bigben.ui.questions.question import Question


class ReturnQuestion(Question):
    """Asks whether to go back to a saved state of the game.

    Attributes:
        back: the button that does.
    """

    def __init__(self, moves: int, parent: QWidget | None = None) -> None:
        """``moves`` is how many moves the saved game has made."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a saved game"))
        self.setText(
            self.tr(
                "This is the game that you are playing, as it was at move {count}. "
                "Go back to it? What you have played otherwise is lost."
            ).format(count=moves)
        )
        self.back = self.offer(self.tr("Go back"))


def may_go_back(moves: int, parent: QWidget | None = None) -> bool:
    """Ask whether to go back to a saved state of the game, and wait for the answer."""
    return ReturnQuestion(moves, parent).ask()
