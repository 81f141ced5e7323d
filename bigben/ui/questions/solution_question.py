"""Asking before a way to win is shown that costs the game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bigben.ui.questions.question import Question


class SolutionQuestion(Question):
    """Says what watching costs, and asks.

    Attributes:
        watch: the button that shows the way.
    """

    def __init__(self, parent: QWidget | None = None, *, begun: bool, replay: bool = False) -> None:
        """``begun``: whether a move was made, so that there is a game to lose.

        ``replay``: whether its deal was played before, so that it isn't counted.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Watch the solution"))
        if not begun:
            text = self.tr("Watch how this deal can be won? It is then not counted.")
        elif replay:
            text = self.tr("Watch how this game can be won? You can then no longer win it.")
        else:
            text = self.tr("Watch how this game can be won? It then counts as a loss.")
        self.setText(text)
        self.watch = self.offer(self.tr("Watch"))


def may_show(parent: QWidget | None = None, *, begun: bool, replay: bool = False) -> bool:
    """Ask whether to show a way to win, and wait for the answer."""
    return SolutionQuestion(parent, begun=begun, replay=replay).ask()
