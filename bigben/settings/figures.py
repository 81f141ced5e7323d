"""The figures of the statistics, derived from the rows of the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple, Self

from bigben.engine import Rules
from bigben.settings.records import GameResult, Source

STRIP_LENGTH: Final = 50
"""How many of the last games are shown one by one."""

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
    deals: set[tuple[str, str]] = set()
    counted: list[LogRow] = []
    for row in rows:
        deal = (row.deal_number, row.rules)
        if deal not in deals:
            deals.add(deal)
            if row.result is not None:
                counted.append(row)
    # Games can overlap: a saved one is opened again after others were played.
    counted.sort(key=lambda row: row.ended or "")
    return counted


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
        return cls.of_counted(counted_rows(rows))

    @classmethod
    def of_counted(cls, counted: Sequence[LogRow]) -> Self:
        """The figures of what :func:`counted_rows` gave."""
        results = [_RESULTS[row.result] for row in counted if row.result is not None]
        wins = [row for row in counted if row.result == GameResult.WON]
        milliseconds = [row.milliseconds for row in wins if row.milliseconds is not None]
        moves = [row.moves for row in wins if row.moves is not None]
        streaks = [(result, len(list(run))) for result, run in groupby(results)]
        return cls(
            played=len(counted),
            won=len(wins),
            wins_without_hints=sum(row.hints == 0 for row in wins),
            streak=_signed(*streaks[-1]) if streaks else 0,
            longest_winning_streak=_longest(GameResult.WON, streaks),
            longest_losing_streak=_longest(GameResult.LOST, streaks),
            best_milliseconds=min(milliseconds, default=None),
            average_milliseconds=_mean(milliseconds),
            best_moves=min(moves, default=None),
            average_moves=_mean(moves),
            last=tuple(results[-STRIP_LENGTH:]),
        )


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


def _signed(result: GameResult, length: int) -> int:
    return length if result is GameResult.WON else -length


def _longest(result: GameResult, streaks: Sequence[tuple[GameResult, int]]) -> int:
    return max((length for kind, length in streaks if kind is result), default=0)
