"""The search for a win: best-first in stages, one stage for each size of the stock.

Positions wait in a queue a stage, most hopeful first. The stages are worked from the fullest
stock to the empty one, and at most ``breadth`` positions are expanded in each (more in the
last). A position's children are its builds, its plays to foundations (all in the same stage) and
its deal (a later one). Each child enters *settled*, with every card played that a foundation
takes, and, if that played any and the stock is not out, also as it is. Settling is mostly right
and makes the search short; but a card that stays can be built on, and keeps a gap closed: the
other child is what finds the wins that are left.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, NamedTuple

from bigben.engine import DEAL, HOURS, Move, Place
from bigben.solver.blocked import is_blocked
from bigben.solver.foundations import Foundations
from bigben.solver.packed import SOURCES
from bigben.solver.score import Board, Weights
from bigben.solver.state import Piles, State, Table, build, play, playable, settle

LAST_STAGE_FACTOR: Final = 8
"""So many times the breadth is expanded once the stock is out."""

BLOCKED_FROM: Final = 30
"""Positions with so many cards in the stock or fewer are tested for being lost; before that
hardly any is."""

CARDS: Final = 104
"""The cards of a won game, all on the foundations."""

_LOOK_EVERY: Final = 16
"""So many positions are expanded between two looks at the stop flag: a few milliseconds."""

NO_MOVE: Final = (-1, -1)
"""In a node: it was reached by a deal, or is where the search begins."""

TO_FOUNDATION: Final = -1
"""In a node: its card went to the foundation that takes it."""


class Node(NamedTuple):
    """A position in the search, and how it was reached."""

    piles: Piles
    foundations: Foundations
    waste: bytes
    left: int
    builds: int
    """How many builds led here."""
    parent: Node | None
    move: tuple[int, int]
    """The number of the card's place, and of the pile that it was built on or
    :data:`TO_FOUNDATION`; for a deal :data:`NO_MOVE`."""
    settled: bool
    """Whether everything that a foundation takes was played after the move."""


class Scores(dict[Foundations, Board]):
    """The boards met so far; they hold from one search to the next, wider one."""

    def __init__(self, weights: Weights, stock: bytes) -> None:
        self.weights = weights
        self._stock = stock

    def __missing__(self, foundations: Foundations) -> Board:
        board = self[foundations] = Board(self.weights, foundations, self._stock)
        return board


class Search:
    """One search of one breadth.

    Attributes:
        positions: how many positions it has made.
        best: the position with the most cards home so far.
        exhausted: whether every position that it made was also expanded.
    """

    def __init__(self, table: Table, scores: Scores, start: State) -> None:
        self.positions = 0
        self.exhausted = True
        self._table = table
        self._scores = scores
        self._moves_weight = scores.weights.moves
        self._start = start
        self._queues: list[list[tuple[float, int, Node]]] = [[] for _ in range(start.left + 1)]
        self._seen: list[set[int]] = [set() for _ in range(start.left + 1)]
        self.best = Node(*start, 0, None, NO_MOVE, False)

    def run(self, breadth: int, stop: Callable[[], bool]) -> Node | None:
        """The first winning position found, or None. ``stop`` ends the search by being true."""
        piles, foundations, waste, left = self._start
        self._enter(list(piles), waste, foundations, left, 0, None, NO_MOVE)
        for left in range(self._start.left, -1, -1):
            if self.won:
                break
            limit = breadth if left else breadth * LAST_STAGE_FACTOR
            if not self._work_stage(left, limit, stop):
                self.exhausted = False
            # No later position can be equal to one of this stage: what it took is free again.
            self._queues[left] = []
            self._seen[left] = set()
        return self.best if self.won else None

    @property
    def won(self) -> bool:
        """Whether a winning position was found; it is then :attr:`best`."""
        return self.best.foundations.cards_home == CARDS

    def _work_stage(self, left: int, limit: int, stop: Callable[[], bool]) -> bool:
        """Expand the best positions of a stage; whether these were all of it."""
        queue = self._queues[left]
        table = self._table
        test = left <= BLOCKED_FROM
        expanded = 0
        while queue and not self.won:
            if expanded == limit or (not expanded % _LOOK_EVERY and stop()):
                return False
            node = heappop(queue)[2]
            if test and is_blocked(table, node.piles, node.foundations, node.waste, left):
                continue
            expanded += 1
            self._expand(node)
        return True

    def _expand(self, node: Node) -> None:
        table = self._table
        enter = self._enter
        piles, foundations, waste, left, builds = node[:5]
        for source, target in table.builds(piles, waste):
            state = build(piles, waste, source, target)
            enter(*state, foundations, left, builds + 1, node, (source, target))
        if not left:
            return
        if not node.settled:
            for source, card in playable(piles, foundations, waste):
                state = play(piles, waste, source)
                after = foundations.after(card)
                enter(*state, after, left, builds, node, (source, TO_FOUNDATION))
        dealt, rest, remaining = table.deal(piles, waste, left)
        enter(dealt, rest, foundations, remaining, builds, node, NO_MOVE)

    def _enter(
        self,
        piles: list[bytes],
        waste: bytes,
        foundations: Foundations,
        left: int,
        builds: int,
        parent: Node | None,
        move: tuple[int, int],
    ) -> None:
        """Queue a position as it is, if that is not settled, and settled; changes the list."""
        takers = foundations.takers
        for pile in piles:
            if pile and pile[-1] in takers:
                break
        else:
            if not waste or waste[-1] not in takers:
                self._queue(
                    Node(tuple(piles), foundations, waste, left, builds, parent, move, True)
                )
                return
        if left:
            self._queue(Node(tuple(piles), foundations, waste, left, builds, parent, move, False))
        foundations, waste = settle(piles, foundations, waste)
        self._queue(Node(tuple(piles), foundations, waste, left, builds, parent, move, True))

    def _queue(self, node: Node) -> None:
        piles, foundations, waste, left, builds = node[:5]
        # With the stock out, the hour that a pile lies at makes no difference.
        key = hash((foundations, waste, piles if left else tuple(sorted(piles))))
        seen = self._seen[left]
        if key in seen:
            return
        seen.add(key)
        self.positions += 1
        if foundations.cards_home > self.best.foundations.cards_home:
            self.best = node
        board = self._scores[foundations]
        score = (
            sum(map(board.pile_score, piles))
            + board.waste[waste]
            + board.rest(left)
            + self._moves_weight * builds
        )
        heappush(self._queues[left], (score, self.positions, node))

    def line(self, node: Node) -> list[Move]:
        """The moves from the start to a position of this search."""
        chain = [node]
        while chain[-1].parent is not None:
            chain.append(chain[-1].parent)
        moves: list[Move] = []
        for step in reversed(chain):
            piles, foundations, waste = list(self._start.piles), *self._start[1:3]
            if step.parent is not None:
                piles, foundations, waste = self._follow(step.parent, step.move, moves)
            if step.settled:
                settle(piles, foundations, waste, moves)
        return moves

    def _follow(
        self, parent: Node, move: tuple[int, int], moves: list[Move]
    ) -> tuple[list[bytes], Foundations, bytes]:
        """Make the move that a node holds, and add it to the engine's moves."""
        piles, foundations, waste = parent[:3]
        source, target = move
        if move == NO_MOVE:
            moves.append(DEAL)
            dealt, waste, _ = self._table.deal(piles, waste, parent.left)
            return dealt, foundations, waste
        if target == TO_FOUNDATION:
            card = (*piles, waste)[source][-1]
            place = Place.foundation(HOURS[foundations.takers[card]])
            moves.append(Move(SOURCES[source], place))
            played, waste = play(piles, waste, source)
            return played, foundations.after(card), waste
        moves.append(Move(SOURCES[source], Place.tableau(HOURS[target])))
        built, waste = build(piles, waste, source, target)
        return built, foundations, waste
