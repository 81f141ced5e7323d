"""The log of games as its readers use it: figures, list, export, import, reset."""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from bigben.engine import Rules
from bigben.settings import log
from bigben.settings.aside import free_name
from bigben.settings.figures import Figures
from bigben.settings.log import Filter, LogLine, Sorting
from bigben.settings.records import GameRecord
from bigben.settings.store import GameStore

if TYPE_CHECKING:
    # Only needed when the player asks for it: the table comes first.
    from bigben.settings.exchange import Report
    from bigben.settings.logged_game import Row
    from bigben.settings.statistics import Statistics

_MERGED: Final = (
    "shown", "ended", "result", "milliseconds", "moves", "undos", "restarts", "hints", "journal",
)  # fmt: skip
"""What of a game that the log knows may come from a file: its end."""
_READING: Final = 0.7
"""The share of an import's time that reading the file takes; the rest is for the log."""


class Imported(NamedTuple):
    """What became of the games of a file."""

    added: int
    ended: int
    """Games that the log knew without a result, and that have theirs from the file now."""
    known: int


class GameLog:
    """Reads a store's log, and changes it only as a whole."""

    def __init__(self, store: GameStore) -> None:
        self._store = store

    def when_written(self, follow: Callable[[], object]) -> None:
        """Call what reads the log as soon as all is written, or the disk takes too long."""
        self._store.when_written(follow)

    @property
    def knows_all(self) -> bool:
        """Whether what is read has all that was saved: nothing waits to be written."""
        return self._store.knows_all

    def figures(self, rules: Rules) -> Figures:
        """The figures of a rule set."""
        return self._store.figures(rules)

    def streak(self, rules: Rules) -> int:
        """The streak of :meth:`figures`, in much less time."""
        return self._store.read(lambda reader: log.streak(reader, rules), 0)

    def game(self, row: int) -> GameRecord | None:
        """A game by its row in the list, as it ended; None if it is gone."""
        found = self._store.read(lambda reader: log.game_id(reader, row), None)
        return None if found is None else self._store.game(found)

    def statistics(self, rules: Rules | None) -> Statistics:
        """The statistics of a rule set, or of all together."""
        from bigben.settings.statistics import Statistics  # noqa: PLC0415

        return self._store.read(
            lambda reader: Statistics.of(log.figure_rows(reader, rules)), Statistics.of(())
        )

    def statistics_in_pieces(self, rules: Rules | None) -> Generator[None, None, Statistics]:
        """The same for a long log, returned after turns of a few milliseconds each."""
        from bigben.settings.statistics import PIECE, Statistics  # noqa: PLC0415

        return self._store.read_in_pieces(
            lambda reader: Statistics.in_pieces(log.figure_rows_in_pieces(reader, rules, PIECE)),
            Statistics.of(()),
        )

    def find(self, chosen: Filter, sorting: Sorting, *, descending: bool) -> array[int]:
        """The row numbers of the games chosen, sorted."""
        return self._store.read(
            lambda reader: log.find_rows(reader, chosen, sorting, descending=descending),
            array("q"),
        )

    def lines(self, rows: Sequence[int]) -> dict[int, LogLine]:
        """The games of some rows, by row number."""
        return self._store.read(lambda reader: log.read_lines(reader, rows), {})

    def count(self) -> int:
        """How many games the log has besides the one in progress: those that a reset forgets."""
        return self._store.read(log.count_games, 0)

    def export(self, path: Path, report: Report | None = None) -> int:
        """Write all games to a CSV or JSON file; returns how many.

        Raises :class:`~bigben.settings.exchange.ExchangeError`. This, import and reset take
        seconds for a long log: they may be called in a thread of their own, ``report`` is told
        how far they are, and whatever that raises calls them off.
        """
        from bigben.settings.exchange import ExchangeError, Fault  # noqa: PLC0415

        self._store.flush()
        games = self._store.read(lambda reader: _write(reader, path, report), None)
        if games is None:
            raise ExchangeError(Fault.NOT_READ)
        return games

    def import_games(self, path: Path, report: Report | None = None) -> Imported:
        """Take in the games of a file: all, or nothing if one of them is bad.

        A game is known by its UUID and never taken in twice. One that the log knows without a
        result gets the file's, except the game in progress. Raises
        :class:`~bigben.settings.exchange.ExchangeError`.
        """
        from bigben.settings.exchange import ExchangeError, Fault, read_games  # noqa: PLC0415

        rows = read_games(path, _part(report, 0, _READING))
        merging = _part(report, _READING, 1)
        try:
            return self._store.change(
                lambda connection: merge(connection, _counted(rows, len(rows), merging))
            )
        except sqlite3.Error as error:
            raise ExchangeError(Fault.NOT_WRITTEN, str(error)) from error

    def reset(self, report: Report | None = None) -> Path:
        """Forget all games but the one in progress; returns the file that keeps them.

        That file can be imported. If it cannot be written nothing is forgotten. Raises
        :class:`~bigben.settings.exchange.ExchangeError`. A game on the table that has ended
        comes back with its next save: lay another one first.
        """
        from bigben.settings.exchange import ExchangeError, Fault  # noqa: PLC0415

        backup = free_name(self._store.path.with_suffix(".json"), "backup")
        try:
            return self._store.change(lambda connection: _forget(connection, backup, report))
        except sqlite3.Error as error:
            raise ExchangeError(Fault.NOT_WRITTEN, str(error)) from error


