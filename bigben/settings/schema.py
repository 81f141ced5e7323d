"""The tables of the database, and how a file of an older version becomes one of today's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Final

Migration = Callable[[sqlite3.Connection], None]


def _version_1(connection: sqlite3.Connection) -> None:
    # The log: a row a game. Times are UTC as ISO text, dates ISO text; deal numbers are text,
    # as they do not fit 64 bits. What belongs to the end is NULL until the game has one.
    connection.execute(
        """
        CREATE TABLE games (
            id TEXT NOT NULL PRIMARY KEY,
            deal_number TEXT NOT NULL,
            rules TEXT NOT NULL,
            source TEXT NOT NULL,
            level TEXT,
            day TEXT,
            started TEXT NOT NULL,
            local_date TEXT NOT NULL,
            shown INTEGER NOT NULL,
            ended TEXT,
            result TEXT CHECK (result IN ('won', 'lost')),
            milliseconds INTEGER,
            moves INTEGER,
            undos INTEGER,
            restarts INTEGER,
            hints INTEGER,
            journal TEXT
        )
        """
    )
    connection.execute("CREATE INDEX games_by_deal ON games (deal_number, rules)")
    # The game in progress, as last saved. Its end, if it has one, stands in the log alone.
    connection.execute(
        """
        CREATE TABLE current (
            only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
            id TEXT NOT NULL,
            deal_number TEXT NOT NULL,
            rules TEXT NOT NULL,
            source TEXT NOT NULL,
            level TEXT,
            day TEXT,
            started TEXT,
            local_date TEXT,
            shown INTEGER NOT NULL,
            journal TEXT NOT NULL,
            cursor INTEGER NOT NULL,
            milliseconds INTEGER NOT NULL,
            undos INTEGER NOT NULL,
            restarts INTEGER NOT NULL,
            hints INTEGER NOT NULL
        )
        """
    )


def _version_2(connection: sqlite3.Connection) -> None:
    # Journals make rows long. These two indexes hold all that figures and the list of games
    # are made of, so that neither reads the rows themselves.
    connection.execute("DROP INDEX games_by_deal")
    connection.execute("CREATE INDEX games_by_deal ON games (deal_number, rules, started)")
    connection.execute(
        """
        CREATE INDEX games_by_start ON games (
            started, rules, deal_number, ended, result, milliseconds, moves, hints, source, level,
            local_date, shown
        )
        """
    )


def _version_3(connection: sqlite3.Connection) -> None:
    # After how many moves the positions stand that the player has marked, between spaces.
    connection.execute("ALTER TABLE current ADD COLUMN marks TEXT NOT NULL DEFAULT ''")


MIGRATIONS: Final[tuple[Migration, ...]] = (_version_1, _version_2, _version_3)
"""Item n brings a file from version n to n + 1. Once released, it is never changed."""

VERSION: Final = len(MIGRATIONS)


def version(connection: sqlite3.Connection) -> int:
    """The version of an open file; 0 if it is new."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a file to the last version, all of it or nothing.

    The connection must leave transactions to its user (``isolation_level=None``). Raises
    ``sqlite3.Error`` if the file refuses; it is then as it was.
    """
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for number in range(version(connection), len(migrations)):
            migrations[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")


def columns(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    """Of each column of our tables: table, name, type, whether it needs a value, default and kind.

    A file may have other tables, too.
    """
    return set(
        connection.execute(
            'SELECT tables.name, columns.name, columns.type, "notnull", dflt_value, pk, hidden '
            "FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns "
            "WHERE tables.type = 'table' AND tables.name IN ('games', 'current')"
        )
    )


def expected_columns(file_version: int = VERSION) -> set[tuple[object, ...]]:
    """The columns that a file of a version has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS[:file_version])
        return columns(connection)
