"""Which days' deals have been won, and the runs of days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple

from bigben.engine import Rules
from bigben.model.winnable import WinnableDeals
from bigben.settings.store import GameStore
from bigben.settings.wins import Win, read_wins

_DAY: Final = timedelta(days=1)


class Runs(NamedTuple):
    """Numbers of days in a row whose deal was won on the day itself."""

    current: int
    """The run that today, or at least yesterday, belongs to; 0 if there is none."""
    longest: int


class Days:
    """The calendar of the deal of the day, derived from the log each time that it is asked.

    A day is won by any win of its deal, whenever and however it was come by. The runs count
    only wins on the local day itself.
    """

    def __init__(self, store: GameStore, winnable: WinnableDeals) -> None:
        self._store = store
        self._winnable = winnable

    def won(self, first: date, last: date) -> set[date]:
        """The days from the first to the last that have been won."""
        won = {win.deal_number for win in self._wins()}
        days = (first + _DAY * count for count in range((last - first).days + 1))
        return {day for day in days if self._winnable.of_the_day(day) in won}

    def runs(self, today: date) -> Runs:
        """The current and the longest run of days, seen from a day.

        A win dated after it, from a clock that was set back since, breaks nothing: it counts
        for the longest run.
        """
        on_the_day = {
            win.local_date
            for win in self._wins()
            if self._winnable.of_the_day(win.local_date) == win.deal_number
        }
        return runs_of(on_the_day, today)

    def _wins(self) -> list[Win]:
        return self._store.read(lambda reader: read_wins(reader, Rules.BIG_BEN), [])


def runs_of(won: set[date], today: date) -> Runs:
    """The runs of days in a row among days that were won."""
    last = today if today in won else today - _DAY
    ends = (day for day in won if day + _DAY not in won)
    return Runs(_run_to(last, won), max((_run_to(day, won) for day in ends), default=0))


def _run_to(day: date, won: set[date]) -> int:
    """How many days in a row end with this one."""
    count = 0
    while day in won:
        count += 1
        day -= _DAY
    return count
