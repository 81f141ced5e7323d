import pytest

from bigben.engine import (
    ALL_CARDS,
    Move,
    Outcome,
    Position,
    Result,
    Rules,
    StuckReason,
)
from bigben.engine.circles import only_circles
from tests.engine.endgames import endgame
from tests.positions import CIRCLES

WON = Outcome(Result.WON)
NO_MOVES = Outcome(Result.STUCK, StuckReason.NO_MOVES)
ONLY_CIRCLES = Outcome(Result.STUCK, StuckReason.ONLY_CIRCLES)


@pytest.mark.parametrize("rules", Rules)
def test_a_game_is_won_when_all_cards_are_home(rules: Rules) -> None:
    position = endgame({}, {}, rules=rules)
    assert position.cards_home == 104 == ALL_CARDS
    assert position.is_won
    assert position.outcome() == WON
    assert not position.legal_moves


@pytest.mark.parametrize("rules", Rules)
def test_the_last_card_home_wins(rules: Rules) -> None:
    position = endgame({9: 7}, {}, waste="9C", rules=rules)
    assert not position.is_won
    assert position.outcome() is None
    position.push(Move.parse("W>F9"))
    assert position.outcome() == WON
    position.pop()
    assert position.outcome() is None


def test_no_legal_move_left_is_stuck() -> None:
    position = endgame({9: 6}, {1: "8C 9C"})
    assert not position.legal_moves
    assert position.outcome() == NO_MOVES


def test_a_stock_to_deal_from_is_no_end() -> None:
    assert endgame({9: 6}, {1: "8C"}, stock="9C").outcome() is None


def test_builds_that_free_no_card_are_only_circles() -> None:
    position = Position.from_text(CIRCLES)
    assert position.legal_moves
    assert position.outcome() == ONLY_CIRCLES


def test_the_search_leaves_position_and_journal_as_they_were() -> None:
    position = Position.from_text(CIRCLES)
    entry = position.push(next(iter(position.legal_moves)))
    text = position.to_text()
    assert position.outcome() == ONLY_CIRCLES
    assert position.to_text() == text
    assert list(position.entries) == [entry]
    assert not only_circles(position, limit=2)
    assert position.to_text() == text
    assert list(position.entries) == [entry]


def test_a_search_that_meets_its_limit_is_not_stuck() -> None:
    position = Position.from_text(CIRCLES)
    found = [only_circles(position, limit) for limit in range(1, 12)]
    assert found == [False] * 7 + [True] * 4


def test_only_circles_waits_until_the_stock_is_out() -> None:
    text = CIRCLES.replace("1 8S: 7S 6C 4S", "1 8S: 7S 6C").replace("stock:", "stock: 4S")
    assert Position.from_text(text).outcome() is None


def test_a_card_that_a_build_frees_is_no_end() -> None:
    # With 9S under KH in place of 3S, building KH on AH frees it for the foundation at 11.
    text = CIRCLES.replace("3S KH", "9S KH").replace("5S 9S QC", "5S 3S QC")
    position = Position.from_text(text)
    assert not any(str(move.target).startswith("F") for move in position.legal_moves)
    assert position.outcome() is None
    position.push(Move.parse("T8>T4"))
    assert Move.parse("T8>F11") in position.legal_moves
