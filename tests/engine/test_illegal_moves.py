import random

import pytest

from bigben.engine import (
    DEAL,
    HOURS,
    PACK,
    PLACES,
    Card,
    IllegalMove,
    Move,
    Place,
    Position,
    Reason,
    Rules,
    base_card,
    foundation_size,
)

ALL_MOVES = [DEAL, *(Move(source, target) for source in PLACES for target in PLACES)]


def refusal(position: Position, move: str) -> IllegalMove:
    before = position.key()
    with pytest.raises(IllegalMove) as caught:
        position.push(Move.parse(move))
    assert position.key() == before
    assert Move.parse(move) not in position.legal_moves
    return caught.value


def after(moves: str, number: int = 7, rules: Rules = Rules.BIG_BEN) -> Position:
    position = Position.deal(number, rules)
    for move in moves.split():
        position.push(Move.parse(move))
    return position


def without_stock(rules: Rules) -> Position:
    """Deal 7 with nothing played: all of the stock went to the waste."""
    return after(" ".join(["deal"] * 56), rules=rules)


def test_an_empty_stock_deals_nothing() -> None:
    error = refusal(without_stock(Rules.BIG_BEN), "deal")
    assert error.reason is Reason.STOCK_EMPTY
    assert str(error) == "the stock is empty"


@pytest.mark.parametrize("move", ["S>W", "S>T1", "S>F3", "S>S"])
def test_the_stock_only_deals(move: str) -> None:
    assert refusal(Position.deal(7), move).reason is Reason.STOCK_ONLY_DEALS


@pytest.mark.parametrize("move", ["F3>T1", "F3>F4", "F3>W", "F3>F3"])
def test_nothing_leaves_a_foundation(move: str) -> None:
    error = refusal(Position.deal(7), move)
    assert error.reason is Reason.FOUNDATION_KEEPS
    assert error.hour == 3


def test_an_empty_pile_and_an_empty_waste_give_no_card() -> None:
    assert refusal(Position.deal(7), "W>F1").reason is Reason.SOURCE_EMPTY
    assert refusal(arranged(Rules.BIG_BEN, {4: ""}), "T4>F1").reason is Reason.SOURCE_EMPTY


def test_a_card_does_not_go_where_it_lies() -> None:
    assert refusal(Position.deal(7), "T3>T3").reason is Reason.SAME_PILE


@pytest.mark.parametrize("move", ["T3>W", "T3>S"])
def test_cards_go_to_piles_only(move: str) -> None:
    assert refusal(Position.deal(7), move).reason is Reason.NOT_A_TARGET


def test_early_rules_keep_the_waste_from_the_tableau() -> None:
    position = after("deal", rules=Rules.EARLY)
    assert refusal(position, "W>T3").reason is Reason.WASTE_TO_FOUNDATIONS
    assert refusal(position, "W>F9").reason is Reason.FOUNDATION_WANTS
    assert refusal(after("deal"), "W>T3").reason is Reason.PILE_WANTS


def test_a_foundation_takes_only_the_next_card_of_its_suit() -> None:
    error = refusal(Position.deal(7), "T3>F9")
    assert (error.reason, error.hour, error.card) == (
        Reason.FOUNDATION_WANTS,
        9,
        Card.parse("3C"),
    )
    assert str(error) == "the foundation at 9 o'clock takes only 3C"


def test_a_pile_takes_only_the_card_below_its_top() -> None:
    error = refusal(Position.deal(7), "T3>T12")
    assert (error.reason, error.hour, error.card) == (Reason.PILE_WANTS, 12, Card.parse("KH"))
    assert str(error) == "the pile at 12 o'clock takes only KH"


def test_pile_of_two_takes_no_card() -> None:
    position = arranged(Rules.BIG_BEN, {3: "KH TS", 4: "AD 2D 9S"})
    error = refusal(position, "T4>T3")
    assert (error.reason, error.hour, error.count) == (Reason.PILE_SHORT, 3, 2)
    assert str(error) == "the pile at 3 o'clock holds 2: only the stock fills gaps"


def arranged(
    rules: Rules, piles: dict[int, str], foundations: dict[int, int] | None = None
) -> Position:
    """A position with these piles and foundations of these sizes; the others get what is left."""
    left = [*PACK, *PACK]
    built = {}
    for hour in HOURS:
        built[hour] = [base_card(hour)]
        while len(built[hour]) < (foundations or {}).get(hour, 1):
            built[hour].append(built[hour][-1].above)
    tableau = {hour: [Card.parse(name) for name in names.split()] for hour, names in piles.items()}
    for card in [card for pile in (*built.values(), *tableau.values()) for card in pile]:
        left.remove(card)
    random.Random(1).shuffle(left)
    for hour in HOURS:
        tableau.setdefault(hour, [])
        if hour not in piles:
            tableau[hour] = [left.pop() for _ in range(3)]
    return Position(rules, built, tableau, (), left)


@pytest.mark.parametrize("rules", Rules)
def test_an_empty_pile_takes_no_card_by_any_rules(rules: Rules) -> None:
    error = refusal(arranged(rules, {12: ""}), "T1>T12")
    assert (error.reason, error.hour, error.count) == (Reason.PILE_SHORT, 12, 0)


@pytest.mark.parametrize("pile", ["6S", "KH 6S"])
def test_relaxed_piles_take_a_card_while_they_hold_one(pile: str) -> None:
    for rules in Rules:
        position = arranged(rules, {12: pile, 1: "AD 2D 5S"})
        legal = Move.parse("T1>T12") in position.legal_moves
        assert legal is (rules is Rules.RELAXED)


def test_relaxed_rules_still_fill_short_piles_only_from_the_stock() -> None:
    position = arranged(Rules.RELAXED, {12: "6S", 5: ""})
    entry = position.push(DEAL)
    assert [str(step.target) for step in entry.steps] == ["T12", "T5", "T12", "T5", "T5"]


def test_a_deal_fills_every_gap_round_after_round_as_one_entry() -> None:
    position = arranged(Rules.BIG_BEN, {12: "", 3: "6S", 7: "5S 9D", 11: ""})
    filling = list(reversed(position.stock))
    assert position.gaps == 9
    entry = position.push(DEAL)
    targets = " ".join(str(step.target) for step in entry.steps)
    assert targets == "T12 T3 T7 T11 T12 T3 T11 T12 T11"
    assert [step.card for step in entry.steps] == filling[:9]
    assert position.gaps == 0
    assert not position.waste
    assert position.pop() == entry
    assert position.gaps == 9


def test_a_finished_foundation_takes_nothing_more() -> None:
    position = arranged(Rules.BIG_BEN, {1: "AD AD TC"}, {9: foundation_size(9)})
    assert position.wanted(Place.foundation(9)) is None
    error = refusal(position, "T1>F9")
    assert (error.reason, error.hour) == (Reason.FOUNDATION_FINISHED, 9)
    assert str(error) == "the foundation at 9 o'clock is finished"


@pytest.mark.parametrize("rules", Rules)
def test_legal_moves_say_the_same_listed_tested_and_looked_up(rules: Rules) -> None:
    walk = random.Random(rules)
    position = Position.deal(3, rules)
    for _ in range(80):
        listed = list(position.legal_moves)
        assert set(listed) == {move for move in ALL_MOVES if move in position.legal_moves}
        assert bool(position.legal_moves) == bool(listed)
        if not listed:
            break
        position.push(walk.choice(listed))


def test_taking_back_at_the_beginning_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        Position.deal(7).pop()
