"""Workers that are played by a script, and what they know of games."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bigben.engine import Move, Position
from tests.recorded import WonGame

WORKER = Path(__file__).with_name("fake_worker.py")
LOST = {"verdict": "lost", "line": []}
UNKNOWN = {"verdict": "unknown", "line": []}


def fake_command(folder: Path, answers: Mapping[str, Any], behaviour: str = "answers") -> list[str]:
    """The command of a worker that keeps its requests in a folder and gives these answers."""
    path = folder / "answers.json"
    path.write_text(json.dumps(answers))
    return [sys.executable, str(WORKER), behaviour, str(folder / "requests"), str(path)]


def answers(game: WonGame, otherwise: Mapping[str, Any] = LOST) -> dict[str, Any]:
    """Answers of a worker that knows the way of a won game, and the same of all else."""
    number, moves = game
    position = Position.deal(number)
    known: dict[str, Any] = {"else": otherwise}
    for made in range(len(moves)):
        line = [str(move) for move in moves[made:]]
        known[position.to_text()] = {"verdict": "winnable", "line": line}
        position.push(moves[made])
    return known


def requests(folder: Path, op: str = "solve") -> list[dict[str, Any]]:
    """What the worker of a folder was asked."""
    path = folder / "requests"
    found = map(json.loads, path.read_text().splitlines() if path.exists() else ())
    return [request for request in found if request["op"] == op]


def astray(game: WonGame, made: int, more: int = 5) -> tuple[Move, ...]:
    """A won game's first moves, then others that lead to none of its positions."""
    number, won = game
    position = Position.deal(number)
    known = {position.key()}
    for move in won:
        position.push(move)
        known.add(position.key())
    while len(position.entries) > made:
        position.pop()
    for _ in range(more):
        for move in list(position.legal_moves):
            position.push(move)
            if position.key() not in known:
                break
            position.pop()
    assert len(position.entries) == made + more
    return tuple(entry.move for entry in position.entries)
