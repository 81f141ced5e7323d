"""The rule sets, and what each changes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

PILE_SIZE: Final = 3
"""Cards dealt to each tableau pile; a pile that holds fewer has gaps."""


class Rules(StrEnum):
    """A rule set; its value is the name on the command line and in files."""

    BIG_BEN = "big-ben"
    """The default, as Wikipedia's article and PySolFC have it."""
    EARLY = "early"
    """As the oldest descriptions have it: the waste plays to foundations only."""
    RELAXED = "relaxed"
    """A tableau pile takes a card while it holds at least one."""

    @property
    def pile_minimum(self) -> int:
        """How many cards a tableau pile must hold to take one more: at least one, to build on."""
        return 1 if self is Rules.RELAXED else PILE_SIZE

    @property
    def waste_builds(self) -> bool:
        """Whether the waste's top card may go to a tableau pile."""
        return self is not Rules.EARLY

    @property
    def allows_lines_of_big_ben(self) -> bool:
        """Whether every line of moves that ``big-ben`` allows is legal here too.

        A deal that can be won by ``big-ben`` can then be won by this rule set.
        """
        return self in (Rules.BIG_BEN, Rules.RELAXED)


def parse_rules(text: str) -> Rules:
    """Read a rule set's name; raises ``ValueError``, which lists the names, for anything else.

    >>> parse_rules("early").waste_builds
    False
    """
    try:
        return Rules(text)
    except ValueError:
        raise ValueError(f"{text!r} is not a rule set: choose from {', '.join(Rules)}") from None
