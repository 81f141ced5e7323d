"""All foundation moves in one: what goes home, in which order, and when that wins."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bigben.engine import (
    DEAL,
    HOME,
    HOURS,
    WASTE,
    IllegalMove,
    Move,
    Outcome,
    Place,
    PlaceKind,
    Position,
    Reason,
    Result,
    Rules,
    base_card,
    finishes,
    foundation_size,
    way_home,
)
from bigben.engine import home as home_module
from tests.engine.endgames import endgame


def home_moves(position: Position) -> list[Move]:
    return [
        move
        for move in position.legal_moves
        if move.target and move.target.kind is PlaceKind.FOUNDATION
    ]


def played(seed: int) -> Iterator[Position]:
    """The positions of a game played at random."""
    choose = random.Random(seed)
    position = Position.deal(seed, choose.choice(list(Rules)))
    yield position
    for _ in range(150):
        moves = list(position.legal_moves)
        if not moves:
            return
        position.push(choose.choice([move for move in moves if move != DEAL] or moves))
        yield position


def scattered(seed: int, left: int, *, swaps: int = 0) -> Position:
    """A position with the stock out: some cards taken at random from the foundations' tops.

    Without swaps on the waste it can be won by putting them back.
    """
    choose = random.Random(seed)
    foundations = {}
    for hour in HOURS:
        cards = [base_card(hour)]
        while len(cards) < foundation_size(hour):
            cards.append(cards[-1].above)
        foundations[hour] = cards
    tableau = {hour: [] for hour in HOURS}
    waste = []
    for _ in range(left):
        hour = choose.choice([hour for hour in HOURS if len(foundations[hour]) > 1])
        card = foundations[hour].pop()
        fits = [pile for pile in tableau.values() if len(pile) < 3 or pile[-1].below == card]
        choose.choice([*fits, waste]).append(card)
    for _ in range(swaps if len(waste) > 1 else 0):
        one, other = choose.sample(range(len(waste)), 2)
        waste[one], waste[other] = waste[other], waste[one]
    return Position(Rules.BIG_BEN, foundations, tableau, waste)


def can_finish(position: Position, seen: set[object]) -> bool:
    """Whether foundation moves alone win, by trying them all."""
    if position.is_won:
        return True
    if position.key() in seen:
        return False
    seen.add(position.key())
    for move in home_moves(position):
        position.push(move)
        won = can_finish(position, seen)
        position.pop()
        if won:
            return True
    return False


@pytest.mark.parametrize("seed", range(1, 13))
def test_home_plays_legal_foundation_moves_until_none_is_left(seed: int) -> None:
    for position in played(seed):
        by_hand = position.copy()
        if not home_moves(position):
            assert not way_home(position)
            assert HOME not in position.legal_moves
            continue
        before = position.key()
        entry = position.push(HOME)
        assert entry.move == HOME
        for step in entry.steps:
            by_hand.push(Move(step.source, step.target))
        assert position == by_hand
        assert not home_moves(position)
        assert position.pop() == entry
        assert position.key() == before


def test_home_without_a_card_that_can_go_is_illegal() -> None:
    position = Position.deal(7)
    position.push(HOME)
    while home_moves(position):
        position.push(HOME)
    with pytest.raises(IllegalMove) as caught:
        position.push(HOME)
    assert caught.value.reason is Reason.NONE_GOES_HOME


def test_home_stands_for_legal_moves_and_is_not_one_besides() -> None:
    position = Position.deal(7)
    assert HOME in position.legal_moves
    assert HOME not in list(position.legal_moves)


def test_home_has_a_name() -> None:
    assert Move.parse("home") == HOME
    assert str(HOME) == "home"
    assert HOME != DEAL


def test_of_two_foundations_the_one_with_more_to_build_gets_the_card() -> None:
    # 3D is wanted where diamonds stand on 2D: at 12 o'clock and, further on, at another hour.
    for seed in range(200):
        position = scattered(seed, 40)
        for step in way_home(position):
            takers = [
                hour for hour in HOURS if position.wanted(Place.foundation(hour)) == step.card
            ]
            most = max(foundation_size(hour) - len(position.foundations[hour]) for hour in takers)
            hour = step.target.hour
            assert foundation_size(hour) - len(position.foundations[hour]) == most
            position.push(Move(step.source, step.target))


@pytest.mark.parametrize("left", [8, 16, 24])
def test_finishing_is_seen_just_where_foundation_moves_alone_win(left: int) -> None:
    verdicts = set()
    for seed in range(150):
        position = scattered(seed, left, swaps=seed % 3)
        verdict = finishes(position)
        assert verdict is can_finish(position, set()), position.to_text()
        verdicts.add(verdict)
        if verdict:
            position.push(HOME)
            assert position.outcome() == Outcome(Result.WON)
    assert verdicts == {True, False}


# Clubs at 9 want 4C and at 5 3C, 4C, 5C; hearts at 10 want 5H and at 6 4H, 5H, 6H. Of the two 4C
# and of the two 5H the wrong one, clockwise the first, leaves the other on what is needed next.
TWO_CHOICES_SIZES = {9: 2, 5: 6, 10: 2, 6: 6}
TWO_CHOICES = {
    12: "4C",
    1: "3C 4C",
    2: "5H",
    3: "4H 5H",
    4: "6C 5C",
    5: "9C 8C 7C",
    6: "5C",
    7: "7H 6H",
    8: "TH 9H 8H",
    9: "6H",
}
TWO_CHOICES_POSITIONS = 26
"""So many positions after a choice are looked at until all comes home."""


def test_of_two_equal_cards_the_one_that_lies_on_what_is_needed_goes_first() -> None:
    position = endgame(TWO_CHOICES_SIZES, TWO_CHOICES)
    assert ", ".join(map(str, way_home(position))) == (
        "4C T1>F9, 3C T1>F5, 4C T12>F5, 5C T4>F9, 6C T4>F9, 7C T5>F9, 8C T5>F9, 9C T5>F9, 5C T6>F5,"
        " 5H T3>F10, 4H T3>F6, 5H T2>F6, 6H T7>F10, 7H T7>F10, 8H T8>F10, 9H T8>F10, TH T8>F10,"
        " 6H T9>F6"
    )
    assert finishes(position)


def test_the_first_order_counts_if_none_brings_all_home() -> None:
    position = endgame({**TWO_CHOICES_SIZES, 11: 6}, {**TWO_CHOICES, 10: "TS JS"})
    assert ", ".join(map(str, way_home(position))) == (
        "4C T12>F9, 5H T2>F10, 5C T4>F9, 6C T4>F9, 7C T5>F9, 8C T5>F9, 9C T5>F9,"
        " 6H T7>F10, 7H T7>F10, 8H T8>F10, 9H T8>F10, TH T8>F10"
    )
    assert not finishes(position)


def test_while_the_stock_has_cards_the_first_order_counts() -> None:
    # The other order would bring home all that lies on the table.
    position = endgame(TWO_CHOICES_SIZES, {**TWO_CHOICES, 8: "9H 8H"}, stock="TH")
    assert str(way_home(position)[0]) == "4C T12>F9"
    assert not finishes(position)


def test_cards_that_another_may_have_to_go_before_go_last() -> None:
    # 4C may have to wait for its twin; KH comes later on the clock and need not.
    clubs = {12: "4C", 2: "3C 4C", 3: "5C 9C 8C", 4: "7C 6C 5C"}
    position = endgame({9: 2, 5: 6, 6: 2}, {**clubs, 1: "KH"}, waste="6H 5H 4H 3H 2H AH")
    assert str(way_home(position)[0]) == "KH T1>F6"


def test_the_search_for_a_better_order_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    position = endgame(TWO_CHOICES_SIZES, TWO_CHOICES)
    monkeypatch.setattr(home_module, "CHOICE_LIMIT", TWO_CHOICES_POSITIONS)
    assert finishes(position)
    monkeypatch.setattr(home_module, "CHOICE_LIMIT", TWO_CHOICES_POSITIONS - 1)
    assert not finishes(position)
    assert str(way_home(position)[0]) == "4C T12>F9"


def test_nothing_finishes_while_the_stock_holds_cards_or_after_the_win() -> None:
    position = scattered(3, 1)
    assert finishes(position)
    position.push(HOME)
    assert not finishes(position)
    assert not finishes(Position.deal(7))


def test_waste_cards_go_home_too() -> None:
    position = scattered(1, 1)
    source = next(place for place in (WASTE, *map(Place.tableau, HOURS)) if position.cards(place))
    card = position.cards(source)[-1]
    text_of_waste = Position(
        position.rules,
        position.foundations,
        {hour: [] for hour in HOURS},
        [card],
    )
    assert way_home(text_of_waste)[0].source == WASTE
