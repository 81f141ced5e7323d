"""How words of a command line are read."""

import pytest

from bigben.engine import MAX_DEAL_NUMBER
from bigben.solver.arguments import above_zero, deal_numbers, whole_number


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("7", [7]),
        ("7-7", [7]),
        ("20-22", [20, 21, 22]),
        ("7,20-22", [7, 20, 21, 22]),
        ("22-23,7,20-22", [22, 23, 7, 20, 21]),
    ],
)
def test_deals_are_named_by_numbers_and_ranges_each_once(text, numbers):
    assert list(deal_numbers(text)) == numbers


def test_a_range_of_all_deals_there_are_takes_no_room():
    assert deal_numbers(f"1-{MAX_DEAL_NUMBER}") == range(1, MAX_DEAL_NUMBER + 1)


def test_a_whole_number_may_be_the_least():
    assert (whole_number("1"), whole_number("0", least=0)) == (1, 0)


@pytest.mark.parametrize("text", ["0", "-1", "1.0", "", "²", "ten"])
def test_what_is_no_whole_number_is_refused(text):
    with pytest.raises(ValueError, match=f"^'{text}' is not a whole number from 1 on$"):
        whole_number(text)


@pytest.mark.parametrize("text", ["0", "-1", "nan", "", "ten"])
def test_what_is_not_above_zero_is_refused(text):
    with pytest.raises(ValueError, match=f"^'{text}' is not a number above zero$"):
        above_zero(text)


def test_a_number_above_zero_may_be_any():
    assert [above_zero(text) for text in ("0.5", "1e-9", "inf")] == [0.5, 1e-9, float("inf")]
