"""The figures of the statistics, derived from the rows of the log."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple, Self

from bigben.engine import Rules
from bigben.settings.records import GameResult, Source

STRIP_LENGTH: Final = 50
"""How many of the last games are shown one by one."""

_WON: Final = GameResult.WON.value
_RESULTS: Final = {result.value: result for result in GameResult}
# Looking one up is quicker than calling the enum, once for each game of a long log.


class LogRow(NamedTuple):
    """What the figures need of a row of the log. An unfinished game has no end."""

    deal_number: str
    ended: str | None
    """UTC as ISO text of one width: it sorts as the times do."""
    result: str | None
    """The value of a :class:`GameResult`."""
    milliseconds: int | None
    moves: int | None
    hints: int | None
    rules: str = Rules.BIG_BEN.value
    source: str = Source.ANY.value
    level: str | None = None


def counted_rows(rows: Iterable[LogRow]) -> list[LogRow]:
    """The rows that figures are made of, in the order that their games ended.

    The rows come in the order that they were started. A row that is not the first of its deal
    and rule set is a replay, also if the first has no result; it is left out, as is a row
    without a result.
    """
    return sorted(first_ended(rows, set()), key=end_of)


def first_ended(rows: Iterable[LogRow], deals: set[tuple[str, str]]) -> Iterator[LogRow]:
    """Those of some rows that :func:`counted_rows` gives, in the order that they come.

    ``deals`` are deals and rule sets of the rows before them; those of the rows are added.
    """
    for row in rows:
        deal = (row.deal_number, row.rules)
        if deal not in deals:
            deals.add(deal)
            if row.result is not None:
                yield row


def end_of(row: LogRow) -> str:
    """What games are sorted by.

    They can overlap: a saved one is opened again after others were played.
    """
    return row.ended or ""


class Figures(NamedTuple):
    """The figures of one rule set, or of all. Replays and games without a result don't count."""

    played: int = 0
    won: int = 0
    wins_without_hints: int = 0
    streak: int = 0
    """The run of equal results that the last game belongs to; negative if they are losses."""
    longest_winning_streak: int = 0
    longest_losing_streak: int = 0
    best_milliseconds: int | None = None
    """Of the wins, as are the next three; None if there is no win."""
    average_milliseconds: float | None = None
    best_moves: int | None = None
    average_moves: float | None = None
    last: tuple[GameResult, ...] = ()
    """The last :data:`STRIP_LENGTH` results, oldest first."""

    @property
    def win_rate(self) -> float | None:
        """Wins of games played, 0 to 1; None if none was played."""
        return self.won / self.played if self.played else None

    @property
    def win_rate_without_hints(self) -> float | None:
        """Wins without a hint of games played, 0 to 1; None if none was played."""
        return self.wins_without_hints / self.played if self.played else None

    @classmethod
    def of(cls, rows: Iterable[LogRow]) -> Self:
        """The figures of rows that come in the order that they were started."""
        tally = Tally()
        tally.add(counted_rows(rows))
        return cls.of_tally(tally)

    @classmethod
    def of_tally(cls, tally: Tally) -> Self:
        """The figures of what was counted."""
        run, last = tally.run, tally.last
        return cls(
            played=tally.played,
            won=tally.won,
            wins_without_hints=tally.wins_without_hints,
            streak=run if last and last[-1] is GameResult.WON else -run,
            longest_winning_streak=tally.longest_runs[GameResult.WON],
            longest_losing_streak=tally.longest_runs[GameResult.LOST],
            best_milliseconds=min(tally.milliseconds, default=None),
            average_milliseconds=_mean(tally.milliseconds),
            best_moves=min(tally.moves, default=None),
            average_moves=_mean(tally.moves),
            last=tuple(last),
        )


class Tally:
    """Counts games, as many at a time as are at hand.

    Attributes:
        played, won, wins_without_hints: how many games were.
        milliseconds, moves: those of each win that has them.
        run: how many of the last games had the same result.
        longest_runs: the longest run of each result.
        last: the last :data:`STRIP_LENGTH` results, oldest first.
    """

    def __init__(self) -> None:
        self.played = self.won = self.wins_without_hints = 0
        self.milliseconds: list[int] = []
        self.moves: list[int] = []
        self.run = 0
        self.longest_runs = dict.fromkeys(GameResult, 0)
        self.last: deque[GameResult] = deque(maxlen=STRIP_LENGTH)

    def add(self, counted: Sequence[LogRow]) -> None:
        """Count games that ended after those counted so far, in the order that they ended."""
        results = [_RESULTS[row.result] for row in counted if row.result is not None]
        wins = [row for row in counted if row.result == _WON]
        self.played += len(counted)
        self.won += len(wins)
        self.wins_without_hints += sum(row.hints == 0 for row in wins)
        self.milliseconds += [row.milliseconds for row in wins if row.milliseconds is not None]
        self.moves += [row.moves for row in wins if row.moves is not None]
        before = self.last[-1] if self.last else None
        for result, run in groupby(results):
            length = len(list(run))
            self.run = self.run + length if result is before else length
            self.longest_runs[result] = max(self.longest_runs[result], self.run)
            before = result
        self.last.extend(results)


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None
