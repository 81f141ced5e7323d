"""Asking before a game that can still be won is left."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget

from bigben.settings.preferences import ASK_BEFORE_ABANDONING, Preferences


class LeaveQuestion(QMessageBox):
    """Asks whether to leave the game. Enter and Escape keep it.

    Attributes:
        leave, keep: the buttons.
        dont_ask: the check box.
    """

    def __init__(
        self, parent: QWidget | None = None, *, waiting: bool = False, replay: bool = False
    ) -> None:
        """``waiting``: the game is not on the table, but waits for the end of practice.

        ``replay``: its deal was played before, and the game isn't counted.
        """
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Leave the game"))
        match waiting, replay:
            case False, False:
                text = self.tr("Leave this game? It counts as a loss.")
            case False, True:
                text = self.tr("Leave this game? It is a replay and isn't counted.")
            case True, False:
                text = self.tr("Leave the game that waits for you? It counts as a loss.")
            case _:
                text = self.tr(
                    "Leave the game that waits for you? It is a replay and isn't counted."
                )
        self.setText(text)
        # No letter for the keyboard leaves a game: they could be struck in passing.
        self.leave = self.addButton(
            self.tr("Leave the game"), QMessageBox.ButtonRole.DestructiveRole
        )
        self.keep = self.addButton(self.tr("Keep playing"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.keep)
        self.dont_ask = QCheckBox(self.tr("Don't ask again"))
        self.setCheckBox(self.dont_ask)
        self.setTabOrder(self.dont_ask, self.leave)
        self.setTabOrder(self.leave, self.keep)

    @property
    def leaves(self) -> bool:
        """Whether the player chose to leave the game."""
        return self.clickedButton() is self.leave


def may_leave(
    preferences: Preferences,
    parent: QWidget | None = None,
    *,
    waiting: bool = False,
    replay: bool = False,
) -> bool:
    """Ask whether to leave a game, and wait for the answer; True at once if not to be asked.

    ``Don't ask again`` is kept only with the answer to leave.
    """
    if not preferences.get(ASK_BEFORE_ABANDONING):
        return True
    question = LeaveQuestion(parent, waiting=waiting, replay=replay)
    question.exec()
    question.deleteLater()
    if question.leaves and question.dont_ask.isChecked():
        preferences.set(ASK_BEFORE_ABANDONING, False)
    return question.leaves
