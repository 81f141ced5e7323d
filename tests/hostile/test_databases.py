"""Databases that were changed with a will: one sentence at the most, and no file is lost."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from bigben.engine import DEAL, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.model.session import Session
from bigben.model.winnable import WinnableDeals
from bigben.settings.exchange import ExchangeError
from bigben.settings.game_log import GameLog, merge
from bigben.settings.log import Filter, Sorting
from bigben.settings.logged_game import COLUMNS
from bigben.settings.records import GameRecord
from bigben.settings.store import GameStore, StoreState
from bigben.ui.statistics.games_model import GamesModel
from tests.hostile.conftest import in_time
from tests.hostile.mutations import FLOATS, NUMBERS, TEXTS, bytes_of

NAME: Final = "games.sqlite3"
GAMES: Final = 40
STARTED: Final = datetime(2026, 11, 30, 12, tzinfo=UTC)
_CURRENT: Final = ("cursor", "marks", *(name for name in COLUMNS if name not in
    ("ended", "result", "moves")))  # fmt: skip
Files = dict[str, bytes]

_DEEDS: Final = (
    "DROP TABLE games",
    "DROP TABLE current",
    "DELETE FROM games",
    "DELETE FROM current",
    "DROP INDEX games_by_deal",
    "DROP INDEX games_by_start",
    "ALTER TABLE games DROP COLUMN journal",
    "ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE current ADD COLUMN stars TEXT",
    "ALTER TABLE games RENAME TO old; CREATE TABLE games AS SELECT * FROM old",
    "ALTER TABLE games RENAME TO old; CREATE VIEW games AS SELECT * FROM old",
    "ALTER TABLE current RENAME TO old; CREATE VIEW current AS WITH RECURSIVE n(i) AS "
    "(SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT old.* FROM old, n",
    "CREATE TABLE other (a, b); INSERT INTO other VALUES (1, zeroblob(10000))",
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "CREATE TRIGGER t AFTER INSERT ON current BEGIN SELECT RAISE(ABORT, 'no'); END",
    "CREATE TRIGGER t AFTER INSERT ON current BEGIN INSERT INTO games SELECT hex(randomblob(9)), "
    "deal_number, rules, source, level, day, started, local_date, shown, ended, result, "
    "milliseconds, moves, undos, restarts, hints, journal FROM games, "
    "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n); END",
    "CREATE UNIQUE INDEX u ON games (rules, source)",
    "CREATE INDEX computed ON games (length(hex(journal)))",
    "PRAGMA journal_mode = DELETE",
    "PRAGMA journal_mode = TRUNCATE",
    "PRAGMA journal_mode = PERSIST; UPDATE current SET cursor = cursor",
    "PRAGMA application_id = 252006675",
    "PRAGMA auto_vacuum = FULL; VACUUM",
    "PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM",
    "PRAGMA journal_mode = DELETE; PRAGMA page_size = 65536; VACUUM",
    "UPDATE games SET rowid = 9223372036854775807 WHERE rowid = 5",
    "UPDATE games SET id = '00000000-0000-0000-0000-000000000000' WHERE rowid = 1",
    "UPDATE games SET id = (SELECT id FROM current) WHERE rowid = 1",
    "UPDATE current SET id = (SELECT id FROM games WHERE rowid = 3)",
    "UPDATE current SET journal = journal || ' deal deal T1>F1'",
    "UPDATE games SET deal_number = '7', started = (SELECT started FROM games WHERE rowid = 9)",
)
_SCHEMA_DEEDS: Final = (
    "UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'games'",
    "UPDATE sqlite_master SET sql = replace(sql, 'CHECK', 'check') WHERE name = 'current'",
    "UPDATE sqlite_master SET sql = 'nonsense' WHERE name = 'games_by_start'",
    "UPDATE sqlite_master SET rootpage = 2",
    "UPDATE sqlite_master SET rootpage = 99999 WHERE name = 'current'",
    "UPDATE sqlite_master SET tbl_name = 'games'",
    "DELETE FROM sqlite_master WHERE name LIKE 'sqlite_autoindex%'",
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory, random_log: Callable[..., Any]) -> Files:
    """A log of some games, and one in progress whose last moves are in the side file alone."""
    folder = tmp_path_factory.mktemp("sound")
    numbers = count(7)
    with closing(GameStore(folder / NAME)) as store:
        store.open()
        store.change(lambda connection: merge(connection, random_log(1, GAMES)))
        session = Session(
            store, GameClock(), Rules.BIG_BEN, WinnableDeals(folder), draw=lambda: next(numbers)
        )
        for _ in range(4):
            session.game.play(DEAL)
        session.game.undo()
        session.game.toggle_mark()
        store.flush()
        files = {name: (folder / name).read_bytes() for name in (NAME, f"{NAME}-wal")}
    assert len(files[f"{NAME}-wal"]) > 10_000
    return files


@st.composite
def changed(draw: st.DrawFn, sound: Files, scratch: Path) -> Files:
    """The files of a database, changed by SQL, by bytes, or both."""
    files = dict(sound)
    by_sql = draw(st.booleans())
    if by_sql:
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir()
        for name, content in files.items():
            (scratch / name).write_bytes(content)
        with closing(sqlite3.connect(scratch / NAME, isolation_level=None)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            for _ in range(draw(st.integers(1, 3))):
                # A change may leave nothing for the next one to change.
                with suppress(sqlite3.Error, OverflowError):
                    _change(draw, connection)
            if draw(st.booleans()):
                connection.execute("PRAGMA user_version").fetchone()
                files = {path.name: path.read_bytes() for path in scratch.iterdir()}
        if len(files) != len(list(scratch.iterdir())):
            files = {path.name: path.read_bytes() for path in scratch.iterdir()}
    if not by_sql or draw(st.sampled_from([True, False, False, False])):
        name = draw(st.sampled_from(sorted(files)))
        files[name] = draw(bytes_of(files[name]))
    match draw(st.sampled_from([None] * 6 + ["wal", "journal", "shm", "no wal", "old wal"])):
        case "wal" | "journal" | "shm" as side:
            files[f"{NAME}-{side}"] = draw(st.binary(max_size=200))
        case "no wal":
            files.pop(f"{NAME}-wal", None)
        case "old wal":
            files[f"{NAME}-wal"] = sound[f"{NAME}-wal"]
    return files


def _change(draw: st.DrawFn, connection: sqlite3.Connection) -> None:
    match draw(st.sampled_from(["value", "value", "value", "deed", "version", "schema"])):
        case "value":
            table = draw(st.sampled_from(["games", "current"]))
            column = draw(st.sampled_from(COLUMNS if table == "games" else _CURRENT))
            value = draw(st.none() | NUMBERS | FLOATS | TEXTS | st.binary(max_size=9))
            if isinstance(value, str):
                # As UTF-8 it may be none.
                value = value.encode("utf-8", "surrogatepass")
                column_value = "CAST(? AS TEXT)"
            else:
                column_value = "?"
            where = "" if table == "current" or draw(st.booleans()) else " WHERE rowid % 7 = 3"
            connection.execute(f"UPDATE {table} SET {column} = {column_value}{where}", (value,))
        case "deed":
            connection.executescript(draw(st.sampled_from(_DEEDS)))
        case "version":
            version = draw(st.sampled_from([-(2**31), -1, 0, 1, 2, 4, 2**31 - 1]))
            connection.execute(f"PRAGMA user_version = {version}")
        case "schema":
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(draw(st.sampled_from(_SCHEMA_DEEDS)))
            connection.execute("PRAGMA writable_schema = OFF")


def use_everything(store: GameStore, session: Session, folder: Path) -> None:
    """Look at every game in every way that the program has, and play on."""
    log = GameLog(store)
    for rules in (None, *Rules):
        log.statistics(rules)
    log.figures(Rules.BIG_BEN)
    session.days.runs(date(2026, 11, 30))
    session.days.won(date(2026, 11, 1), date(2026, 11, 30))
    model = GamesModel(log)
    model.show_games(Filter())
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            model.data(model.index(row, column), Qt.ItemDataRole.DisplayRole)
    for sorting in Sorting:
        log.find(Filter(), sorting, descending=True)
    found: list[GameRecord | None] = [store.last_ended()]
    found += [log.game(row) for row in log.find(Filter(), Sorting.STARTED, descending=True)]
    for record in found:
        if record is not None:
            with suppress(ValueError):  # which the window tells in a sentence
                Game(record, GameClock())
    for suffix in ("csv", "json"):
        with suppress(ExchangeError):
            log.export(folder / f"export.{suffix}")
    session.game.undo()
    for _ in range(3):
        session.game.play(DEAL)
    session.deal_new(Rules.BIG_BEN)
    session.game.play(DEAL)


@pytest.fixture
def world(tmp_path: Path) -> Path:
    """A folder where only the folder of the data may be written to."""
    world = tmp_path / "world"
    world.mkdir()
    (world / "other").write_text("not ours")
    return world


def test_no_database_brings_the_program_down(
    attack: Callable[..., None], sound: Files, world: Path, tmp_path: Path, winnable: WinnableDeals
) -> None:
    states: list[StoreState] = []

    def survive(files: Files) -> None:
        data, exports = world / "data", tmp_path / "exports"
        for folder in (data, exports):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
        for name, content in files.items():
            (data / name).write_bytes(content)
        told: list[str] = []
        with in_time(), closing(GameStore(data / NAME)) as store:
            states.append(state := store.open())
            store.misread.connect(told.append)
            store.failed.connect(told.append)
            aside = store.set_aside_as
            assert (state is StoreState.SET_ASIDE) == (aside is not None)
            if aside is not None:
                # What was sound of the side file may have gone where it belongs.
                wal = Path(f"{aside}-wal")
                if wal.exists() or f"{NAME}-wal" not in files:
                    assert aside.read_bytes() == files[NAME]
                    assert not wal.exists() or wal.read_bytes() == files[f"{NAME}-wal"]
                assert aside.exists()
            elif state is not StoreState.READY:
                assert (data / NAME).read_bytes() == files[NAME]
            session = Session(store, GameClock(), Rules.BIG_BEN, winnable)
            # One sentence for one fault: a file that was set aside has no game to resume.
            assert not (session.resume_failed and state is not StoreState.READY)
            use_everything(store, session, exports)
            store.flush()
            kept_game = session.game.record
        if state in (StoreState.READY, StoreState.SET_ASIDE) and not told:
            with closing(GameStore(data / NAME)) as again:
                assert again.open() is StoreState.READY
                assert again.current() == kept_game
        assert {path.name for path in world.iterdir()} == {"data", "other"}
        names = {path.name.split(".")[0] for path in data.iterdir()}
        assert names == {"games"}

    attack(changed(sound, tmp_path / "scratch"), 700, survive)
    # The attack reaches what it is about: every way out was taken.
    print({state.name: states.count(state) for state in StoreState})
    assert {StoreState.READY, StoreState.SET_ASIDE} <= set(states)
