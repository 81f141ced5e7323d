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
from heapq import heappop, heappush, nsmallest
from typing import Final, NamedTuple

from bigben.engine import DEAL, HOURS, Move, Place
from bigben.solver.blocked import is_blocked
from bigben.solver.packed import SOURCES
from bigben.solver.score import Scorer
from bigben.solver.state import State, Table, build, play, play_move, playable, settle

LAST_STAGE_FACTOR: Final = 8
"""So many times the breadth is expanded once the stock is out."""

QUEUE_FACTOR: Final = 2 * LAST_STAGE_FACTOR
"""A queue longer than so many times the breadth is cut to its better half, to save memory."""

BLOCKED_FROM: Final = 30
"""Positions with so many cards in the stock or fewer are tested for being lost; before that
hardly any is."""

_LOOK_EVERY: Final = 16
"""So many positions are expanded between two looks at the stop flag: a few milliseconds."""

NO_MOVE: Final = (-1, -1)
"""In a node: it was reached by a deal, or is where the search begins."""

TO_FOUNDATION: Final = -1
"""In a node: its card went to the foundation that takes it."""


class Node(NamedTuple):
    """A position in the search, and how it was reached."""

    state: State
    builds: int
    """How many builds led here."""
    parent: Node | None
    move: tuple[int, int]
    """The number of the card's place, and of the pile that it was built on or
    :data:`TO_FOUNDATION`; for a deal :data:`NO_MOVE`."""
    settled: bool
    """Whether everything that a foundation takes was played after the move."""


class Search:
    """One search of one breadth.

    Attributes:
        positions: how many positions it has made.
        best: the position with the most cards home so far.
        exhausted: whether every position that it made was also expanded.
    """

    def __init__(self, table: Table, scorer: Scorer, start: State) -> None:
        self.positions = 0
        self.exhausted = True
        self._longest = 0
        self._table = table
        self._scorer = scorer
        self._start = start
        self._queues: list[list[tuple[float, int, Node]]] = [[] for _ in range(start.left + 1)]
        self._seen: list[set[int]] = [set() for _ in range(start.left + 1)]
        self.best = Node(start, 0, None, NO_MOVE, settled=False)

    def run(self, breadth: int, stop: Callable[[], bool]) -> Node | None:
        """The first winning position found, or None. ``stop`` ends the search by being true."""
        self._longest = QUEUE_FACTOR * breadth
        self._enter(self._start, None, NO_MOVE)
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
        return self.best.state.foundations.is_complete

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
            if test and is_blocked(table, node.state):
                continue
            expanded += 1
            self._expand(node)
        return True

    def _expand(self, node: Node) -> None:
        state = node.state
        for source, target in self._table.builds(state):
            self._enter(build(state, source, target), node, (source, target))
        if state.left:
            if not node.settled:
                for source in playable(state):
                    self._enter(play(state, source), node, (source, TO_FOUNDATION))
            self._enter(self._table.deal(state), node, NO_MOVE)

    def _enter(self, state: State, parent: Node | None, move: tuple[int, int]) -> None:
        """Queue a position settled and, if that makes a difference, as it is."""
        builds = 0 if parent is None else parent.builds + (move[1] >= 0)
        if playable(state):
            if state.left:
                self._queue(Node(state, builds, parent, move, settled=False))
            state = settle(state)
        self._queue(Node(state, builds, parent, move, settled=True))

    def _queue(self, node: Node) -> None:
        state = node.state
        piles, foundations, waste, left = state
        # With the stock out, the hour that a pile lies at makes no difference.
        key = hash((foundations, waste, piles if left else tuple(sorted(piles))))
        seen = self._seen[left]
        if key in seen:
            return
        seen.add(key)
        self.positions += 1
        if foundations.cards_home > self.best.state.foundations.cards_home:
            self.best = node
        queue = self._queues[left]
        heappush(queue, (self._scorer.score(state, node.builds), self.positions, node))
        if len(queue) > self._longest:
            # Sorted is a heap too.
            queue[:] = nsmallest(self._longest // 2, queue)
            self.exhausted = False

    def line(self, node: Node) -> list[Move]:
        """The moves from the start to a position of this search."""
        chain = [node]
        while chain[-1].parent is not None:
            chain.append(chain[-1].parent)
        moves: list[Move] = []
        for step in reversed(chain):
            state = self._start if step.parent is None else self._follow(step, moves)
            if step.settled:
                settle(state, moves)
        return moves

    def _follow(self, node: Node, moves: list[Move]) -> State:
        """Make a node's move once more, and add it to the engine's moves."""
        assert node.parent is not None
        before = node.parent.state
        source, target = node.move
        if node.move == NO_MOVE:
            moves.append(DEAL)
            return self._table.deal(before)
        if target == TO_FOUNDATION:
            moves.append(play_move(before, source))
            return play(before, source)
        moves.append(Move(SOURCES[source], Place.tableau(HOURS[target])))
        return build(before, source, target)
