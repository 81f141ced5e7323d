import pytest

from bigben.engine import PACK, Card, run_length
from bigben.view.fans import offsets, spread_offsets


def cards(names: str) -> list[Card]:
    return [Card.parse(name) for name in names.split()]


@pytest.mark.parametrize(
    ("names", "start"),
    [
        ("", 0),
        ("5C", 0),
        ("5C 4C", 0),
        ("5C 4D", 1),
        ("3S 5C 4S", 2),
        ("3S 5C 4S 3S 2S", 2),
        ("3S 5C 4C 3C 2C", 1),
        ("6C 5C 4C 3C", 0),
        ("2H AH KH QH", 0),
        ("9H 8H 4S 3S", 2),
        ("4S 5S 6S", 2),
    ],
)
def test_the_last_run_begins_above_the_loose_cards(names: str, start: int) -> None:
    assert len(cards(names)) - run_length(cards(names)) == start


def test_loose_cards_and_the_head_step_wide_and_the_inside_shares_the_room() -> None:
    pile = cards("3S 5C 4S 3S 2S AS KS")
    assert offsets(pile, 2.8) == pytest.approx([0, 0.4, 0.8, 1.2, 1.4, 1.6, 1.8])


def test_a_run_with_room_to_spare_steps_as_wide_as_loose_cards() -> None:
    pile = cards("3S 5C 4S 3S 2S AS KS")
    assert offsets(pile, 9.0) == pytest.approx(spread_offsets(7))


def test_a_run_never_closes_up_further_than_the_least_step() -> None:
    pile = cards("3S 5C 4S 3S 2S AS KS")
    assert offsets(pile, 0.0) == pytest.approx([0, 0.4, 0.8, 1.2, 1.25, 1.3, 1.35])


def test_a_pile_that_is_all_run_steps_wide_from_its_head_only() -> None:
    assert offsets(cards("5S 4S 3S 2S"), 1.6) == pytest.approx([0, 0.4, 0.5, 0.6])


@pytest.mark.parametrize("count", range(4))
def test_up_to_three_cards_need_no_room(count: int) -> None:
    loose = [PACK[0], PACK[20], PACK[40]][:count]
    assert offsets(loose, 0.0) == spread_offsets(count)
