"""Can this position be won? An anytime search that widens until it knows or its budget ends."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, Self

from bigben.engine import IllegalMove, Move, Position, moves_text
from bigben.solver.blocked import is_blocked
from bigben.solver.exhaust import Exhaustion, Found
from bigben.solver.foundations import Graph
from bigben.solver.score import Scorer
from bigben.solver.search import Node, Search
from bigben.solver.state import State, Table
from bigben.solver.verdict import Answer, Budget, Progress, Verdict
from bigben.solver.weights import WEIGHTS

FIRST_BREADTH: Final = 5
WIDER: Final = 3
"""How many times as broad each search is as the one before."""

PROOF_FROM: Final = 30
"""With this many cards in the stock or fewer, half of the time goes to looking at everything."""

REPORT_EVERY: Final = 0.1
"""Seconds between two reports of progress."""


class SolverError(Exception):
    """A line that the engine refuses: the solver is wrong about the rules."""


def solve(
    position: Position,
    budget: Budget,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Answer:
    """Find out whether a position can be won, within a budget.

    ``stop`` is asked every few milliseconds and ends the search, as ``UNKNOWN``, by being true.
    ``progress`` is called some ten times a second.

    >>> answer = solve(Position.deal(7), Budget(positions=20_000))
    >>> print(answer.verdict)
    winnable
    """
    with Solver(position, budget, stop, progress) as solver:
        return solver.answer()


class Solver:
    """One search for an answer: wider and wider searches for a win, and the proof in between.

    A context manager: leaving it frees the search's memory, which may take some tenths of a
    second after a long one. Whoever is in a hurry passes the answer on first.
    """

    def __init__(
        self,
        position: Position,
        budget: Budget,
        stop: Callable[[], bool],
        progress: Callable[[Progress], None],
    ) -> None:
        self._position = position
        self._budget = budget
        self._stop = stop
        self._progress = progress
        self._begun = self._reported = monotonic()
        self._table = Table.of(position)
        self._graph = Graph()
        self._start = State.of(position, self._graph)
        self._scorer = Scorer(WEIGHTS, self._table.stock)
        self._proof = Exhaustion(self._table, self._start)
        self._search = Search(self._table, self._scorer, self._start, FIRST_BREADTH)
        self._best = self._search.best
        self._breadth = FIRST_BREADTH
        self._searched = 0
        self._over = False

    def answer(self) -> Answer:
        """Search until something is known or the budget is spent."""
        if is_blocked(self._table, self._start):
            return self._answer(Verdict.LOST, [])
        while True:
            won = self._search.run(self._is_over)
            if won:
                return self._answer(Verdict.WINNABLE, self._search.line(won))
            self._best = max(self._best, self._search.best, key=_cards_home)
            self._prove()
            if self._proof.found is Found.WIN:
                return self._answer(Verdict.WINNABLE, self._proof.line)
            if self._proof.found is Found.NO_WIN:
                return self._answer(Verdict.LOST, [])
            if self._is_over() or (self._search.exhausted and self._proof.full):
                return self._answer(Verdict.UNKNOWN, self._search.line(self._best))
            self._breadth *= WIDER
            self._searched += self._search.positions
            self._search = Search(self._table, self._scorer, self._start, self._breadth)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # Break the reference cycles, so that all memory is freed without a collection.
        self._graph.clear()
        self._scorer.clear()
        self._proof.close()

    def _prove(self) -> None:
        """Go on with looking at everything, for as many positions as the search just made."""
        if self._search.exhausted:
            self._proof.run(self._budget.positions, self._is_over)
        elif self._start.left <= PROOF_FROM:
            self._proof.run(self._search.positions, self._is_over)

    @property
    def _positions(self) -> int:
        return self._searched + self._search.positions + self._proof.positions

    def _is_over(self) -> bool:
        """Whether the search must end; reports how far it has come."""
        now = monotonic()
        if now - self._reported >= REPORT_EVERY:
            self._reported = now
            home = max(_cards_home(self._best), _cards_home(self._search.best))
            self._progress(Progress(self._positions, now - self._begun, self._breadth, home))
        self._over = (
            self._over
            or self._positions >= self._budget.positions
            or now - self._begun >= self._budget.seconds
            or self._stop()
        )
        return self._over

    def _answer(self, verdict: Verdict, line: list[Move]) -> Answer:
        replayed = self._position.copy()
        try:
            for move in line:
                replayed.push(move)
        except IllegalMove as error:
            raise SolverError(f"{move} of the line {moves_text(line)}: {error}") from error
        if verdict is Verdict.WINNABLE and not replayed.is_won:
            raise SolverError(f"the line {moves_text(line)} does not win")
        seconds = monotonic() - self._begun
        return Answer(verdict, tuple(line), self._positions, seconds, self._breadth)


def _cards_home(node: Node) -> int:
    return node.state.foundations.cards_home
