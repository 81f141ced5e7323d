"""Positions laid out to show something."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Final

from bigben.engine import HOURS, Card, Position, Rules, base_card, foundation_size
from bigben.engine.cards import PACK
from bigben.engine.rules import PILE_SIZE

_SHUFFLE: Final = 12
"""Any number: the cards that nobody looks at lie as it has them."""


def arranged(
    foundations: Mapping[int, str] | None = None,
    tableau: Mapping[int, str] | None = None,
    waste: str = "",
    stock: str = "",
    rules: Rules = Rules.BIG_BEN,
) -> Position:
    """A position in which some places hold what is told, and all others what is left.

    Foundations are given by their top cards, piles and waste bottom card first, the stock from
    its next card on; the rest of the stock lies below that. Places that are not named are as
    in a deal: a foundation's first card, piles of three. It is always the same position.

    Raises ``PositionError`` if no such position is sound.
    """
    left = Counter(dict.fromkeys(PACK, 2))
    tops = foundations or {}
    built = {hour: _built(hour, tops.get(hour)) for hour in HOURS}
    piles = {hour: _cards(names) for hour, names in (tableau or {}).items()}
    turned, coming = _cards(waste), _cards(stock)
    for cards in (*built.values(), *piles.values(), turned, coming):
        left.subtract(cards)
    rest = sorted(left.elements())
    random.Random(_SHUFFLE).shuffle(rest)
    for hour in HOURS:
        if hour not in piles:
            piles[hour] = [rest.pop() for _ in range(min(PILE_SIZE, len(rest)))]
    return Position(rules, built, piles, turned, [*rest, *reversed(coming)])


def nearly_won(missing: Mapping[int, int], tableau: Mapping[int, str]) -> Position:
    """A position in which foundations lack some cards, by hour, and the tableau has them."""
    built = {
        hour: _built(hour, None, foundation_size(hour) - missing.get(hour, 0)) for hour in HOURS
    }
    piles = {hour: _cards(tableau.get(hour, "")) for hour in HOURS}
    return Position(Rules.BIG_BEN, built, piles)


def _cards(names: str) -> list[Card]:
    return [Card.parse(name) for name in names.split()]


def _built(hour: int, top: str | None, count: int = 1) -> list[Card]:
    """A foundation's cards up to its top card, or that many of them."""
    cards = [base_card(hour)]
    while (str(cards[-1]) != top) if top else (len(cards) < count):
        cards.append(cards[-1].above)
    return cards
