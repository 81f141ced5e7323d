"""What was measured about playing well, as the help tells it.

``benchmarks/strategy.py`` measures it and writes the file that is read here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bigben.view.resources import resource


@dataclass(frozen=True)
class Habit:
    """How a simple player fared with one habit.

    Attributes:
        won: how many deals it won.
        home: how many cards came home on average.
    """

    won: int
    home: float


@dataclass(frozen=True)
class Course:
    """What games were like; medians, but for ``cards_a_fill``, which is a mean."""

    games: int
    turned: float
    """How many cards were turned to the waste."""
    fills: float
    """How often gaps were filled."""
    cards_a_fill: float


@dataclass(frozen=True)
class Choice:
    """Positions that could be won, with two moves to choose from.

    Attributes:
        positions: how many there were.
        first, second: after how many of them the position could still be won by each move.
    """

    positions: int
    first: int
    second: int


@dataclass(frozen=True)
class Strategy:
    """All figures.

    Attributes:
        deals: how many deals each habit was tried on.
        line_deals: on how many of them the solver looked for a way to win.
        habits: by name.
        won, lost: games that the solver won, and games that the simple player lost.
        choices: by name.
    """

    deals: int
    line_deals: int
    habits: Mapping[str, Habit]
    won: Course
    lost: Course
    choices: Mapping[str, Choice]

    @classmethod
    def read(cls, path: Path | None = None) -> Self:
        """Read the measured figures."""
        file = path or resource("help/strategy.json")
        data = json.loads(file.read_text(encoding="utf-8"))
        return cls(
            deals=data["deals"],
            line_deals=data["line_deals"],
            habits={
                name: Habit(habit["won"], habit["home"]) for name, habit in data["habits"].items()
            },
            won=_course(data["lines"]["won"]),
            lost=_course(data["lines"]["lost"]),
            choices={
                name: Choice(each["positions"], each["first"], each["second"])
                for name, each in data["choices"].items()
            },
        )


def _course(data: Mapping[str, float]) -> Course:
    return Course(int(data["games"]), data["turned"], data["fills"], data["cards_a_fill"])
