"""What is said against a move, checked on the positions by other means than those it is made by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from bigben.engine import DEAL, HOME, HOURS, WASTE, Card, Move, Place, PlaceKind, Position
from bigben.model.mistakes import Fault, Mistake, mistake
from tests.recorded import won_games


class Case(NamedTuple):
    before: Position
    move: Move
    line: tuple[Move, ...]
    found: Mistake | None

    @property
    def after(self) -> Position:
        position = self.before.copy()
        position.push(self.move)
        return position


def cases() -> Iterator[Case]:
    """Every legal move of every position of the won games, against the line that won.

    Those games deal when nothing else is left. So each is held against a deal as well, as if
    a line began with it: what is said must be true all the same.
    """
    for deal_number, moves in won_games():
        position = Position.deal(deal_number)
        for made, played in enumerate(moves):
            before = position.copy()
            for move in position.legal_moves:
                line = moves[made:]
                yield Case(before, move, line, mistake(before, move, line))
                if before.stock:
                    yield Case(before, move, (DEAL,), mistake(before, move, (DEAL,)))
                if HOME in position.legal_moves:
                    yield Case(before, move, (HOME,), mistake(before, move, (HOME,)))
                    yield Case(before, HOME, line, mistake(before, HOME, line))
            position.push(played)


@pytest.fixture(scope="module")
def all_cases() -> list[Case]:
    return list(cases())


def tops(position: Position) -> set[Card]:
    places = [*map(Place.tableau, HOURS), WASTE]
    return {position.cards(place)[-1] for place in places if position.cards(place)}


def is_buried(case: Case, found: Mistake) -> bool:
    """The foundation waits for the card, no copy of it lies open, and a card came onto its pile."""
    pile = list(case.before.cards(found.place))
    return (
        found.target.kind is PlaceKind.FOUNDATION
        and case.before.foundations[found.target.hour][-1].above == found.card
        and found.card in pile[:-1]
        and found.card not in tops(case.before)
        and len(case.after.cards(found.place)) > len(pile)
    )


def can_go(case: Case, found: Mistake) -> bool:
    """The card lies open, may go there, and it is what the winning line does."""
    move = Move(found.place, found.target)
    return (
        case.before.cards(found.place)[-1] == found.card
        and move in case.before.legal_moves
        and case.line[0] == move
    )


def is_covered(case: Case, found: Mistake) -> bool:
    pile = list(case.before.cards(found.place))
    after = list(case.after.cards(found.place))
    return can_go(case, found) and after[: len(pile)] == pile and len(after) > len(pile)


def is_place_taken(case: Case, found: Mistake) -> bool:
    return can_go(case, found) and len(case.after.cards(found.target)) > len(
        case.before.cards(found.target)
    )


def is_taken_away(case: Case, found: Mistake) -> bool:
    takes = [card for card in tops(case.after) if case.after.wanted(found.target) == card]
    shorter = len(case.after.cards(found.target)) == len(case.before.cards(found.target)) - 1
    return can_go(case, found) and shorter and not takes


def is_gap_missed(case: Case, found: Mistake) -> bool:
    """The deal went to the waste; after the better move the same card would fill a gap."""
    better = case.before.copy()
    better.push(case.line[0])
    entry = better.push(DEAL)
    return (
        can_go(case, found)
        and case.move == DEAL
        and len(case.after.waste) == len(case.before.waste) + 1
        and entry.steps[0].card == case.after.waste[-1]
        and entry.steps[0].target == found.place
    )


def is_dealt_too_soon(case: Case, found: Mistake) -> bool:
    return can_go(case, found) and case.move == DEAL


def is_gap_made(case: Case, found: Mistake) -> bool:
    """The line turns a card onto the waste; after the move that card would fill a gap."""
    straight, after = case.before.copy(), case.after
    turned = straight.push(DEAL).steps
    filled = after.push(DEAL).steps
    return (
        case.line[0] == DEAL
        and [step.target for step in turned] == [WASTE]
        and filled[0].card == turned[0].card
        and filled[0].target == found.place == found.target
        and case.before.cards(found.place)[-1] == found.card
    )


CHECKS: dict[Fault, Callable[[Case, Mistake], bool]] = {
    Fault.BURIED: is_buried,
    Fault.COVERED: is_covered,
    Fault.TOOK_PLACE: is_place_taken,
    Fault.TOOK_AWAY: is_taken_away,
    Fault.MISSED_GAP: is_gap_missed,
    Fault.DEALT_TOO_SOON: is_dealt_too_soon,
    Fault.MADE_GAP: is_gap_made,
}


@pytest.mark.parametrize("fault", Fault)
def test_what_is_said_holds_on_the_table(all_cases: list[Case], fault: Fault) -> None:
    found = [case for case in all_cases if case.found and case.found.fault is fault]
    assert found, "a test without a case proves nothing"
    for case in found:
        assert case.found is not None
        assert CHECKS[fault](case, case.found), case


def test_nothing_is_said_of_the_winning_move_itself(all_cases: list[Case]) -> None:
    own = [case for case in all_cases if case.move == case.line[0]]
    assert own
    assert not any(case.found for case in own)


def test_nothing_is_said_without_a_line() -> None:
    position = Position.deal(7)
    assert mistake(position, DEAL, ()) is None


def test_the_position_is_left_as_it_was() -> None:
    for case in list(cases())[:200]:
        key, entries = case.before.key(), len(case.before.entries)
        mistake(case.before, case.move, case.line)
        assert (case.before.key(), len(case.before.entries)) == (key, entries)


def test_of_many_moves_something_can_be_said(all_cases: list[Case]) -> None:
    counts = Counter(
        case.found is not None
        for case in all_cases
        if case.move not in (case.line[0], HOME) and len(case.line) > 1
    )
    assert counts[True] > counts[False] / 4
