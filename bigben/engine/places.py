"""The 26 places of the table, and what each foundation begins with and ends at."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from bigben.engine.cards import KING, Card, Suit
from bigben.engine.errors import NotationError

HOURS: Final = (12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
"""The twelve hours, clockwise from 12 o'clock: the order in which gaps are filled."""


class PlaceKind(StrEnum):
    """The kinds of place; the value is the letter that the notation uses."""

    STOCK = "S"
    WASTE = "W"
    TABLEAU = "T"
    FOUNDATION = "F"


class Place(NamedTuple):
    """A place where cards lie: the stock, the waste, or a pile named by its hour.

    >>> str(Place.tableau(3)), str(Place.foundation(9)), str(WASTE)
    ('T3', 'F9', 'W')
    """

    kind: PlaceKind
    hour: int = 0
    """1 to 12; 0 for the stock and the waste."""

    @classmethod
    def tableau(cls, hour: int) -> Place:
        """The tableau pile at an hour, 1 to 12."""
        return cls(PlaceKind.TABLEAU, hour)

    @classmethod
    def foundation(cls, hour: int) -> Place:
        """The foundation at an hour, 1 to 12."""
        return cls(PlaceKind.FOUNDATION, hour)

    @classmethod
    def parse(cls, text: str) -> Place:
        """Read ``S``, ``W``, ``T1`` … ``T12`` or ``F1`` … ``F12``.

        Raises :class:`NotationError` for anything else.
        """
        place = _BY_NAME.get(text)
        if place is None:
            raise NotationError(f"{text!r} is not a place: write S, W, T1 to T12 or F1 to F12")
        return place

    def __str__(self) -> str:
        return f"{self.kind}{self.hour}" if self.hour else self.kind.value


STOCK: Final = Place(PlaceKind.STOCK)
WASTE: Final = Place(PlaceKind.WASTE)

PLACES: Final = (*map(Place.tableau, HOURS), *map(Place.foundation, HOURS), STOCK, WASTE)
"""All 26 places."""

_BY_NAME: Final = {str(place): place for place in PLACES}

# 2♣ lies at 9 o'clock; clockwise from there the rank rises by one, and the suits go round.
_SUITS_FROM_NINE: Final = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS) * 3
_BASES: Final = {
    hour: Card(rank, suit)
    for hour, rank, suit in zip(
        (*HOURS[9:], *HOURS[:9]), range(2, KING + 1), _SUITS_FROM_NINE, strict=True
    )
}


def base_card(hour: int) -> Card:
    """The card that the foundation at an hour (1 to 12) begins with.

    >>> str(base_card(9)), str(base_card(8))
    ('2C', 'KD')
    """
    return _BASES[hour]


def foundation_size(hour: int) -> int:
    """How many cards the finished foundation at an hour (1 to 12) holds, its base included.

    It builds up in suit, the ace on the king, until the top card's rank is the hour
    (J = 11, Q = 12): 8 cards at hours 9 to 12, 9 cards at hours 1 to 8.

    >>> [foundation_size(hour) for hour in (12, 1, 8, 9)]
    [8, 9, 9, 8]
    """
    return (hour - _BASES[hour].rank) % KING + 1
