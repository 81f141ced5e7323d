"""Which deals a player wants, and how hard a winnable deal is."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How hard a winnable deal is, by how hard the solver found it."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Dealing(StrEnum):
    """Which deals new games are drawn from."""

    ANY = "any"
    """Any deal number: most can be won, but nobody has looked."""
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def level(self) -> Level | None:
        """The level of the winnable deals that are wanted; None for any deal."""
        return None if self is Dealing.ANY else Level(self.value)
