"""Writing to the database, in order, in a thread of its own."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from bigben.settings import rows
from bigben.settings.opening import Opened, doubt_mark, is_damage, open_database
from bigben.settings.records import GameRecord

_KEPT_KIB: Final = 256
"""What a connection keeps of the file; SQLite's own 2 MB would fill up in the end."""
_CHANGING_KIB: Final = 16_384
"""The same during an import and such, which is a third less work with it."""

_T = TypeVar("_T")
_logger: Final = logging.getLogger(__name__)


class Writer:
    """The writing connection. One thread opens, uses and closes it; any may hand saves over.

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
        keep_pages(self._connection)
        return opened

    def hand_over(self, records: Sequence[GameRecord]) -> None:
        """Have a save written by the next :meth:`write_waiting`. Any thread may call this."""
        self._waiting.append(records)

    @property
    def is_behind(self) -> bool:
        """Whether saves wait to be written."""
        return bool(self._waiting)

    @property
    def is_at_work(self) -> bool:
        """Whether the next moments bring what waits to the disk, as far as anybody can know."""
        return self.is_behind and not self._failing

    def write_waiting(self) -> None:
        """Commit what was handed over, in order.

        Of saves in a row that only go on with the same game the last holds all: on a slow disk
        they are one commit, and the window that is closed waits for one, not for each.
        """
        while self._waiting:
            count = self._count_of_one_game()
            try:
                if self._connection is None:
                    raise sqlite3.ProgrammingError("the database is not open")
                rows.write(self._connection, self._waiting[count - 1])
            except Exception as error:
                # Whatever it is: the player must know that moves are not kept.
                self._fail(error)
                if isinstance(error, sqlite3.OperationalError):
                    # A full disk or a lock can pass: the save waits, and the later behind it.
                    return
                # This save can never be written. It must not hold up the others.
                del self._waiting[count - 1]
            else:
                self._failing = False
                for _ in range(count):
                    self._waiting.popleft()
                    self._committed()

    def change(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do other work in one transaction, after the saves; all of it or nothing."""
        self.write_waiting()
        if self._connection is None:
            raise sqlite3.ProgrammingError("the database is not open")
        if self._waiting:
            raise sqlite3.OperationalError("earlier saves are still waiting")
        keep_pages(self._connection, _CHANGING_KIB)
        try:
            with self._connection as connection:
                connection.execute("BEGIN IMMEDIATE")
                return work(connection)
        finally:
            keep_pages(self._connection)

    def close(self) -> None:
        """Try once more what could not be written, and close the connection."""
        self.write_waiting()
        if self._connection is not None:
            self._connection.close()

    def _count_of_one_game(self) -> int:
        """How many of the waiting saves, from the first on, the last of them stands for."""
        count = 1
        while count < len(self._waiting) and _holds_all(
            self._waiting[count], of=self._waiting[count - 1]
        ):
            count += 1
        return count

    def _fail(self, error: Exception) -> None:
        if isinstance(error, sqlite3.Error) and is_damage(error):
            mark_doubtful(self._path)
        if not self._failing:
            self._failing = True
            _logger.error("A game could not be saved", exc_info=error)
            self._failed(str(error))


def _holds_all(later: Sequence[GameRecord], *, of: Sequence[GameRecord]) -> bool:
    """Whether a save leaves the database as it would be with the one before it as well.

    What a game's row in the log begins with, and when its end and a solution shown came, must be
    written in their order.
    """
    before, after = of[-1], later[0]
    return (
        len(of) == 1
        and (before.id, before.started, before.shown) == (after.id, after.started, after.shown)
        and before.end == after.end
    )


def mark_doubtful(path: Path) -> None:
    """Have every page of a database checked at its next opening."""
    with contextlib.suppress(OSError):
        doubt_mark(path).touch()


def keep_pages(connection: sqlite3.Connection, kib: int = _KEPT_KIB) -> None:
    """Limit how much of the file a connection keeps in memory."""
    connection.execute(f"PRAGMA cache_size = -{kib}")
