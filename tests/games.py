"""Games that are played to an end."""

from __future__ import annotations

import random

from bigben.engine import DEAL
from bigben.model.game import Game


def play_until_stuck(game: Game) -> None:
    """Deal the stock to its end, then play by chance until the game is over."""
    while game.position.stock and game.outcome is None:
        game.play(DEAL)
    chance = random.Random(0)
    while game.outcome is None:
        game.play(chance.choice(list(game.position.legal_moves)))
    assert game.outcome.reason is not None
