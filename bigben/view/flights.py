"""The ways that cards take over the table: how they bend, how long they take, in which order."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Final, TypeVar

from PySide6.QtCore import QPointF

from bigben.engine import HOURS, Place
from bigben.view.animator import Flight, Turn
from bigben.view.cards.card_item import CardItem
from bigben.view.cards.sprites import Sprites
from bigben.view.durations import MOVE_MS, MOVE_MS_A_WIDTH, SETTLE_MS
from bigben.view.geometry import Table

_T = TypeVar("_T")

_BOW: Final = 0.1
"""How far the middle of a way lies beside the straight line, for its length of 1."""
_MOST_BOW: Final = 0.6
"""The same at most, in card widths."""


class Manner(Enum):
    """How the moved items get to where they rest."""

    MOVE = auto()
    """Along a curve."""
    DEAL = auto()
    """The same from the stock, turning face up."""
    LAY = auto()
    """The same from the stock, face up all the way."""
    BACK = auto()
    """Along the way out, back."""
    UNDEAL = auto()
    """The same to the stock, turning face down."""
    SETTLE = auto()
    """The last millimetres from where the hand let go."""


def bow(start: QPointF, end: QPointF, w: float, *, back: bool = False) -> QPointF:
    """How a way bends: to the left of its direction, so that it turns as a clock's hand does.

    ``back`` is for a way gone back, which bends as the way out did. ``w`` is the width of a
    card in pixels.
    """
    way = end - start
    length = _length(way)
    if not length:
        return QPointF()
    aside = min(_BOW * length, _MOST_BOW * w) / length * (-1 if back else 1)
    return QPointF(aside * way.y(), -aside * way.x())


def way_ms(start: QPointF, end: QPointF, w: float) -> int:
    """How long a card is on its way, in milliseconds at normal speed; longer the farther."""
    return round(MOVE_MS + MOVE_MS_A_WIDTH * _length(end - start) / w) if w else MOVE_MS


def deal_out_order(lying: Mapping[Place, Sequence[_T]]) -> Iterator[_T]:
    """What lies in sight on the circles in the order in which it is dealt.

    The foundations' top cards come first, clockwise from 9 o'clock, where the lowest lies; then
    the tableau, one card a pile, clockwise from 12 o'clock, round after round.
    """
    for hour in (*HOURS[9:], *HOURS[:9]):
        yield lying[Place.foundation(hour)][-1]
    piles = [lying[Place.tableau(hour)] for hour in HOURS]
    for index in range(max(map(len, piles))):
        for pile in piles:
            if index < len(pile):
                yield pile[index]


def card_flight(
    item: CardItem,
    end: QPointF,
    z: float,
    *,
    manner: Manner,
    delay_ms: int,
    sprites: Sprites,
    table: Table,
) -> Flight:
    """The flight of a card that was moved, from where it is to where it comes to rest."""
    start, w = item.pos(), table.w
    if manner is Manner.SETTLE:
        return Flight(item, start, end, delay_ms, SETTLE_MS, z)
    back = manner in (Manner.BACK, Manner.UNDEAL)
    turn = None
    if manner in (Manner.DEAL, Manner.UNDEAL):
        sides = sprites.back().pixmap, sprites.face(item.card).pixmap
        first, second = reversed(sides) if back else sides
        turn = Turn(first, second, table.card_size)
    return Flight(
        item,
        start,
        end,
        delay_ms,
        way_ms(start, end, w),
        z,
        bow(start, end, w, back=back),
        hidden=manner in (Manner.DEAL, Manner.LAY) and delay_ms > 0,
        turn=turn,
    )


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
