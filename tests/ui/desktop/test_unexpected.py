"""A fault that nobody foresaw: the game is saved, the player told once, and the game goes on."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from bigben.settings.paths import Paths
from bigben.ui.desktop.unexpected import Unexpected
from bigben.ui.desktop.unexpected_dialog import UnexpectedDialog
from bigben.ui.main_window import MainWindow


class Sender(QObject):
    asked = Signal()


@pytest.fixture
def saves() -> list[str]:
    return []


@pytest.fixture
def unexpected(qapp: QApplication, saves: list[str]) -> Iterator[Unexpected]:
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    unexpected = Unexpected(qapp)
    unexpected.save = lambda: saves.append("saved")
    unexpected.describe = lambda: "the surroundings"
    unexpected.install()
    yield unexpected
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    for dialog in dialogs():
        dialog.close()
    unexpected.deleteLater()


def dialogs() -> list[UnexpectedDialog]:
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, UnexpectedDialog) and widget.isVisible()
    ]


def shown(qtbot: QtBot) -> UnexpectedDialog:
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    return dialogs()[0]


def fail() -> None:
    raise LookupError("the seventh hour")


def fail_otherwise() -> None:
    raise ValueError("the eighth hour")


def in_a_slot() -> None:
    sender = Sender()
    sender.asked.connect(fail)
    sender.asked.emit()


def in_a_timer() -> None:
    QTimer.singleShot(0, fail)


def in_a_thread() -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def while_thrown_away() -> None:
    class Trash:
        def __del__(self) -> None:
            fail()

    Trash()
    gc.collect()


@pytest.mark.usefixtures("unexpected")
@pytest.mark.parametrize("somewhere", [in_a_slot, in_a_timer, in_a_thread, while_thrown_away])
def test_a_fault_anywhere_is_told_when_the_game_is_saved(
    qtbot: QtBot, saves: list[str], somewhere: Callable[[], None]
) -> None:
    somewhere()
    dialog = shown(qtbot)
    assert saves == ["saved"]
    assert "Your game is safe" in dialog.message.text()
    details = dialog.details.toPlainText()
    assert "LookupError: the seventh hour" in details
    assert "in fail" in details
    assert "the surroundings" in details


@pytest.mark.usefixtures("unexpected")
def test_the_same_fault_is_told_once_and_logged_seldom(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(50):
        in_a_slot()
    shown(qtbot).close()
    in_a_slot()
    QApplication.processEvents()
    assert dialogs() == []
    first, tenth = caplog.messages
    assert "in fail" in first
    assert "10 times" in tenth


@pytest.mark.usefixtures("unexpected")
def test_another_fault_is_added_to_what_is_shown(qtbot: QtBot) -> None:
    in_a_slot()
    dialog = shown(qtbot)
    QTimer.singleShot(0, fail_otherwise)
    qtbot.waitUntil(lambda: "the eighth hour" in dialog.details.toPlainText())
    assert dialogs() == [dialog]
    dialog.close()


def test_a_fault_is_told_even_if_the_surroundings_cannot_be(
    unexpected: Unexpected, qtbot: QtBot
) -> None:
    def describe() -> str:
        raise RuntimeError("no surroundings")

    unexpected.describe = describe
    in_a_timer()
    dialog = shown(qtbot)
    qtbot.waitUntil(lambda: "no surroundings" in dialog.details.toPlainText())
    assert "the seventh hour" in dialog.details.toPlainText()


@pytest.mark.usefixtures("unexpected")
def test_a_fault_after_the_dialog_went_with_what_it_lay_over_is_told_too(qtbot: QtBot) -> None:
    below = QDialog()
    below.open()
    in_a_slot()
    assert shown(qtbot).parent() is below
    shiboken6.delete(below)
    QTimer.singleShot(0, fail_otherwise)
    assert "the eighth hour" in shown(qtbot).details.toPlainText()


def test_a_game_that_cannot_be_saved_is_not_called_safe(
    unexpected: Unexpected, qtbot: QtBot
) -> None:
    def cannot() -> None:
        raise OSError("no disk")

    unexpected.save = cannot
    in_a_slot()
    dialog = shown(qtbot)
    assert "could not be saved" in dialog.message.text()
    assert "safe: it has" not in dialog.message.text()


@pytest.mark.usefixtures("unexpected")
@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_enter_and_escape_play_on(qtbot: QtBot, key: Qt.Key) -> None:
    in_a_slot()
    dialog = shown(qtbot)
    qtbot.keyClick(dialog, key)
    qtbot.waitUntil(lambda: dialogs() == [])


@pytest.mark.usefixtures("unexpected")
def test_the_details_can_be_copied_and_the_dialog_stays(qtbot: QtBot) -> None:
    in_a_slot()
    dialog = shown(qtbot)
    qtbot.mouseClick(dialog.copy_details, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == dialog.details.toPlainText()
    assert dialog.isVisible()


def test_what_keeps_the_program_from_starting_is_told_and_waited_for(
    unexpected: Unexpected, qtbot: QtBot
) -> None:
    told: list[str] = []

    def read() -> None:
        for dialog in dialogs():
            told.append(dialog.message.text() + dialog.details.toPlainText())
            assert dialog.quit.isHidden()
            dialog.go_on.click()

    QTimer.singleShot(0, read)
    unexpected.stop(LookupError("no hours"))
    (text,) = told
    assert "could not start" in text
    assert "LookupError: no hours" in text
    del qtbot


def test_the_whole_program_tells_and_goes_on(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from bigben import app
from bigben.command_line import Arguments
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.desktop.unexpected_dialog import UnexpectedDialog

def fail(window):
    raise LookupError("the seventh hour")

MainWindow._hint = fail

def play():
    (window,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    window.guide.leave_tour()
    window.actions_by_name[Action.DEAL].trigger()
    window.actions_by_name[Action.HINT].trigger()
    window.actions_by_name[Action.HINT].trigger()
    timer.timeout.connect(lambda: look(window))
    timer.start(5)

def look(window):
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, UnexpectedDialog):
            print(dialog.message.text(), dialog.details.toPlainText(), sep="\\n")
            dialog.go_on.click()
            timer.stop()
            window.actions_by_name[Action.DEAL].trigger()
            print("moves", window.session.game.moves_made)
            window.close()

shown = MainWindow.showEvent

def show(window, event):
    global timer
    shown(window, event)
    timer = QTimer()
    QTimer.singleShot(100, play)

MainWindow.showEvent = show
sys.exit(app.run(Arguments(data_dir=Path(sys.argv[1]))))
"""
    preferences = Paths.under(tmp_path).preferences
    preferences.parent.mkdir()
    preferences.write_text("[sound]\nvolume=55\n")
    ended = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stderr
    assert "Your game is safe" in ended.stdout
    assert "LookupError: the seventh hour" in ended.stdout
    assert "moves 2" in ended.stdout
    log = (tmp_path / "log" / "bigben.log").read_text()
    assert log.count("LookupError: the seventh hour") == 1
    assert "begins" in log.splitlines()[0]
    assert "The preference sound/volume is set to its default" in log.splitlines()[1]
    assert log.splitlines()[-1].endswith("it ends")


def test_a_program_that_cannot_start_says_so_and_ends(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from bigben import app
from bigben.command_line import Arguments
from bigben.ui.desktop.unexpected_dialog import UnexpectedDialog

def fail(*_):
    raise LookupError("no hours")

app.MainWindow = fail
UnexpectedDialog.exec = lambda dialog: print(dialog.message.text(), dialog.details.toPlainText())
sys.exit(app.run(Arguments(data_dir=Path(sys.argv[1]))))
"""
    ended = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode == 1
    assert "could not start" in ended.stdout
    assert "LookupError: no hours" in ended.stdout
    assert "LookupError: no hours" in (tmp_path / "log" / "bigben.log").read_text()


def test_tests_still_see_what_is_raised_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    """Only the whole program takes exceptions; a test must fail by them."""
    with qtbot.captureExceptions() as raised:
        window.session.game.clock.ticked.connect(fail)
        window.session.game.clock.ticked.emit()
    (one,) = raised
    assert one[0] is LookupError
