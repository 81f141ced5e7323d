"""Whatever state the database is in, the program starts, and no file is lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import UUID

import pytest

from bigben.engine import Move, Rules
from bigben.settings import opening, schema, wins
from bigben.settings.exchange import ExchangeError
from bigben.settings.game_log import GameLog, merge
from bigben.settings.records import GameRecord, Source
from bigben.settings.rows import time_text
from bigben.settings.store import GameStore, StoreState
from tests.logs import a_row

PAGE_BYTES = 4_096
TABLE_LEAF, INDEX_LEAF = 0x0D, 0x0A  # the first byte of a page: sqlite.org/fileformat.html, 1.6


@pytest.fixture(scope="session")
def wins_file(tmp_path_factory):
    """A closed database of 300 wins of deals 1 to 300, the last of them on the table."""
    path = tmp_path_factory.mktemp("wins") / "games.sqlite3"
    noon = datetime(2026, 11, 30, 12, tzinfo=UTC)
    starts = [noon + timedelta(minutes=number) for number in range(300)]
    rows = [
        a_row(id=str(UUID(int=deal)), deal_number=str(deal), started=time_text(start))
        for deal, start in enumerate(starts, start=1)
    ]
    last = GameRecord(
        str(UUID(int=300)),
        300,
        Rules.BIG_BEN,
        Source.NUMBER,
        started=starts[-1],
        local_date=starts[-1].date(),
        journal=(Move.parse("deal"),),
        cursor=1,
    )
    with closing(GameStore(path)) as store:
        assert store.open() is StoreState.READY
        store.change(lambda connection: merge(connection, rows))
        store.save(last)
    return path


@pytest.fixture
def filled(wins_file, database):
    """A copy of that database."""
    database.parent.mkdir()
    shutil.copyfile(wins_file, database)
    return database


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def damage_page(
    database: Path, kind: int, chosen: Callable[[bytes], bool] = lambda _page: True
) -> None:
    """Overwrite a page in the middle of the pages chosen of a kind."""
    data = bytearray(database.read_bytes())
    starts = [
        at
        for at in range(PAGE_BYTES, len(data), PAGE_BYTES)
        if data[at] == kind and chosen(bytes(data[at : at + PAGE_BYTES]))
    ]
    at = starts[len(starts) // 2]
    data[at : at + PAGE_BYTES] = b"\xa5" * PAGE_BYTES
    database.write_bytes(data)


def assert_plays_in_memory(store: GameStore, game) -> None:
    assert store.current() is None
    store.save(game)
    assert store.current() == game
    assert store.holds(game.deal_number)


def assert_was_set_aside(store: GameStore, database: Path, before: dict[str, bytes]) -> None:
    """The damaged file has another name and its old content; the new one works."""
    aside = store.set_aside_as
    assert aside is not None
    assert aside.parent == database.parent
    assert aside.name.startswith("games.damaged-20")
    for name, content in before.items():
        suffix = name.removeprefix(database.name)
        assert Path(f"{aside}{suffix}").read_bytes() == content
    assert store.current() is None
    with closing(sqlite3.connect(database)) as connection:
        assert schema.version(connection) == schema.VERSION


def test_new_file_has_the_newest_version_and_keeps_its_log_beside_it(make_store, database):
    assert make_store(database).open() is StoreState.READY
    with closing(sqlite3.connect(database)) as connection:
        assert schema.version(connection) == schema.VERSION == 3
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_sound_file_is_opened_again(filled, make_store):
    store = make_store(filled)
    assert store.open() is StoreState.READY
    assert store.set_aside_as is None
    assert store.figures(Rules.BIG_BEN).won == 300


def test_empty_file_is_begun_like_a_new_one(make_store, database):
    database.parent.mkdir()
    database.touch()
    assert make_store(database).open() is StoreState.READY
    assert [file.name for file in database.parent.glob("*damaged*")] == []


@pytest.mark.parametrize("content", [b"not a database", b"SQLite format 3\0" + b"\xff" * 5_000])
def test_file_that_is_no_database_is_set_aside(make_store, database, content, begun):
    database.parent.mkdir()
    database.write_bytes(content)
    store = make_store(database)
    assert store.open() is StoreState.SET_ASIDE
    assert_was_set_aside(store, database, {database.name: content})
    store.save(begun(7))
    assert store.holds(7)


def test_truncated_file_is_set_aside(filled, make_store):
    filled.write_bytes(filled.read_bytes()[: 10 * PAGE_BYTES])
    before = contents(filled.parent)
    store = make_store(filled)
    assert store.open() is StoreState.SET_ASIDE
    assert_was_set_aside(store, filled, before)


@pytest.mark.parametrize("kind", [TABLE_LEAF, INDEX_LEAF])
def test_damage_deep_inside_is_found_at_opening(filled, make_store, kind):
    damage_page(filled, kind)
    before = contents(filled.parent)
    store = make_store(filled)
    assert store.open() is StoreState.SET_ASIDE
    assert_was_set_aside(store, filled, before)


@pytest.mark.parametrize(
    "written_next",
    [
        # Only one of the indexes has results in it; it grows at its end alone.
        lambda page: b"won" not in page,
        lambda page: b"won" in page and b"2026-11-30T16:59:00" in page,
    ],
)
def test_damage_that_the_next_move_would_meet_is_found_at_opening_of_a_large_file(
    filled, make_store, monkeypatch, written_next
):
    monkeypatch.setattr(opening, "_FULL_CHECK_MAX_BYTES", 0)
    damage_page(filled, INDEX_LEAF, written_next)
    assert make_store(filled).open() is StoreState.SET_ASIDE


def test_damage_met_later_is_told_and_set_aside_at_the_next_opening(
    filled, make_store, monkeypatch, qtbot, tmp_path
):
    monkeypatch.setattr(opening, "_FULL_CHECK_MAX_BYTES", 0)
    damage_page(filled, TABLE_LEAF)
    store = make_store(filled)
    assert store.open() is StoreState.READY
    with qtbot.waitSignal(store.misread) as misread, pytest.raises(ExchangeError):
        GameLog(store).export(tmp_path / "games.csv")
    assert "malformed" in misread.args[0]
    assert not (tmp_path / "games.csv").exists()
    store.close()
    before = filled.read_bytes()
    again = make_store(filled)
    assert again.open() is StoreState.SET_ASIDE
    assert_was_set_aside(again, filled, {filled.name: before})
    again.close()
    third = make_store(filled)
    assert third.open() is StoreState.READY


def test_doubt_about_a_sound_file_passes(filled, make_store):
    opening.doubt_mark(filled).touch()
    assert make_store(filled).open() is StoreState.READY
    assert not opening.doubt_mark(filled).exists()


@pytest.mark.parametrize("statement", ["DROP TABLE current", "ALTER TABLE games DROP COLUMN undos"])
def test_file_that_lacks_a_table_or_column_is_set_aside(filled, make_store, statement):
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(statement)
    assert make_store(filled).open() is StoreState.SET_ASIDE


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
        "CREATE VIEW v AS SELECT * FROM games",
        "ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 0",
        "PRAGMA user_version = -1",
    ],
)
def test_file_that_acts_by_itself_or_has_another_shape_is_set_aside(filled, make_store, statement):
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(statement)
    assert make_store(filled).open() is StoreState.SET_ASIDE


NONSENSE = (
    "started = '2026-02-30T12:00:00.000000+00:00'",
    "started = '2026-11-30T12:00:00+05:00'",
    "ended = 'yesterday'",
    "local_date = '9999-12-31'",
    "local_date = x'00'",
    "day = '0001-01-01'",
    "rules = 'klondike'",
    "source = 'practice'",
    "deal_number = '7a'",
    "deal_number = ''",
    "milliseconds = -1",
    "milliseconds = 'long'",
    "moves = 9223372036854775807",
    "hints = NULL",
    "journal = x'00'",
    "shown = 2",
)


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_file_with_a_game_that_makes_no_sense_is_set_aside(filled, make_store, nonsense):
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute(f"UPDATE games SET {nonsense} WHERE rowid = 150")
    assert make_store(filled).open() is StoreState.SET_ASIDE


@pytest.mark.parametrize(("more", "state"), [(0, StoreState.SET_ASIDE), (-1, StoreState.READY)])
def test_file_up_to_some_size_is_checked_whole(filled, make_store, monkeypatch, more, state):
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute(f"UPDATE games SET {NONSENSE[0]} WHERE rowid = 150")
    monkeypatch.setattr(opening, "_FULL_CHECK_MAX_BYTES", filled.stat().st_size + more)
    assert make_store(filled).open() is state


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_game_that_makes_no_sense_in_a_large_file_brings_nothing_down(
    filled, make_store, monkeypatch, nonsense
):
    monkeypatch.setattr(opening, "_FULL_CHECK_MAX_BYTES", 0)
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute(f"UPDATE games SET {nonsense} WHERE rowid = 150")
    store = make_store(filled)
    assert store.open() is StoreState.READY
    log = GameLog(store)
    told = []
    store.misread.connect(told.append)
    log.statistics(None)
    read_wins = store.read(lambda reader: wins.read_wins(reader, Rules.BIG_BEN), None)
    lines = log.lines([150])
    log.game(150)
    if told:
        assert opening.doubt_mark(filled).exists()
        store.close()
        assert make_store(filled).open() is StoreState.SET_ASIDE
    else:
        assert len(read_wins) in (299, 300)
        assert lines


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_file_without_tables_is_damaged_too_if_its_header_is(make_store, database):
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    content = bytearray(database.read_bytes())
    content[67] = 1  # says that room is made bit by bit, which needs what this file lacks
    database.write_bytes(content)
    store = make_store(database)
    assert store.open() is StoreState.SET_ASIDE
    store.close()
    assert make_store(database).open() is StoreState.READY


def test_pipe_in_the_place_of_the_database_is_not_waited_for(make_store, database, begun):
    database.parent.mkdir()
    os.mkfifo(database)
    store = make_store(database)
    assert store.open() is StoreState.READ_ONLY
    assert_plays_in_memory(store, begun(7))


def test_database_of_another_program_is_set_aside(make_store, database):
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = contents(database.parent)
    store = make_store(database)
    assert store.open() is StoreState.SET_ASIDE
    assert_was_set_aside(store, database, before)


@pytest.mark.parametrize("main", [None, b""])
@pytest.mark.parametrize("suffix", ["-wal", "-journal"])
def test_side_file_of_a_database_that_is_gone_is_kept(make_store, database, main, suffix):
    database.parent.mkdir()
    side = Path(f"{database}{suffix}")
    side.write_bytes(b"the last moves")
    if main is not None:
        database.write_bytes(main)
    store = make_store(database)
    assert store.open() is StoreState.SET_ASIDE
    assert Path(f"{store.set_aside_as}{suffix}").read_bytes() == b"the last moves"


def test_side_files_go_with_the_damaged_file(filled, make_store):
    filled.write_bytes(b"x" * 9_000)
    for suffix in opening.SIDE_SUFFIXES:
        Path(f"{filled}{suffix}").write_bytes(suffix.encode() * 100)
    before = contents(filled.parent)
    store = make_store(filled)
    assert store.open() is StoreState.SET_ASIDE
    assert len(before) == 4
    assert_was_set_aside(store, filled, before)


def test_two_damaged_files_of_one_second_get_two_names(make_store, database):
    database.parent.mkdir()
    names = set()
    for content in (b"first", b"second", b"third"):
        database.write_bytes(content)
        store = make_store(database)
        assert store.open() is StoreState.SET_ASIDE
        assert store.set_aside_as.read_bytes() == content
        names.add(store.set_aside_as)
        store.close()
    assert len(names) == 3


def test_file_of_a_newer_version_is_left_untouched(filled, make_store, begun):
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = contents(filled.parent)
    store = make_store(filled)
    assert store.open() is StoreState.NEWER
    assert_plays_in_memory(store, begun(7))
    store.close()
    assert contents(filled.parent) == before


def test_side_file_of_a_newer_version_is_left_untouched(filled, make_store, tmp_path):
    killed = tmp_path / "killed"
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        connection.execute("PRAGMA wal_checkpoint")
        with connection:
            connection.execute("UPDATE current SET cursor = 0")
        shutil.copytree(filled.parent, killed)
    Path(f"{killed / filled.name}-shm").unlink()
    before = contents(killed)
    assert len(before[f"{filled.name}-wal"]) > 0
    store = make_store(killed / filled.name)
    assert store.open() is StoreState.NEWER
    store.close()
    assert contents(killed) == before


def test_newer_version_that_still_lies_in_the_side_file_is_recognised(filled, make_store, begun):
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        store = make_store(filled)
        assert store.open() is StoreState.NEWER
        assert_plays_in_memory(store, begun(7))
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (300,)


def test_locked_file_is_left_untouched(filled, make_store, begun):
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        before = filled.read_bytes()
        store = make_store(filled)
        assert store.open() is StoreState.LOCKED
        assert_plays_in_memory(store, begun(7))
        store.close()
        assert filled.read_bytes() == before


def test_folder_in_which_nothing_can_be_locked_is_told_as_that(
    filled, make_store, monkeypatch, caplog
):
    def lockf(file, how):
        assert file.writable()
        assert how == fcntl.LOCK_EX | fcntl.LOCK_NB
        raise OSError("no locks available")

    fcntl = pytest.importorskip("fcntl", reason="another way to lock here")
    monkeypatch.setattr(fcntl, "lockf", lockf)
    monkeypatch.setattr(tempfile, "tempdir", "a folder that is not there")
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert make_store(filled).open() is StoreState.UNLOCKABLE
    told = f"nothing can be locked in {filled.parent}: no locks available"
    assert [record.message for record in caplog.records] == [told]


def test_file_that_another_program_keeps_to_itself_is_left_untouched(filled, make_store, begun):
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("UPDATE current SET cursor = cursor")
        store = make_store(filled)
        assert store.open() is StoreState.LOCKED
        assert_plays_in_memory(store, begun(7))


@pytest.mark.parametrize("what", ["file", "folder"])
def test_read_only_file_or_folder_is_left_untouched(filled, make_store, begun, monkeypatch, what):
    # The mode itself would not do: it doesn't bind the superuser, whom containers run tests as.
    read_only = filled if what == "file" else filled.parent
    before = contents(filled.parent)
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK or path != read_only)
    store = make_store(filled)
    assert store.open() is StoreState.READ_ONLY
    assert_plays_in_memory(store, begun(7))
    store.close()
    assert contents(filled.parent) == before


def test_file_that_sqlite_cannot_write_is_left_untouched(filled, make_store, begun, monkeypatch):
    connect = sqlite3.connect

    def connect_read_only(name, **options):
        if name == filled:
            return connect(f"{filled.as_uri()}?mode=ro", uri=True, **options)
        return connect(name, **options)

    before = contents(filled.parent)
    monkeypatch.setattr(sqlite3, "connect", connect_read_only)
    store = make_store(filled)
    assert store.open() is StoreState.READ_ONLY
    assert_plays_in_memory(store, begun(7))
    store.close()
    assert filled.read_bytes() == before[filled.name]


def test_data_folder_that_cannot_be_made_leaves_the_game_in_memory(make_store, tmp_path, begun):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    store = make_store(tmp_path / "file" / "data" / "games.sqlite3")
    assert store.open() is StoreState.READ_ONLY
    assert_plays_in_memory(store, begun(7))


def test_folder_in_the_place_of_the_database_is_left_untouched(make_store, database, begun):
    database.mkdir(parents=True)
    (database / "keep").touch()
    store = make_store(database)
    assert store.open() is StoreState.READ_ONLY
    assert_plays_in_memory(store, begun(7))
    assert (database / "keep").exists()


def test_damaged_file_that_cannot_be_renamed_is_left_untouched(
    make_store, database, begun, monkeypatch
):
    def refuse(*_):
        raise PermissionError

    database.parent.mkdir()
    database.write_bytes(b"damaged")
    monkeypatch.setattr(Path, "rename", refuse)
    store = make_store(database)
    assert store.open() is StoreState.READ_ONLY
    assert store.set_aside_as is None
    assert_plays_in_memory(store, begun(7))
    assert database.read_bytes() == b"damaged"


def test_two_stores_in_memory_know_nothing_of_each_other(make_store, tmp_path, begun):
    (tmp_path / "file").touch()
    first, second = (make_store(tmp_path / "file" / "games.sqlite3") for _ in range(2))
    first.open()
    second.open()
    first.save(begun(7))
    assert first.holds(7)
    assert not second.holds(7)
