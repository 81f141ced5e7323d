"""What becomes of a game that is left."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bigben.engine import DEAL, Move
from bigben.settings.records import GameEnd, GameResult


def test_a_game_that_is_left_is_lost_as_far_as_it_was_played(begun):
    counts = {"milliseconds": 4_000, "undos": 2, "restarts": 1, "hints": 3}
    game = begun(7, journal=(DEAL, Move.parse("T3>F9"), DEAL), cursor=2, **counts)
    at = game.started + timedelta(minutes=1)
    end = GameEnd(GameResult.LOST, at, moves=2, journal=(DEAL, Move.parse("T3>F9")), **counts)
    assert game.left(at) == replace(game, end=end)


def test_a_deal_that_is_left_untouched_is_not_lost(untouched, begun):
    deal = untouched(7)
    assert deal.left(begun(8).started) is deal


def test_a_game_that_is_over_is_left_as_it_is(begun, end_of):
    game = begun(7)
    won = replace(game, end=end_of(game, GameResult.WON))
    assert won.left(game.started + timedelta(hours=1)) is won


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"local_date": None}, "a start has a time and a local date"),
        ({"beginning": "12 5D:"}, "a game begins either with a deal or with a position"),
        ({"cursor": 2}, "2 of 1 moves cannot be made"),
        ({"cursor": -1}, "-1 of 1 moves cannot be made"),
        ({"marks": (2,)}, "a mark lies outside the journal"),
        ({"marks": (0, -1)}, "a mark lies outside the journal"),
        (
            {"deal_number": None, "beginning": "12 5D:"},
            "a game without a deal number is practice",
        ),
    ],
)
def test_a_record_that_no_game_can_leave_says_why_it_is_refused(begun, fields, why):
    game = begun(7)
    with pytest.raises(ValueError, match=f"^{why}$"):
        replace(game, **fields)


def test_an_end_needs_a_start(begun, untouched, end_of):
    end = end_of(begun(7), GameResult.LOST)
    with pytest.raises(ValueError, match=r"^a game that has not started has no end$"):
        replace(untouched(7), end=end)


def test_marks_may_lie_at_both_ends_of_the_journal(begun):
    assert begun(7, marks=(0, 1), cursor=0).marks == (0, 1)
