"""Dates that a game can have."""

import sqlite3
from contextlib import closing

import pytest

from bigben.settings import sense


@pytest.mark.parametrize(
    ("day", "sensible"),
    [
        ("0001-12-31", False),
        ("0002-01-01", True),
        ("9998-12-31", True),
        ("9999-01-01", False),
        ("2026-02-30", False),
    ],
)
def test_days_make_sense_that_can_be_counted_on_from(store, begun, day, sensible):
    store.save(begun(1))
    store.flush()
    with closing(sqlite3.connect(store.path)) as connection, connection:
        for column, text in (("local_date", day), ("started", f"{day}T12:00:00.000000+00:00")):
            connection.execute("SAVEPOINT before")
            connection.execute(f"UPDATE games SET {column} = ?", (text,))
            assert sense.has_sensible_games(connection) is sensible
            connection.execute("ROLLBACK TO before")
        assert sense.has_sensible_games(connection)
