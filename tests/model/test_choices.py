from __future__ import annotations

import pytest

from bigben.engine import (
    HOURS,
    WASTE,
    IllegalMove,
    Move,
    Place,
    Position,
    Reason,
    Rules,
    run_length,
)
from bigben.model.choices import best_move, guess, targets, why_immovable


def played(number: int, moves: str, rules: Rules = Rules.BIG_BEN) -> Position:
    position = Position.deal(number, rules)
    for move in moves.split():
        position.push(Move.parse(move))
    return position


def test_targets_are_the_legal_moves_of_every_position_of_a_game() -> None:
    for number in range(1, 20):
        position = Position.deal(number)
        for _ in range(60):
            legal = list(position.legal_moves)
            if not legal:
                break
            for source in (*map(Place.tableau, HOURS), WASTE):
                expected = {move.target for move in legal if move.source == source}
                assert set(targets(position, source)) == expected
            position.push(legal[len(position.entries) % len(legal)])


def test_a_foundation_comes_before_every_pile() -> None:
    found = False
    for number in range(1, 200):
        position = Position.deal(number)
        for hour in HOURS:
            places = targets(position, Place.tableau(hour))
            kinds = [place.kind for place in places]
            assert kinds == sorted(kinds, key="FT".index)
            found |= len(set(kinds)) == 2
    assert found


def test_of_two_foundations_the_one_with_more_still_to_build_comes_first() -> None:
    found = 0
    for number in range(1, 60):
        position = Position.deal(number)
        # At the deal no two foundations take the same card: play on until some do.
        for _ in range(40):
            home = [m for m in position.legal_moves if m.target and m.target.kind == "F"]
            moves = home or list(position.legal_moves)
            position.push(moves[0])
            for hour in HOURS:
                homes = [p for p in targets(position, Place.tableau(hour)) if p.kind == "F"]
                left = [cards_left(position, place) for place in homes]
                assert left == sorted(left, reverse=True)
                found += len(homes) > 1
    assert found


def cards_left(position: Position, place: Place) -> int:
    """How many cards a foundation still takes, counted by letting it grow on paper."""
    top = position.cards(place)[-1]
    count = 0
    while top.rank != place.hour:
        top = top.above
        count += 1
    return count


def test_of_two_piles_the_one_with_the_longer_run_comes_first() -> None:
    found = 0
    for number in range(1, 200):
        position = Position.deal(number)
        for hour in HOURS:
            piles = [p for p in targets(position, Place.tableau(hour)) if p.kind == "T"]
            runs = [run_length(position.cards(place)) for place in piles]
            assert runs == sorted(runs, reverse=True)
            if len(piles) == 2 and runs[0] == runs[1]:
                assert HOURS.index(piles[0].hour) < HOURS.index(piles[1].hour)
                found += 1
    assert found


def test_best_move_can_be_kept_to_foundations() -> None:
    position = Position.deal(7)
    assert str(best_move(position, Place.tableau(1))) == "T1>T4"
    with pytest.raises(IllegalMove) as caught:
        best_move(position, Place.tableau(1), home_only=True)
    assert caught.value.reason is Reason.NO_FOUNDATION
    assert str(caught.value.card) == "4S"


@pytest.mark.parametrize(
    ("source", "index", "reason"),
    [
        (Place.foundation(9), 0, Reason.FOUNDATION_KEEPS),
        (Place.tableau(12), 0, Reason.COVERED),
        (Place.tableau(12), 2, Reason.NO_PLACE),
        (WASTE, None, Reason.SOURCE_EMPTY),
    ],
)
def test_a_card_that_stays_has_its_reason(source: Place, index: int | None, reason: Reason) -> None:
    assert why_immovable(Position.deal(7), source, index).reason is reason


def test_an_empty_pile_says_that_only_the_stock_fills_it() -> None:
    position = Position.deal(7)
    piles = {hour: position.tableau[hour] for hour in HOURS if hour != 3}
    stock = [*position.stock, *position.tableau[3]]
    emptied = Position(Rules.BIG_BEN, position.foundations, piles, (), stock)
    illegal = why_immovable(emptied, Place.tableau(3))
    assert (illegal.reason, illegal.hour, illegal.count) == (Reason.PILE_SHORT, 3, 0)


def test_the_waste_says_which_rules_keep_it_from_the_piles() -> None:
    position = played(7, "deal", Rules.EARLY)
    assert position.waste
    assert why_immovable(position, WASTE).reason is Reason.WASTE_TO_FOUNDATIONS


def test_a_guess_is_legal_in_every_position_and_there_is_one_as_long_as_there_is_a_move() -> None:
    kinds = set()
    for number in range(1, 12):
        position = Position.deal(number)
        while (move := guess(position)) is not None:
            assert move in position.legal_moves
            kinds.add(move.target.kind if move.target else "deal")
            position.push(move)
            if len(position.entries) > 300:
                break  # builds can go round in circles
        assert move is not None or not position.legal_moves
    assert kinds == {"F", "T", "deal"}
