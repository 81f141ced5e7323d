"""What is counted from rows, against figures worked out elsewhere."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.engine import Rules
from bigben.solver.survey.figures import Counts, lengths, quantile, solved_within, wilson
from bigben.solver.survey.solved import SolvedRow
from bigben.solver.verdict import Verdict


def row(deal, verdict=Verdict.WINNABLE, seconds=0.1, moves=110):
    return SolvedRow(deal, Rules.BIG_BEN, verdict, 700, seconds, moves, 5, inf, 10)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(successes, trials, low, high):
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_an_interval_holds_its_share_and_mirrors(pair):
    successes, trials = pair
    low, high = wilson(successes, trials)
    assert 0 <= low <= successes / trials <= high <= 1
    assert wilson(trials - successes, trials) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (3, 2), (-1, 2)])
def test_what_is_no_share_has_no_interval(successes, trials):
    with pytest.raises(ValueError, match="no share"):
        wilson(successes, trials)


def test_unknown_deals_count_as_lost_below_and_as_won_above():
    verdicts = [Verdict.WINNABLE] * 70 + [Verdict.LOST] * 10 + [Verdict.UNKNOWN] * 20
    counts = Counts.of([row(deal, verdict) for deal, verdict in enumerate(verdicts, 1)])
    assert counts == (70, 10, 20)
    assert counts.deals == 100
    assert counts.interval == (wilson(70, 100).low, wilson(90, 100).high)


def test_an_unknown_deal_is_not_settled_however_long_it_took():
    rows = [row(1, seconds=0.5), row(2, Verdict.LOST, 2), row(3, Verdict.UNKNOWN, 0.1), row(4)]
    assert [solved_within(rows, seconds) for seconds in (0.05, 0.1, 1, 2, inf)] == [
        0,
        1 / 4,
        2 / 4,
        3 / 4,
        3 / 4,
    ]


def test_only_lines_that_win_have_a_length():
    rows = [row(1, moves=120), row(2, Verdict.UNKNOWN, moves=0), row(3, moves=100)]
    assert lengths(rows) == [100, 120]


def test_quantiles():
    hundred_and_one = list(range(101))
    assert [quantile(hundred_and_one, share) for share in (0.05, 0.5, 0.95)] == [5, 50, 95]
    assert quantile([7], 0.05) == 7
