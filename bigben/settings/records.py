"""A game as it is remembered."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    PRACTICE = "practice"
    """Played for its own sake: a position from elsewhere, or a game that was over. Not counted."""


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
    without a start, a cursor outside the journal, a counted game that began with no deal.
    """

    id: str
    """A UUID; the log has one row for it."""
    deal_number: int | None
    """None only in practice: a position from elsewhere comes from no deal that is known."""
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
    marks: tuple[int, ...] = ()
    """After how many moves of the journal the positions stand that the player has marked."""
    end: GameEnd | None = None
    beginning: str | None = None
    """The text of the position where practice without a deal number begins; None else."""

    @property
    def practice(self) -> bool:
        """Whether the game isn't counted, whatever becomes of it."""
        return self.source is Source.PRACTICE

    def begun(self, at: datetime) -> GameRecord:
        """This game once it has started, at a time (UTC)."""
        return replace(self, started=at, local_date=at.astimezone().date())

    def ended(self, result: GameResult, at: datetime) -> GameRecord:
        """This game with the end that it has if it ends now, as far as it was played."""
        end = GameEnd(
            result=result,
            at=at,
            milliseconds=self.milliseconds,
            moves=self.cursor,
            undos=self.undos,
            restarts=self.restarts,
            hints=self.hints,
            journal=self.journal[: self.cursor],
        )
        return replace(self, end=end)

    def left(self, at: datetime) -> GameRecord:
        """This game when it is left: lost, unless it is untouched or has ended before."""
        untouched = self.started is None
        return self if untouched or self.end else self.ended(GameResult.LOST, at)

    def __post_init__(self) -> None:
        if (self.started is None) != (self.local_date is None):
            raise ValueError("a start has a time and a local date")
        if self.started is not None:
            _check_utc(self.started)
        elif self.end is not None:
            raise ValueError("a game that has not started has no end")
        if (self.deal_number is None) != (self.beginning is not None):
            raise ValueError("a game begins either with a deal or with a position")
        if self.deal_number is None and not self.practice:
            raise ValueError("a game without a deal number is practice")
        if not 0 <= self.cursor <= len(self.journal):
            raise ValueError(f"{self.cursor} of {len(self.journal)} moves cannot be made")
        if not all(0 <= mark <= len(self.journal) for mark in self.marks):
            raise ValueError("a mark lies outside the journal")


def _check_utc(time: datetime) -> None:
    if time.utcoffset() != UTC.utcoffset(None):
        raise ValueError(f"{time} is not a UTC time")
