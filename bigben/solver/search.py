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
from typing import Final, NamedTuple

from bigben.engine import DEAL, HOURS, Move, Place
from bigben.solver.blocked import is_blocked
from bigben.solver.packed import SOURCES
from bigben.solver.queues import Queue
from bigben.solver.score import Scorer
from bigben.solver.state import State, Table, build, play, play_move, playable, settle

LAST_STAGE_FACTOR: Final = 8
"""How many times the breadth is expanded once the stock is out."""

FULL_FACTOR: Final = 4
"""A queue is full at this many times the positions that may be expanded from it."""

BLOCKED_FROM: Final = 30
"""Positions with this many cards in the stock or fewer are tested for being lost; before that
hardly any is."""

_LOOK_EVERY: Final = 16
"""How many positions are taken between two looks at the stop flag: a few milliseconds."""

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

    def __init__(self, table: Table, scorer: Scorer, start: State, breadth: int) -> None:
        self.positions = 0
        self.exhausted = True
        self.best = Node(start, 0, None, NO_MOVE, settled=False)
        self._table = table
        self._scorer = scorer
        self._start = start
        self._limits = [breadth] * (start.left + 1)
        self._limits[0] *= LAST_STAGE_FACTOR
        self._queues: list[Queue[Node]] = [Queue(FULL_FACTOR * limit) for limit in self._limits]
        self._seen: list[set[int]] = [set() for _ in self._limits]

    def run(self, stop: Callable[[], bool]) -> Node | None:
        """The first winning position found, or None. ``stop`` ends the search by being true."""
        self._enter(self._start, None, NO_MOVE)
        for left in range(self._start.left, -1, -1):
            if self.won:
                break
            if not self._work_stage(left, stop):
                self.exhausted = False
                break
            # No later position can be equal to one of this stage: what it took is free again.
            self._queues[left] = Queue(0)
            self._seen[left] = set()
        return self.best if self.won else None

    @property
    def won(self) -> bool:
        """Whether a winning position was found; it is then :attr:`best`."""
        return self.best.state.foundations.is_complete

    def _work_stage(self, left: int, stop: Callable[[], bool]) -> bool:
        """Expand the best positions of a stage; false if the search was stopped."""
        queue = self._queues[left]
        limit = self._limits[left]
        test = left <= BLOCKED_FROM
        taken = expanded = 0
        while queue and expanded < limit and not self.won:
            if not taken % _LOOK_EVERY and stop():
                return False
            node = queue.take()
            taken += 1
            if not test or not is_blocked(self._table, node.state):
                expanded += 1
                self._expand(node)
        if queue or queue.refused:
            self.exhausted = False
        return True

    def _expand(self, node: Node) -> None:
        self._expand_stage(node)
        if node.state.left:
            self._enter(self._table.deal(node.state), node, NO_MOVE)

    def _expand_stage(self, node: Node) -> None:
        """Queue the positions that follow without a deal."""
        state = node.state
        for source, target in self._table.builds(state):
            self._enter(build(state, source, target), node, (source, target))
        if not node.settled:
            for source in playable(state):
                self._enter(play(state, source), node, (source, TO_FOUNDATION))

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
        self._queues[left].add(self._scorer.score(state, node.builds), node)

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
