"""What the solver is asked for and what it answers."""

from __future__ import annotations

from enum import StrEnum
from math import inf
from typing import NamedTuple

from bigben.engine import Move


class Verdict(StrEnum):
    """What is known about a position."""

    WINNABLE = "winnable"
    """There is a line that wins; the engine has replayed it."""
    LOST = "lost"
    """It is proven that no line wins."""
    UNKNOWN = "unknown"
    """Neither was found within the budget."""


class Budget(NamedTuple):
    """How much a search may spend; it ends with whichever is spent first."""

    positions: float = inf
    """How many positions it may make."""
    seconds: float = 10.0
    """How long it may take."""


class Progress(NamedTuple):
    """How far a search has come."""

    positions: int
    """How many positions it has made."""
    seconds: float
    """How long it has taken."""
    breadth: int
    """How many positions the search expands at most for each size of the stock."""
    cards_home: int
    """The most cards on the foundations of any position so far, 12 to 104."""


class Answer(NamedTuple):
    """The end of a search."""

    verdict: Verdict
    line: tuple[Move, ...]
    """A whole line that wins if the position is winnable, empty if it is lost; otherwise a line
    to the best position found, as a guess. The engine has replayed it."""
    positions: int
    """How many positions were made."""
    seconds: float
    """How long it took."""
    breadth: int
    """How many positions the last search expanded at most for each size of the stock."""
