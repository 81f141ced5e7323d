from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow

DIALOGS = [
    Action.DEAL_NUMBER,
    Action.DAY,
    Action.OPEN,
    Action.SAVE,
    Action.SAVE_PICTURE,
    Action.STATISTICS,
    Action.PREFERENCES,
]


@pytest.mark.parametrize("which", DIALOGS)
@pytest.mark.parametrize("accepts", [False, True])
def test_nothing_of_a_dialog_is_left_when_it_is_closed(
    window: MainWindow, which: Action, accepts: bool
) -> None:
    seen: list[QDialog] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget() or window.findChild(QDialog)
        assert isinstance(dialog, QDialog)
        seen.append(dialog)
        dialog.done(accepts and which not in (Action.SAVE, Action.SAVE_PICTURE))

    QTimer.singleShot(0, close)
    window.actions_by_name[which].trigger()
    QCoreApplication.processEvents()
    assert seen
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []
