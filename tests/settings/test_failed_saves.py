"""What could not be saved at first is made up for, and nothing else is lost with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bigben.settings import opening, rows
from bigben.settings.opening import doubt_mark
from bigben.settings.records import GameResult, Source
from bigben.settings.store import StoreState


def test_save_that_a_lock_stops_is_told_once_and_made_up_for(
    make_store, database, begun, qtbot, monkeypatch
):
    monkeypatch.setattr(opening, "_WRITING_TIMEOUT_MS", 1)
    store = make_store(database)
    store.open()
    failures, commits = [], []
    store.failed.connect(failures.append)
    store.committed.connect(lambda: commits.append(None))
    first, second, third = begun(1), begun(2), begun(3)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store.save(first)
        store.save(second)
        assert store.current() is None
        qtbot.waitUntil(lambda: len(failures) == 1)
        assert "locked" in failures[0]
        assert commits == []
    assert not doubt_mark(database).exists()
    store.save(third)
    assert store.current() == third
    assert all(map(store.holds, (1, 2, 3)))
    qtbot.waitUntil(lambda: len(commits) == 3)
    assert len(failures) == 1


def test_save_that_a_full_disk_stops_is_made_up_for_at_closing(make_store, database, begun, qtbot):
    store = make_store(database)
    store.open()
    kept = begun(1)
    store.save(kept)
    store.flush()
    resource = pytest.importorskip("resource", reason="no limits on files here")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = Path(f"{database}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        with qtbot.waitSignal(store.failed):
            store.save(begun(2))
        store.flush()
        assert store.current() == kept
        assert store.holds(2)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    store.close()
    again = make_store(database)
    assert again.open() is StoreState.READY
    assert again.current().deal_number == 2
    assert again.holds(1)


def test_save_that_can_never_be_written_does_not_hold_up_the_next(store, begun, qtbot, caplog):
    with qtbot.waitSignal(store.failed):
        store.save(begun(1, milliseconds=2**63))
    (logged,) = caplog.records
    assert logged.message == "A game could not be saved"
    assert isinstance(logged.exc_info[1], OverflowError)
    game = begun(2)
    with qtbot.waitSignal(store.committed):
        store.save(game)
    assert store.current() == game
    assert not store.holds(1)
    assert not doubt_mark(store.path).exists()


def test_save_that_can_never_be_written_takes_no_other_with_it(store, begun, database):
    before, after = begun(1), begun(2)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store.save(before)
        store.save(replace(before, milliseconds=2**63))
        store.save(after)
        store.save(begun(3, milliseconds=2**63))
        store.save(begun(4, milliseconds=2**63))
    store.flush()
    assert store.current() == after
    assert list(map(store.holds, range(1, 5))) == [True, True, False, False]


def test_saves_of_one_game_that_wait_together_are_one_commit(store, begun, end_of, monkeypatch):
    written = []
    write = rows.write
    monkeypatch.setattr(rows, "write", lambda *saved: written.append(saved[1]) or write(*saved))
    left, other = begun(1), begun(2)
    ended = replace(left, end=end_of(left, GameResult.LOST))
    last = replace(other, milliseconds=3_000)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        store.save(left)
        store.save(replace(left, milliseconds=2_000))
        store.save(ended, other)
        store.save(replace(other, milliseconds=2_000))
        store.save(last)
    store.flush()
    # The first is written already when the second comes; the third has an end that no later has.
    assert written[-3:] == [(replace(left, milliseconds=2_000),), (ended, other), (last,)]
    assert store.game(left.id).end == ended.end
    assert store.current() == last


def test_save_that_meets_damage_has_the_file_checked_at_the_next_opening(
    store, begun, qtbot, monkeypatch
):
    def write(*_):
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error

    monkeypatch.setattr(rows, "write", write)
    with qtbot.waitSignal(store.failed) as failed:
        store.save(begun(1))
    assert failed.args == ["database disk image is malformed"]
    assert doubt_mark(store.path).exists()


def test_reading_that_a_lock_stops_is_no_damage(store, begun, monkeypatch, qtbot):
    def read_game(*_):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error

    monkeypatch.setattr(rows, "read_game", read_game)
    monkeypatch.setattr(rows, "holds", read_game)
    monkeypatch.setattr(rows, "holds_earlier", read_game)
    assert store.holds(7) is False
    assert store.is_replay(begun(7)) is False
    assert store.read(read_game, "nothing") == "nothing"
    with qtbot.waitSignal(store.misread) as misread:
        assert store.game("a game") is None
    assert misread.args == ["database is locked"]
    assert not doubt_mark(store.path).exists()


def test_the_log_says_what_could_not_be_read(store, caplog):
    def fails(error):
        def query(_reader):
            raise error

        return query

    store.read(fails(sqlite3.OperationalError("database is locked")), None)
    store.read(fails(ValueError("a date")), None)
    list(store.read_in_pieces(fails(ValueError("a date")), None))
    assert caplog.messages == [
        "The games could not be read",
        "The games hold what no game can have",
        "The games could not be counted",
    ]


def test_nothing_else_is_changed_while_saves_wait(make_store, database, begun, monkeypatch):
    monkeypatch.setattr(opening, "_WRITING_TIMEOUT_MS", 1)
    store = make_store(database)
    store.open()
    changes = []
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store.save(begun(1))
        waiting = r"^earlier saves are still waiting$"
        with pytest.raises(sqlite3.OperationalError, match=waiting):
            store.change(changes.append)
    assert changes == []


def test_practice_is_not_saved(store, untouched):
    with pytest.raises(ValueError, match=r"^practice is not counted, and not kept$"):
        store.save(untouched(7, source=Source.PRACTICE))
    assert store.current() is None


def test_store_that_is_not_open_says_so(make_store, database, begun, qtbot):
    store = make_store(database)
    with qtbot.waitSignal(store.failed) as failed:
        store.save(begun(1))
    assert failed.args == ["the database is not open"]
    with pytest.raises(sqlite3.ProgrammingError, match=r"^the database is not open$"):
        store.change(lambda _: None)
    with pytest.raises(sqlite3.ProgrammingError, match=r"^the database is not open$"):
        store.game("a game")
    with pytest.raises(sqlite3.ProgrammingError, match=r"^the database is not open$"):
        list(store.read_in_pieces(lambda _: iter(()), None))
    assert not database.exists()
