"""The database of every version there was opens in today's, with all that it holds.

``tests/data/versions`` keeps a file of each, written by the store of that version and never made
anew: four games, the last of them in progress. A release whose files differ adds its own.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bigben.engine import Outcome, Position, Result, Rules
from bigben.settings import schema
from bigben.settings.game_log import GameLog
from bigben.settings.records import GameResult
from bigben.settings.store import GameStore, StoreState

KEPT = sorted((Path(__file__).parents[1] / "data" / "versions").glob("*.sqlite3"))


@pytest.fixture(params=KEPT, ids=lambda path: path.stem)
def upgraded(
    request: pytest.FixtureRequest, database: Path, make_store: Callable[[Path], GameStore]
) -> GameStore:
    """A store on a copy of an older version's file."""
    database.parent.mkdir()
    shutil.copyfile(request.param, database)
    store = make_store(database)
    assert store.open() is StoreState.READY
    return store


def test_a_file_of_every_version_is_kept() -> None:
    kept = set()
    for path in KEPT:
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
            kept.add(schema.version(connection))
    assert kept == set(range(1, schema.VERSION + 1))


def test_older_file_becomes_one_of_today(upgraded: GameStore) -> None:
    with closing(sqlite3.connect(upgraded.path)) as connection:
        assert schema.version(connection) == schema.VERSION
        assert schema.columns(connection) >= schema.expected_columns()


def test_every_game_of_an_older_file_is_counted_as_before(upgraded: GameStore) -> None:
    figures = upgraded.figures(Rules.BIG_BEN)
    assert (figures.won, figures.played) == (2, 3)
    with closing(sqlite3.connect(upgraded.path)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (4,)


@pytest.mark.parametrize("row", [1, 2])
def test_win_of_an_older_file_can_be_played_again_from_its_journal(
    upgraded: GameStore, row: int
) -> None:
    record = GameLog(upgraded).game(row)
    assert record is not None
    assert record.end is not None
    assert record.end.result is GameResult.WON
    assert record.deal_number is not None
    position = Position.deal(record.deal_number, record.rules)
    for move in record.end.journal:
        position.push(move)
    assert position.outcome() == Outcome(Result.WON)


def test_game_in_progress_of_an_older_file_goes_on(upgraded: GameStore) -> None:
    current = upgraded.current()
    assert current is not None
    assert (current.cursor, len(current.journal), current.milliseconds) == (9, 12, 240_000)
    assert current.marks in ((), (3, 7))  # marks came with the third version


def test_migrations_are_made_in_order_and_all_or_none(tmp_path: Path) -> None:
    def add(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE games ADD COLUMN stars INTEGER")

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE games ADD COLUMN moons INTEGER")
        raise sqlite3.OperationalError("power is out")

    with closing(sqlite3.connect(tmp_path / "a", isolation_level=None)) as connection:
        schema.migrate(connection)
        with pytest.raises(sqlite3.OperationalError, match="power"):
            schema.migrate(connection, (*schema.MIGRATIONS, add, fail))
        assert schema.version(connection) == schema.VERSION
        assert schema.columns(connection) == schema.expected_columns()
        schema.migrate(connection, (*schema.MIGRATIONS, add))
        assert schema.version(connection) == schema.VERSION + 1
        assert ("games", "stars") in {column[:2] for column in schema.columns(connection)}
        schema.migrate(connection, (*schema.MIGRATIONS, add))
