"""A line that is shown on the table, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from bigben.engine import Position
from bigben.model.game import Game
from bigben.model.session import Session
from bigben.model.solver_client import SolverClient
from bigben.settings.cache import TextCache
from bigben.settings.records import GameResult
from bigben.settings.store import GameStore
from tests.games import play
from tests.recorded import WonGame

MakeSession = Callable[..., Session]
MakeGame = Callable[..., Game]


def won(make_session: MakeSession, won_game: WonGame) -> Session:
    """A session with the deal of the recorded game on the table, untouched."""
    session = make_session()
    session.deal_number(won_game.deal_number, session.game.position.rules)
    return session


def test_a_shown_line_lies_on_the_table_and_not_in_the_record(
    make_game: MakeGame, won_game: WonGame
) -> None:
    number, moves = won_game
    game = make_game(number, moves[:3])
    game.undo()
    game.begin_showing(moves[2:])
    record = game.record
    game.redo()
    game.redo()
    assert game.moves_made == 4
    assert game.record == record
    assert record.journal == moves[:3]
    assert record.cursor == 2


def test_undo_goes_back_along_the_shown_line_and_no_further(
    make_game: MakeGame, won_game: WonGame
) -> None:
    number, moves = won_game
    game = make_game(number, moves[:2])
    undos = game.record.undos
    game.begin_showing(moves[2:])
    assert not game.can_undo
    game.redo()
    game.redo()
    game.undo()
    assert game.moves_made == 3
    game.restart()
    assert game.moves_made == 2
    game.undo()
    game.go_back_to(0)
    assert game.moves_made == 2
    assert game.record.undos == undos
    assert game.record.restarts == 0


def test_nothing_is_played_while_a_line_is_shown(
    make_game: MakeGame, won_game: WonGame, qtbot: QtBot
) -> None:
    number, moves = won_game
    game = make_game(number, moves[:2])
    game.begin_showing(moves[2:])
    with qtbot.assertNotEmitted(game.moved), qtbot.assertNotEmitted(game.refused):
        assert not game.play(moves[2])


def test_the_game_is_as_it_was_when_the_showing_ends(
    make_game: MakeGame, won_game: WonGame, qtbot: QtBot
) -> None:
    number, moves = won_game
    game = make_game(number, moves[:4])
    game.undo()
    before = game.position.key()
    game.begin_showing(moves[3:])
    with qtbot.assertNotEmitted(game.finished):
        while game.can_redo:
            game.redo()
    assert game.outcome is not None
    game.end_showing()
    assert not game.showing
    assert game.position.key() == before
    assert game.outcome is None
    assert not game.won
    game.redo()
    assert game.record.journal == moves[:4]
    assert game.play(moves[4])


def test_a_deal_shown_before_its_first_move_is_not_counted(
    make_session: MakeSession, store: GameStore, won_game: WonGame
) -> None:
    session = won(make_session, won_game)
    game, rules = session.game, session.game.position.rules
    game.begin_showing(won_game.moves)
    game.end_showing()
    for move in won_game.moves:
        game.play(move)
    assert game.outcome is not None
    assert not game.won
    session.deal_new(rules)
    figures = store.figures(rules)
    assert (figures.played, figures.won) == (0, 0)


def test_leaving_a_deal_that_was_shown_untouched_loses_nothing(
    make_session: MakeSession, won_game: WonGame
) -> None:
    session = won(make_session, won_game)
    session.game.begin_showing(won_game.moves)
    assert not session.leaving_loses
    session.game.end_showing()
    session.game.play(won_game.moves[0])
    assert not session.leaving_loses


def test_winning_the_deal_again_after_it_was_shown_is_a_replay(
    make_session: MakeSession, store: GameStore, won_game: WonGame
) -> None:
    session = won(make_session, won_game)
    rules = session.game.position.rules
    session.game.begin_showing(won_game.moves)
    session.deal_number(won_game.deal_number, rules)
    for move in won_game.moves:
        session.game.play(move)
    assert session.game.won
    session.deal_new(rules)
    assert store.figures(rules).win_rate is None


def test_a_game_in_progress_is_lost_at_once(
    make_session: MakeSession, store: GameStore, won_game: WonGame
) -> None:
    session = won(make_session, won_game)
    game, rules = session.game, session.game.position.rules
    game.play(won_game.moves[0])
    game.begin_showing(won_game.moves[1:])
    # As after a kill in the middle of the showing.
    kept = store.current()
    assert kept is not None
    assert kept.end is not None
    assert kept.end.result is GameResult.LOST
    assert kept.shown
    assert kept.cursor == 1
    game.redo()
    game.end_showing()
    for move in won_game.moves[1:]:
        game.play(move)
    assert not game.won
    figures = store.figures(rules)
    assert (figures.played, figures.won) == (1, 0)


def test_a_shown_game_resumes_where_the_player_was(
    make_session: MakeSession, won_game: WonGame
) -> None:
    session = won(make_session, won_game)
    session.game.play(won_game.moves[0])
    session.game.begin_showing(won_game.moves[1:])
    for _ in range(5):
        session.game.redo()
    session.keep()
    again = make_session()
    assert again.game.record.journal == won_game.moves[:1]
    assert again.game.record.shown


def test_showing_after_a_win_changes_nothing(
    make_session: MakeSession, store: GameStore, won_game: WonGame
) -> None:
    session = won(make_session, won_game)
    game = session.game
    for move in won_game.moves:
        game.play(move)
    game.undo()
    before = game.record
    game.begin_showing(won_game.moves[-1:])
    assert game.record == before
    assert game.won
    figures = store.figures(game.position.rules)
    assert (figures.played, figures.won) == (1, 1)


def test_practice_can_be_shown_at_no_cost(make_session: MakeSession, won_game: WonGame) -> None:
    session = make_session()
    session.practise(Position.deal(won_game.deal_number))
    session.game.begin_showing(won_game.moves)
    assert not session.game.record.shown
    assert session.game.record.end is None
    assert session.practising


def test_another_deal_ends_the_showing(make_session: MakeSession, won_game: WonGame) -> None:
    session = won(make_session, won_game)
    session.game.begin_showing(won_game.moves)
    session.game.redo()
    session.deal_new(session.game.position.rules)
    assert not session.game.showing
    assert session.game.moves_made == 0
    assert not session.game.record.shown


def test_the_clock_rests_while_a_line_is_shown(make_game: MakeGame, won_game: WonGame) -> None:
    number, moves = won_game
    game = make_game(number)
    game.clock.set_watched(True)
    game.begin_showing(moves)
    game.redo()
    assert not game.clock.running
    game.end_showing()
    game.play(moves[0])
    assert game.clock.running


def test_what_is_known_stays_with_the_players_position(
    make_game: MakeGame, won_game: WonGame, tmp_path: Path
) -> None:
    number, moves = won_game
    game = make_game(number)
    play(game, moves)
    solver = SolverClient(game, ["no worker"], TextCache(tmp_path))
    solver.set_watching(False)
    for _ in moves:
        game.undo()
    known = solver.known
    assert known is not None
    assert known.line == moves
    game.begin_showing(moves)
    while game.can_redo:
        game.redo()
    assert solver.known == known
    game.end_showing()
    assert solver.known == known
