"""How a database is opened: how long that waits, how commits reach the disk, what it says."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bigben.settings.opening import Opened, doubt_mark, is_damage, open_database
from bigben.settings.store import StoreState

NORMAL, FULL = 1, 2  # what PRAGMA synchronous says: sqlite.org/pragma.html


def value_of(connection: sqlite3.Connection, pragma: str) -> object:
    return connection.execute(f"PRAGMA {pragma}").fetchone()[0]


@pytest.fixture
def opened() -> Iterator[Callable[[Path], Opened]]:
    """Open databases, which are closed at the end."""
    connections = []

    def open_and_keep(path: Path) -> Opened:
        found = open_database(path)
        connections.append(found.connection)
        return found

    yield open_and_keep
    for connection in connections:
        connection.close()


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """What the log says, minor things too."""
    caplog.set_level("INFO", "bigben")
    return lambda: caplog.messages


@pytest.fixture
def connect_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., Any]], None]:
    """Have something else connect to files; what is kept in memory is connected to as ever."""
    connect = sqlite3.connect

    def use(connect_file: Callable[..., Any]) -> None:
        def connect_either(name: str | Path, **options: Any) -> sqlite3.Connection:
            chosen = connect_file if isinstance(name, Path) else connect
            connection: sqlite3.Connection = chosen(name, **options)
            return connection

        monkeypatch.setattr(sqlite3, "connect", connect_either)

    return use


def test_a_commit_to_a_side_file_does_not_wait_for_the_disk(opened, database):
    assert value_of(opened(database).connection, "synchronous") == NORMAL


def test_where_there_can_be_no_side_file_each_commit_waits_for_the_disk(
    opened, database, connect_with
):
    # So SQLite keeps its locks on some network folders; it shares no memory then.
    connect_with(
        lambda name, connect=sqlite3.connect, **options: connect(
            f"{name.as_uri()}?vfs=unix-dotfile", uri=True, **options
        )
    )
    found = opened(database)
    assert found.state is StoreState.READY
    assert value_of(found.connection, "journal_mode") != "wal"
    assert value_of(found.connection, "synchronous") == FULL


def test_a_lock_holds_up_the_window_for_less_than_a_second_and_a_save_for_two(
    opened, database, connect_with
):
    patience_ms = []

    def connect_file(name, connect=sqlite3.connect, **options):
        connection = connect(name, **options)
        patience_ms.append(value_of(connection, "busy_timeout"))
        return connection

    connect_with(connect_file)
    found = opened(database)
    assert 100 <= patience_ms[0] < 1_000
    assert value_of(found.connection, "busy_timeout") == 2_000


def test_a_data_folder_of_any_depth_is_made(opened, tmp_path):
    database = tmp_path / "one" / "two" / "three" / "games.sqlite3"
    assert opened(database).state is StoreState.READY
    assert database.exists()


def test_where_the_damaged_file_is_can_be_told_though_no_new_one_can_be_begun(
    opened, database, connect_with
):
    def connect_file(*_, **__):
        raise sqlite3.OperationalError("unable to open database file")

    database.parent.mkdir()
    database.write_bytes(b"damaged")
    connect_with(connect_file)
    found = opened(database)
    assert found.state is StoreState.READ_ONLY
    assert found.set_aside_as is not None
    assert found.set_aside_as.read_bytes() == b"damaged"


def test_text_that_cannot_be_read_is_damage(store, begun):
    game = begun(7)
    store.save(game)
    store.flush()
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("UPDATE games SET level = CAST(x'ff' AS TEXT)")
    assert store.game(game.id) is None
    assert doubt_mark(store.path).exists()


def test_damage_is_told_from_what_passes():
    def error(code: int) -> sqlite3.Error:
        error = sqlite3.DatabaseError("")
        error.sqlite_errorcode = code
        return error

    assert is_damage(error(sqlite3.SQLITE_CORRUPT_INDEX))
    assert not is_damage(error(sqlite3.SQLITE_BUSY_SNAPSHOT))
    assert not is_damage(error(sqlite3.SQLITE_FULL))


def test_on_windows_a_lock_is_never_the_fault_of_the_folder(
    opened, database, monkeypatch, connect_with
):
    def connect_file(*_, **__):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "fcntl", None)  # there is none
    connect_with(connect_file)
    assert opened(database).state is StoreState.LOCKED


@pytest.mark.parametrize(
    ("in_the_way", "why"), [("games.sqlite3", "is not a file"), ("data", "File exists")]
)
def test_the_log_says_why_a_file_is_left_untouched(opened, tmp_path, told, in_the_way, why):
    database = tmp_path / "data" / "games.sqlite3"
    if in_the_way == "data":
        (tmp_path / "data").touch()
    else:
        database.mkdir(parents=True)
    assert opened(database).state is StoreState.READ_ONLY
    (line,) = told()
    assert line.startswith(f"{database} is left untouched: ")
    assert why in line


@pytest.mark.parametrize("what", ["file", "folder"])
def test_the_log_says_which_is_read_only(opened, database, monkeypatch, told, what):
    database.parent.mkdir()
    database.touch()
    read_only = database if what == "file" else database.parent
    monkeypatch.setattr("os.access", lambda path, _mode: path != read_only)
    opened(database)
    assert told() == [f"{database} is left untouched: {read_only} is read-only"]


def test_the_log_says_that_a_file_is_locked(opened, database, told):
    opened(database).connection.close()
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert opened(database).state is StoreState.LOCKED
    assert told() == [f"{database} is left untouched: database is locked"]


def test_what_reads_cannot_write(store, qtbot):
    with qtbot.waitSignal(store.misread) as misread:
        assert store.read(lambda reader: reader.execute("DELETE FROM games"), None) is None
    assert misread.args == ["attempt to write a readonly database"]


def test_what_reads_keeps_little_of_the_file(store):
    # Less than nought are KiB. (sqlite.org/pragma.html)
    assert -1_024 < store.read(lambda reader: value_of(reader, "cache_size"), 0) < 0
