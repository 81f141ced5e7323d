"""Rows of games: random ones, and one with values of one's own."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

from bigben.settings.logged_game import COLUMNS, Row

_FIRST_START = datetime(2020, 1, 1, tzinfo=UTC)
_JOURNALS = ("", "deal", "deal T3>F9 W>T12", "T11>F1 deal deal")

UNFINISHED: dict[str, Any] = dict.fromkeys(
    ("ended", "result", "milliseconds", "moves", "undos", "restarts", "hints", "journal")
)
"""What a game without a result has."""


def a_row(**values: Any) -> Row:
    """A won game of deal 7, with other values where they are given."""
    row = {
        "id": str(UUID(int=1)),
        "deal_number": "7",
        "rules": "big-ben",
        "source": "any",
        "level": None,
        "day": None,
        "started": "2026-11-30T12:00:00.000000+00:00",
        "local_date": "2026-11-30",
        "shown": 0,
        "ended": "2026-11-30T12:10:00.000000+00:00",
        "result": "won",
        "milliseconds": 600_000,
        "moves": 2,
        "undos": 0,
        "restarts": 0,
        "hints": 0,
        "journal": "deal T3>F9",
    }
    return tuple((row | values).values())


def random_log(seed: int, games: int = 2_000) -> list[Row]:
    """Games by all rule sets, some deals often, some unfinished, in no order of their start."""
    chance = random.Random(seed)
    deals = chance.choice([games // 20 + 1, 10**20 - 1])
    win_rate = chance.choice([0.0, 0.1, 0.5, 1.0])
    rows = []
    for _ in range(games):
        started = _FIRST_START + timedelta(milliseconds=chance.randrange(10**10))
        ended = started + timedelta(milliseconds=chance.randrange(10**8))
        source = chance.choice(["any", "any", "winnable", "day", "number", "file"])
        game: dict[str, Any] = dict.fromkeys(COLUMNS)
        game |= {
            "id": str(UUID(int=chance.getrandbits(128))),
            "deal_number": str(chance.randint(1, deals)),
            "rules": chance.choice(["big-ben", "big-ben", "early", "relaxed"]),
            "source": source,
            "level": chance.choice(["easy", "medium", "hard"]) if source == "winnable" else None,
            "day": "2026-11-30" if source == "day" else None,
            "started": started.isoformat(timespec="microseconds"),
            "local_date": started.date().isoformat(),
            "shown": int(chance.random() < 0.05),
        }
        if chance.random() < 0.95:
            game |= {
                "ended": ended.isoformat(timespec="microseconds"),
                "result": "won" if chance.random() < win_rate else "lost",
                "milliseconds": int(chance.lognormvariate(13, 0.6)),
                "moves": chance.randint(92, 400),
                "undos": chance.randrange(30),
                "restarts": chance.randrange(3),
                "hints": max(0, chance.randrange(-3, 5)),
                "journal": chance.choice(_JOURNALS),
            }
        rows.append(tuple(game.values()))
    return rows


def rows_of(database: Path) -> list[Row]:
    """The log of a database as it is in the file, sorted by UUID."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(f"SELECT {', '.join(COLUMNS)} FROM games ORDER BY id").fetchall()
