"""Asking before a review is opened that costs the game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bigben.ui.questions.question import Question


class ReviewQuestion(Question):
    """Says what the review of a game that can still be taken back costs, and asks.

    Attributes:
        review: the button that opens it.
    """

    def __init__(self, parent: QWidget | None = None, *, replay: bool = False) -> None:
        """``replay``: the game's deal was played before, so that it isn't counted."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Review"))
        self.setText(
            self.tr("The review shows how this game could be won. You can then no longer win it.")
            if replay
            else self.tr("The review shows how this game could be won. It then counts as a loss.")
        )
        self.review = self.offer(self.tr("Review the game"))


def may_review(parent: QWidget | None = None, *, replay: bool = False) -> bool:
    """Ask whether to open the review, and wait for the answer."""
    return ReviewQuestion(parent, replay=replay).ask()
