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
