"""Everything that the statistics show, derived from the rows of the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, compress
from operator import attrgetter
from typing import Final, NamedTuple, Self, TypeVar

from bigben.settings.figures import Figures, LogRow, counted_rows
from bigben.settings.histogram import MOVE_WIDTHS, TIME_WIDTHS, Bin, histogram
from bigben.settings.records import GameResult
from bigben.wilson import Interval, wilson

_K = TypeVar("_K")

COURSE_POINTS: Final = 200
"""The course of the win rate is told at no more games than this."""

_WON: Final = GameResult.WON.value
_LEVEL: Final = attrgetter("level")
_SOURCE: Final = attrgetter("source")
_HINTS: Final = attrgetter("hints")


class Share(NamedTuple):
    """How many of some games were won; at least one was played."""

    played: int
    won: int

    @property
    def rate(self) -> float:
        """0 to 1."""
        return self.won / self.played

    @property
    def interval(self) -> Interval:
        """Where the rate of many such games lies: Wilson's interval, at 95 %."""
        return wilson(self.won, self.played)


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
        won = [row.result == _WON for row in counted]
        wins = list(compress(counted, won))
        return cls(
            Figures.of_counted(counted),
            _course(won),
            histogram([row.milliseconds or 0 for row in wins], TIME_WIDTHS),
            histogram([row.moves or 0 for row in wins], MOVE_WIDTHS),
            _shares(zip(map(_LEVEL, counted), won, strict=True)),
            _shares(zip(map(_SOURCE, counted), won, strict=True)),
            _shares(zip(map(bool, map(_HINTS, counted)), won, strict=True)),
        )


def _course(won: Sequence[bool]) -> tuple[Share, ...]:
    so_far = list(accumulate(won))
    points = min(len(won), COURSE_POINTS)
    games = [len(won) * point // points for point in range(1, points + 1)]
    return tuple(Share(played, so_far[played - 1]) for played in games)


def _shares(games: Iterable[tuple[_K, bool]]) -> dict[_K, Share]:
    """The games by what they have in common, each with whether it was won."""
    counts = Counter(games)
    return {
        key: Share(counts[key, False] + counts[key, True], counts[key, True])
        for key in dict.fromkeys(key for key, _ in counts)
    }
