"""Cards as small numbers and piles as bytes: the form in which the search keeps positions.

A card is ``13 × suit + rank − 1``, 0 to 51, suits in the order of ``Suit``; both copies of a
card are the same number. A pile is a ``bytes`` of cards, bottom card first. Places are numbered
clockwise from 12 o'clock, 0 to 11, for piles and for foundations; 12 is the waste.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bigben.engine import HOURS, PACK, WASTE, Card, Place

NUMBER: Final = {card: number for number, card in enumerate(PACK)}
"""Each card's number."""

ONE: Final = tuple(bytes((number,)) for number in range(52))
"""The pile that is one card, by its number."""

ABOVE: Final = bytes(NUMBER[card.above] for card in PACK)
"""For each card the one that builds up on it: the card that it may be built on in the tableau."""

BELOW: Final = bytes(NUMBER[card.below] for card in PACK)
"""For each card the one that builds down on it."""

WASTE_INDEX: Final = 12
"""The number of the waste among the places that cards are played from."""

SOURCES: Final = (*map(Place.tableau, HOURS), WASTE)
"""The place of each number, 0 to 12."""


def pack(cards: Iterable[Card]) -> bytes:
    """Any pile of cards as bytes.

    >>> list(pack([Card.parse("AC"), Card.parse("2C"), Card.parse("KD")]))
    [0, 1, 51]
    """
    return bytes(map(NUMBER.__getitem__, cards))
