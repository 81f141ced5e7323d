"""What the twelve foundations hold and want, as shared objects that know their successors."""

from __future__ import annotations

from functools import cache
from typing import Final

from bigben.engine import ALL_CARDS, HOURS, base_card, foundation_size
from bigben.solver.packed import NUMBER

CHAINS: Final = tuple(
    bytes(
        NUMBER[base_card(hour)] // 13 * 13 + (NUMBER[base_card(hour)] % 13 + step) % 13
        for step in range(foundation_size(hour))
    )
    for hour in HOURS
)
"""The cards of each finished foundation, its base first, clockwise from 12 o'clock."""

PLACES_OF_SUIT: Final = tuple(
    tuple(place for place in range(12) if CHAINS[place][0] // 13 == suit) for suit in range(4)
)
"""The three foundations of each suit, in the order of ``Suit``."""

NEVER: Final = 15
"""The distance of a card that no foundation will take any more."""

NEAR: Final = (0, 1, 1, 2, 2, 2, *[3] * 9, 4)
"""The class of a distance: 0, 1 to 2, 3 to 5, more, :data:`NEVER`."""


class SuitState:
    """What the three foundations of a suit hold. Equal states are one object.

    Tables by card are by rank less 1. A card's *distance* is the number of cards that the
    nearest foundation must take before it: 0 if one takes it now, :data:`NEVER` if none will.

    Attributes:
        counts: how many cards each of the three holds.
        waiting: the cards that each still waits for, in order; finished ones are left out.
        takers: for each card that can be played now, the foundation (0 to 11) that takes it. Of
            two, the one with more still to build: the two can be exchanged until the shorter is
            finished.
        distance: each card's distance.
        near: the class of that distance, see :data:`NEAR`.
        copies: how many copies of each card are not home, 0 to 2.
        codes: each card's distance, and 16 more if two copies are not home.
        kinds: for each upper card, then each lower, four times the way that the upper one bars
            the lower if it lies on it, see :func:`_kind`, plus the lower's class of distance.
        lacking: how many cards the three still need.
        squares: the sum of the squares of what each still needs.
    """

    __slots__ = (
        "_after",
        "codes",
        "copies",
        "counts",
        "distance",
        "kinds",
        "lacking",
        "near",
        "squares",
        "suit",
        "takers",
        "waiting",
    )

    def __init__(self, suit: int, counts: bytes) -> None:
        places = PLACES_OF_SUIT[suit]
        rest = [CHAINS[place][built:] for place, built in zip(places, counts, strict=True)]
        distance, copies = bytearray([NEVER] * 13), bytearray(13)
        barred = [bytearray(13) for _ in range(13)]
        for chain in rest:
            ranks = [card - 13 * suit for card in chain]
            for own, rank in enumerate(ranks):
                copies[rank] += 1
                distance[rank] = min(distance[rank], own)
                for lower in ranks[:own]:
                    barred[rank][lower] += 1
        self._after: dict[int, SuitState] = {}
        self.suit = suit
        self.counts = counts
        self.waiting = tuple(filter(None, rest))
        self.takers: dict[int, int] = {}
        for _, place, chain in sorted(zip(map(len, rest), places, rest, strict=True)):
            if chain:
                self.takers[chain[0]] = place
        self.distance = bytes(distance)
        self.near = bytes(NEAR[d] for d in distance)
        self.copies = bytes(copies)
        self.codes = bytes(d + 16 * (n == 2) for d, n in zip(distance, copies, strict=True))
        self.kinds = bytes(
            4 * _kind(barred[upper][lower], upper, lower, distance, copies) + NEAR[distance[lower]]
            if copies[lower]
            else 0
            for upper in range(13)
            for lower in range(13)
        )
        self.lacking = sum(map(len, rest))
        self.squares = sum(len(chain) ** 2 for chain in rest)

    def after(self, card: int) -> SuitState:
        """The state once a card of :attr:`takers` is played."""
        following = self._after.get(card)
        if following is None:
            counts = bytearray(self.counts)
            counts[PLACES_OF_SUIT[self.suit].index(self.takers[card])] += 1
            following = self._after[card] = suit_state(self.suit, bytes(counts))
        return following


def _kind(barred: int, upper: int, lower: int, distance: bytearray, copies: bytearray) -> int:
    """How one card of a suit bars another that it lies on.

    0: not at all. 1: the lower is needed sooner, but no foundation needs it before the upper.
    Otherwise ``barred`` foundation places of the upper card cannot be reached before the lower
    card, or its twin, is played. One place is left for the upper card: 2, or 3 if the lower card
    has a twin that is not home either. Two places are left, one of them barred: 4, or 5 with a
    twin. Both are barred: 6, or 7.
    """
    if not barred:
        return int(distance[lower] < distance[upper])
    twin = copies[lower] - 1
    return 2 + twin if copies[upper] == 1 else 2 + 2 * barred + twin


@cache
def suit_state(suit: int, counts: bytes) -> SuitState:
    """The state in which the three foundations of a suit hold these numbers of cards."""
    return SuitState(suit, counts)


class Foundations:
    """One state of all foundations; equal states are one object within a :class:`Graph`.

    Attributes:
        suits: the states of the four suits.
        takers: for each card that can be played now, the foundation (0 to 11) that takes it.
        cards_home: how many cards lie on the foundations, 12 to 104.
    """

    __slots__ = ("_after", "_graph", "cards_home", "suits", "takers")

    def __init__(self, graph: Graph, suits: tuple[SuitState, ...]) -> None:
        self._graph = graph
        self._after: dict[int, Foundations] = {}
        self.suits = suits
        first, second, third, fourth = suits
        self.takers = first.takers | second.takers | third.takers | fourth.takers
        self.cards_home = sum([sum(state.counts) for state in suits])

    @property
    def is_complete(self) -> bool:
        """Whether all cards are home: the game is won."""
        return self.cards_home == ALL_CARDS

    def after(self, card: int) -> Foundations:
        """The state once a card of :attr:`takers` is played."""
        following = self._after.get(card)
        if following is None:
            suits = list(self.suits)
            suits[card // 13] = suits[card // 13].after(card)
            following = self._after[card] = self._graph[tuple(suits)]
        return following


class Graph(dict[tuple[SuitState, ...], Foundations]):
    """The states of the foundations met in one search; a missing one is made."""

    def __missing__(self, suits: tuple[SuitState, ...]) -> Foundations:
        foundations = self[suits] = Foundations(self, suits)
        return foundations

    def holding(self, counts: bytes) -> Foundations:
        """The state in which the foundations hold these numbers of cards, clockwise from 12."""
        return self[
            tuple(
                suit_state(suit, bytes(counts[place] for place in places))
                for suit, places in enumerate(PLACES_OF_SUIT)
            )
        ]
