"""How soon a review names the move that lost: python benchmarks/review.py [--games N] [--window].

Plays long games as a poor player would and reviews each that was not won, with a worker of its
own. Prints, in seconds from the start of the review: when it first named a move, when the move
that it ended with was named for good, and when it was over. With ``--window``: for how long at a
time its window was busy, in milliseconds of the processor; the longest is the way to the move that
lost, which is shown once.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from measure import Spans, spread
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bigben.engine import Move, Position
from bigben.model import choices
from bigben.model.findings import TurningPoint
from bigben.model.review import Review
from bigben.model.solver_process import worker_command
from bigben.settings.cache import TextCache
from bigben.view.animator import Speed

MOVES = range(130, 181)
"""How many moves a game must have to be measured."""
_WATCHED_S = 10
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
        if not position.is_won and len(position.entries) in MOVES:
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


def stretches(number: int, moves: tuple[Move, ...]) -> list[float]:
    """Milliseconds of the processor between two looks of a timer in a review's window.

    The first is for opening it; the others, longest first, are from then until a second after it
    is over, ten seconds at the most.
    """
    from bigben.settings.preferences import Preferences  # noqa: PLC0415
    from bigben.ui.looks import Looks  # noqa: PLC0415
    from bigben.ui.review.dialog import ReviewDialog  # noqa: PLC0415
    from bigben.ui.words.sentences import Sentences  # noqa: PLC0415

    spans = Spans(time.thread_time)
    with tempfile.TemporaryDirectory() as folder:
        looks = Looks(Preferences(Path(folder, "preferences.ini")))
        review = Review(Position.deal(number), moves, worker_command(), TextCache(Path(folder)))
        dialog = ReviewDialog(review, looks, Speed.NORMAL, Sentences())
        dialog.resize(1280, 800)
        dialog.show()
        QCoreApplication.processEvents()
        spans.look()
        opening = spans.all_ms.pop()
        spans.begin()
        begun, over = time.monotonic(), None
        while time.monotonic() - begun < _WATCHED_S and (
            over is None or time.monotonic() - over < 1
        ):
            QCoreApplication.processEvents()
            time.sleep(0.001)
            over = over or (time.monotonic() if review.over else None)
        dialog.reject()
    return [opening, *sorted(spans.all_ms, reverse=True)]


def watch_windows(games: Iterator[tuple[int, tuple[Move, ...]]]) -> None:
    """Say how long the window of each review was busy at a time."""
    for number, moves in games:
        opening, *others = stretches(number, moves)
        longest = ", ".join(f"{span:.1f}" for span in others[:4])
        print(
            f"deal {number}: opening {opening:.0f} ms, longest stretches {longest} ms", flush=True
        )


def main() -> None:
    """Review the games one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=5000, help="number of the first deal")
    parser.add_argument("--first-only", action="store_true", help="until a move is named")
    parser.add_argument("--window", action="store_true", help="how fluid the window stays")
    options = parser.parse_args()
    app = QApplication([]) if options.window else QCoreApplication([])
    if options.window:
        watch_windows(lost_games(options.games, options.first))
        return
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
