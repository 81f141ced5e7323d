from __future__ import annotations

import random
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from bigben.engine import Position, Result, Rules
from bigben.model.winnable import DAILY_DEALS, MAGIC, WinnableDeals
from bigben.settings.dealing import Dealing, Level
from bigben.solver import Budget, Verdict
from bigben.solver.solve import solve


@pytest.fixture
def small(tmp_path: Path) -> WinnableDeals:
    """Deals 1 to 8: not known, easy, medium, hard, and the same again."""
    path = tmp_path / "table"
    path.write_bytes(MAGIC + bytes([0b11_10_01_00] * 2))
    return WinnableDeals(path)


def test_two_bits_a_deal_tell_its_level(small: WinnableDeals) -> None:
    levels = [None, Level.EASY, Level.MEDIUM, Level.HARD] * 2
    assert [small.level(number) for number in range(1, 9)] == levels
    assert small.level(9) is None
    assert small.level(99_999_999_999_999_999_999) is None


def test_a_line_of_the_default_rules_is_worth_nothing_where_the_waste_does_not_build(
    small: WinnableDeals,
) -> None:
    assert small.level(2, Rules.RELAXED) is Level.EASY
    assert small.level(2, Rules.EARLY) is None
    assert small.draw(Level.EASY, Rules.EARLY, lambda _number: False) is None


def test_a_draw_passes_over_what_the_log_holds(small: WinnableDeals) -> None:
    drawn = {
        small.draw(Level.EASY, Rules.BIG_BEN, lambda _number: False, random.Random(seed))
        for seed in range(20)
    }
    assert drawn == {2, 6}
    assert small.draw(Level.EASY, Rules.BIG_BEN, {2}.__contains__) == 6
    assert small.draw(Level.EASY, Rules.BIG_BEN, {2, 6}.__contains__) is None


@pytest.mark.parametrize("content", [None, b"", b"something else", MAGIC])
def test_what_is_no_table_knows_no_deal_and_every_day_has_one(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "table"
    if content is not None:
        path.write_bytes(content)
    table = WinnableDeals(path)
    assert table.level(1) is None
    assert table.draw(Level.EASY, Rules.BIG_BEN, lambda _number: False) is None
    days = (date(2026, 11, 30) + timedelta(days=count) for count in range(100))
    assert len({table.of_the_day(day) for day in days} & {*range(1, DAILY_DEALS + 1)}) == 100


def test_every_choice_but_any_has_its_level() -> None:
    assert [dealing.level for dealing in Dealing] == [None, *Level]


# The shipped table


def test_the_shipped_table_has_ten_thousand_deals_and_plenty_of_each_level(
    winnable: WinnableDeals,
) -> None:
    counts = Counter(winnable.level(number) for number in range(1, DAILY_DEALS + 1))
    assert sum(counts[level] for level in Level) >= 10_000
    assert min(counts[level] for level in Level) >= 1_000


def test_a_sample_of_the_shipped_table_is_won_again_and_replayed(winnable: WinnableDeals) -> None:
    numbers = range(1, DAILY_DEALS + 1)
    for level in Level:
        of_level = [number for number in numbers if winnable.level(number) is level]
        for number in random.Random(level).sample(of_level, 6):
            answer = solve(Position.deal(number), Budget(seconds=60))
            assert answer.verdict is Verdict.WINNABLE
            position = Position.deal(number)
            for move in answer.line:
                position.push(move)
            outcome = position.outcome()
            assert outcome is not None
            assert outcome.result is Result.WON


def test_every_day_has_a_winnable_deal_and_none_comes_again_for_years(
    winnable: WinnableDeals,
) -> None:
    first = date(2026, 1, 1)
    days = [first + timedelta(days=count) for count in range(9_000)]
    deals = [winnable.of_the_day(day) for day in days]
    assert all(winnable.level(deal) for deal in deals)
    assert len(set(deals)) == len(deals)


def test_the_deal_of_a_day_is_frozen_for_ever(winnable: WinnableDeals) -> None:
    # If this fails, the table or the rule was changed: days that people played would change.
    frozen = {date(2026, 11, 30): 6652, date(2027, 1, 1): 3047, date(2030, 6, 15): 1494}
    assert {day: winnable.of_the_day(day) for day in frozen} == frozen
