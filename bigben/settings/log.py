"""Questions to the log of games, for figures and for the list of games."""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, StrEnum
from itertools import groupby, repeat
from typing import Final, NamedTuple

from bigben.engine import Rules
from bigben.settings.figures import LogRow
from bigben.settings.records import GameResult, Source

_REPLAY: Final = """
    EXISTS (
        SELECT 1 FROM games AS earlier
        WHERE earlier.deal_number = games.deal_number AND earlier.rules = games.rules
            AND (earlier.started, earlier.rowid) < (games.started, games.rowid)
    )
"""
"""Whether a row is not the first of its deal and rule set."""

NOT_IN_PROGRESS: Final = "(result IS NOT NULL OR id NOT IN (SELECT id FROM current))"
"""Holds for every game but that in progress, if it has no end."""

_FIGURES: Final = """
    SELECT deal_number, ended, result, milliseconds, moves, hints, rules, source, level
    FROM games WHERE ?1 IS NULL OR rules = ?1 ORDER BY started, rowid
"""
_LINES: Final = f"""
    SELECT rowid, deal_number, rules, source, level, local_date, result, milliseconds, moves,
        hints, shown, {_REPLAY}
    FROM games WHERE rowid IN
"""


_LAST_RESULTS: Final = f"""
    SELECT result, {_REPLAY} FROM (
        SELECT result, ended, started, rowid, deal_number, rules FROM games
        WHERE rules = ? AND result IS NOT NULL
        ORDER BY ended DESC, started DESC, rowid DESC LIMIT ?
    ) AS games ORDER BY ended DESC, started DESC, rowid DESC
"""
_FEW: Final = 64
"""How many results are read for a streak at first, and how many times as many each next time."""


class Ending(StrEnum):
    """What the list of games can be narrowed to by how games ended."""

    WON = "won"
    LOST = "lost"
    NONE = "none"
    """Not ended, or not counted."""


class Sorting(Enum):
    """What the list of games can be sorted by; the value is SQL."""

    STARTED = "started"
    DEAL_NUMBER = "length(deal_number) {0}, deal_number"
    RULES = "rules"
    SOURCE = "source"
    LEVEL = "level"
    RESULT = "result"
    TIME = "milliseconds"
    MOVES = "moves"
    HINTS = "hints"
    REPLAY = _REPLAY


class Filter(NamedTuple):
    """Which games of the log are meant; None stands for all."""

    rules: Rules | None = None
    ending: Ending | None = None
    source: Source | None = None
    text: str = ""
    """Digits: part of a deal number. Another text: part of a date (ISO) or of a level."""


_ANY: Final = Filter()


class LogLine(NamedTuple):
    """A game as the list of games shows it. Rule set, source and result are enum values."""

    row: int
    deal_number: str
    rules: str
    source: str
    level: str | None
    local_date: str
    result: str | None
    milliseconds: int | None
    moves: int | None
    hints: int | None
    shown: int
    replay: int
    """1 if the log has an earlier game of this deal and rule set."""


def figure_rows(connection: sqlite3.Connection, rules: Rules | None) -> list[LogRow]:
    """The rows of a rule set, or of all, in the order that they were started."""
    return _log_rows(_figures(connection, rules))


def figure_rows_in_pieces(
    connection: sqlite3.Connection, rules: Rules | None, piece: int
) -> Iterator[list[LogRow]]:
    """The same rows, ``piece`` of them at a time."""
    cursor = _figures(connection, rules)
    while rows := cursor.fetchmany(piece):
        yield _log_rows(rows)


def streak(connection: sqlite3.Connection, rules: Rules) -> int:
    """The same as ``Figures.streak`` of a rule set, without reading a long log."""
    limit = _FEW
    while True:
        rows = connection.execute(_LAST_RESULTS, (rules.value, limit)).fetchall()
        counted = [result for result, replay in rows if not replay]
        run = next((run for _, run in groupby(counted)), iter(()))
        length = len(list(run))
        if length < len(counted) or len(rows) < limit:
            return length if counted and counted[0] == GameResult.WON else -length
        limit *= _FEW


def _figures(connection: sqlite3.Connection, rules: Rules | None) -> sqlite3.Cursor:
    return connection.execute(_FIGURES, (None if rules is None else rules.value,))


def _log_rows(rows: Iterable[tuple[object, ...]]) -> list[LogRow]:
    """The same as ``LogRow._make``, but without a call of Python's for each game of a long log."""
    return list(map(tuple.__new__, repeat(LogRow), rows))


def find_rows(
    connection: sqlite3.Connection,
    chosen: Filter = _ANY,
    sorting: Sorting = Sorting.STARTED,
    *,
    descending: bool = True,
) -> array[int]:
    """The row numbers of the games chosen, sorted; equals come newest first."""
    conditions, values = _conditions(chosen)
    direction = "DESC" if descending else "ASC"
    order = f"{sorting.value.format(direction)} {direction}"
    query = f"SELECT rowid FROM games WHERE {conditions} ORDER BY {order}, started DESC, rowid DESC"
    return array("q", (row for (row,) in connection.execute(query, values)))


def read_lines(connection: sqlite3.Connection, rows: Sequence[int]) -> dict[int, LogLine]:
    """The games of some rows, by row number; one that is gone is missing."""
    query = f"{_LINES} ({','.join('?' * len(rows))})"
    return {line[0]: LogLine._make(line) for line in connection.execute(query, rows)}


def game_id(connection: sqlite3.Connection, row: int) -> str | None:
    """The UUID of a game by its row number; None if it is gone."""
    found = connection.execute("SELECT id FROM games WHERE rowid = ?", (row,)).fetchone()
    return None if found is None else str(found[0])


def count_games(connection: sqlite3.Connection) -> int:
    """How many games the log has but the one in progress."""
    # An index tells how many there are; to look at each takes as long as to read them.
    query = f"""
        SELECT (SELECT count(*) FROM games) - (
            SELECT count(*) FROM games
            WHERE id IN (SELECT id FROM current) AND NOT {NOT_IN_PROGRESS}
        )
    """
    count: int = connection.execute(query).fetchone()[0]
    return count


def _conditions(chosen: Filter) -> tuple[str, list[str]]:
    conditions, values = ["1"], []
    for column, value in (("rules", chosen.rules), ("source", chosen.source)):
        if value is not None:
            conditions.append(f"{column} = ?")
            values.append(value.value)
    if chosen.ending is Ending.NONE:
        conditions.append("result IS NULL")
    elif chosen.ending is not None:
        conditions.append("result = ?")
        values.append(chosen.ending.value)
    text = "".join(chosen.text.split()).removeprefix("#").lower()
    if text.isdecimal():
        conditions.append("instr(deal_number, ?)")
        values.append(text)
    elif text:
        conditions.append("(instr(local_date, ?) OR instr(lower(level), ?))")
        values += [text, text]
    return " AND ".join(conditions), values
