"""A game as it is remembered."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import StrEnum

from bigben.engine import Move, Rules


class Source(StrEnum):
    """Where a game's deal came from."""

    ANY = "any"
    """A random new deal."""
    WINNABLE = "winnable"
    """A random new deal that can be won, of a chosen level."""
    DAY = "day"
    """The deal of the day."""
    NUMBER = "number"
    """A deal number that the player gave."""
    FILE = "file"
    """A saved game."""


class GameResult(StrEnum):
    """How a game that ended is counted."""

    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class GameEnd:
    """What the log keeps of a game's end. Its first end is the one that counts."""

    result: GameResult
    at: datetime
    """UTC."""
    milliseconds: int
    """Time played."""
    moves: int
    undos: int
    restarts: int
    hints: int
    journal: tuple[Move, ...]
    """The moves that led from the deal to the end."""

    def __post_init__(self) -> None:
        _check_utc(self.at)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game at one moment: all that is needed to go on with it later.

    Raises ``ValueError`` for a record that no game can leave: a time that is not UTC, an end
    without a start, a cursor outside the journal.
    """

    id: str
    """A UUID; the log has one row for it."""
    deal_number: int
    rules: Rules
    source: Source
    level: str | None = None
    """The level that was asked for, of a winnable deal."""
    day: date | None = None
    """The day whose deal this is."""
    started: datetime | None = None
    """When the first move was made (UTC); None while the deal is untouched.

    A game whose solution was shown before that may count as started from the showing on: its
    deal is then known to the log, and playing it again later is a replay.
    """
    local_date: date | None = None
    """The date on the player's calendar at ``started``."""
    journal: tuple[Move, ...] = ()
    cursor: int = 0
    """How many moves of the journal are made; the rest can be redone."""
    milliseconds: int = 0
    """Time played so far."""
    undos: int = 0
    restarts: int = 0
    hints: int = 0
    shown: bool = False
    """Whether a solution was shown.

    Before the first move: the game is not counted, whatever end it is given. After it: the
    game is a loss, and the record that tells so carries that end.
    """
    end: GameEnd | None = None

    def __post_init__(self) -> None:
        if (self.started is None) != (self.local_date is None):
            raise ValueError("a start has a time and a local date")
        if self.started is not None:
            _check_utc(self.started)
        elif self.end is not None:
            raise ValueError("a game that has not started has no end")
        if not 0 <= self.cursor <= len(self.journal):
            raise ValueError(f"{self.cursor} of {len(self.journal)} moves cannot be made")


def _check_utc(time: datetime) -> None:
    if time.utcoffset() != UTC.utcoffset(None):
        raise ValueError(f"{time} is not a UTC time")
