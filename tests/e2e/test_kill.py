"""The running program is killed at random moments: every finished move is there, and no half one.

A move is finished when its commit has returned. Which ones were, the program itself says, from
the thread that commits.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final

import pytest

from bigben.settings.paths import Paths
from bigben.settings.rows import read_current
from tests.e2e.played import complaints
from tests.e2e.program import ROOT, position_of
from tests.e2e.scripted import describe

pytestmark = pytest.mark.e2e

SEED: Final = 2026
KILLS: Final = 50
_MOST_COMMITS: Final = 60
"""Before a kill, at the most."""
_LAST_MOMENTS_S: Final = (0, 0, 0.001, 0.005)
"""How long after the last commit that is waited for a kill comes, at random."""


class Moment(Enum):
    """When a kill comes, in about equal shares."""

    STARTING = auto()
    """Any time from the start of the process until it plays."""
    PLAYING = auto()
    """After some commits."""
    LEAVING = auto()
    """After some commits, as soon as a game is left for another: that takes the longest."""


Row = tuple[str, str, str | None, int | None, str | None]
"""A game of the log: id, deal number, result, moves, journal."""


class Killer:
    """Starts the program on one folder and kills it, again and again, and keeps the account.

    Attributes:
        finished: how many saves are known to have been committed, in all runs.
        games: the log as it must be now, by id.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.finished = 0
        self.games: dict[str, Row] = {}
        self._folder = folder
        self._chance = random.Random(seed)
        self._current: dict[str, Any] | None = None
        self._start_s = 0.0

    def kill_once(self) -> None:
        """Let the program play, kill it, and check its files against what it said."""
        said = self._play_and_kill()
        saves = [line["records"] for line in said if "asked" in line]
        done = [line["done"] for line in said if "done" in line]
        assert done == list(range(len(done)))
        self.finished += len(done)
        resumed = [line["resumed"] for line in said if "resumed" in line]
        if resumed and self._current is not None:
            # What the last kill left is what the program itself goes on with.
            assert resumed == [self._current]
        found = self._look_at_copy()
        if found is None:
            assert not done
            return
        current, games = found
        # Nothing finished is lost; what was asked for later may be there, up to any save.
        possible = [records[-1] for records in saves]
        count = possible.index(current) + 1 if current in possible else 0
        assert count or current == self._current
        assert count >= len(done)
        for records in saves[:count]:
            self._account(records)
        assert games == sorted(self.games.values())
        # A game is left and the next one begun in one step: never one without the other.
        assert current["ended"] is None
        assert [row[0] for row in games if row[2] is None] == [current["id"]] * (
            current["started"] is not None
        )
        self._current = current

    def _play_and_kill(self) -> list[dict[str, Any]]:
        seed = self._chance.randrange(10**9)
        words = [sys.executable, "-P", "-m", "tests.e2e.scripted", "play"]
        errors = self._folder.with_suffix(".err")
        begun = time.monotonic()
        # How long a start takes is not known before the first.
        moment = self._chance.choice(list(Moment)) if self._start_s else Moment.PLAYING
        with (
            errors.open("w") as stderr,
            subprocess.Popen(
                [*words, str(self._folder), str(seed)],
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
            ) as process,
        ):
            assert process.stdout is not None
            lines = []
            if moment is Moment.STARTING:
                time.sleep(self._chance.uniform(0, self._start_s))
            else:
                to_come = self._chance.randint(1, _MOST_COMMITS)
                while line := process.stdout.readline():
                    lines.append(line)
                    self._start_s = self._start_s or time.monotonic() - begun
                    to_come -= '"done"' in line
                    if to_come <= 0 and (moment is Moment.PLAYING or '"lost"' in line):
                        break
                time.sleep(self._chance.choice(_LAST_MOMENTS_S))
            process.kill()
            lines += process.stdout
        assert complaints(errors.read_text()) == []
        # A line that the kill cut short was not said.
        return [json.loads(line) for line in lines if line.endswith("\n")]

    def _look_at_copy(self) -> tuple[dict[str, Any], list[Row]] | None:
        """The game in progress and the log; None if there is no file with both yet.

        Read from a copy: looking would put in order what the program has to find as it was left.
        """
        copy = self._folder.with_suffix(".copy")
        shutil.rmtree(copy, ignore_errors=True)
        if not self._folder.exists():
            return None
        shutil.copytree(self._folder, copy)
        database = Paths.under(copy).database
        if not database.exists():
            return None
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            if connection.execute("PRAGMA user_version").fetchone() == (0,):
                return None
            record = read_current(connection)
            games = connection.execute(
                "SELECT id, deal_number, result, moves, journal FROM games ORDER BY id"
            ).fetchall()
        if record is None:
            assert games == []
            return None
        position_of(record)
        return describe(record), games

    def _account(self, records: list[dict[str, Any]]) -> None:
        for record in records:
            if record["started"] is None:
                continue
            end: tuple[str | None, int | None, str | None] = (None, None, None)
            if record["ended"] is not None:
                made = record["journal"][: record["cursor"]]
                end = (record["ended"], len(made), " ".join(made))
            self.games[record["id"]] = (record["id"], record["deal_number"], *end)


def test_kill_loses_no_finished_move_and_leaves_no_half_one(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    killer = Killer(tmp_path / "bigben", SEED)
    for number in range(KILLS):
        print(f"kill {number}: {killer.finished} finished saves, {len(killer.games)} games so far")
        killer.kill_once()
    # Otherwise nothing was shown: there was enough to lose.
    assert killer.finished > 10 * KILLS
    assert len(killer.games) > KILLS // 2
