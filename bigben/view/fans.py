"""How the cards of a tableau pile fan out, in card widths. Numbers only; no place on the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from bigben.engine import Card
from bigben.view.measures import MIN_STEP, STEP


def run_start(cards: Sequence[Card]) -> int:
    """The index of the head of the run in suit that ends at a pile's top card; 0 if empty.

    What lies below it is loose. Cards that happened to be dealt in order count as a run too.

    >>> run_start([Card.parse(name) for name in "3S 5C 4S 3S 2S".split()])
    2
    """
    start = max(len(cards) - 1, 0)
    while start and cards[start - 1].below == cards[start]:
        start -= 1
    return start


def offsets(cards: Sequence[Card], room: float) -> list[float]:
    """How far each card lies from the bottom card, bottom card first, in card widths.

    The whole pile is ``room`` card widths wide at most, as long as the steps inside its run
    need not be less than ``MIN_STEP``.
    """
    if not cards:
        return []
    wide = min(run_start(cards) + 1, len(cards) - 1)
    narrow = len(cards) - 1 - wide
    inside = STEP
    if narrow:
        inside = min(max((room - 1 - STEP * wide) / narrow, MIN_STEP), STEP)
    return list(accumulate([STEP] * wide + [inside] * narrow, initial=0.0))


def spread_offsets(count: int) -> list[float]:
    """The offsets of a pile that is spread for looking: every index is in sight."""
    return [STEP * place for place in range(count)]
