from __future__ import annotations

import pytest

from bigben.engine import Move
from bigben.model.knowledge import Knowledge, Known
from bigben.solver.verdict import Verdict


def moves(count: int, of: str = "T1>T2") -> tuple[Move, ...]:
    """So many different moves; whether they are legal is nothing to the knowledge."""
    names = [f"T{source}>F{target}" for source in range(1, 13) for target in range(1, 13)]
    start = 0 if of == "T1>T2" else 70
    return tuple(map(Move.parse, names[start : start + count]))


LINE = moves(8)
OTHER = moves(3, of="others")
LOST = Known(Verdict.LOST)
UNKNOWN = Known(Verdict.UNKNOWN)


@pytest.fixture
def knowledge() -> Knowledge:
    return Knowledge()


def verdict(knowledge: Knowledge, ply: int) -> Verdict | None:
    known = knowledge.at(ply)
    return known.verdict if known else None


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


@pytest.mark.parametrize("last", range(9))
@pytest.mark.parametrize("after", [LOST, UNKNOWN])
def test_looking_back_finds_the_last_position_that_could_be_won(
    knowledge: Knowledge, last: int, after: Known
) -> None:
    journal = moves(12, of="others")
    knowledge.follow(journal, 12)
    knowledge.learn(LOST)
    asked = 0
    while (ply := knowledge.ply_to_look_at()) is not None:
        assert knowledge.at(ply) is None
        knowledge.learn(Known(Verdict.WINNABLE, LINE) if ply <= last else after, ply)
        asked += 1
    assert knowledge.last_winnable() == last
    assert verdict(knowledge, last + 1) is not Verdict.WINNABLE
    assert asked <= 4


def test_looking_back_ends_where_no_position_could_be_won(knowledge: Knowledge) -> None:
    knowledge.follow(OTHER, 3)
    knowledge.learn(LOST)
    while (ply := knowledge.ply_to_look_at()) is not None:
        knowledge.learn(LOST, ply)
    assert knowledge.last_winnable() is None
