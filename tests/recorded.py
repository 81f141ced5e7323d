"""The games that PySolFC's own code played and won, to be played again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bigben.engine import Move

_GAMES: Final = Path(__file__).parent / "data" / "games.jsonl.gz"


class WonGame(NamedTuple):
    """A deal and the moves that won it."""

    deal_number: int
    moves: tuple[Move, ...]


def won_games() -> Iterator[WonGame]:
    """All that were won."""
    with gzip.open(_GAMES, "rt", encoding="utf-8") as lines:
        for game in map(json.loads, lines):
            if game["won"]:
                moves = tuple(Move.parse(step["played"]) for step in game["steps"])
                yield WonGame(int(game["deal"]), moves)


def shortest_won_game() -> WonGame:
    """The one that was won in the fewest moves."""
    return min(won_games(), key=lambda game: len(game.moves))


def won_game_of(deal_number: int) -> WonGame:
    """The one of a deal."""
    return next(game for game in won_games() if game.deal_number == deal_number)
