"""Which actions the game on the table allows now."""

from __future__ import annotations

from bigben.model.game import Game
from bigben.ui.actions import Action, Actions


def show_possible(actions: Actions, game: Game) -> None:
    """Enable just what can be asked of a game: nothing but to go on while it is paused.

    While the way to win is shown, the player can go along it, but not play on; a won position
    leaves nothing to play, to ask for, or to pause.
    """
    seen = not game.clock.paused
    undecided = seen and not game.position.is_won
    playing = undecided and not game.showing
    for action, possible in {
        Action.UNDO: seen and game.can_undo,
        Action.RESTART: seen and game.can_undo,
        Action.REDO: seen and game.can_redo,
        Action.DEAL: playing and bool(game.position.stock),
        Action.HINT: playing,
        Action.SEND_HOME: playing,
        Action.SEND_ALL_HOME: playing,
        Action.SOLUTION: undecided,
        Action.PAUSE: not game.position.is_won,
        Action.LEGAL_MOVES: undecided,
        Action.LOOK_THROUGH_WASTE: seen,
        Action.FIND: seen,
    }.items():
        actions[action].setEnabled(possible)
