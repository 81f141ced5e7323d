"""How a game ends: won, or stuck and why."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Result(StrEnum):
    """The two ends of a game."""

    WON = "won"
    STUCK = "stuck"


class StuckReason(StrEnum):
    """Why a game is stuck."""

    NO_MOVES = "no-moves"
    """No legal move is left."""
    ONLY_CIRCLES = "only-circles"
    """The stock is out, and no position that builds alone can reach lets a card go home."""


class Outcome(NamedTuple):
    """The end that a position is. ``reason`` is None for a win."""

    result: Result
    reason: StuckReason | None = None
