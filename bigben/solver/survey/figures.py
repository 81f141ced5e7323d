"""What is counted from a survey's rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import quantiles
from typing import Final, NamedTuple, Self

from bigben.solver.survey.solved import SolvedRow
from bigben.solver.verdict import Verdict
from bigben.wilson import Interval, wilson

LENGTH_QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


class Counts(NamedTuple):
    """How many deals have each verdict."""

    winnable: int
    lost: int
    unknown: int

    @classmethod
    def of(cls, rows: Iterable[SolvedRow]) -> Self:
        """Count rows."""
        verdicts = [row.verdict for row in rows]
        return cls(*map(verdicts.count, (Verdict.WINNABLE, Verdict.LOST, Verdict.UNKNOWN)))

    @property
    def deals(self) -> int:
        """How many deals there are in all."""
        return sum(self)

    @property
    def interval(self) -> Interval:
        """Where the share of winnable deals lies.

        The lower end is Wilson's with every unknown deal lost, the upper with every one won.
        """
        low = wilson(self.winnable, self.deals).low
        return Interval(low, wilson(self.winnable + self.unknown, self.deals).high)


def solved_within(rows: Sequence[SolvedRow], seconds: float) -> float:
    """The share of deals that were settled, won or lost, within a processor time."""
    return sum(row.is_settled and row.seconds <= seconds for row in rows) / len(rows)


def lengths(rows: Iterable[SolvedRow]) -> list[int]:
    """The lengths of the winning lines, shortest first."""
    return sorted(row.moves for row in rows if row.verdict is Verdict.WINNABLE)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the others, in whole hundredths, lies.

    >>> quantile([1, 2, 3, 4, 5], 0.5)
    3.0
    """
    if len(values) == 1:
        return float(values[0])
    return float(quantiles(values, n=100, method="inclusive")[round(100 * share) - 1])
