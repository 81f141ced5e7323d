"""Clocks that are wrong, set back or forward, and journeys: every game counts once, on its day."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from bigben.engine import DEAL, Rules
from bigben.model.clock import GameClock
from bigben.model.days import Days, Runs
from bigben.model.session import Session
from bigben.model.winnable import WinnableDeals
from bigben.settings.game_log import GameLog, Imported
from bigben.settings.records import GameRecord
from bigben.settings.store import GameStore, StoreState
from tests.recorded import WonGame

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


class _OneDeal(WinnableDeals):
    """A calendar whose every day has the same deal, which can be won here."""

    def __init__(self, number: int) -> None:
        super().__init__(Path("no table"))
        self._number = number

    def of_the_day(self, day: date) -> int:
        del day
        return self._number


class Traveller:
    """Plays on one data folder, with a start of the program for each game."""

    def __init__(self, database: Path, won_game: WonGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self._database = database
        self._won = won_game
        self._monkeypatch = monkeypatch
        self.calendar = _OneDeal(won_game.deal_number)

    def win_the_day(self, now: datetime, zone: str = "UTC0") -> GameRecord:
        """Win the deal of what is today there; ``zone`` as in the variable ``TZ``."""
        self._monkeypatch.setenv("TZ", zone)
        time.tzset()
        with closing(GameStore(self._database)) as store:
            assert store.open() is StoreState.READY
            session = Session(store, GameClock(), Rules.BIG_BEN, self.calendar, now=lambda: now)
            assert not session.resume_failed
            session.deal_day(now.astimezone().date())
            for move in self._won.moves:
                assert session.game.play(move)
            return session.game.record

    def look(self, question: Callable[[GameStore], Any]) -> Any:
        """Open the games again, and ask something of them."""
        with closing(GameStore(self._database)) as store:
            assert store.open() is StoreState.READY
            return question(store)

    def runs(self, today: date) -> Runs:
        return self.look(lambda store: Days(store, self.calendar).runs(today))


@pytest.fixture
def traveller(
    tmp_path: Path, won_game: WonGame, monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication
) -> Iterator[Traveller]:
    del qapp  # the clock's timer needs one
    yield Traveller(tmp_path / "games.sqlite3", won_game, monkeypatch)
    monkeypatch.undo()
    time.tzset()


# Zones are told by how far they lie behind: UTC+5 is "XXX-5". Names would need a table of zones.
ALMATY, HONOLULU, KIRITIMATI = "XXX-5", "XXX+10", "XXX-14"


@pytest.mark.parametrize(
    ("wins", "seen_on", "runs"),
    [
        # At home, around midnight: it is the day there that counts, not that in Greenwich.
        (
            [("2026-11-29T18:59", ALMATY), ("2026-11-29T19:01", ALMATY)],
            date(2026, 11, 30),
            Runs(2, 2),
        ),
        # Westward over the date line: the same day comes twice, and is one day.
        (
            [
                ("2026-11-28T20:00", KIRITIMATI),
                ("2026-11-29T20:00", KIRITIMATI),
                ("2026-11-30T20:00", HONOLULU),
                ("2026-12-01T20:00", HONOLULU),
            ],
            date(2026, 12, 1),
            Runs(3, 3),
        ),
        # Eastward: a day is never lived, and the run ends with the one before.
        (
            [
                ("2026-11-28T20:00", HONOLULU),
                ("2026-11-29T20:00", HONOLULU),
                ("2026-11-30T11:00", KIRITIMATI),
            ],
            date(2026, 12, 1),
            Runs(1, 2),
        ),
        # A zone that changes between two evenings takes nothing away.
        (
            [
                ("2026-11-28T16:00", ALMATY),
                ("2026-11-29T21:00", "UTC0"),
                ("2026-11-30T16:00", ALMATY),
            ],
            date(2026, 11, 30),
            Runs(3, 3),
        ),
    ],
)
def test_rule_9_a_run_of_days_goes_by_the_calendar_where_the_player_is(
    traveller: Traveller, wins: list[tuple[str, str]], seen_on: date, runs: Runs
) -> None:
    for when, zone in wins:
        traveller.win_the_day(at(when), zone)
    assert traveller.runs(seen_on) == runs


WRONG = [
    NOON - timedelta(days=400),
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(1904, 1, 1, tzinfo=UTC),
    NOON + timedelta(days=400),
    datetime(2106, 2, 7, tzinfo=UTC),
    datetime(9998, 12, 30, tzinfo=UTC),
]


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("zone", [HONOLULU, KIRITIMATI])
def test_a_clock_set_to_another_age_and_back_costs_no_game_and_no_run(
    traveller: Traveller, wrong: datetime, zone: str, tmp_path: Path
) -> None:
    for days in (2, 1):
        traveller.win_the_day(NOON - timedelta(days=days))
    stray = traveller.win_the_day(wrong, zone)
    assert stray.end is not None
    traveller.win_the_day(NOON)
    today = NOON.date()
    assert traveller.runs(today) == Runs(3, 3)

    def figures(store: GameStore) -> tuple[int, int]:
        # Three of the four games are of a deal that was played before.
        found = GameLog(store).figures(Rules.BIG_BEN)
        return found.played, found.won

    assert traveller.look(figures) == (1, 1)
    # What was written is read again, there and elsewhere.
    file = tmp_path / "games.json"
    assert traveller.look(lambda store: GameLog(store).export(file)) == 4
    assert traveller.look(lambda store: GameLog(store).import_games(file)) == Imported(0, 0, 4)
    with closing(GameStore(tmp_path / "elsewhere.sqlite3")) as elsewhere:
        elsewhere.open()
        assert GameLog(elsewhere).import_games(file) == Imported(4, 0, 0)


@pytest.mark.parametrize("wrong", WRONG)
def test_a_clock_set_during_a_game_changes_nothing_of_it(
    traveller: Traveller, wrong: datetime, tmp_path: Path
) -> None:
    now = [NOON]
    ticks = [0]
    with closing(GameStore(tmp_path / "other.sqlite3")) as store:
        store.open()
        session = Session(
            store,
            GameClock(lambda: ticks[0]),
            Rules.BIG_BEN,
            traveller.calendar,
            now=lambda: now[0],
        )
        session.game.clock.set_watched(True)
        session.game.play(DEAL)
        started = session.game.record.started
        now[0] = wrong
        ticks[0] += 3_000
        session.game.play(DEAL)
        session.deal_new(Rules.BIG_BEN)
        store.flush()
        lost = store.last_ended()
    assert lost is not None
    assert (lost.started, lost.milliseconds, lost.cursor) == (started, 3_000, 2)
    with closing(GameStore(tmp_path / "other.sqlite3")) as again:
        assert again.open() is StoreState.READY
        assert GameLog(again).figures(Rules.BIG_BEN).played == 1
