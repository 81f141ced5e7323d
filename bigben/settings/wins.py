"""The wins in the log, for the calendar of the deal of the day."""

from __future__ import annotations

import sqlite3
from datetime import date
from typing import NamedTuple

from bigben.engine import Rules


class Win(NamedTuple):
    """A game that was won."""

    deal_number: int
    local_date: date
    """The date on the player's calendar when it was begun."""


def read_wins(connection: sqlite3.Connection, rules: Rules) -> list[Win]:
    """Every win by a rule set, replays included."""
    rows = connection.execute(
        "SELECT deal_number, local_date FROM games WHERE rules = ? AND result = 'won'", (rules,)
    )
    return [Win(int(number), date.fromisoformat(day)) for number, day in rows]
