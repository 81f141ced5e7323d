from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from bigben.engine import DEAL
from bigben.model.game import Game
from bigben.ui.actions import Action, Actions
from bigben.ui.possible import show_possible
from tests.games import play_until_stuck
from tests.recorded import WonGame

LOOKS: Final = {
    Action.SOLUTION,
    Action.LOOK_THROUGH_WASTE,
    Action.LEGAL_MOVES,
    Action.FIND,
    Action.PAUSE,
}
HELP: Final = {Action.HINT, Action.SEND_HOME, Action.SEND_ALL_HOME}
BACK: Final = {Action.UNDO, Action.RESTART}
OF_A_GAME: Final = {*LOOKS, *HELP, *BACK, Action.REDO, Action.DEAL}


Possible = Callable[[Game], set[Action]]
MakeGame = Callable[..., Game]


@pytest.fixture
def possible(qapp: QApplication) -> Iterator[Possible]:
    """Which actions a game allows."""
    actions = Actions(dict.fromkeys(Action, lambda: None), qapp)

    def possible(game: Game) -> set[Action]:
        show_possible(actions, game)
        return {each for each in OF_A_GAME if actions[each].isEnabled()}

    yield possible
    actions.deleteLater()


def test_an_untouched_deal_can_be_played_but_not_taken_back(
    possible: Possible, make_game: MakeGame
) -> None:
    assert possible(make_game()) == LOOKS | HELP | {Action.DEAL}


def test_a_move_can_be_taken_back_and_then_made_again(
    possible: Possible, make_game: MakeGame
) -> None:
    game = make_game(7, (DEAL, DEAL))
    assert possible(game) == LOOKS | HELP | {Action.DEAL} | BACK
    game.undo()
    assert possible(game) == OF_A_GAME


def test_nothing_can_be_dealt_from_an_empty_stock(possible: Possible, make_game: MakeGame) -> None:
    game = make_game()
    play_until_stuck(game)
    assert possible(game) == LOOKS | HELP | BACK


def test_nothing_but_to_go_on_is_possible_while_the_game_is_paused(
    possible: Possible, make_game: MakeGame
) -> None:
    game = make_game(7, (DEAL, DEAL))
    game.undo()
    game.clock.set_paused(True)
    assert possible(game) == {Action.PAUSE}
    game.clock.set_paused(False)
    assert possible(game) == OF_A_GAME


def test_a_won_game_can_only_be_looked_at_and_taken_back(
    possible: Possible, make_game: MakeGame, won_game: WonGame
) -> None:
    number, moves = won_game
    game = make_game(number, moves)
    assert possible(game) == {Action.LOOK_THROUGH_WASTE, Action.FIND} | BACK
    game.undo()
    assert Action.HINT in possible(game)
    assert Action.PAUSE in possible(game)


def test_while_the_way_to_win_is_shown_one_can_go_along_it_but_not_play_on(
    possible: Possible, make_game: MakeGame, won_game: WonGame
) -> None:
    number, moves = won_game
    game = make_game(number)
    game.begin_showing(moves)
    assert possible(game) == LOOKS | {Action.REDO}
    game.redo()
    game.redo()
    assert possible(game) == LOOKS | {Action.REDO} | BACK
