"""Can this position be won? An anytime search that widens until it knows or its budget ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from bigben.engine import Move, Position, Result
from bigben.solver.foundations import Graph
from bigben.solver.search import Search
from bigben.solver.score import Scorer
from bigben.solver.state import State, Table
from bigben.solver.verdict import Answer, Budget, Progress, Verdict
from bigben.solver.weights import WEIGHTS

FIRST_BREADTH: Final = 5
WIDER: Final = 3
"""Each search is so many times as broad as the one before."""


def solve(
    position: Position,
    budget: Budget,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Answer:
    begun = monotonic()
    spent = 0
    breadth = FIRST_BREADTH
    table = Table.of(position)
    graph = Graph()
    start = State.of(position, graph)
    scorer = Scorer(WEIGHTS, table.stock)
    while True:
        search = Search(table, scorer, start)

        def ended() -> bool:
            return (
                spent + search.positions >= budget.positions
                or monotonic() - begun >= budget.seconds
                or stop()
            )

        won = search.run(breadth, ended)
        spent += search.positions
        if won:
            line = search.line(won)
            p = position.copy()
            for m in line:
                p.push(m)
            assert p.outcome().result is Result.WON
            return Answer(Verdict.WINNABLE, tuple(line), spent, monotonic() - begun, breadth)
        if ended() or search.exhausted:
            return Answer(Verdict.UNKNOWN, (), spent, monotonic() - begun, breadth)
        breadth *= WIDER
