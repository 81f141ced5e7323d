"""Arrow keys as ways on the table."""

from __future__ import annotations

import pytest

from bigben.engine import HOURS, PLACES, STOCK, WASTE, Place
from bigben.view.walk import Way, line_of, neighbour

BACK = {
    Way.CLOCKWISE: Way.ANTICLOCKWISE,
    Way.ANTICLOCKWISE: Way.CLOCKWISE,
    Way.UP: Way.DOWN,
    Way.DOWN: Way.UP,
}


def walk(start: Place, *ways: Way) -> list[str]:
    """The places that are come through."""
    place, line = start, line_of(start, 12)
    names = []
    for way in ways:
        place = neighbour(place, way, line)
        line = line_of(place, line)
        names.append(str(place))
    return names


def test_right_goes_round_a_ring_as_the_hands_do() -> None:
    assert walk(Place.tableau(12), *[Way.CLOCKWISE] * 12) == [
        *(f"T{hour}" for hour in HOURS[1:]),
        "T12",
    ]
    assert walk(Place.foundation(1), *[Way.ANTICLOCKWISE] * 3) == ["F12", "F11", "F10"]


def test_down_from_12_leads_to_the_stock_then_the_waste() -> None:
    assert walk(Place.tableau(12), *[Way.DOWN] * 3) == ["F12", "S", "W"]


def test_up_from_6_leads_to_the_middle_too() -> None:
    assert walk(Place.tableau(6), *[Way.UP] * 5) == ["F6", "W", "S", "F12", "T12"]


def test_the_middle_keeps_the_line_that_was_walked_on() -> None:
    assert walk(Place.tableau(8), *[Way.UP] * 5) == ["F8", "W", "S", "F2", "T2"]
    assert walk(Place.tableau(3), *[Way.DOWN] * 5) == ["F3", "S", "W", "F9", "T9"]


def test_right_and_left_change_between_stock_and_waste() -> None:
    for way in (Way.CLOCKWISE, Way.ANTICLOCKWISE):
        assert neighbour(STOCK, way, 12) == WASTE
        assert neighbour(WASTE, way, 12) == STOCK


@pytest.mark.parametrize("way", Way)
def test_every_way_can_be_walked_back(way: Way) -> None:
    for place in PLACES:
        line = line_of(place, 2)
        there = neighbour(place, way, line)
        assert neighbour(there, BACK[way], line_of(there, line)) == place


def test_all_places_can_be_reached() -> None:
    reached, new = set(), {(Place.tableau(12), 12)}
    while new:
        reached |= new
        new = {
            (there, line_of(there, line))
            for place, line in reached
            for way in Way
            for there in [neighbour(place, way, line)]
        } - reached
    assert {place for place, _ in reached} == set(PLACES)
