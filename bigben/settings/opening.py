"""Opening the database, whatever state it is in."""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
from enum import Enum, auto
from pathlib import Path
from typing import Final, NamedTuple

from bigben.settings import schema, sense
from bigben.settings.aside import set_aside

_logger: Final = logging.getLogger(__name__)

SIDE_SUFFIXES: Final = ("-wal", "-shm", "-journal")
"""What SQLite adds to a database's name for the files that belong to it."""

_OPENING_TIMEOUT_S: Final = 0.5
# The window waits for this.
_WRITING_TIMEOUT_MS: Final = 2_000

_FULL_CHECK_MAX_BYTES: Final = 4 * 2**20
# Checking every page takes some 3 ms a MiB when the start has nothing cached; a MiB is about
# 500 games.

_DAMAGED: Final = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    # A table or column is missing, or the file's format is unknown.
    sqlite3.SQLITE_ERROR,
}
_HEADER_MAGIC: Final = b"SQLite format 3\0"
_HEADER_VERSION: Final = slice(60, 64)
# What a database file begins with, and where its user_version is, big-endian: see
# sqlite.org/fileformat.html, 1.3.


class StoreState(Enum):
    """What opening the database came to. In the last four, games are kept in memory only."""

    READY = auto()
    SET_ASIDE = auto()
    """It was damaged and set aside under another name; a new one was begun."""
    LOCKED = auto()
    """Another program holds it locked. It was left untouched."""
    UNLOCKABLE = auto()
    """Nobody can lock a file in its folder, as in some on a network. It was left untouched."""
    READ_ONLY = auto()
    """It cannot be written, or its folder cannot be made. It was left untouched."""
    NEWER = auto()
    """A newer version of this program made it. It was left untouched."""


class _DamagedError(Exception):
    """The file cannot be what this program wrote."""


class _NewerError(Exception):
    """The file's version is above what this program knows."""


class Opened(NamedTuple):
    """An open database."""

    connection: sqlite3.Connection
    """To be used by the thread that opened it."""
    state: StoreState
    uri: str
    """Where a second connection finds the same database, also if it is in memory."""
    set_aside_as: Path | None = None


def open_database(path: Path) -> Opened:
    """Open the database at a path, or set it aside and begin anew, or begin one in memory."""
    aside = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _open_file(path, StoreState.READY)
        except _DamagedError:
            aside = set_aside(path, SIDE_SUFFIXES)
            doubt_mark(path).unlink(missing_ok=True)
        return _open_file(path, StoreState.SET_ASIDE, aside)
    except _NewerError:
        state = StoreState.NEWER
    except (OSError, _DamagedError) as error:
        _logger.info("%s is left untouched: %s", path, error)
        state = StoreState.READ_ONLY
    except sqlite3.Error as error:
        _logger.info("%s is left untouched: %s", path, error)
        state = StoreState.READ_ONLY
        if _primary_code(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            state = StoreState.LOCKED if _can_lock(path.parent) else StoreState.UNLOCKABLE
    # Its name is new each time: connections of one process to the same name share it.
    uri = f"file:{os.urandom(16).hex()}?mode=memory&cache=shared"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None)
    schema.migrate(connection)
    return Opened(connection, state, uri, aside)


