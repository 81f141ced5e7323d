"""Work that takes seconds: the window stays fluid, and the player need not wait."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Final

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from bigben.ui.waiting import CalledOff, Waiting, wait_for
from tests.ui.windows import answering

Report = Callable[[float], None]
PATIENCE_S: Final = 20


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.setWindowTitle("Statistics")
    qtbot.addWidget(window)
    window.show()
    return window


class Slow:
    """Work that is half done until somebody ends it."""

    def __init__(self) -> None:
        self.may_end = Event()
        self.has_ended = Event()

    def __call__(self, report: Report) -> str:
        report(0.5)
        if not self.may_end.wait(PATIENCE_S):
            raise TimeoutError
        try:
            report(1)
        finally:
            self.has_ended.set()
        return "done"


def test_what_is_soon_done_shows_no_dialog(window: QWidget) -> None:
    shown: list[QWidget] = []
    with answering(shown.append):
        assert wait_for(lambda _report: 7, "Working…", window) == 7
    assert not shown
    assert QApplication.overrideCursor() is None


def test_what_takes_long_shows_how_far_it_is_while_the_window_lives(window: QWidget) -> None:
    work = Slow()
    seen: list[tuple[str, str]] = []

    def answer(waiting: QWidget) -> None:
        assert isinstance(waiting, Waiting)
        if waiting.bar.value() == 500 and not seen:
            seen.append((waiting.windowTitle(), waiting.bar.accessibleName()))
            QTimer.singleShot(0, work.may_end.set)

    with answering(answer):
        assert wait_for(work, "Working…", window) == "done"
    assert seen == [("Statistics", "Working…")]
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("how", ["button", "window"])
def test_work_that_is_called_off_ends_before_its_dialog_does(window: QWidget, how: str) -> None:
    work = Slow()
    pressed: list[bool] = []

    def answer(waiting: QWidget) -> None:
        assert isinstance(waiting, Waiting)
        if pressed:
            work.may_end.set()
            return
        if how == "button":
            waiting.cancel.click()
        else:
            waiting.close()
        pressed.append(waiting.isVisible() and not waiting.cancel.isEnabled())

    with answering(answer), pytest.raises(CalledOff):
        wait_for(work, "Working…", window)
    assert pressed == [True]


class ProgramWindow(QWidget):
    """A window that waits for the work when it is closed, as one does that has games to save."""

    def __init__(self, work: Slow) -> None:
        super().__init__()
        self._work = work

    def closeEvent(self, event: QCloseEvent) -> None:
        del event
        self._work.may_end.set()
        assert self._work.has_ended.wait(PATIENCE_S)


@pytest.mark.parametrize("shown", [False, True])
def test_nobody_waits_for_work_when_the_programs_window_is_closed(
    qtbot: QtBot, shown: bool
) -> None:
    work = Slow()
    program = ProgramWindow(work)
    qtbot.addWidget(program)
    dialog = QDialog(program)
    dialog.show()
    if not shown:
        QTimer.singleShot(0, program.close)
    with (
        answering(lambda _waiting: program.close() if shown else None),
        pytest.raises(CalledOff),
    ):
        wait_for(work, "Working…", dialog)


def test_what_the_work_raises_is_raised(window: QWidget) -> None:
    def fail(_report: Report) -> None:
        raise LookupError("nothing there")

    with pytest.raises(LookupError, match="nothing there"):
        wait_for(fail, "Working…", window)
    assert QApplication.overrideCursor() is None
