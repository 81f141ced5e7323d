"""Marks along the journal, and the way back to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bigben.engine import Move
from bigben.model.bookmarks import Bookmarks
from bigben.model.game import Game
from bigben.model.session import Session

MOVES = tuple(map(Move.parse, ["T3>F2", "T4>F11", "deal", "T5>T9"]))


@pytest.fixture
def game(make_game: Callable[..., Game]) -> Game:
    return make_game(7)


@pytest.fixture
def bookmarks(game: Game) -> Bookmarks:
    """Marks before the first move and after the second of four moves."""
    bookmarks = Bookmarks(game)
    game.toggle_mark()
    for move in MOVES[:2]:
        game.play(move)
    game.toggle_mark()
    for move in MOVES[2:]:
        game.play(move)
    return bookmarks


def test_marks_are_listed_in_order(bookmarks: Bookmarks) -> None:
    assert bookmarks.marks == (0, 2)
    assert not bookmarks.here
    assert bookmarks.before == 2


def test_going_to_a_mark_is_one_undo_that_can_be_redone(game: Game, bookmarks: Bookmarks) -> None:
    undos = game.record.undos
    bookmarks.go_to(2)
    assert game.moves_made == 2
    assert game.record.undos == undos + 1
    assert game.record.journal == MOVES
    assert bookmarks.here
    assert bookmarks.before == 0


def test_a_mark_ahead_can_be_gone_to_without_an_undo(game: Game, bookmarks: Bookmarks) -> None:
    bookmarks.go_to(0)
    undos = game.record.undos
    bookmarks.go_to(2)
    assert game.moves_made == 2
    assert game.record.undos == undos


def test_a_mark_on_a_branch_that_is_overwritten_goes(game: Game, bookmarks: Bookmarks) -> None:
    game.go_back_to(1)
    assert bookmarks.marks == (0, 2)
    game.play(Move.parse("deal"))
    assert bookmarks.marks == (0,)


def test_playing_the_same_move_again_keeps_the_marks(game: Game, bookmarks: Bookmarks) -> None:
    game.go_back_to(1)
    game.play(MOVES[1])
    assert bookmarks.marks == (0, 2)


def test_what_is_no_mark_is_not_gone_to(game: Game, bookmarks: Bookmarks) -> None:
    bookmarks.go_to(3)
    assert game.moves_made == 4


def test_marking_again_takes_the_mark_away(game: Game, bookmarks: Bookmarks, qtbot: QtBot) -> None:
    game.go_back_to(2)
    with qtbot.waitSignal(game.changed):
        game.toggle_mark()
    assert bookmarks.marks == (0,)


def test_marks_go_with_their_game(
    game: Game, bookmarks: Bookmarks, make_game: Callable[..., Game]
) -> None:
    game.lay(make_game(8).record)
    assert not bookmarks.marks


def test_a_shown_line_changes_no_mark(game: Game, bookmarks: Bookmarks) -> None:
    game.go_back_to(2)
    game.begin_showing(MOVES[2:3])
    game.redo()
    game.toggle_mark()
    game.end_showing()
    assert bookmarks.marks == (0, 2)


def test_marks_are_kept_until_the_next_start(make_session: Callable[..., Session]) -> None:
    session = make_session()
    move = next(iter(session.game.position.legal_moves))
    session.game.play(move)
    session.game.toggle_mark()
    session.game.undo()
    again = make_session()
    assert Bookmarks(again.game).marks == (1,)
    again.deal_new(again.game.position.rules)
    assert not Bookmarks(make_session().game).marks


def test_opening_an_earlier_state_keeps_the_marks_only_with_their_moves(session: Session) -> None:
    game = session.game
    for _ in range(3):
        game.play(next(iter(game.position.legal_moves)))
    saved = game.record
    game.toggle_mark()
    game.undo()
    session.lay(session.opened(replace(saved, cursor=1)))
    assert game.record.marks == (3,)
    other = list(game.position.legal_moves)[1]
    session.lay(session.opened(replace(saved, journal=(saved.journal[0], other), cursor=2)))
    assert game.record.marks == ()
