"""Prints what the rows of surveys say, as tables in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from bigben.engine import Rules
from bigben.solver.fair.game import PlayedRow, Terms
from bigben.solver.survey.figures import (
    LENGTH_QUANTILES,
    Counts,
    lengths,
    quantile,
    solved_within,
)
from bigben.solver.survey.rows import AnyRow, RowsError, column_names, read_rows
from bigben.solver.survey.solved import SolvedRow
from bigben.wilson import Interval, wilson

Key = TypeVar("Key", bound=Hashable)

TIMES_S: Final = (0.03, 0.1, 0.3, 1, 3, 10)

Solved = Mapping[Rules, Sequence[SolvedRow]]
"""The rows of each rule set that deals were solved by."""

Played = Mapping[Terms, Sequence[PlayedRow]]
"""The rows of each rule set and policy that the fair player played by."""


class Surveys(NamedTuple):
    """The rows of some files."""

    solved: Solved
    played: Played


def read_surveys(paths: Iterable[Path]) -> Surveys:
    """Read the rows of files of both kinds.

    Where a deal was unknown in one file and tried again in another, the other row counts. Raises
    :class:`RowsError` for another file, and if two files have the same deal settled.
    """
    solved: list[Path] = []
    played: list[Path] = []
    for path in paths:
        is_played = column_names(path) == list(PlayedRow._fields)
        (played if is_played else solved).append(path)
    by_rules = _grouped(solved, SolvedRow, lambda row: row.rules)
    by_terms = _grouped(played, PlayedRow, lambda row: row.terms)
    return Surveys(
        {rules: by_rules[rules] for rules in Rules if rules in by_rules},
        {terms: by_terms[terms] for terms in sorted(by_terms)},
    )


def _grouped(
    paths: Iterable[Path], kind: type[AnyRow], key: Callable[[AnyRow], Key]
) -> dict[Key, Sequence[AnyRow]]:
    found: dict[Key, dict[int, AnyRow]] = {}
    for path in paths:
        for row in read_rows(path, kind):
            rows = found.setdefault(key(row), {})
            before = rows.get(row.deal)
            if before and before.is_settled:
                if not row.is_settled:
                    continue
                raise RowsError(f"{path}: deal {row.deal} is in another file too")
            rows[row.deal] = row
    return {group: list(rows.values()) for group, rows in found.items()}


def report(surveys: Surveys) -> Iterator[str]:
    """The lines of the report."""
    if surveys.solved:
        yield from _shares(surveys.solved)
        yield ""
        yield from _times(surveys.solved)
        yield ""
        yield from _lengths(surveys.solved)
    if surveys.solved and surveys.played:
        yield ""
    if surveys.played:
        yield from _games(surveys.played)


def _shares(solved: Solved) -> Iterator[str]:
    names = ["rules", "deals", "winnable", "lost", "unknown", "share winnable", "95 % interval"]
    yield from _head(*names)
    for rules, rows in solved.items():
        counts = Counts.of(rows)
        cells = [f"{count:,}" for count in (counts.deals, *counts)]
        yield _row(f"`{rules}`", *cells, _share(counts), between(counts.interval))


def _times(solved: Solved) -> Iterator[str]:
    times = [f"{seconds:g} s" for seconds in TIMES_S]
    yield from _head("settled within", *times, "median", "all deals")
    for rules, rows in solved.items():
        seconds = [row.seconds for row in rows]
        shares = [f"{100 * solved_within(rows, limit):.2f} %" for limit in TIMES_S]
        median = f"{quantile(seconds, 0.5):.3f} s"
        yield _row(f"`{rules}`", *shares, median, f"{sum(seconds) / 60:.1f} min")


def _lengths(solved: Solved) -> Iterator[str]:
    shares = [f"{100 * share:.0f} %" for share in LENGTH_QUANTILES]
    yield from _head("moves to win", "fewest", *shares, "most")
    for rules, rows in solved.items():
        moves = lengths(rows)
        if moves:
            middle = [f"{quantile(moves, share):.0f}" for share in LENGTH_QUANTILES]
            yield _row(f"`{rules}`", str(moves[0]), *middle, str(moves[-1]))


def _games(played: Played) -> Iterator[str]:
    names = ["fair player", "games", "won", "share won", "95 % interval", "cards home", "all games"]
    yield from _head(*names)
    for terms, rows in played.items():
        won, games = sum(row.won for row in rows), len(rows)
        home = f"{sum(row.cards_home for row in rows) / games:.1f}"
        minutes = f"{sum(row.seconds for row in rows) / 60:.1f} min"
        share = f"{100 * won / games:.2f} %"
        interval = between(wilson(won, games))
        yield _row(player(terms), f"{games:,}", f"{won:,}", share, interval, home, minutes)


def player(terms: Terms) -> str:
    """What tells the fair player of some rows from others."""
    how = f"samples from {terms.policy.sampled_from} unseen cards on"
    return f"{terms.rules}, {how if terms.policy.sampled_from else 'by the score alone'}"


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


def _head(*names: str) -> Iterator[str]:
    yield _row(*names)
    yield "|---" * len(names) + "|"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
