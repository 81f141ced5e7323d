"""Whether a database makes sense: its shape, and the values in its rows.

SQLite itself sees to neither. A flipped bit in a date passes its check of the pages, a column
takes a value of any type, and a trigger would run with each save.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from bigben.engine import MAX_DEAL_NUMBER, Rules
from bigben.settings import schema
from bigben.settings.records import GameResult, Source

YEARS: Final = range(2, 9_999)
"""The years whose dates have neighbours, and can be brought to every time zone. A wrong clock may
have dated a game to almost any of them."""

_LARGEST: Final = 2**53
# Files that are taken in give no count more than a thousandth of this, and games go on counting.
LONGEST_LEVEL: Final = 100
"""How many letters the name of a level may have."""


def has_only_passive_parts(connection: sqlite3.Connection) -> bool:
    """Whether nothing acts by itself when tables are read and written: no view and no trigger."""
    query = "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type NOT IN ('table', 'index'))"
    return not connection.execute(query).fetchone()[0]


def has_our_columns(connection: sqlite3.Connection) -> bool:
    """Whether our tables have just the columns of the file's version.

    One more that must have a value would stop every save; one that is computed may take any time.
    """
    return schema.columns(connection) == schema.expected_columns(schema.version(connection))


def has_sensible_games(connection: sqlite3.Connection) -> bool:
    """Whether every game of the log has values that a game can have."""
    sensible = f"{_GAME} AND (result IS NULL OR {_END})"
    query = f"SELECT EXISTS (SELECT 1 FROM games WHERE ({sensible}) IS NOT TRUE)"
    return not connection.execute(query).fetchone()[0]


def _one_of(column: str, values: Iterable[StrEnum]) -> str:
    return f"{column} IN ({', '.join(repr(value.value) for value in values)})"


def _text(column: str, longest: int) -> str:
    return f"typeof({column}) = 'text' AND length({column}) <= {longest}"


def _number(column: str, most: int = _LARGEST) -> str:
    return f"typeof({column}) = 'integer' AND {column} BETWEEN 0 AND {most}"


def _date(column: str) -> str:
    # With a reckoning, a 30th of February becomes a day in March.
    return f"date({column}, '+0 days') = {column} AND {_years(column)}"


def _time(column: str) -> str:
    # All have one width: they are sorted as texts. SQLite rounds fractions of seconds up.
    seconds = f"substr({column}, 1, 19)"
    return (
        f"strftime('%Y-%m-%dT%H:%M:%S', {seconds}, '+0 days') = {seconds} AND {_years(column)} "
        f"AND {column} GLOB '????-??-??T??:??:??.[0-9][0-9][0-9][0-9][0-9][0-9]+00:00'"
    )


def _years(column: str) -> str:
    return f"{column} BETWEEN '{YEARS[0]:04}-' AND '{YEARS[-1]:04}-9'"


_GAME: Final = " AND ".join(
    (
        _text("id", 36),
        _text("deal_number", len(str(MAX_DEAL_NUMBER))),
        "deal_number GLOB '[1-9]*' AND deal_number NOT GLOB '*[^0-9]*'",
        _one_of("rules", Rules),
        _one_of("source", (source for source in Source if source is not Source.PRACTICE)),
        f"(level IS NULL OR {_text('level', LONGEST_LEVEL)})",
        f"(day IS NULL OR {_date('day')})",
        _number("shown", 1),
        _time("started"),
        _date("local_date"),
    )
)
_END: Final = " AND ".join(
    (
        _one_of("result", GameResult),
        _time("ended"),
        *map(_number, ("milliseconds", "moves", "undos", "restarts", "hints")),
        "typeof(journal) = 'text'",
    )
)
