"""What searches along a game tell of it, whoever made them."""

from __future__ import annotations

import pytest

from bigben.engine import Position
from bigben.model.findings import Findings
from bigben.model.knowledge import Known
from bigben.solver.verdict import Verdict
from tests.recorded import WonGame
from tests.workers import astray

LOST = Known(Verdict.LOST)
UNKNOWN = Known(Verdict.UNKNOWN)
STAGES_S = (0.5, 3.0)


def find_out(
    found: Findings, won_game: WonGame, last: int, after: Known
) -> list[tuple[int, float]]:
    """Answer all questions: the positions up to ``last`` can be won; returns the questions."""
    asked = []
    while (question := found.next_question(STAGES_S, 0.5)) is not None:
        asked.append(question)
        ply, seconds = question
        line = Known(Verdict.WINNABLE, won_game.moves[ply:])
        found.learn(ply, line if ply <= last else after, seconds)
    return asked


@pytest.mark.parametrize("last", [0, 1, 19, 20])
@pytest.mark.parametrize("after", [LOST, UNKNOWN])
def test_few_searches_find_the_last_position_that_could_be_won(
    won_game: WonGame, last: int, after: Known
) -> None:
    found = Findings(Position.deal(won_game.deal_number), astray(won_game, last, more=40 - last))
    asked = find_out(found, won_game, last, after)
    assert found.last_winnable == last
    point = found.turning_point
    assert point is not None
    assert (point.ply, point.proven) == (last, after is LOST)
    of_a_stage = [sum(seconds == stage_s for _, seconds in asked) for stage_s in STAGES_S]
    # 41 positions: six halvings for the win, and as many for the proof that there is none.
    assert of_a_stage[0] <= 6 if after is LOST else of_a_stage[0] <= 12
    assert of_a_stage[1] <= 6
    assert len(set(asked)) == len(asked)


def test_without_any_win_all_is_searched_down_to_the_deal(won_game: WonGame) -> None:
    found = Findings(Position.deal(won_game.deal_number), astray(won_game, 5))
    find_out(found, won_game, -1, LOST)
    assert found.last_winnable is None
    assert found.first_lost == 0
    assert found.turning_point is None


def test_a_move_is_named_as_soon_as_all_was_searched_for_a_short_time(won_game: WonGame) -> None:
    found = Findings(Position.deal(won_game.deal_number), astray(won_game, 20, more=20))
    named = None
    while named is None:
        question = found.next_question(STAGES_S, 0.5)
        assert question is not None
        ply, seconds = question
        assert seconds == STAGES_S[0]
        line = Known(Verdict.WINNABLE, won_game.moves[ply:])
        found.learn(ply, line if ply <= 10 else UNKNOWN, seconds)
        named = found.turning_point
    assert (named.ply, named.seconds) == (10, STAGES_S[0])
    # A longer search finds more, and another move is named.
    question = found.next_question(STAGES_S, 0.5)
    assert question is not None
    assert question[0] > 10


def test_what_is_known_already_is_not_asked_again(won_game: WonGame) -> None:
    found = Findings(Position.deal(won_game.deal_number), astray(won_game, 20, more=20))
    found.learn(20, Known(Verdict.WINNABLE, won_game.moves[20:]), 10.0)
    found.learn(21, UNKNOWN, 10.0)
    assert found.next_question(STAGES_S, 0.0) is None
    point = found.turning_point
    assert point is not None
    assert (point.ply, point.seconds) == (20, 10.0)
