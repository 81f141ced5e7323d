"""Every claim of the rules page, played."""

from __future__ import annotations

import pytest

from bigben.engine import (
    DEAL,
    HOURS,
    STOCK,
    WASTE,
    Card,
    IllegalMove,
    Move,
    Outcome,
    Place,
    Position,
    Reason,
    Result,
    StuckReason,
    base_card,
    foundation_size,
)
from bigben.ui.help.arrangements import arranged, nearly_won
from bigben.ui.help.parts import Rows
from bigben.ui.help.rules_page import RulesPage
from bigben.ui.words.formats import card_name
from tests.positions import CIRCLES
from tests.ui.help.claims import Proofs, assert_all_proven, texts

PROOFS = Proofs()


def why_refused(position: Position, move: str) -> Reason:
    with pytest.raises(IllegalMove) as refused:
        position.push(Move.parse(move))
    return refused.value.reason


def words(claim: str) -> str:
    (text,) = (text.html for text in texts(RulesPage().page()) if text.claim == claim)
    return text


def test_every_claim_of_the_rules_is_played() -> None:
    assert_all_proven(RulesPage().page(), PROOFS)


@PROOFS.of("aim", "won")
def test_won_is_when_every_hour_shows_the_card_of_its_number(won_game) -> None:
    position = Position.deal(won_game.deal_number)
    for move in won_game.moves:
        assert position.outcome() is None
        position.push(move)
    assert position.outcome() == Outcome(Result.WON)
    shown = {hour: position.foundations[hour][-1].rank for hour in HOURS}
    assert shown == {hour: hour for hour in HOURS}
    assert position.is_won
    faces = {card_name(Card(rank, base_card(12).suit))[0]: rank for rank in (1, 11, 12)}
    assert faces == {"A": 1, "J": 11, "Q": 12}


@PROOFS.of("inner-circle")
def test_the_twelve_cards_lie_clockwise_from_two_to_king() -> None:
    foundations = Position.deal(7).foundations
    clockwise = [*HOURS[9:], *HOURS[:9]]
    assert clockwise[0] == 9
    assert clockwise[-1] == 8
    assert [foundations[hour][0].rank for hour in clockwise] == list(range(2, 14))
    assert all(len(pile) == 1 for pile in foundations.values())
    assert card_name(foundations[9][0]) in words("inner-circle")
    assert card_name(foundations[8][0]) in words("inner-circle")


@PROOFS.of("outer-circle")
def test_a_deal_has_twelve_piles_of_three_a_stock_of_56_and_no_waste() -> None:
    position = Position.deal(7)
    assert [len(pile) for pile in position.tableau.values()] == [3] * 12
    assert len(position.stock) == 56
    assert "56" in words("outer-circle")
    assert not position.waste


@PROOFS.of("foundations-build")
def test_a_foundation_takes_the_next_card_of_its_suit_and_no_other() -> None:
    for hour in HOURS:
        top = base_card(hour)
        for _ in range(foundation_size(hour) - 1):
            following = Card(top.rank % 13 + 1, top.suit)  # the ace follows the king
            assert top.above == following
            top = following
        assert top.rank == hour
    position = arranged({}, {10: "6D JS 3C", 1: "9H KC 4C"})
    assert why_refused(position, "T1>F9") is Reason.FOUNDATION_WANTS
    assert len(position.push(Move.parse("T10>F9")).steps) == 1
    assert [str(card) for card in position.foundations[9]] == ["2C", "3C"]
    position.push(Move.parse("T1>F9"))


@PROOFS.of("foundations-build")
def test_an_ace_goes_on_a_king() -> None:
    position = arranged({}, {1: "9H KC AD"})
    assert str(base_card(8)) == "KD"
    position.push(Move.parse("T1>F8"))
    assert str(position.foundations[8][-1]) == "AD"


@PROOFS.of("foundations-end")
def test_a_finished_foundation_takes_nothing_and_nothing_leaves_one() -> None:
    position = arranged({10: "TH"}, {1: "9S KC JH", 2: "QC 5D 2H"})
    assert len(position.foundations[10]) == foundation_size(10)
    assert why_refused(position, "T1>F10") is Reason.FOUNDATION_FINISHED
    for target in ("T1", "F2"):
        assert why_refused(position, f"F10>{target}") is Reason.FOUNDATION_KEEPS
    home = arranged({}, {1: "9H KC AD"})
    home.push(Move.parse("T1>F8"))
    assert why_refused(home, "F8>T1") is Reason.FOUNDATION_KEEPS
    home.pop()
    assert str(home.tableau[1][-1]) == "AD"


@PROOFS.of("tableau-builds")
def test_piles_build_down_in_suit_one_top_card_at_a_time() -> None:
    position = arranged({}, {2: "9H 4C 8S", 3: "5H 6C AD", 4: "QC KD 7S", 5: "3H KC 7C"})
    assert why_refused(position, "T5>T2") is Reason.PILE_WANTS
    entry = position.push(Move.parse("T4>T2"))
    assert [str(step.card) for step in entry.steps] == ["7S"]
    position.push(Move.parse("T4>T3"))  # a king on an ace
    assert [str(card) for card in position.tableau[3]] == ["5H", "6C", "AD", "KD"]
    # What lies below a top card does not move: 8♠ is covered now.
    assert all(
        move.source != Place.tableau(2) or str(position.cards(move.source)[-1]) == "7S"
        for move in position.legal_moves
    )


