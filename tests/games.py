"""Games that are played on."""

from __future__ import annotations

import random
from collections.abc import Iterable

from bigben.engine import DEAL, Move, Rules
from bigben.model.game import Game
from bigben.model.session import Session


def play(game: Game, moves: Iterable[Move]) -> None:
    """Make moves, all of which are legal."""
    for move in moves:
        assert game.play(move)


def deal_and_play(session: Session, number: int, moves: Iterable[Move]) -> None:
    """Lay a deal by the rules of Big Ben, and make moves in it."""
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves)


def play_some(session: Session, count: int = 3) -> None:
    """Make a few moves, whichever are the first that are legal."""
    for _ in range(count):
        session.game.play(next(iter(session.game.position.legal_moves)))


def play_until_stuck(game: Game) -> None:
    """Deal the stock to its end, then play by chance until the game is over."""
    while game.position.stock and game.outcome is None:
        game.play(DEAL)
    chance = random.Random(0)
    while game.outcome is None:
        game.play(chance.choice(list(game.position.legal_moves)))
    assert game.outcome.reason is not None
