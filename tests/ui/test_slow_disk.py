"""A data folder on a disk that takes its time: nothing that is played waits for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QElapsedTimer, QTimer

from bigben.engine import DEAL, Rules
from bigben.settings import rows
from bigben.settings.preferences import ASK_BEFORE_ABANDONING
from bigben.ui.actions import Action
from tests.busy_disk import busy_disk

WRITING_S = 0.5


@pytest.fixture
def gate(monkeypatch) -> Iterator[Event]:
    """Nothing is written until this is opened, and whoever waits for it fails."""
    with busy_disk(monkeypatch) as gate:
        yield gate


def test_nothing_that_is_played_waits_for_the_disk(window, preferences, store, gate):
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


def test_the_longest_frame_is_that_of_a_fast_disk(window, monkeypatch, qtbot, store):
    """Frames are measured in one run, one after the other, on a machine that others use too."""
    write = rows.write

    def worst_frame_ms(writing_s: float) -> float:
        def write_slowly(connection, records):
            time.sleep(writing_s)
            write(connection, records)

        monkeypatch.setattr(rows, "write", write_slowly)
        worst, since = 0.0, QElapsedTimer()
        since.start()

        def look() -> None:
            nonlocal worst
            worst = max(worst, since.nsecsElapsed() / 1e6)
            since.start()

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

    fast = min(worst_frame_ms(0) for _ in range(2))
    slow = min(worst_frame_ms(WRITING_S) for _ in range(2))
    print(f"the longest frame: {fast:.1f} ms, on a slow disk {slow:.1f} ms")
    # A wait for the disk would last for most of half a second.
    assert slow < max(4 * fast, 1_000 * WRITING_S / 2)
    store.flush()
