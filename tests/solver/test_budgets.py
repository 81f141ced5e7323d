"""How far a search goes, and what it tells of that, by a clock that the tests move."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from bigben.engine import DEAL, Position, Result, Rules
from bigben.solver import exhaust
from bigben.solver.exhaust import Exhaustion
from bigben.solver.search import Search
from bigben.solver.solve import FIRST_BREADTH, PROOF_FROM, WIDER, SolverError, solve
from bigben.solver.verdict import Budget, Verdict
from tests.solver.endgames import played_endgame, random_endgame

solving = import_module("bigben.solver.solve")

LONG_SEARCH = Position.deal(32_000, Rules.EARLY)
"""The search for its win takes some seconds."""

TICK_S = 1 / 128


@pytest.fixture
def ticking(monkeypatch):
    """A clock that goes on by a tick whenever somebody looks at it; returns the times seen."""
    times = [1_000.0]

    def look() -> float:
        times.append(times[-1] + TICK_S)
        return times[-1]

    monkeypatch.setattr(solving, "monotonic", look)
    return times


def dealt_until(left: int) -> Position:
    position = Position.deal(7)
    while len(position.stock) > left:
        position.push(DEAL)
    return position


def test_time_is_over_when_it_has_passed_and_not_before(ticking):
    answer = solve(LONG_SEARCH, Budget(seconds=20 * TICK_S))
    assert answer.verdict is Verdict.UNKNOWN
    # Two looks follow: whether it is over, which it is still, and how long it took.
    assert answer.seconds == 22 * TICK_S == ticking[-1] - ticking[1]
    again = solve(LONG_SEARCH, Budget(seconds=21 * TICK_S))
    assert again.positions > answer.positions


def test_progress_is_told_in_even_steps_of_time(ticking, monkeypatch):
    monkeypatch.setattr(solving, "REPORT_EVERY", 4 * TICK_S)
    told = []
    answer = solve(LONG_SEARCH, Budget(seconds=100 * TICK_S), progress=told.append)
    assert [each.seconds for each in told] == [4 * n * TICK_S for n in range(1, len(told) + 1)]
    assert len(told) == 25
    assert all(each.positions <= answer.positions for each in told)
    assert ticking[1] == 1_000 + TICK_S


@pytest.fixture
def told_at_every_look(monkeypatch):
    """What a search tells, at every look at the clock."""
    monkeypatch.setattr(solving, "REPORT_EVERY", 0)
    told = []
    solve(LONG_SEARCH, Budget(positions=12_000), progress=told.append)
    return told


def test_each_search_is_three_times_as_broad_as_the_one_before(told_at_every_look):
    breadths = list(dict.fromkeys(each.breadth for each in told_at_every_look))
    assert breadths == [FIRST_BREADTH * WIDER**n for n in range(len(breadths))]
    assert len(breadths) >= 3


def test_positions_add_up_over_all_searches(told_at_every_look):
    positions = [each.positions for each in told_at_every_look]
    assert positions == sorted(positions)
    assert positions[-1] >= 12_000


def test_most_cards_home_are_those_of_all_searches(told_at_every_look):
    home = [each.cards_home for each in told_at_every_look]
    assert home == sorted(home)
    assert home[0] < home[-1] < 104


def test_a_budget_of_just_the_positions_made_is_spent():
    answer = solve(LONG_SEARCH, Budget(positions=2_000))
    again = solve(LONG_SEARCH, Budget(positions=answer.positions))
    assert again.positions == answer.positions


def test_what_is_blocked_is_lost_without_a_search():
    position = dealt_until(0)
    answer = solve(position, Budget())
    assert answer.verdict is Verdict.LOST
    # The position itself is the one that was looked at.
    assert (answer.line, answer.positions, answer.breadth) == ((), 1, FIRST_BREADTH)


@pytest.mark.parametrize(("left", "looks"), [(PROOF_FROM, True), (PROOF_FROM + 1, False)])
def test_everything_is_looked_at_from_thirty_cards_in_the_stock_on(monkeypatch, left, looks):
    shares = []

    def run(self, positions, stop):
        shares.append(positions)
        assert stop() in (False, True)
        return self.found

    monkeypatch.setattr(Exhaustion, "run", run)
    answer = solve(dealt_until(left), Budget(positions=1_000))
    assert bool(shares) is looks
    # One share for each search, as large as that.
    if looks:
        assert sum(shares) == answer.positions - 1


def searching_in_vain(monkeypatch):
    """The search finds nothing and is at its end at once."""

    def run(self, stop):
        del stop
        self.exhausted = True

    monkeypatch.setattr(Search, "run", run)


@pytest.mark.parametrize(("make", "seed"), [(random_endgame, 4), (played_endgame, 7)])
def test_what_the_search_misses_the_look_at_everything_finds(monkeypatch, make, seed):
    chance = random.Random(seed)
    positions = [make(chance, Rules.BIG_BEN) for _ in range(10)]
    budget = Budget(positions=2_000, seconds=60)
    expected = [solve(position, budget).verdict for position in positions]
    searching_in_vain(monkeypatch)
    found = [solve(position, budget) for position in positions]
    assert set(expected) == {Verdict.WINNABLE, Verdict.LOST}
    for position, verdict, answer in zip(positions, expected, found, strict=True):
        assert answer.verdict in (verdict, Verdict.UNKNOWN)  # it may take more than the budget
        if answer.verdict is Verdict.WINNABLE:
            for move in answer.line:
                position.push(move)
            assert position.outcome().result is Result.WON
        elif answer.verdict is Verdict.LOST:
            assert answer.line == ()
    assert {answer.verdict for answer in found} >= set(expected)


# Neither is lost at first sight.
HARD_TO_SEE = pytest.mark.parametrize(
    ("make", "seed"), [(random_endgame, 11), (played_endgame, 35)]
)


@HARD_TO_SEE
@pytest.mark.parametrize("in_vain", [False, True])
def test_what_has_no_win_anywhere_is_lost(monkeypatch, make, seed, in_vain):
    if in_vain:
        searching_in_vain(monkeypatch)
    looks = []
    position = make(random.Random(seed), Rules.BIG_BEN)
    answer = solve(position, Budget(positions=5_000, seconds=60), lambda: looks.append(1))
    assert (answer.verdict, answer.line) == (Verdict.LOST, ())
    assert answer.positions > 64
    assert looks


def test_a_search_goes_on_when_no_more_can_be_looked_at(monkeypatch):
    monkeypatch.setattr(exhaust, "POSITION_LIMIT", 1)
    answer = solve(LONG_SEARCH, Budget(positions=5_000))
    assert answer.verdict is Verdict.UNKNOWN
    assert answer.positions >= 5_000


@HARD_TO_SEE
def test_when_all_is_searched_and_no_more_can_be_looked_at_nobody_knows(monkeypatch, make, seed):
    monkeypatch.setattr(exhaust, "POSITION_LIMIT", 60)
    searching_in_vain(monkeypatch)
    position = make(random.Random(seed), Rules.BIG_BEN)
    answer = solve(position, Budget(positions=5_000, seconds=60))
    assert (answer.verdict, answer.positions) == (Verdict.UNKNOWN, 60)


def test_a_line_that_ends_stuck_is_never_answered_as_winning(monkeypatch):
    position = Position.deal(7)
    line = []
    while position.outcome() is None:
        line.append(list(position.legal_moves)[-1])
        position.push(line[-1])
    assert position.outcome().result is not Result.WON
    monkeypatch.setattr(Search, "line", lambda *_: line)
    with pytest.raises(SolverError) as error:
        solve(Position.deal(7), Budget(seconds=60))
    assert str(error.value) == f"the line {' '.join(map(str, line))} does not win"


@pytest.mark.parametrize(
    ("count", "why"),
    [(57, r"^deal of the line deal( deal){56}: ."), (1, r"^the line deal does not win$")],
)
def test_a_wrong_line_is_told_move_by_move(monkeypatch, count, why):
    monkeypatch.setattr(Search, "line", lambda *_: [DEAL] * count)
    with pytest.raises(SolverError, match=why):
        solve(Position.deal(7), Budget(seconds=60))
