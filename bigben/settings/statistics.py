"""Everything that the statistics show, derived from the rows of the log."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import sqrt
from typing import Final, NamedTuple, Self, TypeVar

from bigben.settings.figures import Figures, LogRow, counted_rows
from bigben.settings.histogram import MOVE_WIDTHS, TIME_WIDTHS, Bin, histogram
from bigben.settings.records import GameResult

_K = TypeVar("_K")

COURSE_POINTS: Final = 200
"""The course of the win rate is told at no more games than this."""

_Z_95: Final = 1.959963984540054
"""The normal distribution's quantile for 95 %, both sides."""


class Share(NamedTuple):
    """How many of some games were won; at least one was played."""

    played: int
    won: int

    @property
    def rate(self) -> float:
        """0 to 1."""
        return self.won / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """The rate's 95 % interval by Wilson's formula: within 0 to 1, with the rate inside.

        >>> [round(end, 3) for end in Share(10, 5).interval]
        [0.237, 0.763]
        """
        played, rate, squared = self.played, self.rate, _Z_95**2
        middle = (rate + squared / (2 * played)) / (1 + squared / played)
        reach = rate * (1 - rate) / played + squared / (4 * played**2)
        reach = _Z_95 * sqrt(reach) / (1 + squared / played)
        # Rounding may miss the ends by the last digit.
        return min(max(middle - reach, 0.0), rate), max(min(middle + reach, 1.0), rate)


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the counted games of one rule set, or of all, come to. Replays are left out."""

    figures: Figures
    course: tuple[Share, ...] = ()
    """The share of wins in all games up to some game, ascending; ends with the last game."""
    times: tuple[Bin, ...] = ()
    """Milliseconds of the wins."""
    moves: tuple[Bin, ...] = ()
    """Moves of the wins."""
    by_level: dict[str | None, Share] = field(default_factory=dict)
    """By the level that was asked for; None: none was."""
    by_source: dict[str, Share] = field(default_factory=dict)
    """By the value of the ``Source``."""
    by_hints: dict[bool, Share] = field(default_factory=dict)
    """By whether hints were taken in the game."""

    @classmethod
    def of(cls, rows: Iterable[LogRow]) -> Self:
        """The statistics of rows that come in the order that they were started."""
        counted = counted_rows(rows)
        wins = [row for row in counted if row.result == GameResult.WON]
        return cls(
            Figures.of_counted(counted),
            _course(counted),
            histogram([row.milliseconds or 0 for row in wins], TIME_WIDTHS),
            histogram([row.moves or 0 for row in wins], MOVE_WIDTHS),
            _shares(counted, lambda row: row.level),
            _shares(counted, lambda row: row.source),
            _shares(counted, lambda row: bool(row.hints)),
        )


def _course(counted: Sequence[LogRow]) -> tuple[Share, ...]:
    won = list(accumulate(row.result == GameResult.WON for row in counted))
    points = min(len(counted), COURSE_POINTS)
    games = [len(counted) * point // points for point in range(1, points + 1)]
    return tuple(Share(played, won[played - 1]) for played in games)


def _shares(counted: Iterable[LogRow], key: Callable[[LogRow], _K]) -> dict[_K, Share]:
    results: defaultdict[_K, list[bool]] = defaultdict(list)
    for row in counted:
        results[key(row)].append(row.result == GameResult.WON)
    return {each: Share(len(won), sum(won)) for each, won in results.items()}
