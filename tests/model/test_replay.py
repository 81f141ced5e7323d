from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bigben.engine import Position
from bigben.model.replay import Replay
from tests.recorded import WonGame


@pytest.fixture
def replay(won_game: WonGame, qapp: QCoreApplication) -> Replay:
    del qapp
    number, moves = won_game
    return Replay(Position.deal(number), moves)


def reached(won_game: WonGame, made: int) -> Position:
    position = Position.deal(won_game.deal_number)
    for move in won_game.moves[:made]:
        position.push(move)
    return position


def test_a_replay_begins_at_the_end_of_its_moves(replay: Replay, won_game: WonGame) -> None:
    assert replay.moves_made == replay.length == len(won_game.moves)
    assert replay.position == reached(won_game, len(won_game.moves))


def test_any_position_can_be_shown_forth_and_back(replay: Replay, won_game: WonGame) -> None:
    for made in (0, 7, 3, 40, 40, len(won_game.moves)):
        replay.go_to(made)
        assert replay.moves_made == made
        assert replay.position == reached(won_game, made)


def test_the_next_move_and_the_last_one_are_shown_as_moves(replay: Replay, qtbot: QtBot) -> None:
    replay.go_to(10)
    with qtbot.waitSignal(replay.redone), qtbot.assertNotEmitted(replay.restarted):
        replay.go_to(11)
    with qtbot.waitSignal(replay.undone), qtbot.assertNotEmitted(replay.restarted):
        replay.go_to(10)
    with qtbot.waitSignal(replay.restarted), qtbot.assertNotEmitted(replay.redone):
        replay.go_to(20)


def test_another_line_is_followed_from_where_it_leaves_the_game(
    replay: Replay, won_game: WonGame
) -> None:
    position = reached(won_game, 5)
    line = [next(iter(position.legal_moves))]
    replay.follow(5, line)
    assert replay.position == position
    assert replay.length == 6
    replay.go_to(6)
    position.push(line[0])
    assert replay.position == position
    replay.follow(5, won_game.moves[5:])
    replay.go_to(len(won_game.moves))
    assert replay.position == reached(won_game, len(won_game.moves))


def test_nothing_can_be_played(replay: Replay, qtbot: QtBot) -> None:
    replay.go_to(0)
    before = replay.position.key()
    with qtbot.assertNotEmitted(replay.moved), qtbot.assertNotEmitted(replay.refused):
        for move in list(replay.position.legal_moves):
            assert not replay.play(move)
    assert replay.position.key() == before
    assert not replay.touched


def test_the_end_of_a_replay_is_no_end_of_a_game(replay: Replay, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(replay.finished):
        replay.go_to(0)
        replay.go_to(replay.length)
