"""How numbers are spread over ranges: how fine, from where, and what lies beyond."""

from __future__ import annotations

import pytest

from bigben.settings.histogram import Bin, histogram


@pytest.mark.parametrize(
    ("numbers", "ranges"), [(2, 6), (8, 6), (27, 9), (64, 12), (216, 18), (1_000, 20)]
)
def test_there_are_more_ranges_for_more_numbers_but_not_too_many(numbers: int, ranges: int) -> None:
    bins = histogram([n * 60_000 // numbers for n in range(numbers)], range(1, 60_000))
    assert len(bins) == ranges


def test_ranges_begin_at_a_multiple_of_their_width() -> None:
    assert histogram([103, 103, 104, 109], [1, 2, 5]) == (
        Bin(102, 104, 2),
        Bin(104, 106, 1),
        Bin(106, 108, 0),
        Bin(108, 110, 1),
    )


def test_a_width_is_taken_only_if_the_lowest_and_the_highest_fit() -> None:
    # Twos would be seven ranges, from 0 to 14.
    assert [each.low for each in histogram([1, 13], [2, 4])] == [0, 4, 8, 12]


@pytest.mark.parametrize("widths", [(1,), (1, 2), (1, 2, 3)])
def test_what_no_width_is_wide_enough_for_lies_beyond(widths: tuple[int, ...]) -> None:
    widest = widths[-1]
    *ranges, last = histogram([0, 6 * widest, 10**12], widths)
    assert [each.low for each in ranges] == [n * widest for n in range(6)]
    assert last == Bin(6 * widest, None, 2)


def with_outlier(numbers: int, outlier: int, low: int = 100) -> list[int]:
    """So many numbers, one after the other from the lowest on, and one that is so much higher."""
    return [*range(low, low + numbers - 1), low + outlier]


@pytest.mark.parametrize(("numbers", "outliers"), [(19, 0), (20, 1)])
def test_few_numbers_have_no_outlier(numbers: int, outliers: int) -> None:
    last = histogram(with_outlier(numbers, 1_000), range(1, 1_000))[-1]
    assert (last.high is None, last.games) == (outliers > 0, 1)


@pytest.mark.parametrize(("outlier", "beyond"), [(26, False), (27, False), (28, True)])
def test_an_outlier_is_half_as_far_again_as_the_others(outlier: int, beyond: bool) -> None:
    last = histogram(with_outlier(20, outlier), range(1, 1_000))[-1]
    assert (last.high is None) is beyond


def test_a_hundredth_of_many_numbers_may_lie_beyond() -> None:
    numbers = [*range(196), 250, 251, 10_000, 20_000]
    assert histogram(numbers, range(1, 20_000))[-1].games == 2
