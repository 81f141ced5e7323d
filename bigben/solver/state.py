"""Positions for the search, and the moves that lead from one to the next.

The rules themselves are the engine's; what is written here a second time, for speed, is held
equal to it move for move by a test.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Self

from bigben.engine import HOURS, Move, Place, Position
from bigben.engine.rules import PILE_SIZE
from bigben.solver.foundations import Foundations, Graph
from bigben.solver.packed import BELOW, ONE, SOURCES, WASTE_INDEX, pack

Piles = tuple[bytes, ...]
"""The twelve tableau piles, clockwise from 12 o'clock."""

_NO_CARD: Final = b"\xff"


class State(NamedTuple):
    """Where the cards lie. The stock's cards are the table's; a state says how many are left."""

    piles: Piles
    foundations: Foundations
    waste: bytes
    left: int
    """How many cards the stock still has."""

    @classmethod
    def of(cls, position: Position, graph: Graph) -> Self:
        """A position as the search sees it, its foundations from a graph."""
        return cls(
            tuple(pack(position.tableau[hour]) for hour in HOURS),
            graph[bytes(len(position.foundations[hour]) for hour in HOURS)],
            pack(position.waste),
            len(position.stock),
        )


class Table(NamedTuple):
    """What stays the same from a position on: its rule set and the stock's order."""

    minimum: int
    """How many cards a tableau pile must hold to take one more."""
    waste_builds: bool
    """Whether the waste's top card may go to a tableau pile."""
    stock: bytes
    """The stock where the search begins; the next card is the last."""

    @classmethod
    def of(cls, position: Position) -> Self:
        """The table that a position lies on."""
        rules = position.rules
        return cls(rules.pile_minimum, rules.waste_builds, pack(position.stock))

    def builds(self, piles: Piles, waste: bytes) -> list[tuple[int, int]]:
        """The builds that are legal: (place of the card, pile that takes it)."""
        tops = b"".join([pile[-1:] or _NO_CARD for pile in piles])
        cards = tops + waste[-1:] if self.waste_builds else tops
        found = []
        for target, card in enumerate(tops):
            if len(piles[target]) >= self.minimum:
                source = cards.find(BELOW[card])
                while source >= 0:
                    found.append((source, target))
                    source = cards.find(BELOW[card], source + 1)
        return found

    def deal(self, piles: Piles, waste: bytes, left: int) -> tuple[list[bytes], bytes, int]:
        """The piles, the waste and what is left of the stock after a deal."""
        stock = self.stock
        dealt = list(piles)
        gaps = False
        for size in range(PILE_SIZE):
            # A pile that lacks n cards gets one in each of the rounds 1 to n.
            for index, pile in enumerate(piles):
                if PILE_SIZE - len(pile) > size:
                    gaps = True
                    if left:
                        left -= 1
                        dealt[index] += ONE[stock[left]]
        if not gaps:
            left -= 1
            waste += ONE[stock[left]]
        return dealt, waste, left


def build(piles: Piles, waste: bytes, source: int, target: int) -> tuple[list[bytes], bytes]:
    """The piles and the waste after a build."""
    built = list(piles)
    if source == WASTE_INDEX:
        built[target] += waste[-1:]
        return built, waste[:-1]
    pile = piles[source]
    built[target] += pile[-1:]
    built[source] = pile[:-1]
    return built, waste


def play(piles: Piles, waste: bytes, source: int) -> tuple[list[bytes], bytes]:
    """The piles and the waste after the top card of a place went to a foundation."""
    played = list(piles)
    if source == WASTE_INDEX:
        return played, waste[:-1]
    played[source] = piles[source][:-1]
    return played, waste


def playable(
    piles: Iterable[bytes], foundations: Foundations, waste: bytes
) -> list[tuple[int, int]]:
    """The places whose top card a foundation takes, with that card."""
    takers = foundations.takers
    return [
        (source, pile[-1])
        for source, pile in enumerate((*piles, waste))
        if pile and pile[-1] in takers
    ]


def settle(
    piles: list[bytes],
    foundations: Foundations,
    waste: bytes,
    played: list[Move] | None = None,
) -> tuple[Foundations, bytes]:
    """Play every card that a foundation takes, until none is left; changes the list of piles.

    The moves made are added to ``played``, if it is given, in their order.
    """
    takers = foundations.takers
    source = 0
    while source <= WASTE_INDEX:
        pile = waste if source == WASTE_INDEX else piles[source]
        if not pile or (card := pile[-1]) not in takers:
            source += 1
            continue
        if played is not None:
            played.append(Move(SOURCES[source], Place.foundation(HOURS[takers[card]])))
        if source == WASTE_INDEX:
            waste = waste[:-1]
        else:
            piles[source] = pile[:-1]
        foundations = foundations.after(card)
        takers = foundations.takers
        source = 0
    return foundations, waste
