"""How the cards of a tableau pile fan out, in card widths. Numbers only; no place on the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from bigben.engine import Card, run_length
from bigben.view.measures import MIN_STEP, STEP


def offsets(cards: Sequence[Card], room: float) -> list[float]:
    """How far each card lies from the bottom card, bottom card first, in card widths.

    The whole pile is ``room`` card widths wide at most, as long as the steps inside its run
    need not be less than ``MIN_STEP``.
    """
    if not cards:
        return []
    covered_loose = len(cards) - run_length(cards)
    wide = min(covered_loose + 1, len(cards) - 1)
    narrow = len(cards) - 1 - wide
    inside = STEP
    if narrow:
        inside = min(max((room - 1 - STEP * wide) / narrow, MIN_STEP), STEP)
    return list(accumulate([STEP] * wide + [inside] * narrow, initial=0.0))


def spread_offsets(count: int) -> list[float]:
    """The offsets of a pile that is spread for looking: every index is in sight."""
    return [STEP * place for place in range(count)]
