"""Where each arrow key leads: the table as one walks on it."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from bigben.engine import HOURS, STOCK, WASTE, Place

_UPPER: Final = frozenset({10, 11, 12, 1, 2, 3})


class Way(Enum):
    """The four ways from a place."""

    CLOCKWISE = auto()
    ANTICLOCKWISE = auto()
    UP = auto()
    DOWN = auto()


def line_of(place: Place, line: int) -> int:
    """The line through the middle that a place lies on, by its upper hour, 10 to 3.

    Every line passes through stock and waste: of those it stays the one walked on, ``line``.
    """
    if not place.hour:
        return line
    return place.hour if place.hour in _UPPER else _opposite(place.hour)


def neighbour(place: Place, way: Way, line: int) -> Place:
    """The next place on a way.

    Along a ring it follows the hands of the clock, or runs against them. Up and down walk the
    straight line through the middle: from the pile at its upper hour (``line``) by the
    foundation there to the stock, the waste, and the foundation and pile at the hour opposite;
    beyond its end it begins again.

    >>> down = [Place.tableau(12)]
    >>> for _ in range(6):
    ...     down.append(neighbour(down[-1], Way.DOWN, 12))
    >>> print(*down)
    T12 F12 S W F6 T6 T12
    >>> print(neighbour(Place.foundation(12), Way.ANTICLOCKWISE, 12))
    F11
    """
    if way in (Way.CLOCKWISE, Way.ANTICLOCKWISE):
        if not place.hour:
            return WASTE if place == STOCK else STOCK
        step = 1 if way is Way.CLOCKWISE else -1
        return place._replace(hour=HOURS[(HOURS.index(place.hour) + step) % len(HOURS)])
    other = _opposite(line)
    places = (
        Place.tableau(line),
        Place.foundation(line),
        STOCK,
        WASTE,
        Place.foundation(other),
        Place.tableau(other),
    )
    step = 1 if way is Way.DOWN else -1
    return places[(places.index(place) + step) % len(places)]


def _opposite(hour: int) -> int:
    return (hour + 5) % 12 + 1
