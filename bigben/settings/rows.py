"""Game records as rows of the database, and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, Final

from bigben.engine import Rules, moves_text, parse_moves
from bigben.settings.records import GameEnd, GameRecord, GameResult, Source

_INSERT_GAME: Final = """
    INSERT INTO games (id, deal_number, rules, source, level, day, started, local_date, shown)
    VALUES (
        :id, :deal_number, :rules, :source, :level, :day, :started, :local_date,
        -- What was shown while the deal was untouched.
        EXISTS (SELECT 1 FROM current WHERE current.id = :id AND shown AND started IS NULL)
    )
    ON CONFLICT (id) DO NOTHING
"""
# A row that was shown and has no result is a game that is not counted: it gets none.
_END_GAME: Final = """
    UPDATE games SET
        ended = :ended, result = :result, milliseconds = :milliseconds, moves = :moves,
        undos = :undos, restarts = :restarts, hints = :hints, journal = :journal
    WHERE id = :id AND result IS NULL AND NOT shown
"""
_SHOW_GAME: Final = "UPDATE games SET shown = 1 WHERE id = :id"
_REPLACE_CURRENT: Final = """
    REPLACE INTO current (
        only_row, id, deal_number, rules, source, level, day, started, local_date, shown,
        journal, cursor, milliseconds, undos, restarts, hints, marks
    ) VALUES (
        1, :id, :deal_number, :rules, :source, :level, :day, :started, :local_date, :shown,
        :journal, :cursor, :milliseconds, :undos, :restarts, :hints, :marks
    )
"""
_SELECT_CURRENT: Final = """
    SELECT id, deal_number, rules, source, level, day, started, local_date, shown,
        journal, cursor, milliseconds, undos, restarts, hints, marks
    FROM current
"""
_SELECT_GAME: Final = """
    SELECT deal_number, rules, source, level, day, started, local_date, shown
    FROM games WHERE id = ?
"""
_SELECT_END: Final = """
    SELECT result, ended, milliseconds, moves, undos, restarts, hints, journal
    FROM games WHERE id = ? AND result IS NOT NULL
"""

_LONGEST_JOURNAL: Final = 2**20
"""In letters: more than a hundred thousand moves."""

_SELECT_LAST: Final = """
    SELECT id FROM games WHERE rowid =
        (SELECT rowid FROM games WHERE result IS NOT NULL ORDER BY ended DESC, rowid DESC LIMIT 1)
