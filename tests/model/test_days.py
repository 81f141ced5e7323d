from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.engine import Move, Rules
from bigben.model.days import Days, Runs, runs_of
from bigben.model.winnable import WinnableDeals
from bigben.settings.records import GameEnd, GameRecord, GameResult, Source
from bigben.settings.store import GameStore

TODAY = date(2026, 11, 30)
MOVE = Move.parse("deal")


@pytest.fixture
def days(store: GameStore, winnable: WinnableDeals) -> Days:
    return Days(store, winnable)


@pytest.fixture
def log_game(store: GameStore, winnable: WinnableDeals) -> Callable[..., None]:
    """Log a game of a day's deal, begun on some local date."""

    def log(
        day: date,
        on: date,
        result: GameResult = GameResult.WON,
        rules: Rules = Rules.BIG_BEN,
        source: Source = Source.DAY,
    ) -> None:
        at = datetime(on.year, on.month, on.day, 12, tzinfo=UTC)
        end = GameEnd(result, at, 1_000, 1, 0, 0, 0, (MOVE,))
        name = f"{day} {on} {result} {rules} {source}"
        number = winnable.of_the_day(day)
        store.save(
            GameRecord(
                name, number, rules, source, day=day, started=at, local_date=on,
                journal=(MOVE,), cursor=1, end=end,
            )
        )  # fmt: skip
        store.flush()

    return log


def ago(count: int) -> date:
    return TODAY - timedelta(days=count)


def test_rule_9_a_day_is_won_by_any_win_of_its_deal(
    days: Days, log_game: Callable[..., None]
) -> None:
    log_game(ago(1), on=ago(1))
    log_game(ago(3), on=TODAY)
    log_game(ago(4), on=ago(4), result=GameResult.LOST)
    log_game(ago(5), on=ago(5), rules=Rules.RELAXED)
    log_game(ago(6), on=ago(2), source=Source.NUMBER)
    assert days.won(ago(10), TODAY) == {ago(1), ago(3), ago(6)}


def test_rule_9_a_replay_counts_for_the_calendar(days: Days, log_game: Callable[..., None]) -> None:
    log_game(TODAY, on=TODAY, result=GameResult.LOST)
    log_game(TODAY, on=TODAY)
    assert days.won(TODAY, TODAY) == {TODAY}
    assert days.runs(TODAY) == Runs(1, 1)


def test_rule_9_the_run_of_days_counts_only_wins_on_the_day_itself(
    days: Days, log_game: Callable[..., None]
) -> None:
    for count in (0, 1, 2, 4):
        log_game(ago(count), on=ago(count))
    log_game(ago(3), on=TODAY)
    assert days.runs(TODAY) == Runs(3, 3)


def test_a_run_lasts_until_the_next_day_is_over(days: Days, log_game: Callable[..., None]) -> None:
    log_game(ago(1), on=ago(1))
    log_game(ago(2), on=ago(2))
    assert days.runs(TODAY) == Runs(2, 2)
    assert days.runs(TODAY + timedelta(days=1)) == Runs(0, 2)


def test_a_clock_set_back_breaks_nothing(days: Days, log_game: Callable[..., None]) -> None:
    tomorrow = TODAY + timedelta(days=1)
    log_game(tomorrow, on=tomorrow)
    log_game(TODAY, on=TODAY)
    assert days.runs(TODAY) == Runs(1, 2)


def test_without_a_game_there_is_no_run(days: Days) -> None:
    assert days.runs(TODAY) == Runs(0, 0)
    assert days.won(ago(40), TODAY) == set()


@given(st.sets(st.integers(-20, 20)), st.integers(-20, 20))
def test_runs_are_those_that_a_walk_over_all_days_finds(wins: set[int], seen_from: int) -> None:
    won = {TODAY + timedelta(days=count) for count in wins}
    today = TODAY + timedelta(days=seen_from)
    runs = runs_of(won, today)
    longest = run = 0
    by_day = {}
    for count in range(-30, 31):
        day = TODAY + timedelta(days=count)
        run = run + 1 if day in won else 0
        by_day[day] = run
        longest = max(longest, run)
    assert runs == Runs(by_day[today] or by_day[today - timedelta(days=1)], longest)
