from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.settings.figures import STRIP_LENGTH, Figures, LogRow, Tally, counted_rows
from bigben.settings.records import GameResult


@st.composite
def logs(draw):
    """Rows in order of start; ends in any order, some deals often, some games unfinished."""
    size = draw(st.integers(0, 80))
    deals = st.integers(1, draw(st.sampled_from([3, 1_000])))
    ends = draw(st.permutations(range(size)))
    rows = []
    for end in ends:
        deal = str(draw(deals))
        result = draw(st.sampled_from(["won", "won", "lost", "lost", None]))
        if result is None:
            rows.append(LogRow(deal, None, None, None, None, None))
        else:
            counts = [draw(st.integers(0, top)) for top in (10**7, 500, 2)]
            rows.append(LogRow(deal, f"2026-11-30T{end:02}", result, *counts))
    return rows


@given(logs())
def test_figures_agree_with_a_plain_recomputation(rows):
    counted = []
    for index, row in enumerate(rows):
        replay = any(earlier.deal_number == row.deal_number for earlier in rows[:index])
        if row.result and not replay:
            counted.append(row)
    counted.sort(key=lambda row: row.ended)
    letters = "".join("W" if row.result == "won" else "L" for row in counted)
    wins = [row for row in counted if row.result == "won"]
    figures = Figures.of(rows)
    assert figures.played == len(letters)
    assert figures.won == letters.count("W") == len(wins)
    assert figures.wins_without_hints == len([row for row in wins if row.hints == 0])
    assert figures.longest_winning_streak == max(map(len, letters.split("L")))
    assert figures.longest_losing_streak == max(map(len, letters.split("W")))
    run = len(letters) - len(letters.rstrip(letters[-1:] or None))
    assert figures.streak == (run if letters.endswith("W") else -run)
    assert figures.last == tuple({"W": "won", "L": "lost"}[letter] for letter in letters[-50:])
    if wins:
        times = sorted(row.milliseconds for row in wins)
        moves = sorted(row.moves for row in wins)
        assert (figures.best_milliseconds, figures.best_moves) == (times[0], moves[0])
        assert figures.average_milliseconds == pytest.approx(sum(times) / len(times))
        assert figures.average_moves == pytest.approx(sum(moves) / len(moves))
        assert figures.win_rate == len(wins) / len(letters)
        assert figures.win_rate_without_hints == figures.wins_without_hints / len(letters)
    else:
        assert figures.best_milliseconds is figures.average_milliseconds is None
        assert figures.best_moves is figures.average_moves is None


def row(deal, ended, result):
    return LogRow(str(deal), f"2026-11-30T{ended:02}", result, 1_000, 10, 0)


def test_empty_log_has_no_rates_and_no_streaks():
    figures = Figures.of([])
    assert figures == Figures()
    assert figures.win_rate is figures.win_rate_without_hints is None


def test_strip_shows_the_last_fifty_oldest_first():
    results = ["won", *["lost"] * 49, "won"]
    figures = Figures.of(row(deal, deal, result) for deal, result in enumerate(results))
    assert len(figures.last) == STRIP_LENGTH == 50
    assert figures.last[0] is figures.last[-2] is GameResult.LOST
    assert figures.last[-1] is GameResult.WON


def test_losing_streak_is_negative():
    figures = Figures.of([row(1, 1, "won"), row(2, 2, "lost"), row(3, 3, "lost")])
    assert figures.streak == -2
    assert (figures.longest_winning_streak, figures.longest_losing_streak) == (1, 2)


def test_streaks_go_by_the_order_in_which_games_ended():
    rows = [row(1, 3, "won"), row(2, 1, "won"), row(3, 2, "lost")]
    assert all(a.ended != b.ended for a, b in pairwise(rows))
    assert Figures.of(rows).streak == 1


def test_game_after_an_unfinished_one_of_its_deal_is_a_replay():
    unfinished = LogRow("1", None, None, None, None, None)
    assert Figures.of([unfinished, row(1, 1, "won")]).played == 0


@given(logs(), st.integers(1, 9))
def test_games_are_counted_as_many_at_a_time_as_are_at_hand(rows, piece):
    counted, tally = counted_rows(rows), Tally()
    for begin in range(0, len(counted), piece):
        tally.add(counted[begin : begin + piece])
    assert Figures.of_tally(tally) == Figures.of(rows)
