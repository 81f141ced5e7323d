"""Writing to the database, in order, in a thread of its own."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from bigben.settings import rows
from bigben.settings.opening import Opened, doubt_mark, is_damage, open_database
from bigben.settings.records import GameRecord

_T = TypeVar("_T")
_log = logging.getLogger(__name__)


class Writer:
    """The writing connection. One thread opens, uses and closes it.

    Args:
        path: the database.
        committed: called after each save that was committed.
        failed: called with the reason, in English, when a save fails after one that did not.
    """

    def __init__(
        self, path: Path, committed: Callable[[], None], failed: Callable[[str], None]
    ) -> None:
        self._path = path
        self._committed = committed
        self._failed = failed
        self._connection: sqlite3.Connection | None = None
        self._waiting: deque[Sequence[GameRecord]] = deque()
        self._failing = False

    def open(self) -> Opened:
        """Open the database; see :func:`~bigben.settings.opening.open_database`."""
        opened = open_database(self._path)
        self._connection = opened.connection
        return opened

    def write(self, records: Sequence[GameRecord]) -> None:
        """Commit a save, after those that could not be written so far."""
        self._waiting.append(records)
        self._write_waiting()

    def change(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do other work in one transaction, after the saves; all of it or nothing."""
        self._write_waiting()
        if self._connection is None:
            raise sqlite3.ProgrammingError("the database is not open")
        if self._waiting:
            raise sqlite3.OperationalError("earlier saves are still waiting")
        with self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            return work(connection)

    def close(self) -> None:
        """Try once more what could not be written, and close the connection."""
        self._write_waiting()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write_waiting(self) -> None:
        while self._waiting:
            try:
                if self._connection is None:
                    raise sqlite3.ProgrammingError("the database is not open")
                rows.write(self._connection, self._waiting[0])
            except Exception as error:
                # Whatever it is: the player must know that moves are not kept.
                self._fail(error)
                if isinstance(error, sqlite3.OperationalError):
                    # A full disk or a lock can pass: the save waits, and the later behind it.
                    return
                # This save can never be written. It must not hold up the others.
                self._waiting.popleft()
            else:
                self._waiting.popleft()
                self._failing = False
                self._committed()

    def _fail(self, error: Exception) -> None:
        if isinstance(error, sqlite3.Error) and is_damage(error):
            mark_doubtful(self._path)
        if not self._failing:
            self._failing = True
            _log.error("A game could not be saved", exc_info=error)
            self._failed(str(error))


def mark_doubtful(path: Path) -> None:
    """Have every page of a database checked at its next opening."""
    with contextlib.suppress(OSError):
        doubt_mark(path).touch()
