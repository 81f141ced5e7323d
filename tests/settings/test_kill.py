from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import bigben
from bigben.settings.store import StoreState

PLAYER = Path(__file__).with_name("endless_games.py")
KILLS = 10
MOVES_A_GAME = 12


def play_and_kill(database: Path, lines: int) -> list[tuple[int, int]]:
    """Let games be played, kill the program after some lines; the moves that it printed."""
    environment = os.environ | {"PYTHONPATH": str(Path(bigben.__file__).parents[1])}
    command = [sys.executable, str(PLAYER), str(database)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as player:
        printed = [player.stdout.readline() for _ in range(lines)]
        player.kill()
        # Not communicate(): it reads past what readline() has buffered, and loses it.
        rest = player.stdout.read()
        assert player.stderr.read() == ""
    # A line that the kill cut short was not said.
    said = "".join(printed) + rest[: rest.rfind("\n") + 1]
    return [tuple(map(int, line.split())) for line in said.splitlines()]


def test_kill_loses_no_finished_move_and_leaves_no_half_one(database, make_store):
    chance = random.Random(2026)
    for _ in range(KILLS):
        printed = play_and_kill(database, chance.randint(1, 60))
        # Each start goes on where the last one was, so this also shows that all was found.
        store = make_store(database)
        assert store.open() is StoreState.READY
        current = store.current()
        found = (current.deal_number, current.cursor)
        assert found >= printed[-1]
        assert len(current.journal) == current.cursor == current.milliseconds // 1_000
        store.close()
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            games = connection.execute("SELECT deal_number, result, moves FROM games").fetchall()
        # A game that was left has its end, the one in progress has none: never one without
        # the other.
        left = [(str(n), "lost", MOVES_A_GAME) for n in range(1, current.deal_number)]
        assert sorted(games) == sorted([*left, (str(current.deal_number), None, None)])
