"""Reviews by a worker that is played by a script, and by the real one on games of a poor player."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigben.engine import Move, Outcome, Position, Result
from bigben.model import choices
from bigben.model.review import Review
from bigben.model.solver_process import worker_command
from bigben.settings.cache import TextCache
from bigben.solver.solve import solve
from bigben.solver.verdict import Budget, Verdict
from tests.recorded import WonGame
from tests.workers import LOST, UNKNOWN, answers, astray, fake_command, requests

MakeReview = Callable[..., Review]


@pytest.fixture
def make_review(tmp_path: Path, won_game: WonGame) -> Iterator[MakeReview]:
    """Make reviews whose worker knows the way of the won game, and ``otherwise`` of all else."""
    reviews: list[Review] = []

    def make(
        moves: tuple[Move, ...],
        otherwise: dict[str, Any] = LOST,
        behaviour: str = "answers",
        stages_s: tuple[float, ...] = (0.5, 3.0),
    ) -> Review:
        command = fake_command(tmp_path, answers(won_game, otherwise), behaviour)
        cache, start = TextCache(tmp_path / "cache"), Position.deal(won_game.deal_number)
        reviews.append(Review(start, moves, command, cache, stages_s=stages_s))
        return reviews[-1]

    yield make
    for review in reviews:
        review.end()


def finish(qtbot: QtBot, review: Review) -> None:
    review.begin()
    qtbot.waitUntil(lambda: review.over, timeout=60_000)


@pytest.mark.parametrize("made", [0, 1, 20, 41])
def test_the_move_that_threw_the_win_away_is_found(
    make_review: MakeReview, won_game: WonGame, made: int, qtbot: QtBot
) -> None:
    review = make_review(astray(won_game, made))
    finish(qtbot, review)
    point = review.found.turning_point
    assert point is not None
    assert point.ply == made
    assert point.line == won_game.moves[made:]
    assert point.proven
    verdicts = [review.found.verdict(ply) for ply in range(review.found.positions)]
    assert verdicts == [Verdict.WINNABLE] * (made + 1) + [Verdict.LOST] * 5
    assert review.found.decided == review.found.positions


def test_few_searches_find_it(
    make_review: MakeReview, won_game: WonGame, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make_review(astray(won_game, 30, more=34))
    finish(qtbot, review)
    assert review.found.turning_point is not None
    assert review.found.turning_point.ply == 30
    assert len(requests(tmp_path)) <= 7  # 65 positions


def test_without_a_proof_it_is_said_how_long_was_searched(
    make_review: MakeReview, won_game: WonGame, qtbot: QtBot
) -> None:
    review = make_review(astray(won_game, 20), UNKNOWN)
    finish(qtbot, review)
    point = review.found.turning_point
    assert point is not None
    assert (point.ply, point.proven, point.seconds) == (20, False, 3.0)
    assert review.found.verdict(21) is Verdict.UNKNOWN
    assert review.found.decided == 21


def test_each_position_is_searched_once_with_each_budget(
    make_review: MakeReview, won_game: WonGame, tmp_path: Path, qtbot: QtBot
) -> None:
    finish(qtbot, make_review(astray(won_game, 20, more=20), UNKNOWN))
    asked = [(request["position"], request["budget"]["seconds"]) for request in requests(tmp_path)]
    assert len(set(asked)) == len(asked)
    seconds = [budget for _, budget in asked]
    assert seconds == sorted(seconds)


def test_a_deal_that_nobody_can_win_has_no_turning_point(
    make_review: MakeReview, won_game: WonGame, qtbot: QtBot, tmp_path: Path
) -> None:
    moves = astray(won_game, 3)
    review = make_review(moves)
    (tmp_path / "answers.json").write_text(json.dumps({"else": LOST}))
    finish(qtbot, review)
    assert review.found.turning_point is None
    assert review.found.last_winnable is None
    assert review.found.first_lost == 0


def test_a_won_game_needs_no_search(
    make_review: MakeReview, won_game: WonGame, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make_review(won_game.moves)
    finish(qtbot, review)
    assert review.found.turning_point is None
    assert review.found.last_winnable == len(won_game.moves)
    assert review.found.winning_line(3) == won_game.moves[3:]
    assert not requests(tmp_path)


def test_a_line_is_known_from_every_position_that_can_be_won(
    make_review: MakeReview, won_game: WonGame, qtbot: QtBot
) -> None:
    review = make_review(astray(won_game, 20))
    finish(qtbot, review)
    for ply in range(21):
        assert review.found.winning_line(ply) == won_game.moves[ply:]
    assert review.found.winning_line(21) is None


def test_what_was_found_is_kept_and_not_searched_for_again(
    make_review: MakeReview, won_game: WonGame, tmp_path: Path, qtbot: QtBot
) -> None:
    moves = astray(won_game, 20)
    first = make_review(moves, UNKNOWN)
    finish(qtbot, first)
    asked = len(requests(tmp_path))
    again = make_review(moves, UNKNOWN)
    again.begin()
    assert again.over
    assert again.found.turning_point == first.found.turning_point
    assert len(requests(tmp_path)) == asked


def test_what_an_interrupted_review_found_is_kept(
    make_review: MakeReview, won_game: WonGame, qtbot: QtBot
) -> None:
    moves = astray(won_game, 20)
    first = make_review(moves)
    with qtbot.waitSignal(first.changed):
        first.begin()
    first.end()
    assert 0 < first.found.decided < first.found.positions
    assert make_review(moves).found.decided == first.found.decided


def test_another_game_is_not_answered_from_the_cache(
    make_review: MakeReview, won_game: WonGame, qtbot: QtBot
) -> None:
    finish(qtbot, make_review(astray(won_game, 20)))
    other = make_review(astray(won_game, 21))
    assert other.found.last_winnable is None


@pytest.mark.parametrize(
    "text",
    [
        "not JSON",
        "[]",
        "{}",
        '{"lines": {"2": "deal"}, "first_lost": null, "searched_s": {}}',
        '{"lines": {}, "first_lost": 4000, "searched_s": {}}',
        '{"lines": {}, "first_lost": -1, "searched_s": {}}',
        '{"lines": {"-1": ""}, "first_lost": null, "searched_s": {}}',
        '{"lines": {}, "first_lost": null, "searched_s": {"1": "long"}}',
    ],
)
def test_a_cache_that_makes_no_sense_is_not_believed(
    make_review: MakeReview, won_game: WonGame, text: str, tmp_path: Path, qtbot: QtBot
) -> None:
    moves = astray(won_game, 20)
    finish(qtbot, make_review(moves))
    (kept,) = (tmp_path / "cache").iterdir()
    kept.write_text(text)
    review = make_review(moves)
    assert review.found.last_winnable is None
    finish(qtbot, review)
    assert review.found.turning_point is not None
    assert review.found.turning_point.ply == 20


def test_a_worker_that_crashes_ends_the_review_without_a_verdict(
    make_review: MakeReview, won_game: WonGame, qtbot: QtBot
) -> None:
    review = make_review(astray(won_game, 20), behaviour="crash")
    finish(qtbot, review)
    assert review.found.turning_point is None
    assert all(
        review.found.verdict(ply) is Verdict.UNKNOWN for ply in range(review.found.positions)
    )


def test_the_review_ends_its_worker(
    make_review: MakeReview, won_game: WonGame, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make_review(astray(won_game, 20), behaviour="silent")
    review.begin()
    qtbot.waitUntil(lambda: bool(requests(tmp_path)))
    with qtbot.assertNotEmitted(review.changed):
        review.end()
    assert not review.over


# With the real worker, on games of a poor player


def played(number: int) -> tuple[Move, ...]:
    """A game by simple rules, with every tenth move at random."""
    position, dice = Position.deal(number), random.Random(number)
    while position.outcome() is None and len(position.entries) < 250:
        move = choices.guess(position)
        assert move is not None
        if dice.random() < 0.1:
            move = dice.choice(list(position.legal_moves))
        position.push(move)
    return tuple(entry.move for entry in position.entries)


def check_review(number: int, stages_s: tuple[float, ...], cache: TextCache, qtbot: QtBot) -> None:
    moves = played(number)
    review = Review(Position.deal(number), moves, worker_command(), cache, stages_s=stages_s)
    review.begin()
    qtbot.waitUntil(lambda: review.over, timeout=300_000)
    review.end()
    order = [Verdict.WINNABLE, Verdict.UNKNOWN, Verdict.LOST]
    ranks = [order.index(review.found.verdict(ply)) for ply in range(review.found.positions)]
    assert all(before <= after for before, after in pairwise(ranks))
    point = review.found.turning_point
    if point is None:
        assert review.found.last_winnable in (None, len(moves))
        return
    winning = Position.deal(number)
    for move in (*moves[: point.ply], *point.line):
        winning.push(move)
    assert winning.outcome() == Outcome(Result.WON)
    after = review.found.position_at(point.ply + 1)
    if point.proven:
        assert after.outcome() or solve(after, Budget(seconds=60)).verdict is Verdict.LOST
    else:
        assert point.seconds == stages_s[-1]
        assert review.found.verdict(point.ply + 1) is Verdict.UNKNOWN


@pytest.mark.parametrize("number", range(2000, 2008))
def test_the_turning_point_of_a_played_game(number: int, tmp_path: Path, qtbot: QtBot) -> None:
    check_review(number, (0.3,), TextCache(tmp_path), qtbot)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3000, 3100))
def test_the_turning_points_of_a_hundred_played_games(
    number: int, tmp_path: Path, qtbot: QtBot
) -> None:
    check_review(number, (0.3, 1.0), TextCache(tmp_path), qtbot)
