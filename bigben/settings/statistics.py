"""Everything that the statistics show, derived from the rows of the log."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import merge
from itertools import accumulate, compress, islice
from operator import attrgetter
from typing import Final, NamedTuple, Self, TypeVar

from bigben.settings.figures import Figures, LogRow, Tally, end_of, first_ended
from bigben.settings.histogram import MOVE_WIDTHS, TIME_WIDTHS, Bin, histogram
from bigben.settings.records import GameResult
from bigben.wilson import Interval, wilson

_K = TypeVar("_K")

COURSE_POINTS: Final = 200
"""The course of the win rate is given at no more games than this."""

PIECE: Final = 1_000
"""How many games are counted in a turn."""
_FORGOTTEN: Final = 10_000
"""How many deals are forgotten in a turn."""
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
        pieces = cls.in_pieces([list(rows)])
        while True:
            try:
                next(pieces)
            except StopIteration as done:
                statistics: Self = done.value
                return statistics

    @classmethod
    def in_pieces(cls, rows: Iterable[Sequence[LogRow]]) -> Generator[None, None, Self]:
        """The same for rows that come a few at a time: returned after turns that take no longer.

        No turn goes through a whole long log, sorts it, or frees all of it.
        """
        collects = gc.isenabled()
        # It would go through all rows again and again, and none is part of a cycle.
        gc.disable()
        try:
            return (yield from cls._in_pieces(rows))
        finally:
            if collects:
                gc.enable()

    @classmethod
    def _in_pieces(cls, rows: Iterable[Sequence[LogRow]]) -> Generator[None, None, Self]:
        deals: set[tuple[str, str]] = set()
        sorted_parts: list[list[LogRow]] = []
        for some in rows:
            sorted_parts.append(sorted(first_ended(some, deals), key=end_of))
            yield
        while deals:
            for _ in range(min(_FORGOTTEN, len(deals))):
                deals.pop()
            yield
        counted = merge(*map(_taken, sorted_parts), key=end_of)
        tally = Tally()
        won: list[bool] = []
        times: list[int] = []
        moves: list[int] = []
        levels: Counter[tuple[str | None, bool]] = Counter()
        sources: Counter[tuple[str, bool]] = Counter()
        hints: Counter[tuple[bool, bool]] = Counter()
        while games := list(islice(counted, PIECE)):
            tally.add(games)
            victories = [row.result == _WON for row in games]
            won += victories
            times += [row.milliseconds or 0 for row in compress(games, victories)]
            moves += [row.moves or 0 for row in compress(games, victories)]
            levels.update(zip(map(_LEVEL, games), victories, strict=True))
            sources.update(zip(map(_SOURCE, games), victories, strict=True))
            hints.update(zip(map(bool, map(_HINTS, games)), victories, strict=True))
            yield
        time_bins = histogram(times, TIME_WIDTHS)
        yield
        move_bins = histogram(moves, MOVE_WIDTHS)
        yield
        figures = Figures.of_tally(tally)
        return cls(
            figures,
            _course(won),
            time_bins,
            move_bins,
            _shares(levels),
            _shares(sources),
            _shares(hints),
        )


def _taken(games: list[LogRow]) -> Iterator[LogRow]:
    """Games in their order, each taken out of the list."""
    games.reverse()
    while games:
        yield games.pop()


def _course(won: Sequence[bool]) -> tuple[Share, ...]:
    so_far = list(accumulate(won))
    points = min(len(won), COURSE_POINTS)
    games = [len(won) * point // points for point in range(1, points + 1)]
    return tuple(Share(played, so_far[played - 1]) for played in games)


def _shares(counts: Counter[tuple[_K, bool]]) -> dict[_K, Share]:
    """The games by what they have in common, counted with whether they were won."""
    return {
        key: Share(counts[key, False] + counts[key, True], counts[key, True])
        for key in dict.fromkeys(key for key, _ in counts)
    }
