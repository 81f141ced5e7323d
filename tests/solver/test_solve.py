"""Verdicts, lines and budgets of the solver."""

import gc
import itertools
import time

import pytest

from bigben.engine import DEAL, Move, Position, Result, Rules
from bigben.solver.__main__ import main
from bigben.solver.search import Search
from bigben.solver.solve import SolverError, solve
from bigben.solver.verdict import Budget, Verdict

LONG_SEARCH = Position.deal(32_000, Rules.EARLY)
"""The search for its win takes some seconds."""


def _dealt_out() -> Position:
    position = Position.deal(7)
    while position.stock:
        position.push(DEAL)
    return position


def _won(position: Position) -> Position:
    for move in solve(position, Budget(seconds=60)).line:
        position.push(move)
    return position


@pytest.mark.parametrize("rules", Rules)
@pytest.mark.parametrize("number", [1, 2, 3, 31_999, 32_000, 10**20 - 1])
def test_deals_are_won_by_every_rule_set(number, rules):
    position = Position.deal(number, rules)
    before = position.to_text()
    answer = solve(position, Budget(seconds=60))
    assert answer.verdict is Verdict.WINNABLE
    assert position.to_text() == before
    for move in answer.line:
        position.push(move)
    assert position.outcome().result is Result.WON


def test_every_position_along_a_winning_line_can_be_won():
    position = Position.deal(5)
    line = solve(position, Budget(seconds=60)).line
    for move in line:
        position.push(move)
        if len(position.entries) % 10 == 0:
            assert solve(position, Budget(seconds=60)).verdict is Verdict.WINNABLE


def test_a_won_position_is_won_in_no_moves():
    answer = solve(_won(Position.deal(7)), Budget(seconds=60))
    assert answer.verdict is Verdict.WINNABLE
    assert answer.line == ()


def test_dealing_out_the_stock_without_a_look_loses_provably():
    answer = solve(_dealt_out(), Budget(seconds=60))
    assert answer.verdict is Verdict.LOST
    assert answer.line == ()


def test_a_spent_budget_is_unknown_with_the_best_line_found():
    position = Position.deal(19)
    answer = solve(position, Budget(positions=300))
    assert answer.verdict is Verdict.UNKNOWN
    assert 300 <= answer.positions < 1_000
    for move in answer.line:
        position.push(move)
    assert position.cards_home > 12


def test_a_longer_search_never_guesses_worse():
    homes = []
    for positions in (200, 700, 2_000, 8_000, 20_000):
        position = LONG_SEARCH.copy()
        answer = solve(position, Budget(positions=positions))
        assert answer.verdict is Verdict.UNKNOWN
        for move in answer.line:
            position.push(move)
        homes.append(position.cards_home)
    assert homes == sorted(homes)
    assert homes[-1] > homes[0]


def test_time_ends_the_search():
    begun = time.monotonic()
    answer = solve(Position.deal(19), Budget(seconds=0.01))
    assert answer.verdict is Verdict.UNKNOWN
    assert answer.seconds >= 0.01
    assert time.monotonic() - begun < 5


def test_the_stop_flag_is_looked_at_often_and_ends_the_search():
    looks = []

    def stop() -> bool:
        looks.append(time.thread_time())
        return len(looks) == 200

    answer = solve(LONG_SEARCH, Budget(seconds=60), stop)
    assert answer.verdict is Verdict.UNKNOWN
    assert len(looks) >= 200
    # The promise is 20 ms at most; counted in this thread's own time, so that a busy machine
    # does not matter.
    assert max(after - before for before, after in itertools.pairwise(looks)) < 0.02


def test_progress_is_reported():
    reports = []
    solve(LONG_SEARCH, Budget(seconds=60), lambda: len(reports) >= 2, reports.append)
    assert len(reports) >= 2
    assert reports[0].positions < reports[1].positions
    assert 12 <= reports[0].cards_home <= 104


def test_equal_positions_get_equal_answers():
    answers = [solve(Position.deal(11), Budget(positions=100_000)) for _ in range(2)]
    assert answers[0][:3] == answers[1][:3]


def test_a_line_that_the_engine_refuses_is_never_answered(monkeypatch):
    monkeypatch.setattr(Search, "line", lambda *_: [DEAL] * 57)
    with pytest.raises(SolverError):
        solve(Position.deal(7), Budget(seconds=60))


def test_a_line_that_does_not_win_is_never_answered_as_winning(monkeypatch):
    monkeypatch.setattr(Search, "line", lambda *_: [DEAL])
    with pytest.raises(SolverError):
        solve(Position.deal(7), Budget(seconds=60))


def test_command_prints_verdict_and_line(capsys):
    assert main(["solve", "#7", "--rules", "early"]) == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head.startswith("7 early: winnable, ")
    position = Position.deal(7, Rules.EARLY)
    for move in line.split():
        position.push(Move.parse(move))
    assert position.is_won


def test_command_says_when_it_does_not_know(capsys):
    assert main(["solve", "19", "--seconds", "0.001"]) == 1
    assert capsys.readouterr().out.startswith("19 big-ben: unknown, ")


@pytest.mark.parametrize(
    "arguments", [["solve", "0"], ["solve", "7", "--seconds", "0"], ["solve", "7", "--rules", "x"]]
)
def test_command_refuses_what_makes_no_sense(arguments, capsys):
    with pytest.raises(SystemExit):
        main(arguments)
    assert "error" in capsys.readouterr().err


def test_a_search_leaves_no_memory_to_the_collector():
    gc.collect()
    gc.disable()
    try:
        solve(Position.deal(19), Budget(positions=3_000))
        solve(_dealt_out(), Budget(positions=3_000))
        assert gc.collect() < 100
    finally:
        gc.enable()