"""


def write(connection: sqlite3.Connection, records: Sequence[GameRecord]) -> None:
    """Save records in one transaction; the last one becomes the game in progress.

    Raises ``sqlite3.Error`` if that fails; nothing of it is then saved.
    """
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for record in records:
            if record.started is not None:
                _log(connection, record)
        last = records[-1]
        progress = {
            "shown": last.shown,
            "journal": moves_text(last.journal),
            "cursor": last.cursor,
            "milliseconds": last.milliseconds,
            "undos": last.undos,
            "restarts": last.restarts,
            "hints": last.hints,
            "marks": " ".join(map(str, last.marks)),
        }
        connection.execute(_REPLACE_CURRENT, _identity(last) | progress)


def _log(connection: sqlite3.Connection, record: GameRecord) -> None:
    connection.execute(_INSERT_GAME, _identity(record))
    if record.end is not None:
        end = record.end
        connection.execute(
            _END_GAME,
            {
                "id": record.id,
                "ended": time_text(end.at),
                "result": end.result.value,
                "milliseconds": end.milliseconds,
                "moves": end.moves,
                "undos": end.undos,
                "restarts": end.restarts,
                "hints": end.hints,
                "journal": moves_text(end.journal),
            },
        )
    if record.shown:
        connection.execute(_SHOW_GAME, {"id": record.id})


def read_current(connection: sqlite3.Connection) -> GameRecord | None:
    """The game in progress; None if there is none.

    Raises ``ValueError`` if the row holds something that this program cannot read.
    """
    row = connection.execute(_SELECT_CURRENT).fetchone()
    if row is None:
        return None
    try:
        return _current(connection, row)
    except (TypeError, AttributeError, OverflowError) as error:
        # A column takes values of any type.
        raise ValueError(f"the game in progress makes no sense: {error!r}") from error


def _current(connection: sqlite3.Connection, row: Sequence[Any]) -> GameRecord:
    game_id, *identity = row[:9]
    journal, cursor, milliseconds, undos, restarts, hints, marks = row[9:]
    for count in (cursor, milliseconds, undos, restarts, hints):
        if type(count) is not int or count < 0:
            raise ValueError(f"{count!r} is no count")
    if type(game_id) is not str or len(journal) > _LONGEST_JOURNAL:
        raise ValueError("the game in progress has no id, or no end")
    record = replace(
        _identified(game_id, identity),
        journal=parse_moves(journal),
        cursor=cursor,
        milliseconds=milliseconds,
        undos=undos,
        restarts=restarts,
        hints=hints,
        marks=tuple(map(int, marks.split())),
        end=_read_end(connection, game_id),
    )
    if record.practice:
        raise ValueError("practice is not kept")
    return record


def read_game(connection: sqlite3.Connection, game_id: str) -> GameRecord | None:
    """A game of the log by its UUID, as it ended; None if the log has none such.

    One that has not ended has no journal here. Raises ``ValueError`` as :func:`read_current`.
    """
    row = connection.execute(_SELECT_GAME, (game_id,)).fetchone()
    if row is None:
        return None
    return as_logged(replace(_identified(game_id, row), end=_read_end(connection, game_id)))


def as_logged(record: GameRecord) -> GameRecord:
    """What the log tells of a game: how it was at its end. Without an end, only its beginning."""
    end = record.end
    return replace(
        record,
        journal=end.journal if end else (),
        cursor=len(end.journal) if end else 0,
        milliseconds=end.milliseconds if end else 0,
        undos=end.undos if end else 0,
        restarts=end.restarts if end else 0,
        hints=end.hints if end else 0,
        marks=(),
    )


def read_last_ended(connection: sqlite3.Connection) -> GameRecord | None:
    """The game of the log that ended last; None if none has. Raises as :func:`read_game`."""
    row = connection.execute(_SELECT_LAST).fetchone()
    return None if row is None else read_game(connection, row[0])


def _identified(game_id: str, row: Sequence[Any]) -> GameRecord:
    """A game by what its rows in both tables have in common."""
    deal_number, rules, source, level, day, started, local_date, shown = row
    return GameRecord(
        id=game_id,
        deal_number=int(deal_number),
        rules=Rules(rules),
        source=Source(source),
        level=level,
        day=None if day is None else date.fromisoformat(day),
        started=None if started is None else datetime.fromisoformat(started),
        local_date=None if local_date is None else date.fromisoformat(local_date),
        shown=bool(shown),
    )


def _read_end(connection: sqlite3.Connection, game_id: str) -> GameEnd | None:
    row = connection.execute(_SELECT_END, (game_id,)).fetchone()
    if row is None:
        return None
    result, ended, milliseconds, moves, undos, restarts, hints, journal = row
    return GameEnd(
        GameResult(result),
        datetime.fromisoformat(ended),
        milliseconds,
        moves,
        undos,
        restarts,
        hints,
        parse_moves(journal),
    )


def holds(connection: sqlite3.Connection, deal_number: int, rules: Rules | None) -> bool:
    """Whether the log has a game of a deal, by one rule set or by any."""
    where = "deal_number = ?" if rules is None else "deal_number = ? AND rules = ?"
    values = (str(deal_number),) if rules is None else (str(deal_number), rules.value)
    query = f"SELECT EXISTS (SELECT 1 FROM games WHERE {where})"
    return bool(connection.execute(query, values).fetchone()[0])


def holds_earlier(connection: sqlite3.Connection, record: GameRecord) -> bool:
    """Whether the log has an earlier game of the same deal and rule set."""
    query = """
        SELECT EXISTS (
            SELECT 1 FROM games
            WHERE deal_number = :deal_number AND rules = :rules AND started < :started
        )
    """
    return bool(connection.execute(query, _identity(record)).fetchone()[0])


def _identity(record: GameRecord) -> dict[str, str | int | None]:
    return {
        "id": record.id,
        "deal_number": str(record.deal_number),
        "rules": record.rules.value,
        "source": record.source.value,
        "level": record.level,
        "day": None if record.day is None else record.day.isoformat(),
        "started": None if record.started is None else time_text(record.started),
        "local_date": None if record.local_date is None else record.local_date.isoformat(),
    }


def time_text(time: datetime) -> str:
    """A time as the database keeps it: UTC, to the microsecond."""
    # All texts have one width, so that they sort as the times do.
    return time.astimezone(UTC).isoformat(timespec="microseconds")
