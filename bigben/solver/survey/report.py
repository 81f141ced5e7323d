"""Prints what the rows of surveys say, as tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bigben.engine import Rules
from bigben.solver.survey.figures import (
    LENGTH_QUANTILES,
    Counts,
    Interval,
    lengths,
    quantile,
    solved_within,
)
from bigben.solver.survey.rows import RowsError, read_rows
from bigben.solver.survey.solved import SolvedRow

TIMES_S: Final = (0.03, 0.1, 0.3, 1, 3, 10)

Surveys = Mapping[Rules, Sequence[SolvedRow]]
"""The rows of each rule set that there are rows of."""


def read_surveys(paths: Sequence[Path]) -> Surveys:
    """Read the rows of several files; raises ``RowsError`` if two have the same deal."""
    found: dict[Rules, dict[int, SolvedRow]] = {}
    for path in paths:
        for row in read_rows(path, SolvedRow):
            rows = found.setdefault(row.rules, {})
            if row.deal in rows:
                raise RowsError(f"{path}: deal {row.deal} is in another file too")
            rows[row.deal] = row
    return {rules: list(found[rules].values()) for rules in Rules if rules in found}


def report(surveys: Surveys) -> Iterator[str]:
    """The lines of the report."""
    yield "| rules | deals | winnable | lost | unknown | share winnable | 95 % interval |"
    yield "|---|---|---|---|---|---|---|"
    for rules, rows in surveys.items():
        counts = Counts.of(rows)
        cells = [f"{count:,}" for count in (counts.deals, *counts)]
        yield _row(f"`{rules}`", *cells, _share(counts), between(counts.interval))
    yield ""
    yield _row("settled within", *(f"{seconds:g} s" for seconds in TIMES_S), "median", "all")
    yield "|---" * (len(TIMES_S) + 3) + "|"
    for rules, rows in surveys.items():
        seconds = [row.seconds for row in rows]
        shares = [f"{100 * solved_within(rows, limit):.2f} %" for limit in TIMES_S]
        median = f"{quantile(seconds, 0.5):.3f} s"
        yield _row(f"`{rules}`", *shares, median, f"{sum(seconds) / 60:.1f} min")
    yield ""
    yield _row(
        "moves to win", "fewest", *(f"{100 * share:.0f} %" for share in LENGTH_QUANTILES), "most"
    )
    yield "|---" * (len(LENGTH_QUANTILES) + 3) + "|"
    for rules, rows in surveys.items():
        moves = lengths(rows)
        if moves:
            middle = [f"{quantile(moves, share):.0f}" for share in LENGTH_QUANTILES]
            yield _row(f"`{rules}`", str(moves[0]), *middle, str(moves[-1]))


def between(interval: Interval) -> str:
    """An interval in words.

    >>> between(Interval(0.5, 0.75))
    '50.00 % to 75.00 %'
    """
    return f"{100 * interval.low:.2f} % to {100 * interval.high:.2f} %"


def _share(counts: Counts) -> str:
    """The share that is winnable; two shares if some deals are unknown."""
    sure = f"{100 * counts.winnable / counts.deals:.2f}"
    if not counts.unknown:
        return f"{sure} %"
    return f"{sure} to {100 * (counts.winnable + counts.unknown) / counts.deals:.2f} %"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
