"""What is counted from rows, against figures worked out elsewhere."""

from math import inf

from bigben.engine import Rules
from bigben.solver.survey.figures import Counts, lengths, quantile, solved_within
from bigben.solver.survey.solved import SolvedRow
from bigben.solver.verdict import Verdict
from bigben.wilson import wilson


def row(deal, verdict=Verdict.WINNABLE, seconds=0.1, moves=110):
    return SolvedRow(deal, Rules.BIG_BEN, verdict, 700, seconds, moves, 5, inf, 10)


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
