"""Kills the running program at random moments, and keeps the account of what must be there."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final

from bigben.settings import schema
from bigben.settings.exchange import write_games
from bigben.settings.logged_game import COLUMNS
from bigben.settings.logged_game import Row as LogRow
from bigben.settings.paths import Paths
from bigben.settings.rows import read_current
from tests.e2e.played import complaints
from tests.e2e.program import ROOT, position_of
from tests.e2e.scripted import describe
from tests.logs import random_log

_MOST_COMMITS: Final = 60
"""Before a kill, at the most."""
_LAST_MOMENTS_S: Final = (0, 0, 0.001, 0.005)
"""How long after the last commit that is waited for a kill comes, at random."""
_DEED_S: Final = 0.3
"""How long after the beginning of a deed it comes at the most."""
_IMPORTED: Final = 1_500
"""Games of an import: enough that it takes a while."""


class Moment(Enum):
    """When a kill comes, in about equal shares."""

    STARTING = auto()
    """Any time from the start of the process until it plays."""
    PLAYING = auto()
    """After some commits."""
    LEAVING = auto()
    """After some commits, as soon as a game is left for another: that takes the longest."""
    WINNING = auto()
    """As soon as a game is won, or a little later."""
    IMPORTING = auto()
    """While games are taken in from a file."""
    CLOSING = auto()
    """While the window closes and the program ends, or just after."""
    MIGRATING = auto()
    """At any time of a start that finds files of an older version."""


Row = tuple[str, str, str | None, int | None, str | None]
"""A game of the log: id, deal number, result, moves, journal."""


_SIGNS: Final = {
    Moment.LEAVING: '"lost"',
    Moment.WINNING: '"won"',
    Moment.IMPORTING: '"importing"',
    Moment.CLOSING: '"notices"',
}
"""What a line says when a moment has come."""


def _as_row(game: LogRow) -> Row:
    values = dict(zip(COLUMNS, game, strict=True))
    return tuple(values[name] for name in ("id", "deal_number", "result", "moves", "journal"))


class Killer:
    """Starts the program on one folder and kills it, again and again, and keeps the account.

    Attributes:
        finished: how many saves are known to have been committed, in all runs.
        games: the log as it must be now, by id.
        kills: how many kills came at each moment.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.finished = 0
        self.games: dict[str, Row] = {}
        self.kills: Counter[Moment] = Counter()
        self._folder = folder
        self._chance = random.Random(seed)
        self._current: dict[str, Any] | None = None
        self._start_s = 0.0
        self._batch: list[LogRow] = []
        """The games of the last import."""
        self._imported: set[str] = set()

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
        self._account_import(said, {game[0] for game in games})
        # Nothing finished is lost; what was asked for later may be there, up to any save.
        possible = [records[-1] for records in saves]
        equal = [index for index, record in enumerate(possible) if record == current]
        count = equal[-1] + 1 if equal else 0
        assert count or current == self._current
        assert count >= len(done)
        for records in saves[:count]:
            self._account(records)
        assert games == sorted(self.games.values())
        # A game is left and the next one begun in one step: never one without the other.
        assert current["ended"] in {None, "won"}
        goes_on = current["started"] is not None and current["ended"] is None
        assert {*self._open(games)} == ({current["id"]} if goes_on else set())
        self._current = current

    def _open(self, games: list[Row]) -> list[str]:
        """The games without a result, but for imported ones."""
        return [row[0] for row in games if row[2] is None and row[0] not in self._imported]

    def _account_import(self, said: list[dict[str, Any]], present: set[str]) -> None:
        """An import is there as a whole or not at all, and certainly if it has ended."""
        if not any("importing" in line for line in said):
            return
        batch = {row[0]: row for row in map(_as_row, self._batch)}
        there = batch.keys() & present
        assert there in (set(), batch.keys())
        if any("imported" in line for line in said):
            assert there
        if there:
            self.games |= batch
            self._imported |= there

    def _age_files(self) -> None:
        """Make the database one of a version before, as far as its tables go."""
        database = Paths.under(self._folder).database
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            if schema.version(connection) == 1:
                return  # the last start was killed before it came to that
            connection.execute("BEGIN")
            connection.execute("UPDATE current SET marks = ''")
            connection.execute("ALTER TABLE current DROP COLUMN marks")
            connection.execute("DROP INDEX games_by_start")
            connection.execute("DROP INDEX games_by_deal")
            connection.execute("CREATE INDEX games_by_deal ON games (deal_number, rules)")
            connection.execute("PRAGMA user_version = 1")
            connection.execute("COMMIT")

    def _prepare(self, moment: Moment) -> list[str]:
        """Make ready for what is to be done at a moment; the deed, for the player."""
        match moment:
            case Moment.WINNING:
                return ["win"]
            case Moment.CLOSING:
                return ["close"]
            case Moment.IMPORTING:
                self._batch = random_log(self._chance.randrange(10**9), _IMPORTED)
                file = self._folder.with_suffix(".json")
                write_games(file, self._batch)
                return ["import", str(file)]
            case Moment.MIGRATING:
                self._age_files()
        return []

    def _play_and_kill(self) -> list[dict[str, Any]]:
        seed = self._chance.randrange(10**9)
        # How long a start takes is not known before the first; nor is there anything to migrate.
        moment = self._chance.choice(list(Moment)) if self._current else Moment.PLAYING
        self.kills[moment] += 1
        deed = self._prepare(moment)
        words = [sys.executable, "-P", "-m", "tests.e2e.scripted", "play"]
        errors = self._folder.with_suffix(".err")
        begun = time.monotonic()
        with (
            errors.open("w") as stderr,
            subprocess.Popen(
                [*words, str(self._folder), str(seed), *deed],
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
            ) as process,
        ):
            assert process.stdout is not None
            lines = []
            if moment in {Moment.STARTING, Moment.MIGRATING}:
                time.sleep(self._chance.uniform(0, self._start_s))
            else:
                to_come = self._chance.randint(1, _MOST_COMMITS)
                while line := process.stdout.readline():
                    lines.append(line)
                    self._start_s = self._start_s or time.monotonic() - begun
                    to_come -= '"done"' in line
                    sign = _SIGNS.get(moment)
                    if (to_come <= 0 or deed) and (sign is None or sign in line):
                        break
                time.sleep(
                    self._chance.uniform(0, _DEED_S)
                    if deed
                    else self._chance.choice(_LAST_MOMENTS_S)
                )
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
            connection.isolation_level = None
            schema.migrate(connection)
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
                made = record["end_journal"]
                end = (record["ended"], len(made), " ".join(made))
            self.games[record["id"]] = (record["id"], record["deal_number"], *end)
