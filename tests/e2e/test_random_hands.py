"""Real keys and a real pointer at random: the window lives on and closes, and the game is sound."""

from __future__ import annotations

import random
from typing import Final

import pytest

from tests.e2e.program import Program, position_of
from tests.e2e.screen import KEYCODES, until

pytestmark = pytest.mark.e2e

EVENTS: Final = 120
_KEYS: Final = sorted(KEYCODES.keys() - {"Ctrl", "Shift", "Alt", "F4", "F10"})
_CHORDS: Final = ("Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+N", "Ctrl+D", "Shift+F1", "Alt+F10", "Ctrl+F")


def anywhere(program: Program, chance: random.Random) -> tuple[int, int]:
    """A point of the table, the bars beside it, or beyond; not of the menus, one of which quits."""
    area = program.table_area
    return (
        chance.randint(area.x - 30, area.x + area.width + 30),
        chance.randint(area.y - 20, area.y + area.height + 30),
    )


def do_something(program: Program, chance: random.Random) -> None:
    screen = program.screen
    match chance.choice(["click", "click", "drag", "drag", "key", "chord", "stock"]):
        case "click":
            times, button = chance.randint(1, 3), chance.choice([1, 1, 1, 2, 3])
            click = ("click", "--repeat", times, "--delay", 20, button)
            screen.point("mousemove", *anywhere(program, chance), *click)
        case "drag":
            way = [word for _ in range(3) for word in ("mousemove", *anywhere(program, chance))]
            screen.point(*way[:3], "mousedown", 1, *way[3:], "mouseup", 1)
        case "key":
            screen.press_keys(chance.choice(_KEYS))
        case "chord":
            screen.press_keys(chance.choice(_CHORDS))
        case "stock":
            area = program.table_area
            middle = (area.x + area.width // 2, area.y + area.height // 2)
            screen.point("mousemove", *middle, "click", 1)


def test_random_hands_end_nothing_and_break_nothing(start, screen):
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    chance = random.Random(seed)
    program = start("--deal", 7)
    program.await_game(7)
    for _ in range(EVENTS):
        do_something(program, chance)
        assert program.process.poll() is None
    screen.let_go()

    def only_the_table() -> bool:
        # Whatever is open, Escape closes it; a window beside it has to have the keyboard first.
        for window in program.windows():
            if window != program.window:
                screen.point("windowactivate", window)
        screen.press_keys("Escape")
        return program.windows() == [program.window]

    until(only_the_table, "everything else is closed")
    screen.point("windowactivate", program.window)
    position_of(program.close())
