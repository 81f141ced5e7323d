"""How far and how fast the solver comes: python benchmarks/solver.py {deals,midgame,ideas}.

Seconds are the process's own, so that other work on the machine matters less. ``deals`` solves a
range of deals and prints the share solved within given times. ``midgame`` takes positions from
games played by chance, solves each within a short and a long time, and compares the answers.
``ideas`` searches deals with one idea of the search left out at a time.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
from collections import Counter
from collections.abc import Callable
from time import process_time
from typing import Any
from unittest import mock

from bigben.engine import DEAL, PlaceKind, Position, Rules
from bigben.solver import Answer, Budget, Verdict, search
from bigben.solver.foundations import Graph
from bigben.solver.score import Scorer
from bigben.solver.search import Node, Search
from bigben.solver.solve import solve
from bigben.solver.state import State, Table, settle
from bigben.solver.weights import WEIGHTS

TIMES_S = (0.05, 0.1, 0.5, 1, 2, 10, 120)
BREADTHS = (5, 15, 45)


def timed(position: Position, seconds: float) -> tuple[Answer, float]:
    begun = process_time()
    answer = solve(position, Budget(seconds=1e9), lambda: process_time() - begun >= seconds)
    return answer, process_time() - begun


def deals(options: argparse.Namespace) -> None:
    """Solve a range of deals."""
    results = []
    for number in range(options.first, options.last + 1):
        results.append((number, *timed(Position.deal(number, options.rules), options.seconds)))
    solved = [seconds for _, answer, seconds in results if answer.verdict is Verdict.WINNABLE]
    print(f"{len(results)} deals from {options.first}, {options.rules}")
    for limit in TIMES_S:
        if limit <= options.seconds:
            print(f"  within {limit:6} s: {sum(s <= limit for s in solved) / len(results):.1%}")
    everything = sorted(seconds for *_, seconds in results)
    print(f"  median {statistics.median(everything):.3f} s, slowest {everything[-1]:.1f} s")
    positions = sum(answer.positions for _, answer, _ in results)
    print(f"  {positions / sum(everything):,.0f} positions a second")
    lengths = [len(answer.line) for _, answer, _ in results if answer.verdict is Verdict.WINNABLE]
    if lengths:
        print(f"  median line {statistics.median(lengths)} moves")
    others = {n: str(a.verdict) for n, a, _ in results if a.verdict is not Verdict.WINNABLE}
    print(f"  not solved: {others}")


def played_by_chance(chance: random.Random, rules: Rules) -> Position:
    """A position from the middle of a game; how eagerly it builds differs from game to game."""
    position = Position.deal(chance.randint(20_000, 31_999), rules)
    plays_home, builds = chance.choice([(1, 0.5), (1, 0.2), (0.8, 0.5), (1, 0.05)])
    states = []
    for _ in range(300):
        moves = list(position.legal_moves)
        if not moves:
            break
        home = [m for m in moves if m.target and m.target.kind is PlaceKind.FOUNDATION]
        tableau = [m for m in moves if m.target and m.target.kind is PlaceKind.TABLEAU]
        if home and chance.random() < plays_home:
            move = chance.choice(home)
        elif tableau and chance.random() < builds:
            move = chance.choice(tableau)
        else:
            move = DEAL if DEAL in moves else chance.choice(moves)
        position.push(move)
        states.append(position.copy())
    return chance.choice(states)


def midgame(options: argparse.Namespace) -> None:
    """Compare what a short and a long search say of positions from played games."""
    chance = random.Random(options.seed)
    pairs: Counter[tuple[str, str]] = Counter()
    for _ in range(options.count):
        position = played_by_chance(chance, options.rules)
        quick, _ = timed(position, 2)
        late = quick
        if quick.verdict is Verdict.UNKNOWN:
            late, _ = timed(position, options.seconds)
        pairs[str(quick.verdict), str(late.verdict)] += 1
    for (quick_word, late_word), number in sorted(pairs.items()):
        print(f"  {quick_word} after 2 s, {late_word} after {options.seconds} s: {number}")
    decided = sum(number for (_, late_word), number in pairs.items() if late_word != "unknown")
    same = sum(
        number
        for (quick_word, late_word), number in pairs.items()
        if quick_word == late_word != "unknown"
    )
    print(f"  of {decided} decided, {same / decided:.1%} within 2 s")


class OnlySettled(Search):
    """Every card that a foundation takes is played at once, always."""

    def _enter(self, state: State, parent: Node | None, move: tuple[int, int]) -> None:
        builds = 0 if parent is None else parent.builds + (move[1] >= 0)
        self._queue(Node(settle(state), builds, parent, move, settled=True))


class NeverSettled(Search):
    """Plays to foundations are moves as all others, until the stock is out."""

    def _enter(self, state: State, parent: Node | None, move: tuple[int, int]) -> None:
        builds = 0 if parent is None else parent.builds + (move[1] >= 0)
        settled = not state.left
        self._queue(Node(settle(state) if settled else state, builds, parent, move, settled))


NO_TWINS = (WEIGHTS.tableau.same_suit[0],) + (WEIGHTS.tableau.same_suit[1],) * 6

WEIGHTS_LEFT_OUT = {
    "gaps": WEIGHTS._replace(gap=0),
    "how a card bars another of its suit": WEIGHTS._replace(
        tableau=WEIGHTS.tableau._replace(same_suit=NO_TWINS)
    ),
    "piles' tops and what they could take": WEIGHTS._replace(
        top=(0,) * 4, top_short=0, spot=(0,) * 5
    ),
    "next cards of the stock": WEIGHTS._replace(stock=((0, 0),) * 4),
    "waste": WEIGHTS._replace(
        waste=WEIGHTS.waste._replace(
            same_suit=((0,) * 4,) * 7, sooner=(((0,) * 4,) * 4,) * 2, later=(0,) * 4
        ),
        waste_top=(0,) * 4,
    ),
}

IDEAS: dict[str, tuple[type[Search], bool, Any]] = {
    "all ideas": (Search, True, WEIGHTS),
    "no test for lost positions": (Search, False, WEIGHTS),
    "only settled positions": (OnlySettled, True, WEIGHTS),
    "only settled, no test": (OnlySettled, False, WEIGHTS),
    "never settled": (NeverSettled, True, WEIGHTS),
    **{f"score without {name}": (Search, True, w) for name, w in WEIGHTS_LEFT_OUT.items()},
}


def ideas(options: argparse.Namespace) -> None:
    """Search with one breadth at a time, and without one idea at a time."""
    print("idea left out | " + " | ".join(f"breadth {breadth}" for breadth in BREADTHS))
    for name, (kind, tested, weights) in IDEAS.items():
        cells = []
        for breadth in BREADTHS:
            begun = process_time()
            found = positions = 0
            with _testing(tested):
                for number in range(options.first, options.last + 1):
                    position = Position.deal(number, options.rules)
                    table = Table.of(position)
                    start = State.of(position, Graph())
                    looking = kind(table, Scorer(weights, table.stock), start, breadth)
                    found += looking.run(lambda: False) is not None
                    positions += looking.positions
            count = options.last - options.first + 1
            seconds = (process_time() - begun) / count
            cells.append(f"{found / count:.1%}, {positions / count:,.0f}, {seconds:.3f} s")
        print(f"{name} | " + " | ".join(cells), flush=True)


def _testing(tested: bool) -> Any:
    return mock.patch.object(search, "is_blocked", search.is_blocked if tested else _never)


def _never(*_: object) -> bool:
    return False


COMMANDS: dict[str, Callable[[argparse.Namespace], None]] = {
    "deals": deals,
    "midgame": midgame,
    "ideas": ideas,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--last", type=int, default=1_000)
    parser.add_argument("--rules", type=Rules, choices=list(Rules), default=Rules.BIG_BEN)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    gc.disable()  # as the worker does
    COMMANDS[options.command](options)


if __name__ == "__main__":
    main()
