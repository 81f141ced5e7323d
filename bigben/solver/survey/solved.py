"""One deal solved, and the row that is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import thread_time
from typing import NamedTuple

from bigben.engine import Position, Rules
from bigben.solver.solve import solve
from bigben.solver.verdict import Budget, Verdict


class Terms(NamedTuple):
    """What the rows of one survey have in common."""

    rules: Rules
    max_positions: float
    max_seconds: float


class SolvedRow(NamedTuple):
    """What the solver found out about a deal."""

    deal: int
    rules: Rules
    verdict: Verdict
    positions: int
    """How many positions the solver made."""
    seconds: float
    """Processor time that it took."""
    moves: int
    """The length of the winning line that it found, a deal of many cards being one move; 0 if it
    found none."""
    breadth: int
    """How many positions the last search expanded at most for each size of the stock."""
    max_positions: float
    """The budget of positions."""
    max_seconds: float
    """The budget of processor time."""

    @property
    def is_settled(self) -> bool:
        """Whether it is known if the deal can be won."""
        return self.verdict is not Verdict.UNKNOWN

    @property
    def terms(self) -> Terms:
        """What all rows of a survey have in common."""
        return Terms(self.rules, self.max_positions, self.max_seconds)


@dataclass(frozen=True)
class SolveTask:
    """Solves deals by one rule set, each within the same budget. Can be sent to other processes.

    The seconds of the budget are processor time of the thread that solves: what else the machine
    does makes no difference. A budget of positions alone gives the same row, but for its seconds,
    on every machine.
    """

    rules: Rules
    budget: Budget

    def __call__(self, deal: int) -> SolvedRow:
        """Solve a deal."""
        begun = thread_time()

        def is_over() -> bool:
            return thread_time() - begun >= self.budget.seconds

        budget = Budget(self.budget.positions, inf)
        answer = solve(Position.deal(deal, self.rules), budget, is_over)
        return SolvedRow(
            deal,
            self.rules,
            answer.verdict,
            answer.positions,
            round(thread_time() - begun, 3),
            len(answer.line) if answer.verdict is Verdict.WINNABLE else 0,
            answer.breadth,
            *self.budget,
        )

    @property
    def terms(self) -> Terms:
        """What all rows of a survey have in common."""
        return Terms(self.rules, *self.budget)
