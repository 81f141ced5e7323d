"""The log of games and the game in progress."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from bigben.engine import Rules
from bigben.settings import log, rows
from bigben.settings.figures import Figures
from bigben.settings.opening import StoreState, is_damage
from bigben.settings.records import GameRecord
from bigben.settings.writer import Writer, keep_pages, mark_doubtful

__all__ = ["GameStore", "StoreState"]

_PATIENCE_MS: Final = 3_000
"""How long a slow disk holds up what reads; then it is told what is known."""

_SENSELESS: Final = (ValueError, TypeError, KeyError, AttributeError, OverflowError)
"""What comes of values that no game can have: a column takes those of any type."""

_T = TypeVar("_T")
_logger: Final = logging.getLogger(__name__)


class GameStore(QObject):
    """The database of games. Open it before anything else, close it at the end.

    Writing is done by a thread of its own, so that no move waits for the disk. Nor does reading:
    it sees what is written so far, and whoever needs all of it comes by :meth:`when_written`.

    Attributes:
        path: where the database is.
        set_aside_as: the new name of a damaged database that ``open`` set aside, or None.

    Signals:
        committed: a save was committed: its moves are finished. Once for each save.
        failed: a save failed; the text says why, in English. Saves that a full disk or a lock
            holds up are tried again with the next one and at the end; ``failed`` comes once for
            a row of failures.
        misread: a reading failed, or found what makes no sense; the text says why, in English.
    """

    committed = Signal()
    failed = Signal(str)
    misread = Signal(str)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.set_aside_as: Path | None = None
        self.path = path
        self._writer = Writer(path, self.committed.emit, self.failed.emit)
        # One thread takes its calls in order, and sleeps in between.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="games")
        self._reader: sqlite3.Connection | None = None
        self._unwritten: dict[str, GameRecord] = {}
        """Games that may not have their rows yet, by their UUIDs."""
        self._following: list[Callable[[], object]] = []
        """What is to be done when nothing waits to be written any more."""
        self._patience = QTimer(self)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._follow)
        # They come from the writing thread.
        self.committed.connect(self._hear_writer, Qt.ConnectionType.QueuedConnection)
        self.failed.connect(self._hear_writer, Qt.ConnectionType.QueuedConnection)

    def open(self) -> StoreState:
        """Open the database, whatever state it is in; say what came of it."""
        opened = self._thread.submit(self._writer.open).result()
        self.set_aside_as = opened.set_aside_as
        # Long work that reads may have a thread of its own.
        self._reader = sqlite3.connect(
            opened.uri, uri=True, isolation_level=None, check_same_thread=False
        )
        self._reader.execute("PRAGMA query_only = ON")
        # A database in memory would refuse to be read while it is written to.
        self._reader.execute("PRAGMA read_uncommitted = ON")
        # It reads all or next to nothing: more pages would speed up neither.
        keep_pages(self._reader)
        return opened.state

    def current(self) -> GameRecord | None:
        """The game in progress as last saved; None if there is none. Waits for the saves.

        Its ``end`` is the one that counts: the first that was saved for it. Raises
        ``ValueError`` if what was saved makes no sense.
        """
        self.flush()
        return self._ask(rows.read_current, None)

    def save(self, *records: GameRecord) -> None:
        """Have records written as one transaction; the last one becomes the game in progress.

        A record that has started gets its row in the log, if it has none yet. An end is
        written once: a later one for the same game changes nothing. Leaving a game is one save
        of two records: the left game with its end, and the new one.
        """
        if not records:
            raise ValueError("there is nothing to save")
        if any(record.practice for record in records):
            raise ValueError("practice is not counted, and not kept")
        self._unwritten.update((each.id, each) for each in records if each.started)
        self._writer.hand_over(records)
        self._thread.submit(self._writer.write_waiting)

    def game(self, game_id: str) -> GameRecord | None:
        """A game of the log by its UUID, as it ended; None if the log has none such.

        One that waits to be written is known already.
        """
        if game_id in self._unwritten:
            return rows.as_logged(self._unwritten[game_id])
        return self.read(lambda reader: rows.read_game(reader, game_id), None)

    def last_ended(self) -> GameRecord | None:
        """The game of the log that ended last; None if none has."""
        return self.read(rows.read_last_ended, None)

    def holds(self, deal_number: int, rules: Rules | None = None) -> bool:
        """Whether the log has a game of a deal, by a rule set or by any.

        That which waits to be written is known as well.
        """
        sets = Rules if rules is None else (rules,)
        return any(
            each.deal_number == deal_number and each.rules in sets
            for each in self._unwritten.values()
        ) or self._ask(lambda reader: rows.holds(reader, deal_number, rules), False)

    def is_replay(self, record: GameRecord) -> bool:
        """Whether a game has begun, and the log has an earlier one of its deal and rule set."""
        started = record.started
        if started is None:
            return False
        return any(
            (each.deal_number, each.rules) == (record.deal_number, record.rules)
            and each.started is not None
            and each.started < started
            for each in self._unwritten.values()
        ) or self._ask(lambda reader: rows.holds_earlier(reader, record), False)

    def figures(self, rules: Rules) -> Figures:
        """The figures of a rule set. Waits for the saves."""
        self.flush()
        return self.read(lambda reader: Figures.of(log.figure_rows(reader, rules)), Figures())

    def read(self, query: Callable[[sqlite3.Connection], _T], otherwise: _T) -> _T:
        """Ask the database something.

        If that fails, or meets what makes no sense, ``misread`` tells of it, and the answer is
        ``otherwise``.
        """
        try:
            return self._ask(query, otherwise)
        except _SENSELESS as error:
            _logger.exception("The games hold what no game can have")
            self._doubt(error)
            return otherwise

    def read_in_pieces(
        self, query: Callable[[sqlite3.Connection], Generator[None, None, _T]], otherwise: _T
    ) -> Generator[None, None, _T]:
        """Ask something that takes long, a turn at a time; else as :meth:`read`."""
        if self._reader is None:
            raise sqlite3.ProgrammingError("the database is not open")
        try:
            return (yield from query(self._reader))
        except (sqlite3.Error, *_SENSELESS) as error:
            _logger.exception("The games could not be counted")
            self._doubt(error)
            return otherwise

    @property
    def knows_all(self) -> bool:
        """Whether what is read has all that was saved: nothing waits to be written."""
        return not self._writer.is_behind

    def when_written(self, follow: Callable[[], object]) -> None:
        """Do what reads as soon as nothing waits to be written: mostly at once.

        A save that fails is not waited for, nor a disk that takes seconds: see
        :attr:`knows_all`. What waits here already is done once, however often it is asked for.
        A closed store has nothing more to read.
        """
        if self._reader is None:
            return
        if not self._writer.is_at_work:
            follow()
        elif follow not in self._following:
            self._following.append(follow)
            self._patience.start()

    def call_off(self) -> None:
        """Do nothing more of what :meth:`when_written` has been asked for: the window closes."""
        self._patience.stop()
        self._following.clear()

    def _hear_writer(self) -> None:
        self._forget_written()
        if not self._writer.is_at_work:
            self._follow()

    def _follow(self) -> None:
        following = self._following.copy()
        self.call_off()
        for follow in following:
            follow()

    def _ask(self, query: Callable[[sqlite3.Connection], _T], otherwise: _T) -> _T:
        if self._reader is None:
            raise sqlite3.ProgrammingError("the database is not open")
        try:
            return query(self._reader)
        except sqlite3.Error as error:
            _logger.exception("The games could not be read")
            self._doubt(error)
            return otherwise

    def _doubt(self, error: Exception) -> None:
        if not isinstance(error, sqlite3.Error) or is_damage(error):
            mark_doubtful(self.path)
        self.misread.emit(str(error))

    def change(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do something to the log in one transaction, after everything is written.

        ``work`` is called in the writing thread; waits for it and returns what it returns.
        Whatever it raises undoes all of it and is raised here, as is the ``sqlite3.Error`` of a
        database that refuses.
        """
        return self._thread.submit(self._writer.change, work).result()

    def flush(self) -> None:
        """Wait until every save was committed or has failed."""
        self._thread.submit(lambda: None).result()
        self._forget_written()

    def _forget_written(self) -> None:
        # What a full disk or a lock stopped waits for the next save.
        if self.knows_all:
            self._unwritten.clear()

    def close(self) -> None:
        """Write what is left to write, then end the thread. A closed store stays closed."""
        # That a save was committed may still be on its way here.
        self.call_off()
        if self._reader is not None:
            self._reader.close()
            self._reader = None
            self._thread.submit(self._writer.close).result()
        self._thread.shutdown()
