"""Marks along the journal, and the way back to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from bigben.engine import Move
from bigben.model.bookmarks import Bookmarks
from bigben.model.game import Game

MOVES = tuple(map(Move.parse, ["T3>F2", "T4>F11", "deal", "T5>T9"]))


@pytest.fixture
def game(make_game: Callable[..., Game]) -> Game:
    return make_game(7)


@pytest.fixture
def bookmarks(game: Game) -> Bookmarks:
    """Marks before the first move and after the second of four moves."""
    bookmarks = Bookmarks(game)
    bookmarks.toggle()
    for move in MOVES[:2]:
        game.play(move)
    bookmarks.toggle()
    for move in MOVES[2:]:
        game.play(move)
    return bookmarks


def test_marks_are_listed_in_order(bookmarks: Bookmarks) -> None:
    assert bookmarks.marks == [0, 2]
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
    assert bookmarks.marks == [0, 2]
    game.play(Move.parse("deal"))
    assert bookmarks.marks == [0]


def test_playing_the_same_move_again_keeps_the_marks(game: Game, bookmarks: Bookmarks) -> None:
    game.go_back_to(1)
    game.play(MOVES[1])
    assert bookmarks.marks == [0, 2]


def test_what_is_no_mark_is_not_gone_to(game: Game, bookmarks: Bookmarks) -> None:
    bookmarks.go_to(3)
    assert game.moves_made == 4


def test_marking_again_takes_the_mark_away(game: Game, bookmarks: Bookmarks, qtbot: QtBot) -> None:
    game.go_back_to(2)
    with qtbot.waitSignal(bookmarks.changed):
        bookmarks.toggle()
    assert bookmarks.marks == [0]


def test_marks_go_with_their_game(
    game: Game, bookmarks: Bookmarks, make_game: Callable[..., Game]
) -> None:
    game.lay(make_game(8).record)
    assert not bookmarks.marks


def test_a_shown_line_changes_no_mark(game: Game, bookmarks: Bookmarks) -> None:
    game.go_back_to(2)
    game.begin_showing(MOVES[2:3])
    game.redo()
    bookmarks.toggle()
    game.end_showing()
    assert bookmarks.marks == [0, 2]
