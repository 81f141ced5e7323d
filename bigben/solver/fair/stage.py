"""What can be done before the next card is dealt."""

from __future__ import annotations

from bigben.solver.blocked import is_blocked
from bigben.solver.score import Scorer
from bigben.solver.search import NO_MOVE, Node, Search
from bigben.solver.state import State, Table


class Stage(Search):
    """The positions that builds and plays alone lead to; the breadth says how many are expanded.

    Of the table's stock it is only asked which cards are in it, not in which order.
    """

    def __init__(self, table: Table, scorer: Scorer, start: State, breadth: int) -> None:
        super().__init__(table, scorer, start, breadth)
        self._expanded: list[Node] = []

    def candidates(self, count: int) -> list[Node]:
        """The most hopeful positions met, best first, without those that are proven lost."""
        self._enter(self._start, None, NO_MOVE)
        self._work_stage(self._start.left, lambda: False)
        queue = self._queues[self._start.left]
        # Of those that still wait, no more can be among the best of all.
        waiting = [queue.take() for _ in range(min(count, len(queue)))]
        nodes = self._expanded + [n for n in waiting if not is_blocked(self._table, n.state)]
        nodes.sort(key=lambda node: self._scorer.score(node.state, node.builds))
        return nodes[:count]

    def _expand(self, node: Node) -> None:
        self._expanded.append(node)
        self._expand_stage(node)
