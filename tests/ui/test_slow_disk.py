"""A data folder on a disk that takes its time: nothing that is played waits for it."""

from __future__ import annotations

import sqlite3
import time
import uuid
from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bigben.engine import DEAL, Rules
from bigben.settings import rows
from bigben.settings.preferences import ASK_BEFORE_ABANDONING
from bigben.settings.records import GameRecord, Source
from bigben.settings.saved_game import write
from bigben.ui.actions import Action
from bigben.ui.panels.end_panel import EndPanel
from tests.busy_disk import busy_disk
from tests.own_time import own_ms
from tests.ui.windows import answering

WRITING_S = 0.5
FRAME_MS = 16


@pytest.fixture
def gate(monkeypatch) -> Iterator[Event]:
    """Nothing is written until this is opened, and whoever waits for it fails."""
    with busy_disk(monkeypatch) as gate:
        yield gate


def test_nothing_that_is_played_waits_for_the_disk(window, preferences, store, gate, tmp_path):
    saved = tmp_path / "a game.bigben"
    game = GameRecord(str(uuid.uuid4()), 9, Rules.EARLY, Source.NUMBER, journal=(DEAL,))
    saved.write_bytes(write(game))
    preferences.set(ASK_BEFORE_ABANDONING, False)
    session, actions = window.session, window.actions_by_name
    begun = time.monotonic()
    for _ in range(3):
        for _ in range(15):
            actions[Action.DEAL].trigger()
        for which in (Action.UNDO, Action.UNDO, Action.REDO, Action.RESTART, Action.MARK):
            actions[which].trigger()
        for move in list(session.game.position.legal_moves)[:3]:
            session.game.play(move)
        window.grab()
        actions[Action.NEW].trigger()
        window.sharing.open_file(saved)
        assert session.game.record.deal_number == 9
        session.deal_number(7, Rules.EARLY)
        session.game.play(DEAL)
    assert not gate.is_set()
    # Whoever waited would have waited for a minute.
    assert time.monotonic() - begun < 60
    gate.set()
    store.flush()
    assert store.current() == replace(
        session.game.record, milliseconds=store.current().milliseconds
    )


@pytest.mark.parametrize("which", [Action.STATISTICS, Action.DAY])
def test_a_dialog_comes_once_as_soon_as_the_disk_is_ready(window, store, gate, qtbot, which):
    window.session.game.play(DEAL)
    for _ in range(2):
        window.actions_by_name[which].trigger()
    assert QApplication.activeModalWidget() is None
    seen = []
    with answering(lambda dialog: (seen.append(dialog), dialog.reject())):
        gate.set()
        qtbot.waitUntil(lambda: bool(seen))
        store.flush()
        QApplication.processEvents()
    assert len(set(map(id, seen))) == 1


@pytest.mark.parametrize("which", [Action.STATISTICS, Action.DAY])
def test_what_the_disk_holds_up_too_long_shows_what_is_known(window, store, gate, qtbot, which):
    store._patience.setInterval(1)
    window.session.game.play(DEAL)
    seen = []
    with answering(lambda dialog: (seen.append(dialog), dialog.reject())):
        window.actions_by_name[which].trigger()
        qtbot.waitUntil(lambda: bool(seen))
    assert not gate.is_set()
    assert not store.knows_all


def test_a_win_that_the_disk_holds_up_too_long_is_told_without_its_streak(
    window, won_game, store, gate, qtbot
):
    store._patience.setInterval(1)
    session = window.session
    session.deal_number(won_game.deal_number, Rules.BIG_BEN)
    for move in won_game.moves:
        session.game.play(move)
    window.table.table_scene.finish()
    qtbot.waitUntil(lambda: window.findChild(EndPanel) is not None)
    panel = window.findChild(EndPanel)
    assert panel.moves.figure == str(len(won_game.moves))
    assert panel.streak.isHidden()
    assert not gate.is_set()


def test_the_last_game_is_looked_back_at_as_soon_as_the_disk_is_ready(window, gate, qtbot):
    window.session.game.play(DEAL)
    with qtbot.assertNotEmitted(window.review_asked):
        window.actions_by_name[Action.REVIEW].trigger()
    with qtbot.waitSignal(window.review_asked):
        gate.set()


def test_a_win_is_told_with_its_figures_as_soon_as_they_know_of_it(window, won_game, gate, qtbot):
    session, number = window.session, won_game.deal_number
    session.deal_number(number, Rules.BIG_BEN)
    for move in won_game.moves:
        session.game.play(move)
    window.table.table_scene.finish()
    QApplication.processEvents()
    assert window.findChild(EndPanel) is None
    gate.set()
    qtbot.waitUntil(lambda: window.findChild(EndPanel) is not None)
    panel = window.findChild(EndPanel)
    assert panel.isVisible()
    assert panel.streak.figure == "1"


def test_a_full_disk_holds_no_dialog_up(window, monkeypatch, qtbot):
    def refuse(_connection, _records):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(rows, "write", refuse)
    window.session.game.play(DEAL)
    seen = []
    with answering(lambda dialog: (seen.append(dialog), dialog.reject())):
        window.actions_by_name[Action.STATISTICS].trigger()
        qtbot.waitUntil(lambda: bool(seen), timeout=2_000)


def test_a_closed_window_is_gone_before_the_disk_is_waited_for(window):
    visible = []
    window.closing.connect(lambda: visible.append(window.isVisible()))
    window.close()
    assert visible == [False]


def test_no_frame_waits_for_the_disk(window, monkeypatch, qtbot, store):
    """Measured without the time that other programs have the processor."""
    write = rows.write

    def worst_frame_ms(writing_s: float) -> float:
        def write_slowly(connection, records):
            time.sleep(writing_s)
            write(connection, records)

        monkeypatch.setattr(rows, "write", write_slowly)
        worst, last = 0.0, own_ms()

        def look() -> None:
            nonlocal worst, last
            now = own_ms()
            worst, last = max(worst, now - last), now

        moves = iter(range(12))

        def move() -> None:
            if next(moves, None) is None:
                player.stop()
            elif not window.session.game.play(DEAL):
                window.session.game.restart()

        frames, player = QTimer(), QTimer()
        frames.timeout.connect(look)
        player.timeout.connect(move)
        frames.start(4)
        player.start(100)
        qtbot.waitUntil(lambda: not player.isActive(), timeout=60_000)
        frames.stop()
        return worst

    fast = worst_frame_ms(0)  # draws for the first time what the slow disk is not to answer for
    slow = min(worst_frame_ms(WRITING_S) for _ in range(2))
    print(f"the longest frame: {fast:.1f} ms, on a slow disk {slow:.1f} ms")
    assert slow < FRAME_MS
    store.flush()
