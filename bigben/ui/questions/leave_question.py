"""Asking before a game that can still be won is left."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from bigben.settings.preferences import ASK_BEFORE_ABANDONING, Preferences
from bigben.ui.questions.question import Question


class LeaveQuestion(Question):
    """Asks whether to leave the game.

    Attributes:
        leave: the button that does.
        dont_ask: the check box.
    """

    def __init__(
        self, parent: QWidget | None = None, *, waiting: bool = False, replay: bool = False
    ) -> None:
        """``waiting``: the game is not on the table, but waits for the end of practice.

        ``replay``: its deal was played before, and the game isn't counted.
        """
        super().__init__(parent)
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
        self.dont_ask = QCheckBox(self.tr("Don't ask again"))
        self.setCheckBox(self.dont_ask)
        self.leave = self.offer(self.tr("Leave the game"))
        self.setTabOrder(self.dont_ask, self.leave)
        self.setTabOrder(self.leave, self.keep)


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
    leaves = question.ask()
    if leaves and question.dont_ask.isChecked():
        preferences.set(ASK_BEFORE_ABANDONING, False)
    return leaves
