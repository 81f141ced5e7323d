"""What lies on the table when the window is first seen, and what is told of files."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from bigben.app import Program
from bigben.command_line import Arguments
from bigben.engine import DEAL, Rules
from bigben.program_log import ProgramLog
from bigben.settings.exchange import Report
from bigben.settings.game_log import GameLog, merge
from bigben.settings.logged_game import Row
from bigben.settings.paths import Paths
from bigben.ui.waiting import CalledOff, wait_for

pytestmark = pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")

Make = Callable[..., Program]


@pytest.fixture
def make_program(qapp: QApplication, tmp_path: Path) -> Iterator[Make]:
    """Make the program as a start does, up to where its window would be shown.

    The one that was made before ends.
    """
    paths = Paths.under(tmp_path)
    log = ProgramLog(paths.logs)
    locale = QLocale()
    running: list[Program] = []

    def end() -> None:
        while running:
            program = running.pop()
            program.window.close()
            program.end()
            program.window.deleteLater()

    def make(**arguments: Any) -> Program:
        end()
        running.append(Program(qapp, Arguments(**arguments), paths, log))
        return running[0]

    yield make
    end()
    log.end()
    QLocale.setDefault(locale)


def lies_there(program: Program) -> tuple[int | None, Rules]:
    record = program.session.game.record
    return record.deal_number, record.rules


def test_a_deal_that_is_asked_for_is_the_first_that_is_seen(make_program: Make) -> None:
    program = make_program(deal=7, rules=Rules.EARLY)
    assert lies_there(program) == (7, Rules.EARLY)
    assert not program.to_ask_for
    assert not program.wants_tour


def test_a_game_that_would_be_lost_lies_there_until_the_player_was_asked(
    make_program: Make,
) -> None:
    program = make_program(deal=7)
    program.session.game.play(DEAL)
    again = make_program(deal=8)
    assert lies_there(again) == (7, Rules.BIG_BEN)
    assert again.to_ask_for


def test_what_is_asked_for_while_a_dialog_is_open_is_done_when_it_is_closed(
    make_program: Make, qtbot: QtBot
) -> None:
    program = make_program(deal=7)
    program.window.show()
    outer, inner = QDialog(program.window), QDialog(program.window)
    outer.open()
    inner.open()
    program.ask_for_json({"deal": "8"})
    program.ask_for_json({"deal": "9", "rules": "early"})
    program.ask_for_json({})
    inner.reject()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is outer)
    assert lies_there(program) == (7, Rules.BIG_BEN)
    outer.reject()
    qtbot.waitUntil(lambda: lies_there(program) == (9, Rules.EARLY))


def test_nothing_is_asked_for_in_a_window_that_was_closed_meanwhile(
    make_program: Make, qtbot: QtBot
) -> None:
    program = make_program(deal=7)
    program.window.show()
    dialog = QDialog(program.window)
    dialog.open()
    program.ask_for_json({"deal": "8"})
    with qtbot.waitSignal(dialog.finished):
        program.window.hide()
        dialog.reject()
    QApplication.processEvents()
    assert lies_there(program) == (7, Rules.BIG_BEN)


def test_who_asks_for_nothing_is_offered_the_tour_once_there_was_no_game(
    make_program: Make,
) -> None:
    first = make_program()
    assert (first.to_ask_for, first.wants_tour) == (False, True)
    there = lies_there(first)
    second = make_program()
    assert (second.to_ask_for, second.wants_tour) == (False, False)
    assert lies_there(second) == there


@pytest.mark.parametrize("ending", ["session", "window"])
def test_no_end_waits_for_an_import(
    make_program: Make, random_log: Callable[..., list[Row]], ending: str
) -> None:
    program = make_program()
    program.window.show()
    log, games = GameLog(program._store), random_log(1, 20)
    end = {"session": program._keep_for_session_end, "window": program.window.close}[ending]
    begun, over = Event(), Event()

    def endless(report: Report) -> Iterator[Row]:
        yield from games
        begun.set()  # nobody tells that it is over
        for _ in range(20_000):
            report(0.9)
            over.wait(0.001)
        raise TimeoutError

    def end_when_begun() -> None:
        if begun.is_set():
            end()
        else:
            QTimer.singleShot(1, end_when_begun)

    end_when_begun()
    with pytest.raises(CalledOff):
        wait_for(
            lambda report: program._store.change(lambda file: merge(file, endless(report))),
            "Importing games…",
            program.window,
        )
    assert log.count() == 0
    assert program._store.change(lambda file: merge(file, games)).added == 20


@pytest.mark.parametrize("begun", [True, False], ids=["a new file", "no new file"])
def test_where_damaged_games_are_is_told(
    make_program: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, begun: bool
) -> None:
    database = Paths.under(tmp_path).database
    database.parent.mkdir(parents=True)
    database.write_bytes(b"damaged")
    connect = sqlite3.connect

    def connect_in_memory(name: Any, **options: Any) -> sqlite3.Connection:
        if name == database:
            raise sqlite3.OperationalError("unable to open database file")
        return connect(name, **options)

    if not begun:
        monkeypatch.setattr(sqlite3, "connect", connect_in_memory)
    program = make_program()
    program.start()
    (kept,) = database.parent.glob("*damaged*")
    assert kept.read_bytes() == b"damaged"
    told = program.window.notices.text
    assert f"it is kept as {kept.name}" in told
    assert ("a new one has been begun" in told) is begun
    assert ("nothing is saved this time" in told) is not begun
