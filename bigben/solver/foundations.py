"""What the twelve foundations hold and want, as shared objects that know their successors."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bigben.engine import HOURS, base_card, foundation_size
from bigben.solver.packed import NUMBER

BASES: Final = tuple(NUMBER[base_card(hour)] for hour in HOURS)
"""The number of each foundation's base card, clockwise from 12 o'clock."""

SIZES: Final = tuple(map(foundation_size, HOURS))
"""How many cards each finished foundation holds, 8 or 9."""

CHAINS: Final = tuple(
    bytes(base // 13 * 13 + (base % 13 + step) % 13 for step in range(size))
    for base, size in zip(BASES, SIZES, strict=True)
)
"""The cards of each finished foundation, its base first."""

PLACES_OF_SUIT: Final = tuple(
    tuple(place for place in range(12) if BASES[place] // 13 == suit) for suit in range(4)
)
"""The three foundations of each suit, in the order of ``Suit``."""

NEVER: Final = 15
"""The distance of a card that no foundation will take any more."""

NEAR: Final = bytes(
    0 if distance == 0 else 1 if distance <= 2 else 2 if distance <= 5 else 3
    for distance in range(NEVER)
) + bytes((4,))
"""The class of a distance: 0, 1 to 2, 3 to 5, more, :data:`NEVER`."""


class SuitState(NamedTuple):
    """What the three foundations of one suit hold, and what follows from it, by rank − 1."""

    distance: bytes
    """How many cards the nearest foundation must take first: 0 if one takes it now, else to 8;
    :data:`NEVER` if none will."""
    near: bytes
    """The class of that distance, see :data:`NEAR`."""
    copies: bytes
    """How many copies are not home yet, 0 to 2."""
    codes: bytes
    """The distance, and 16 more if two copies are not home."""
    slots: tuple[tuple[tuple[int, int], ...], ...]
    """For each rank, the (foundation 0 to 2, distance) pairs that still wait for it."""


@cache
def suit_state(suit: int, counts: bytes) -> SuitState:
    """The state in which the foundations of a suit hold so many cards each."""
    slots: list[list[tuple[int, int]]] = [[] for _ in range(13)]
    for index, place in enumerate(PLACES_OF_SUIT[suit]):
        for distance in range(SIZES[place] - counts[index]):
            rank = CHAINS[place][counts[index] + distance] % 13
            slots[rank].append((index, distance))
    distances = bytes(
        min((distance for _, distance in waiting), default=NEVER) for waiting in slots
    )
    copies = bytes(map(len, slots))
    return SuitState(
        distances,
        distances.translate(NEAR.ljust(256, b"\0")),
        copies,
        bytes(d + 16 * (number == 2) for d, number in zip(distances, copies, strict=True)),
        tuple(map(tuple, slots)),
    )


class Foundations:
    """One state of all foundations; equal states are one object within a :class:`Graph`.

    Attributes:
        counts: how many cards each foundation holds, clockwise from 12 o'clock.
        cards_home: how many cards lie on all of them, 12 to 104.
        takers: for each card that can be played now, the foundation that takes it. Of two, the
            one with more still to build: the two can be exchanged until the shorter is finished.
        suits: the four suits' states.
    """

    __slots__ = ("_after", "_graph", "cards_home", "counts", "suits", "takers")

    def __init__(self, graph: Graph, counts: bytes) -> None:
        self._graph = graph
        self._after: dict[int, Foundations] = {}
        self.counts = counts
        self.cards_home = sum(counts)
        self.takers: dict[int, int] = {}
        self.suits = tuple(
            suit_state(suit, bytes(counts[place] for place in places))
            for suit, places in enumerate(PLACES_OF_SUIT)
        )
        for place in range(12):
            card = self.wanted(place)
            if card is None:
                continue
            other = self.takers.get(card)
            if other is None or SIZES[place] - counts[place] > SIZES[other] - counts[other]:
                self.takers[card] = place

    def wanted(self, place: int) -> int | None:
        """The card that one foundation takes now; None if it is finished."""
        built = self.counts[place]
        if built == SIZES[place]:
            return None
        return CHAINS[place][built]

    def after(self, card: int) -> Foundations:
        """The state once a card of :attr:`takers` is played."""
        following = self._after.get(card)
        if following is None:
            counts = bytearray(self.counts)
            counts[self.takers[card]] += 1
            following = self._after[card] = self._graph[bytes(counts)]
        return following


class Graph(dict[bytes, Foundations]):
    """The states met so far, by their counts; a missing one is made."""

    def __missing__(self, counts: bytes) -> Foundations:
        foundations = self[counts] = Foundations(self, counts)
        return foundations