def _write(connection: sqlite3.Connection, path: Path, report: Report | None) -> int:
    from bigben.settings.exchange import write_games  # noqa: PLC0415
    from bigben.settings.logged_game import COLUMNS  # noqa: PLC0415

    (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
    query = f"SELECT {', '.join(COLUMNS)} FROM games ORDER BY started, rowid"
    return write_games(path, _counted(connection.execute(query), count, _part(report, 0, 1)))


def _counted(rows: Iterable[Row], count: int, report: Report) -> Iterator[Row]:
    """Rows, and a report before each of how many of them were taken."""
    for number, row in enumerate(rows):
        report(number / max(1, count))
        yield row


def _part(report: Report | None, begin: float, end: float) -> Report:
    """What a part of some work reports to: from one share of the whole to another."""
    if report is None:
        return lambda _share: None
    return lambda share: report(begin + (end - begin) * min(1.0, share))


def merge(connection: sqlite3.Connection, rows: Iterable[Row]) -> Imported:
    """Take games into the log, each once; see :meth:`GameLog.import_games`."""
    from bigben.settings.logged_game import COLUMNS  # noqa: PLC0415

    insert = (
        f"INSERT INTO games ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))}) "
        "ON CONFLICT (id) DO NOTHING"
    )
    update = (
        f"UPDATE games SET {', '.join(f'{column} = ?' for column in _MERGED)} WHERE id = ? "
        "AND result IS NULL AND NOT shown AND id NOT IN (SELECT id FROM current)"
    )
    result, shown = COLUMNS.index("result"), COLUMNS.index("shown")
    added = ended = known = 0
    for row in rows:
        if connection.execute(insert, row).rowcount:
            added += 1
        elif (row[result] is not None or row[shown]) and connection.execute(
            update, (*(row[COLUMNS.index(column)] for column in _MERGED), row[0])
        ).rowcount:
            ended += 1
        else:
            known += 1
    return Imported(added, ended, known)


def _forget(connection: sqlite3.Connection, backup: Path, report: Report | None) -> Path:
    _write(connection, backup, report)
    # If it has ended, its end stands in the log alone: it can't be resumed without it.
    connection.execute(
        "DELETE FROM current WHERE id IN (SELECT id FROM games WHERE result IS NOT NULL)"
    )
    connection.execute(f"DELETE FROM games WHERE {log.NOT_IN_PROGRESS}")
    return backup
