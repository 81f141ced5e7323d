"""How soon a review names the move that lost: python benchmarks/review.py [--games N].

Plays long games as a poor player would and reviews each that was not won, with a worker of its
own. Prints, in seconds from the start of the review: when it first named a move, when the move
that it ended with was named for good, and when it was over.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from measure import spread
from PySide6.QtCore import QCoreApplication

from bigben.engine import Move, Outcome, Position, Result
from bigben.model import choices
from bigben.model.findings import TurningPoint
from bigben.model.review import Review
from bigben.model.solver_process import worker_command
from bigben.settings.cache import TextCache

MOVES = range(130, 181)
"""How many moves a game must have to be measured."""
BY_CHANCE = 0.1
"""How many of a player's moves are made without thinking."""


def lost_games(count: int, first: int) -> Iterator[tuple[int, tuple[Move, ...]]]:
    """Long games that were not won, by their deal numbers."""
    number = first
    while count:
        position, dice = Position.deal(number), random.Random(number)
        while position.outcome() is None and len(position.entries) < MOVES.stop:
            move = choices.guess(position)
            assert move is not None
            if dice.random() < BY_CHANCE:
                move = dice.choice(list(position.legal_moves))
            position.push(move)
        if position.outcome() != Outcome(Result.WON) and len(position.entries) in MOVES:
            yield number, tuple(entry.move for entry in position.entries)
            count -= 1
        number += 1


def measure(
    number: int, moves: tuple[Move, ...], *, first_only: bool = False
) -> tuple[float, float, float]:
    """Seconds until a move is named, until the last one is, and until the review is over.

    With ``first_only`` it is over when a move is named.
    """
    named: list[tuple[float, TurningPoint | None]] = []
    with tempfile.TemporaryDirectory() as folder:
        review = Review(Position.deal(number), moves, worker_command(), TextCache(Path(folder)))

        def note() -> None:
            named.append((time.monotonic() - begun, review.found.turning_point))

        review.changed.connect(note)
        begun = time.monotonic()
        review.begin()
        while not review.over and not (first_only and review.found.turning_point):
            QCoreApplication.processEvents()
            time.sleep(0.001)
        review.end()
    over, point = named[-1]
    first = next((seconds for seconds, at in named if at is not None), over)
    last = next(seconds for seconds, at in named if (at and at.ply) == (point and point.ply))
    shown = "none" if point is None else f"{point.ply + 1}{'' if point.proven else '?'}"
    print(
        f"deal {number}, {len(moves)} moves: first {first:.2f}, at last {last:.2f} "
        f"(move {shown}), over {over:.1f}; {len(named)} answers",
        flush=True,
    )
    return first, last, over


def main() -> None:
    """Review the games one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=5000, help="number of the first deal")
    parser.add_argument("--first-only", action="store_true", help="until a move is named")
    options = parser.parse_args()
    app = QCoreApplication([])
    results = [
        measure(*game, first_only=options.first_only)
        for game in lost_games(options.games, options.first)
    ]
    for what, values in zip(
        ("first named", "last named", "over"), zip(*results, strict=True), strict=True
    ):
        print(f"{what}: {spread(values)} s (least / median / most)")
    del app


if __name__ == "__main__":
    main()
