"""What helps to win: python benchmarks/strategy.py [--write]. Takes some fifteen minutes.

Three measures, all by the ``big-ben`` rules:

- ``habits``: a simple player without foresight plays the same deals again and again, with one
  habit changed at a time.
- ``choices``: late positions of the solver's winning lines in which two moves are to choose from;
  the solver says after each of the two whether the position can still be won.
- ``lines``: what the solver's winning lines look like, beside games that the simple player lost.

``--write`` puts the figures where the help page reads them.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from time import process_time
from typing import Any, Final

from bigben.engine import DEAL, WASTE, Move, PlaceKind, Position, run_length
from bigben.model import choices
from bigben.solver import Budget, Verdict
from bigben.solver.solve import solve

FILE: Final = Path(__file__).parents[1] / "resources" / "help" / "strategy.json"
FIRST_DEAL: Final = 20_001
HABIT_DEALS: Final = 1_000
FIRST_FEW: Final = 40
"""Of so many deals it is written down which are won: a test plays them again."""
LINE_DEALS: Final = 500
POSITIONS: Final = 120
"""So many positions for each choice between two moves."""
LATE_STOCK: Final = 28
"""Choices are looked at with so many cards in the stock or fewer: before that hardly any single
one loses the win."""
SECONDS: Final = 1.0
"""Of the processor, for each position that the solver looks at."""
_FROM_A_LINE: Final = 2
"""So many positions are taken from each line."""
MOST_MOVES: Final = 600
"""A simple player who has made so many moves is only shuttling."""


class Fill(Enum):
    """When a player fills gaps."""

    AT_ONCE = auto()
    """As soon as there is one, unless a card can go to a foundation."""
    LATE = auto()
    """When nothing else can be done."""


class Turn(Enum):
    """When a player who has no gaps turns a card to the waste."""

    EARLY = auto()
    """Before anything is built."""
    LATE = auto()
    """When nothing can be built."""


@dataclass(frozen=True)
class Player:
    """Someone who looks at no more than the cards that can move now."""

    home: bool = True
    """Plays every card to a foundation that takes it, and does so first."""
    longer: bool = True
    """Of two foundations that take a card, chooses the one with more still to build."""
    fill: Fill = Fill.LATE
    turn: Turn = Turn.LATE
    waste_builds: bool = True
    """Builds the waste's card on a pile."""

    def move(self, position: Position) -> Move | None:
        """The next move; None if there is none."""
        home, builds = moves_of(position)
        if home and self.home:
            return self._home(position, home)
        if not self.waste_builds:
            builds = [move for move in builds if move.source != WASTE]
        deals = bool(position.stock)
        if deals and position.gaps and self.fill is Fill.AT_ONCE:
            return DEAL
        if deals and not position.gaps and self.turn is Turn.EARLY:
            return DEAL
        if builds:
            return max(builds, key=lambda move: run_length(position.cards(move.target or WASTE)))
        if deals:
            return DEAL
        return self._home(position, home) if home else None

    def _home(self, position: Position, home: list[Move]) -> Move:
        """The first card's move to one of the foundations that take it."""
        source = home[0].source
        ranked = [place for place in choices.targets(position, source) if is_foundation(place)]
        return Move(source, ranked[0 if self.longer else -1])


HABITS: Final = {
    "plain": Player(),
    "shorter": Player(longer=False),
    "late_home": Player(home=False),
    "fills_at_once": Player(fill=Fill.AT_ONCE),
    "turns_first": Player(turn=Turn.EARLY),
    "waste_home_only": Player(waste_builds=False),
}
"""The simple player, and the same with one habit changed."""


def is_foundation(place: Any) -> bool:
    return bool(place.kind is PlaceKind.FOUNDATION)


def moves_of(position: Position) -> tuple[list[Move], list[Move]]:
    """The moves to foundations, and the builds that don't just take a run apart."""
    home, builds = [], []
    for move in position.legal_moves:
        if move.target is None:
            continue
        if is_foundation(move.target):
            home.append(move)
        elif move.source == WASTE or run_length(position.cards(move.source)) == 1:
            builds.append(move)
    return home, builds


@dataclass
class Course:
    """What a game was like.

    Attributes:
        fills: how many cards each deal that filled gaps brought.
        turned: how many cards were turned to the waste.
        most_waste: how many the waste held at most.
        home_at_end: cards home when the stock went out.
        waste_at_end: cards in the waste then.
    """

    fills: list[int]
    turned: int = 0
    builds: int = 0
    moves: int = 0
    most_waste: int = 0
    home_at_end: int = 0
    waste_at_end: int = 0

    def note(self, position: Position, move: Move) -> None:
        """Make a move, and note what it was."""
        entry = position.push(move)
        self.moves += 1
        if move == DEAL and entry.steps[0].target == WASTE:
            self.turned += 1
        elif move == DEAL:
            self.fills.append(len(entry.steps))
        elif move.target and not is_foundation(move.target):
            self.builds += 1
        self.most_waste = max(self.most_waste, len(position.waste))
        if position.stock:
            self.home_at_end, self.waste_at_end = position.cards_home, len(position.waste)


def played(number: int, player: Player) -> tuple[bool, int, Course]:
    """Whether a player wins a deal, how many cards come home, and what the game was like."""
    position = Position.deal(number)
    course = Course([])
    while course.moves < MOST_MOVES and (move := player.move(position)):
        course.note(position, move)
    return position.is_won, position.cards_home, course