def doubt_mark(path: Path) -> Path:
    """The file whose presence says: damage was met while the program ran, check every page."""
    return path.with_name(f"{path.name}-doubt")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error says that the file itself is damaged."""
    return _primary_code(error) in _DAMAGED


def _primary_code(error: sqlite3.Error) -> int:
    """SQLite's result code without its details.

    The sqlite3 module itself refuses text that is not UTF-8, without a code: that is damage.
    """
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF


def _can_lock(folder: Path) -> bool:
    """Whether files in a folder can be locked: SQLite says the same of both."""
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415  # it is not everywhere
    import tempfile  # noqa: PLC0415  # not needed as a rule

    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        _logger.warning("nothing can be locked in %s: %s", folder, error)
        return False
    return True


def _open_file(path: Path, state: StoreState, aside: Path | None = None) -> Opened:
    _look_at_files(path)
    connection = sqlite3.connect(path, timeout=_OPENING_TIMEOUT_S, isolation_level=None)
    try:
        _check(connection, thorough=doubt_mark(path).exists() or _is_small(connection))
        _check_writable(connection)
        _choose_journal(connection)
        schema.migrate(connection)
        connection.execute(f"PRAGMA busy_timeout = {_WRITING_TIMEOUT_MS}")
    except sqlite3.Error as error:
        connection.close()
        if is_damage(error):
            raise _DamagedError from error
        raise
    except BaseException:
        connection.close()
        raise
    doubt_mark(path).unlink(missing_ok=True)
    return Opened(connection, state, path.absolute().as_uri(), aside)


def _look_at_files(path: Path) -> None:
    """Find what must be found before SQLite opens the file, as that may change it."""
    header = b""
    if not os.access(path.parent, os.W_OK):
        raise PermissionError(f"{path.parent} is read-only")
    if path.exists():
        # Opening a pipe could wait for ever.
        if not path.is_file():
            raise OSError(f"{path} is not a file")
        # SQLite would leave side files that are read-only too, and last.
        if not os.access(path, os.W_OK):
            raise PermissionError(f"{path} is read-only")
        with path.open("rb") as file:
            header = file.read(100)
    if not header:
        # SQLite would delete the side files of a database that is gone or empty.
        sides = [Path(f"{path}{suffix}") for suffix in SIDE_SUFFIXES]
        if any(side.exists() and side.stat().st_size for side in sides):
            raise _DamagedError
    elif not header.startswith(_HEADER_MAGIC):
        raise _DamagedError
    elif int.from_bytes(header[_HEADER_VERSION], "big", signed=True) > schema.VERSION:
        raise _NewerError


def _is_small(connection: sqlite3.Connection) -> bool:
    (size,) = connection.execute(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    ).fetchone()
    return bool(size <= _FULL_CHECK_MAX_BYTES)


def _check(connection: sqlite3.Connection, *, thorough: bool) -> None:
    """Look for damage without spending a person's time on it.

    A small file is checked page by page and row by row. Of a large one only what the next moves
    will write to is read: the indexes, the last game, the game in progress. Damage elsewhere is
    met later, by a read or write that fails; the file is then marked, and the next opening is
    thorough.
    """
    version = schema.version(connection)
    if version > schema.VERSION:
        raise _NewerError
    if version < 0:
        raise _DamagedError
    if thorough and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise _DamagedError
    if version == 0:
        if connection.execute("SELECT EXISTS (SELECT 1 FROM sqlite_master)").fetchone()[0]:
            raise _DamagedError
        return
    if not sense.has_only_passive_parts(connection) or not sense.has_our_columns(connection):
        raise _DamagedError
    if thorough:
        if not sense.has_sensible_games(connection):
            raise _DamagedError
    else:
        # Each goes through the one index that begins with its column.
        connection.execute("SELECT count(*) FROM games WHERE id > ''").fetchone()
        connection.execute("SELECT count(*) FROM games WHERE deal_number > ''").fetchone()
        # The third index is wide, but the next moves only write to its end.
        connection.execute("SELECT started FROM games ORDER BY started DESC LIMIT 1").fetchone()
        connection.execute("SELECT * FROM games ORDER BY rowid DESC LIMIT 1").fetchone()
        connection.execute("SELECT * FROM current").fetchone()


def _check_writable(connection: sqlite3.Connection) -> None:
    """Raise ``sqlite3.Error`` if nothing can be written. Nothing is."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # On a read-only file SQLite lets the transaction begin, and refuses the first writing.
        connection.execute("PRAGMA user_version = 0")
    finally:
        connection.rollback()


def _choose_journal(connection: sqlite3.Connection) -> None:
    """Choose how commits reach the disk.

    In WAL mode a commit appends to a side file that the operating system holds when the commit
    returns: killing the program then loses nothing, and a half-written commit is not taken for
    one. NORMAL waits for the disk only when the side file is folded into the database, not at
    each move. So a power loss can take the last moves, but the order of the writes keeps the
    file sound; OFF would not, and FULL would wait for the disk at each move. Where
    WAL is not possible (some network folders), only FULL gives the same.
    """
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    synchronous = "NORMAL" if mode == "wal" else "FULL"
    connection.execute(f"PRAGMA synchronous = {synchronous}")
