"""Asking before a way to win is shown that costs the game."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


class SolutionQuestion(QMessageBox):
    """Says what watching costs, and asks. Enter and Escape leave it.

    Attributes:
        watch, keep: the buttons.
    """

    def __init__(self, parent: QWidget | None = None, *, begun: bool, replay: bool = False) -> None:
        """``begun``: whether a move was made, so that there is a game to lose.

        ``replay``: whether its deal was played before, so that it isn't counted.
        """
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Watch the solution"))
        if not begun:
            text = self.tr("Watch how this deal can be won? It is then not counted.")
        elif replay:
            text = self.tr("Watch how this game can be won? You can then no longer win it.")
        else:
            text = self.tr("Watch how this game can be won? It then counts as a loss.")
        self.setText(text)
        # No letter for the keyboard gives a game up: it could be struck in passing.
        self.watch = self.addButton(self.tr("Watch"), QMessageBox.ButtonRole.DestructiveRole)
        self.keep = self.addButton(self.tr("Keep playing"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.keep)

    @property
    def watches(self) -> bool:
        """Whether the player chose to watch."""
        return self.clickedButton() is self.watch


def may_show(parent: QWidget | None = None, *, begun: bool, replay: bool = False) -> bool:
    """Ask whether to show a way to win, and wait for the answer."""
    question = SolutionQuestion(parent, begun=begun, replay=replay)
    question.exec()
    question.deleteLater()
    return question.watches
