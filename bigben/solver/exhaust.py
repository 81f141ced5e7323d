"""The search of everything that a position can lead to: the proof that it is lost, or a win.

Every legal move is tried; only what these three arguments show to be without loss is left out:

- A position that :func:`is_blocked` proves lost is not gone into.
- Of two foundations that take the same card, the one with more still to build gets it: what
  either could get later the other can get instead, until the shorter is finished.
- A *safe* play is made at once, instead of all other moves. A card may be played safely if its
  twin is home, if neither copy of the next lower card in suit is still out, and if the stock is
  out or the card lies in the waste or fourth or higher in its pile (in ``relaxed``: if the stock
  is out).

Why a safe play is without loss: take any line that wins without it, and leave out the card's
own moves. Nothing can ever be built on the card, so no other move rests on it. Just one
foundation place waits for the card, so that no other foundation's cards change. And filling
changes nothing: while there is stock, the card is in the waste or on a pile that has no gap
without it, and (as piles of three or more are all that take a card) only such piles can take
it. So the rest of the line is legal after the safe play, and wins.

With the stock out, positions that differ in the order of the piles are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import Final

from bigben.engine import DEAL, HOURS, Move, Place
from bigben.engine.rules import PILE_SIZE
from bigben.solver.blocked import is_blocked
from bigben.solver.foundations import Foundations
from bigben.solver.packed import BELOW, SOURCES, WASTE_INDEX
from bigben.solver.state import State, Table, build, play, play_move, playable

POSITION_LIMIT: Final = 500_000
"""How many positions are kept at most, in some 150 MB."""

_LOOK_EVERY: Final = 64
"""How many positions are made between two looks at the stop flag: a few milliseconds."""

_GAP: Final = b"\xff"

Key = tuple[Foundations, bytes]


class Found(Enum):
    """How far the search has come."""

    WIN = auto()
    NO_WIN = auto()
    """Everything was looked at."""
    NOTHING_YET = auto()


class Exhaustion:
    """A depth-first search that can be stopped and continued.

    Attributes:
        positions: how many different positions it has met.
        found: how far it has come.
        line: the moves to the position that it stands at: the line of a win.
    """

    def __init__(self, table: Table, start: State) -> None:
        self.positions = 1
        self.found = Found.WIN if start.foundations.is_complete else Found.NOTHING_YET
        self.line: list[Move] = []
        self._table = table
        self._seen = {_key(start)}
        self._open = [self._children(start)]

    @property
    def full(self) -> bool:
        """Whether it has met as many positions as it may."""
        return self.positions >= POSITION_LIMIT

    def run(self, positions: float, stop: Callable[[], bool]) -> Found:
        """Look at that many more positions, or until the end, or until ``stop`` is true."""
        last = min(self.positions + positions, POSITION_LIMIT)
        looked = 0
        while self.found is Found.NOTHING_YET and self.positions < last:
            looked += 1
            if not looked % _LOOK_EVERY and stop():
                break
            self._step()
        return self.found

    def close(self) -> None:
        """Free what it keeps; the search can't be continued then."""
        self._open.clear()
        self._seen.clear()

    def _step(self) -> None:
        """Go on to the next child of the position that it stands at, or back."""
        child = next(self._open[-1], None)
        if child is None:
            self._open.pop()
            if not self._open:
                self.found = Found.NO_WIN
            else:
                self.line.pop()
            return
        move, state = child
        key = _key(state)
        if key in self._seen:
            return
        self._seen.add(key)
        self.positions += 1
        if is_blocked(self._table, state):
            return
        self.line.append(move)
        self._open.append(self._children(state))
        if state.foundations.is_complete:
            self.found = Found.WIN

    def _children(self, state: State) -> Iterator[tuple[Move, State]]:
        """The moves that are to be tried, each with the state that it leads to."""
        plays = playable(state)
        for source in plays:
            if is_safe(self._table, state, source):
                yield play_move(state, source), play(state, source)
                return
        for source in plays:
            yield play_move(state, source), play(state, source)
        for source, target in self._table.builds(state):
            move = Move(SOURCES[source], Place.tableau(HOURS[target]))
            yield move, build(state, source, target)
        if state.left:
            yield DEAL, self._table.deal(state)


def is_safe(table: Table, state: State, source: int) -> bool:
    """Whether the top card of a place, which a foundation takes, may be played without loss."""
    pile = state.waste if source == WASTE_INDEX else state.piles[source]
    card = pile[-1]
    copies = state.foundations.suits[card // 13].copies
    if copies[card % 13] > 1 or copies[BELOW[card] % 13]:
        return False
    if not state.left:
        return True
    return table.minimum == PILE_SIZE and (source == WASTE_INDEX or len(pile) > PILE_SIZE)


def _key(state: State) -> Key:
    piles, foundations, waste, left = state
    ordered = piles if left else sorted(piles)
    return foundations, _GAP.join((*ordered, waste))