def habits(deals: Iterable[int]) -> dict[str, Any]:
    """For each habit how many deals are won, which of the first few, and the mean of cards home."""
    found = {}
    for name, player in HABITS.items():
        games = {number: played(number, player) for number in deals}
        found[name] = {
            "won": sum(won for won, _, _ in games.values()),
            "won_of_first": [n for n in list(games)[:FIRST_FEW] if games[n][0]],
            "home": round(statistics.mean(home for _, home, _ in games.values()), 2),
        }
        print(name, found[name]["won"], found[name]["home"], flush=True)
    return found


def lines(deals: Iterable[int]) -> dict[str, Any]:
    """Means and medians over the solver's winning lines, and over games lost by habit."""
    won, lost = [], []
    for number in deals:
        answer = solve(Position.deal(number), Budget(positions=30_000))
        if answer.verdict is Verdict.WINNABLE:
            position, course = Position.deal(number), Course([])
            for move in answer.line:
                course.note(position, move)
            won.append(course)
        success, _, course = played(number, HABITS["plain"])
        if not success:
            lost.append(course)
    return {"won": described(won), "lost": described(lost)}


def described(courses: list[Course]) -> dict[str, Any]:
    figures: dict[str, Any] = {"games": len(courses)}
    for name in ("moves", "builds", "turned", "most_waste", "home_at_end", "waste_at_end"):
        figures[name] = statistics.median(getattr(course, name) for course in courses)
    figures["fills"] = statistics.median(len(course.fills) for course in courses)
    brought = [cards for course in courses for cards in course.fills]
    figures["cards_a_fill"] = round(statistics.mean(brought), 2)
    figures["filled"] = statistics.median(sum(course.fills) for course in courses)
    print(figures, flush=True)
    return figures


def positions(chance: random.Random) -> Iterable[Position]:
    """Positions that can be won, two from each deal: late on a winning line, chosen by chance."""
    while True:
        position = Position.deal(chance.randint(FIRST_DEAL, 31_999))
        late = []
        for move in solve(position, Budget(positions=30_000)).line:
            position.push(move)
            if 0 < len(position.stock) <= LATE_STOCK:
                late.append(position.copy())
        if late and position.is_won:
            chance.shuffle(late)
            yield from late[:_FROM_A_LINE]


def can_be_won(position: Position, *moves: Move) -> Verdict:
    """What the solver says after some moves."""
    after = position.copy()
    for move in moves:
        after.push(move)
    begun = process_time()
    return solve(after, Budget(seconds=1e9), lambda: process_time() - begun >= SECONDS).verdict


def fill_or_build(position: Position) -> tuple[Move, Move] | None:
    """Gaps, and a card that could be built before they are filled."""
    home, builds = moves_of(position)
    if home or not builds or not position.gaps or not position.stock:
        return None
    return DEAL, builds[0]


def turn_or_build(position: Position) -> tuple[Move, Move] | None:
    """No gaps, and a card that could be built before another is turned."""
    home, builds = moves_of(position)
    if home or not builds or position.gaps or not position.stock:
        return None
    return DEAL, builds[0]


def deal_or_home(position: Position) -> tuple[Move, Move] | None:
    """A card that could go home before the next deal."""
    home, _ = moves_of(position)
    if not home or not position.stock:
        return None
    return DEAL, Move(home[0].source, choices.targets(position, home[0].source)[0])


def build_or_home(position: Position) -> tuple[Move, Move] | None:
    """A card that could go home or, itself, on a pile."""
    home, builds = moves_of(position)
    for move in home:
        for build in builds:
            if build.source == move.source:
                return build, Move(move.source, choices.targets(position, move.source)[0])
    return None


CHOICES: Final[dict[str, Callable[[Position], tuple[Move, Move] | None]]] = {
    "fill_or_build": fill_or_build,
    "turn_or_build": turn_or_build,
    "deal_or_home": deal_or_home,
    "build_or_home": build_or_home,
}


def compared(count: int) -> dict[str, Any]:
    """For each choice: in how many positions each of the two moves keeps the win."""
    found: dict[str, Any] = {}
    for name, choice in CHOICES.items():
        tally = {"positions": 0, "first": 0, "second": 0, "only_first": 0, "only_second": 0}
        tally["unknown"] = 0
        for position in positions(random.Random(f"697 {name}")):
            pair = choice(position)
            if pair is None:
                continue
            verdicts = [can_be_won(position, move) for move in pair]
            if Verdict.UNKNOWN in verdicts:
                tally["unknown"] += 1
                continue
            first, second = (verdict is Verdict.WINNABLE for verdict in verdicts)
            tally["positions"] += 1
            tally["first"] += first
            tally["second"] += second
            tally["only_first"] += first and not second
            tally["only_second"] += second and not first
            if tally["positions"] == count:
                break
        found[name] = tally
        print(name, tally, flush=True)
    return found


def measured(deals: int, line_deals: int, count: int) -> dict[str, Any]:
    """All figures."""
    return {
        "first_deal": FIRST_DEAL,
        "deals": deals,
        "line_deals": line_deals,
        "first_few": FIRST_FEW,
        "habits": habits(range(FIRST_DEAL, FIRST_DEAL + deals)),
        "lines": lines(range(FIRST_DEAL, FIRST_DEAL + line_deals)),
        "choices": compared(count),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--deals", type=int, default=HABIT_DEALS)
    parser.add_argument("--line-deals", type=int, default=LINE_DEALS)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    options = parser.parse_args()
    gc.disable()  # as the worker does
    begun = process_time()
    figures = measured(options.deals, options.line_deals, options.positions)
    print(f"{process_time() - begun:.0f} s")
    if options.write:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
