"""A log of 100,000 games: the statistics, the list, export and import, and the start."""

from __future__ import annotations

import argparse
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID

from measure import Spans, run_script, spread
from PySide6.QtWidgets import QApplication, QWidget

from bigben.engine import Move, Position
from bigben.settings.game_log import GameLog, merge
from bigben.settings.log import Filter, Sorting
from bigben.settings.logged_game import COLUMNS, Row
from bigben.settings.paths import Paths
from bigben.settings.store import GameStore

if TYPE_CHECKING:
    from bigben.settings.exchange import Report

_LENGTH = 160
"""Moves of a game, about as many as the recorded ones have."""


def journals(chance: random.Random) -> list[str]:
    """A few played games, to be used again and again."""
    played = []
    for number in range(1, 21):
        position = Position.deal(number)
        moves: list[Move] = []
        while len(moves) < _LENGTH and (legal := list(position.legal_moves)):
            moves.append(chance.choice(legal))
            position.push(moves[-1])
        played.append(" ".join(map(str, moves)))
    return played


def games(count: int) -> Iterator[Row]:
    chance = random.Random(8)
    played = journals(chance)
    started = datetime(2020, 1, 1, tzinfo=UTC)
    for _ in range(count):
        started += timedelta(seconds=chance.randint(300, 3_000))
        journal = chance.choice(played)
        level = chance.choice([None, None, "easy", "medium", "hard"])
        values = {
            "id": str(UUID(int=chance.getrandbits(128))),
            "deal_number": str(chance.randint(1, 999_999_999)),
            "rules": chance.choice(["big-ben"] * 8 + ["early", "relaxed"]),
            "source": "winnable" if level else chance.choice(["any", "number"]),
            "level": level,
            "day": None,
            "started": started.isoformat(timespec="microseconds"),
            "local_date": started.date().isoformat(),
            "shown": 0,
            "ended": (started + timedelta(seconds=200)).isoformat(timespec="microseconds"),
            "result": "won" if chance.random() < 0.4 else "lost",
            "milliseconds": int(chance.lognormvariate(13, 0.5)),
            "moves": len(journal.split()),
            "undos": chance.randrange(9),
            "restarts": 0,
            "hints": chance.choice([0, 0, 0, 1, 5]),
            "journal": journal,
        }
        yield tuple(values[column] for column in COLUMNS)


@contextmanager
def timed(what: str) -> Iterator[None]:
    begin = time.perf_counter()
    yield
    print(f"{what:46} {1000 * (time.perf_counter() - begin):8.0f} ms")


def waited_for(what: str, work: Callable[[Report], object], window: QWidget) -> None:
    """Do long work as the program does, and say for how long at a time the window stood still."""
    from bigben.ui.waiting import wait_for  # noqa: PLC0415

    spans = Spans(time.perf_counter)
    spans.begin()
    with timed(what):
        wait_for(work, what, window)
    print(f"{'  the window stood still for':46} {max(spans.all_ms):8.0f} ms")


def fill(data: Path, count: int) -> Path:
    """Put games into the log of a data folder; returns its database."""
    path = Paths.under(data).database
    with closing(GameStore(path)) as store:
        store.open()
        store.change(lambda connection: merge(connection, games(count)))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


def compare_starts(folders: Sequence[Path], rounds: int) -> list[list[float]]:
    """The processor's milliseconds of starts with data folders, in turn."""
    for data in folders:
        run_script("painted_game.py", str(data))  # the first start makes the files
    starts: list[list[float]] = [[] for _ in folders]
    for _ in range(rounds):
        for data, spent in zip(folders, starts, strict=True):
            spent.append(run_script("painted_game.py", str(data))["cpu_ms"])
    return starts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--pairs", type=int, default=9, help="starts to compare")
    arguments = parser.parse_args()
    app = QApplication([])
    window = QWidget()
    window.show()
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder, "full"), Path(folder, "empty")
        path = fill(full, arguments.games)
        print(f"{arguments.games:,} games: {path.stat().st_size / 2**20:.0f} MiB")
        result = run_script("painted_statistics.py", str(full))
        for what, spent_ms in result.items():
            print(f"{what:46} {spent_ms:8.0f} ms")
        with closing(GameStore(path)) as store:
            store.open()
            log = GameLog(store)
            with timed("statistics of all rule sets"):
                log.statistics(None)
            for sorting in Sorting:
                with timed(f"list, sorted by {sorting.name}"):
                    rows = log.find(Filter(), sorting, descending=False)
            with timed("200 rows of the list"):
                log.lines(rows[5_000:5_200])
            with timed("list, filtered by a text"):
                log.find(Filter(text="123"), Sorting.STARTED, descending=True)
            for suffix in ("csv", "json"):
                file = Path(folder, f"games.{suffix}")
                waited_for(f"export {suffix}", partial(log.export, file), window)
                waited_for(f"import {suffix}, all known", partial(log.import_games, file), window)
        without, with_games = compare_starts((empty, full), arguments.pairs)
        print(f"start to painted, empty log   {spread(without)} ms of the processor")
        print(f"start to painted, full log    {spread(with_games)} ms of the processor")
        ratios = [b / a for a, b in zip(without, with_games, strict=True)]
        print(f"ratio                         {spread(ratios)}")
        with closing(GameStore(path)) as store:
            store.open()
            waited_for("reset with its backup", GameLog(store).reset, window)
    del app


if __name__ == "__main__":
    main()
