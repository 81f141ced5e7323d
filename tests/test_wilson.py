"""Wilson's interval, against its equation and published examples."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.wilson import wilson

Z_95 = 1.959963984540054


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**7).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_an_interval_solves_its_equation_holds_its_share_and_mirrors(pair: tuple[int, int]) -> None:
    successes, trials = pair
    low, high = wilson(successes, trials)
    share = successes / trials
    assert 0 <= low <= share <= high <= 1
    # Its ends are the shares from which the one found is so many standard errors away.
    for end in (low, high):
        assert abs(share - end) == pytest.approx(
            Z_95 * sqrt(end * (1 - end) / trials), rel=1e-6, abs=1e-9
        )
    assert wilson(trials - successes, trials) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (3, 2), (-1, 2)])
def test_what_is_no_share_has_no_interval(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="no share"):
        wilson(successes, trials)
