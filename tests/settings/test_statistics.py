"""Each figure against a plain recomputation from the log."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from fractions import Fraction
from itertools import pairwise
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigben.engine import Rules
from bigben.settings import log, schema
from bigben.settings.figures import LogRow
from bigben.settings.game_log import merge
from bigben.settings.histogram import MOVE_WIDTHS, TIME_WIDTHS, histogram
from bigben.settings.logged_game import COLUMNS
from bigben.settings.statistics import COURSE_POINTS, Share, Statistics
from bigben.wilson import wilson


@pytest.fixture(scope="module")
def statistics_of():
    """The statistics of rows that were written to a database, by way of its log."""

    def compute(rows, rules):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            schema.migrate(connection)
            merge(connection, rows)
            return Statistics.of(log.figure_rows(connection, rules))

    return compute


def plainly_counted(rows, rules):
    """The games that count, as dictionaries in the order that they ended."""
    games = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
    counted = []
    for game in sorted(games, key=lambda game: game["started"]):
        if rules is None or game["rules"] == rules.value:
            counted.append(game)
    first = {}
    for game in counted:
        first.setdefault((game["deal_number"], game["rules"]), game["id"])
    firsts = [g for g in counted if first[g["deal_number"], g["rules"]] == g["id"]]
    return sorted((g for g in firsts if g["result"]), key=lambda game: game["ended"])


def runs(letters, letter):
    other = "L" if letter == "W" else "W"
    return max(map(len, letters.split(other)))


@settings(max_examples=8)
@given(st.integers(0, 10**6), st.sampled_from([None, *Rules]))
def test_statistics_of_2000_random_games_agree_with_a_plain_recomputation(
    statistics_of, random_log, seed, rules
):
    rows = random_log(seed)
    found = statistics_of(rows, rules)
    games = plainly_counted(rows, rules)
    letters = "".join("W" if game["result"] == "won" else "L" for game in games)
    wins = [game for game in games if game["result"] == "won"]
    figures = found.figures
    assert (figures.played, figures.won) == (len(games), len(wins))
    assert figures.wins_without_hints == sum(game["hints"] == 0 for game in wins)
    assert figures.win_rate == len(wins) / len(games)
    assert figures.longest_winning_streak == runs(letters, "W")
    assert figures.longest_losing_streak == runs(letters, "L")
    last_run = len(letters) - len(letters.rstrip(letters[-1]))
    assert figures.streak == (last_run if letters.endswith("W") else -last_run)
    assert "".join(result[0].upper() for result in figures.last) == letters[-50:]
    for name in ("milliseconds", "moves"):
        values = [game[name] for game in wins]
        best = getattr(figures, f"best_{name}")
        average = getattr(figures, f"average_{name}")
        assert best == (min(values) if values else None)
        assert average == (pytest.approx(mean(values)) if values else None)
    for bins, name in ((found.times, "milliseconds"), (found.moves, "moves")):
        for low, high, count in bins:
            inside = [low <= game[name] and (high is None or game[name] < high) for game in wins]
            assert count == sum(inside)
        assert sum(count for _low, _high, count in bins) == len(wins)
    for point in found.course:
        assert point.won == letters[: point.played].count("W")
    assert found.course[-1] == (len(games), len(wins))
    for groups, key in (
        (found.by_level, lambda game: game["level"]),
        (found.by_source, lambda game: game["source"]),
        (found.by_hints, lambda game: game["hints"] > 0),
    ):
        assert set(groups) == set(map(key, games))
        for name, share in groups.items():
            of_group = [game for game in games if key(game) == name]
            assert share.played == len(of_group)
            assert share.won == sum(game["result"] == "won" for game in of_group)


def test_an_empty_log_has_empty_statistics(statistics_of):
    assert statistics_of([], None) == Statistics.of([])
    assert not Statistics.of([]).course
    assert not Statistics.of([]).times


def test_a_deal_played_by_two_rule_sets_counts_for_both_and_twice_in_all(statistics_of, random_log):
    rows = []
    for row in random_log(1, 400):
        game = dict(zip(COLUMNS, row, strict=True))
        if game["result"] and game["rules"] in {"big-ben", "early"}:
            rows.append(tuple((game | {"deal_number": "7"}).values()))
    assert statistics_of(rows, Rules.BIG_BEN).figures.played == 1
    assert statistics_of(rows, Rules.EARLY).figures.played == 1
    assert statistics_of(rows, None).figures.played == 2


def test_a_share_of_wins_has_its_rate_and_interval():
    share = Share(played=10, won=9)
    assert share.rate == 0.9
    assert share.interval == wilson(9, 10)


@given(st.integers(1, 30_000))
def test_course_rises_to_the_last_game_in_even_steps(games):
    rows = [LogRow(str(n), f"{n:06}", "lost", 1, 1, 0) for n in range(min(games, 3_000))]
    played = [point.played for point in Statistics.of(rows).course]
    assert len(played) == min(len(rows), COURSE_POINTS)
    assert played[-1] == len(rows)
    steps = {after - before for before, after in pairwise([0, *played])}
    assert min(steps) >= 1
    assert max(steps) - min(steps) <= 1


@given(
    st.lists(st.integers(0, 10**9), max_size=300) | st.lists(st.integers(90, 300), max_size=300),
    st.sampled_from([TIME_WIDTHS, MOVE_WIDTHS]),
)
def test_histogram_counts_each_number_once_in_ranges_side_by_side(values, widths):
    bins = histogram(values, widths)
    assert sum(each.games for each in bins) == len(values)
    assert len(bins) <= 21
    for each in bins:
        inside = [v for v in values if each.low <= v and (each.high is None or v < each.high)]
        assert each.games == len(inside)
    for before, after in pairwise(bins):
        assert before.high == after.low
    assert {each.high - each.low for each in bins if each.high is not None} <= set(widths)
    if bins:
        assert bins[0].games > 0
        assert bins[-1].games > 0


def test_one_game_left_open_over_night_does_not_hide_the_others():
    minute = 60_000
    values = [n * minute // 10 for n in range(50, 150)]
    bins = histogram([*values, 600 * minute], TIME_WIDTHS)
    assert bins[-1].high is None
    assert bins[-1].games <= 3
    assert len([each for each in bins if each.games > 3]) >= 8


def test_average_is_exact_for_large_numbers():
    rows = [LogRow(str(n), f"{n:06}", "won", 10**12 - n, 10**9, 0) for n in range(3)]
    average = Statistics.of(rows).figures.average_milliseconds
    assert average == float(Fraction(sum(10**12 - n for n in range(3)), 3))