@PROOFS.of("tableau-builds")
def test_a_card_goes_to_no_pile_but_those() -> None:
    position = arranged({}, {4: "QC KD 7S"})
    assert why_refused(position, "T4>W") is Reason.NOT_A_TARGET
    assert why_refused(position, "T4>S") is Reason.NOT_A_TARGET


@PROOFS.of("gaps")
@pytest.mark.parametrize(("pile", "gaps"), [("5H 8S", 1), ("8S", 2), ("", 3)])
def test_a_pile_with_gaps_takes_no_card(pile: str, gaps: int) -> None:
    position = arranged({}, {3: pile, 4: "QC KD 7S"})
    assert position.gaps == gaps
    assert why_refused(position, "T4>T3") is Reason.PILE_SHORT
    waiting = arranged({}, {3: pile}, waste="QC KD 7S")
    assert why_refused(waiting, "W>T3") is Reason.PILE_SHORT
    position.push(DEAL)
    assert len(position.tableau[3]) == 3


@PROOFS.of("gaps")
def test_a_pile_of_three_or_more_takes_a_card() -> None:
    for pile in ("JH 5H 8S", "JH 5H TS 9S 8S"):
        position = arranged({}, {3: pile, 4: "QC KD 7S"})
        position.push(Move.parse("T4>T3"))


@PROOFS.of("deal-any-time")
def test_a_deal_is_legal_as_long_as_the_stock_has_cards() -> None:
    position = Position.deal(7)
    others = [move for move in position.legal_moves if move != DEAL]
    assert others
    while position.stock:
        assert DEAL in position.legal_moves
        position.push(DEAL)
    assert DEAL not in position.legal_moves


@PROOFS.of("fill")
def test_a_deal_fills_all_gaps_round_after_round_as_one_move() -> None:
    position = arranged({}, {12: "", 1: "4H", 2: "9C 7D"})
    before = position.to_text()
    entry = position.push(DEAL)
    assert [step.target.hour for step in entry.steps] == [12, 1, 2, 12, 1, 12]
    assert all(step.source == STOCK for step in entry.steps)
    assert position.gaps == 0
    assert not position.waste
    position.pop()
    assert position.to_text() == before


@PROOFS.of("fill")
def test_a_stock_that_runs_out_fills_the_earlier_piles() -> None:
    full = Position.deal(7)
    tableau = dict(full.tableau)
    waste = [*full.stock[2:], *tableau[12], *tableau[1], *tableau[2]]
    tableau |= {12: [], 1: [], 2: []}
    position = Position(full.rules, full.foundations, tableau, waste, full.stock[:2])
    position.push(DEAL)
    assert [len(position.tableau[hour]) for hour in (12, 1, 2)] == [1, 1, 0]
    assert not position.stock


@PROOFS.of("waste")
def test_without_gaps_one_card_is_turned_which_builds_or_goes_home() -> None:
    position = arranged({}, {3: "4D QD 7H"}, stock="9S 6H")
    entry = position.push(DEAL)
    (step,) = entry.steps
    assert (step.source, step.target, str(step.card)) == (STOCK, WASTE, "9S")
    position.push(Move.parse("W>F3"))
    position.push(DEAL)
    position.push(Move.parse("W>T3"))
    assert [str(card) for card in position.tableau[3]][-2:] == ["7H", "6H"]


@PROOFS.of("waste")
def test_there_is_no_redeal() -> None:
    position = Position.deal(7)
    while position.stock:
        position.push(DEAL)
    assert len(position.waste) == 56
    assert why_refused(position, "deal") is Reason.STOCK_EMPTY


@PROOFS.of("stuck")
def test_stuck_is_when_builds_lead_only_in_circles() -> None:
    position = Position.from_text(CIRCLES)
    assert position.legal_moves
    assert position.outcome() == Outcome(Result.STUCK, StuckReason.ONLY_CIRCLES)


@PROOFS.of("stuck")
def test_stuck_is_when_no_move_is_left_and_undo_leads_out() -> None:
    position = nearly_won({9: 3}, {1: "8C 9C", 2: "7C"})
    assert position.outcome() is None
    position.push(Move.parse("T2>F9"))
    assert position.outcome() == Outcome(Result.STUCK, StuckReason.NO_MOVES)
    position.pop()
    assert position.outcome() is None


def test_the_table_of_hours_is_that_of_a_dealt_game() -> None:
    (rows,) = (part for part in RulesPage().page().parts if isinstance(part, Rows))
    foundations = Position.deal(7).foundations
    hours = (*HOURS[1:], 12)
    assert [row[0] for row in rows.rows] == [str(hour) for hour in hours]
    for hour, (_, first, last, count) in zip(hours, rows.rows, strict=True):
        card = foundations[hour][0]
        assert first == card_name(card)
        cards = 1
        while card.rank != hour:
            card = card.above
            cards += 1
        assert (last, count) == (card_name(card), str(cards))
