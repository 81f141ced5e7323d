from __future__ import annotations

import pytest

from bigben.engine import HOURS, Move
from bigben.model.knowledge import Knowledge, Known
from bigben.solver.verdict import Verdict

# Different moves; whether they are legal is nothing to the knowledge.
LINE = tuple(Move.parse(f"T1>F{hour}") for hour in HOURS[:8])
OTHER = tuple(Move.parse(f"T7>F{hour}") for hour in HOURS[:3])
LOST = Known(Verdict.LOST)
UNKNOWN = Known(Verdict.UNKNOWN)


@pytest.fixture
def knowledge() -> Knowledge:
    return Knowledge()


def test_nothing_is_known_at_first(knowledge: Knowledge) -> None:
    assert knowledge.here() is None
    assert knowledge.last_winnable() is None


def test_a_line_is_followed_as_long_as_the_player_does(knowledge: Knowledge) -> None:
    knowledge.learn(Known(Verdict.WINNABLE, LINE))
    for count in range(1, len(LINE) + 1):
        knowledge.follow(LINE[:count], count)
        assert knowledge.here() == Known(Verdict.WINNABLE, LINE[count:])


def test_leaving_the_line_ends_what_is_known(knowledge: Knowledge) -> None:
    knowledge.learn(Known(Verdict.WINNABLE, LINE))
    knowledge.follow((*LINE[:2], OTHER[0]), 3)
    assert knowledge.here() is None
    assert knowledge.last_winnable() == 2


def test_a_win_found_later_proves_every_position_that_leads_to_it(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER, 3)
    knowledge.learn(Known(Verdict.WINNABLE, LINE))
    assert knowledge.at(0) == Known(Verdict.WINNABLE, (*OTHER, *LINE))
    knowledge.follow(OTHER, 1)  # two moves undone
    assert knowledge.here() == Known(Verdict.WINNABLE, (*OTHER[1:], *LINE))


def test_a_proven_loss_holds_for_everything_after_it(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER[:1], 1)
    knowledge.learn(LOST)
    knowledge.follow(OTHER, 3)
    assert knowledge.here() == LOST
    knowledge.follow(OTHER, 0)
    assert knowledge.here() is None


def test_not_found_out_says_nothing_of_other_positions(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER[:1], 1)
    knowledge.learn(UNKNOWN)
    assert knowledge.here() == UNKNOWN
    knowledge.follow(OTHER[:2], 2)
    assert knowledge.here() is None
    assert knowledge.at(0) is None


def test_a_win_found_from_elsewhere_overrules_not_found_out(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER[:1], 1)
    knowledge.learn(UNKNOWN)
    knowledge.follow(OTHER[:2], 2)
    knowledge.learn(Known(Verdict.WINNABLE, LINE))
    assert knowledge.at(1) == Known(Verdict.WINNABLE, (OTHER[1], *LINE))


def test_an_undo_keeps_what_is_known_of_the_redo_part(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER[:2], 2)
    knowledge.learn(LOST)
    knowledge.follow(OTHER[:2], 1)
    assert knowledge.here() is None
    knowledge.follow(OTHER[:2], 2)
    assert knowledge.here() == LOST


def test_a_new_move_forgets_the_branch_that_was_left(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER[:2], 2)
    knowledge.learn(LOST)
    knowledge.follow((OTHER[0], LINE[0]), 2)
    assert knowledge.here() is None


def test_another_deal_begins_anew(knowledge: Knowledge) -> None:
    knowledge.learn(LOST)
    knowledge.forget()
    assert knowledge.here() is None


def test_what_was_searched_is_listed_up_to_the_cursor(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER, 3)
    knowledge.learn(LOST)
    knowledge.learn(UNKNOWN, 1)
    assert list(knowledge.found()) == [(1, UNKNOWN), (3, LOST)]
    knowledge.follow(OTHER, 2)
    assert list(knowledge.found()) == [(1, UNKNOWN)]


def test_a_journal_is_another_if_a_move_or_the_cursor_is(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER, 2)
    assert knowledge.is_at(OTHER, 2)
    assert not knowledge.is_at(OTHER, 3)
    assert not knowledge.is_at(OTHER[:2], 2)
