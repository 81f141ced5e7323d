"""What tests do with the program's window, and with what it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QWidget

from bigben.engine import Move
from bigben.model.game import Game
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.end_panel import EndPanel
from bigben.ui.questions.leave_question import LeaveQuestion
from bigben.ui.questions.return_question import ReturnQuestion
from bigben.view.scene import TableScene

FIRST = Move.parse("T3>F2")
"""A move that deal 7 begins with."""


def ask(window: MainWindow, which: Action) -> None:
    """Trigger an action when all that was played is written: what reads the log comes at once."""
    window.session._store.flush()
    window.actions_by_name[which].trigger()


def game_of(window: MainWindow) -> Game:
    """The game on the table."""
    return window.session.game


def scene_of(window: MainWindow) -> TableScene:
    """The cards on the table."""
    return window.table.table_scene


def journal(window: MainWindow) -> list[str]:
    """The moves that were made."""
    return [str(entry.move) for entry in game_of(window).position.entries]


def end_panel(window: MainWindow) -> EndPanel:
    """The panel that comes when motion is over, and the end is written."""
    window.table.table_scene.finish()
    QApplication.processEvents()
    deadline = QDeadlineTimer(20_000)
    while window._end.waits and not deadline.hasExpired():
        QTest.qWait(1)
    panel = window.findChild(EndPanel)
    assert isinstance(panel, EndPanel)
    return panel


def copied() -> str:
    """The text in the clipboard."""
    return QGuiApplication.clipboard().text()


def paste(window: MainWindow, text: str) -> None:
    """Paste a text into the window."""
    QGuiApplication.clipboard().setText(text)
    ask(window, Action.PASTE)


def said(window: MainWindow) -> str:
    """The sentence in the status line."""
    return window.statusBar().currentMessage()


def visible_texts(window: MainWindow) -> list[str]:
    """What stands in the status line."""
    bar = window.statusBar()
    return [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]


@contextmanager
def answering(answer: Callable[[QWidget], None]) -> Iterator[None]:
    """Do something with each window that waits for the player, as soon as it does."""
    goes_on = True

    def look() -> None:
        if goes_on:
            # An answer can open the next window, and wait in here until that is closed.
            QTimer.singleShot(5, look)
            waiting = QApplication.activeModalWidget()
            if waiting is not None:
                answer(waiting)

    look()
    try:
        yield
    finally:
        goes_on = False


@contextmanager
def leaving(yes: bool) -> Iterator[list[str]]:
    """Answer whether to leave a game or to go back in it; yields what was asked."""
    asked: list[str] = []

    def answer(waiting: QWidget) -> None:
        if isinstance(waiting, LeaveQuestion):
            asked.append(waiting.text())
            (waiting.leave if yes else waiting.keep).click()
        elif isinstance(waiting, ReturnQuestion):
            asked.append(waiting.text())
            (waiting.back if yes else waiting.keep).click()

    with answering(answer):
        yield asked


@contextmanager
def choosing(name: Path | str | None, kind: int = 0) -> Iterator[list[str]]:
    """Choose a file in the next file dialog, or none; yields the name that was offered."""
    offered: list[str] = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(line, QLineEdit)
        offered.append(line.text())
        if name is None:
            dialog.reject()
            return
        which = dialog.nameFilters()[kind]
        dialog.selectNameFilter(which)
        dialog.filterSelected.emit(which)
        line.setText(str(name))
        dialog.accept()

    QTimer.singleShot(0, choose)
    yield offered
    assert offered
