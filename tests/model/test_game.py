from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, IllegalMove, Move, Outcome, Position, Result, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.settings.records import GameRecord, GameResult, Source
from tests.games import play, play_until_stuck

MakeGame = Callable[..., Game]
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
FIRST = tuple(map(Move.parse, ["T3>F2", "T4>F11", "deal", "T5>T9"]))


def test_playing_a_move_tells_its_entry(make_game: MakeGame, qtbot: QtBot) -> None:
    game = make_game(7)
    with qtbot.waitSignals([game.moved, game.undo_available, game.changed]) as blocker:
        assert game.play(FIRST[0])
    del blocker
    assert game.position.entries[-1].move == FIRST[0]
    assert game.moves_made == 1


def test_an_illegal_move_is_refused_and_changes_nothing(make_game: MakeGame, qtbot: QtBot) -> None:
    game = make_game(7)
    before = game.position.key()
    with qtbot.waitSignal(game.refused) as blocker, qtbot.assertNotEmitted(game.changed):
        assert not game.play(Move.parse("T1>F1"))
    assert isinstance(blocker.args[0], IllegalMove)
    assert game.position.key() == before
    assert not game.touched


def test_a_fill_of_many_gaps_is_one_undo(make_game: MakeGame) -> None:
    game = make_game(7, FIRST[:2])
    before = game.position.key()
    assert game.position.gaps == 2
    game.play(DEAL)
    assert game.position.gaps == 0
    game.undo()
    assert game.position.key() == before


def test_undo_and_redo_go_all_the_way(make_game: MakeGame, won_game: tuple[int, ...]) -> None:
    number, moves = won_game
    game = make_game(number, moves)
    end = game.position.key()
    while game.can_undo:
        game.undo()
    assert game.position == Position.deal(number)
    while game.can_redo:
        game.redo()
    assert game.position.key() == end


def test_a_new_move_ends_what_could_be_redone(make_game: MakeGame) -> None:
    game = make_game(7, FIRST)
    game.undo()
    game.undo()
    assert game.can_redo
    game.play(Move.parse("T7>F7"))
    assert not game.can_redo
    assert [str(move) for move in game.record.journal] == ["T3>F2", "T4>F11", "T7>F7"]


def test_undo_and_redo_tell_whether_there_is_more(make_game: MakeGame) -> None:
    game = make_game(7, FIRST[:1])
    told: list[tuple[str, bool]] = []
    game.undo_available.connect(lambda yes: told.append(("undo", yes)))
    game.redo_available.connect(lambda yes: told.append(("redo", yes)))
    game.undo()
    assert told == [("undo", False), ("redo", True)]
    game.redo()
    assert told[2:] == [("undo", True), ("redo", False)]


def test_without_a_move_undo_redo_and_restart_do_nothing(make_game: MakeGame, qtbot: QtBot) -> None:
    game = make_game(7)
    with qtbot.assertNotEmitted(game.changed):
        game.undo()
        game.redo()
        game.restart()
    assert game.record.undos == game.record.restarts == 0


def test_a_restart_takes_everything_back_and_can_be_redone(make_game: MakeGame) -> None:
    game = make_game(7, FIRST)
    end = game.position.key()
    game.restart()
    assert game.position == Position.deal(7)
    assert game.record.restarts == 1
    assert game.record.journal == FIRST
    for _ in FIRST:
        game.redo()
    assert game.position.key() == end


def test_a_record_laid_again_is_the_same_game(make_game: MakeGame) -> None:
    game = make_game(7, FIRST, Rules.RELAXED)
    game.undo()
    again = Game(game.record, GameClock())
    assert again.position == game.position
    assert again.can_redo
    assert again.record == game.record
    again.redo()
    assert [entry.move for entry in again.position.entries] == list(FIRST)


def test_a_record_that_cannot_have_been_played_leaves_the_table_alone(
    make_game: MakeGame, qtbot: QtBot
) -> None:
    game = make_game(7, FIRST)
    before = game.record
    wrong = GameRecord("x", 8, Rules.BIG_BEN, Source.ANY, journal=FIRST, cursor=4)
    with qtbot.assertNotEmitted(game.dealt), pytest.raises(IllegalMove):
        game.lay(wrong)
    assert game.record == before


def test_rule_1_a_game_starts_with_its_first_move(make_game: MakeGame) -> None:
    game = make_game(7)
    assert not game.touched
    assert game.record.started is None
    game.play(FIRST[0])
    started = game.record.started
    assert started is not None
    game.undo()
    assert game.touched
    assert game.record.started == started


def test_rule_2_the_first_win_fixes_result_time_and_moves(
    make_game: MakeGame, won_game: tuple[int, ...], qtbot: QtBot
) -> None:
    number, moves = won_game
    game = make_game(number, moves[:-1])
    with qtbot.waitSignal(game.finished) as blocker:
        game.play(moves[-1])
    assert blocker.args == [Outcome(Result.WON)]
    end = game.record.end
    assert end is not None
    assert (end.result, end.moves, end.journal) == (GameResult.WON, len(moves), moves)
    game.undo()
    game.restart()
    for _ in moves:
        game.redo()
    assert game.outcome == Outcome(Result.WON)
    assert game.record.end == end
    assert not game.clock.running
    assert game.record.left(NOW).end == end


def test_rule_3_a_game_left_is_lost_as_it_stands(make_game: MakeGame) -> None:
    left = make_game(7, FIRST).record.left(NOW)
    assert left.end is not None
    assert (left.end.result, left.end.moves, left.end.journal) == (GameResult.LOST, 4, FIRST)


def test_rule_3_an_untouched_deal_is_not_lost(make_game: MakeGame) -> None:
    assert make_game(7).record.left(NOW).end is None


def test_rule_10_time_runs_from_the_first_move_to_the_first_win(
    make_game: MakeGame, won_game: tuple[int, ...]
) -> None:
    number, moves = won_game
    game = make_game(number)
    game.clock.set_watched(True)
    assert not game.clock.running
    game.play(moves[0])
    assert game.clock.running
    play(game, moves[1:])
    assert not game.clock.running


def test_rule_10_time_runs_on_in_a_stuck_game_which_can_still_be_taken_back(
    make_game: MakeGame,
) -> None:
    game = make_game(1)
    game.clock.set_watched(True)
    play_until_stuck(game)
    assert game.clock.running


def test_a_stuck_game_says_so_each_time_it_gets_there(make_game: MakeGame, qtbot: QtBot) -> None:
    game = make_game(1)
    play_until_stuck(game)
    assert game.outcome is not None
    assert game.outcome.result is Result.STUCK
    outcome = game.outcome
    game.undo()
    assert game.outcome is None
    with qtbot.waitSignal(game.finished) as blocker:
        game.redo()
    assert blocker.args == [outcome]
