"""Positions for the search, and the moves that lead from one to the next.

The rules themselves are the engine's; what is written here a second time, for speed, is held
equal to it move for move by a test.
"""

from __future__ import annotations

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
            graph.holding(bytes(len(position.foundations[hour]) for hour in HOURS)),
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

    def builds(self, state: State) -> list[tuple[int, int]]:
        """The builds that are legal: (place of the card, pile that takes it)."""
        piles = state.piles
        tops = b"".join([pile[-1:] or _NO_CARD for pile in piles])
        cards = tops + state.waste[-1:] if self.waste_builds else tops
        found = []
        for target, card in enumerate(tops):
            if len(piles[target]) >= self.minimum:
                source = cards.find(BELOW[card])
                while source >= 0:
                    found.append((source, target))
                    source = cards.find(BELOW[card], source + 1)
        return found

    def deal(self, state: State) -> State:
        """The state after a deal; the stock must have cards."""
        piles, foundations, waste, left = state
        stock = self.stock
        short = [(index, PILE_SIZE - len(pile)) for index, pile in enumerate(piles)]
        short = [(index, gaps) for index, gaps in short if gaps > 0]
        if not short:
            return State(piles, foundations, waste + ONE[stock[left - 1]], left - 1)
        filled = list(piles)
        for size in range(PILE_SIZE):
            # A pile that lacks n cards gets one in each of the rounds 1 to n.
            for index, gaps in short:
                if gaps > size and left:
                    left -= 1
                    filled[index] += ONE[stock[left]]
        return State(tuple(filled), foundations, waste, left)


def build(state: State, source: int, target: int) -> State:
    """The state after a build."""
    piles, foundations, waste, left = state
    built = list(piles)
    if source == WASTE_INDEX:
        built[target] += waste[-1:]
        waste = waste[:-1]
    else:
        pile = piles[source]
        built[target] += pile[-1:]
        built[source] = pile[:-1]
    return State(tuple(built), foundations, waste, left)


def playable(state: State) -> list[int]:
    """The places whose top card a foundation takes."""
    takers = state.foundations.takers
    found = [place for place, pile in enumerate(state.piles) if pile and pile[-1] in takers]
    if state.waste and state.waste[-1] in takers:
        found.append(WASTE_INDEX)
    return found


def play(state: State, source: int) -> State:
    """The state after the top card of a place went to the foundation that takes it."""
    piles, foundations, waste, left = state
    if source == WASTE_INDEX:
        return State(piles, foundations.after(waste[-1]), waste[:-1], left)
    pile = piles[source]
    played = (*piles[:source], pile[:-1], *piles[source + 1 :])
    return State(played, foundations.after(pile[-1]), waste, left)


def play_move(state: State, source: int) -> Move:
    """The engine's move for :func:`play`."""
    card = (*state.piles, state.waste)[source][-1]
    return Move(SOURCES[source], Place.foundation(HOURS[state.foundations.takers[card]]))


def settle(state: State, moves: list[Move] | None = None) -> State:
    """The state once every card that a foundation takes is played, until there is none.

    The engine's moves are added to ``moves``, if it is given.
    """
    while places := playable(state):
        for source in places:
            # The play before may have filled the place that this card was to go to.
            if (*state.piles, state.waste)[source][-1] in state.foundations.takers:
                if moves is not None:
                    moves.append(play_move(state, source))
                state = play(state, source)
    return state
