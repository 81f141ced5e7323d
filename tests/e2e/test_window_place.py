"""The window comes back where it was, or where it can be seen."""

from __future__ import annotations

from typing import Final

import pytest

from tests.e2e.program import Program, at_rest
from tests.e2e.screen import Area, until

pytestmark = pytest.mark.e2e

DEAL: Final = 7
SCREEN: Final = (1360, 900)
CAUGHT_PX: Final = 48
"""So much of a window must be in sight to be caught with the pointer."""


def put(program: Program, x: int, y: int, width: int, height: int) -> Area:
    """Put the window somewhere by its frame; where it then is, without the frame."""
    program.screen.point("windowsize", "--sync", program.window, width, height)
    program.screen.point("windowmove", program.window, x, y)
    until(lambda: abs(program.place().x - x) < CAUGHT_PX, "the window is moved")
    return at_rest(program.place)


def in_sight(window: Area, screen: tuple[int, int]) -> bool:
    """Whether the window's upper edge can be caught, and some of the table seen."""
    width, height = screen
    seen = min(window.x + window.width, width) - max(window.x, 0)
    return seen >= CAUGHT_PX and 0 <= window.y <= height - CAUGHT_PX


def test_window_comes_back_at_its_place_and_size(start):
    program = start("--deal", DEAL)
    placed = put(program, 140, 90, 900, 640)
    program.close()
    for _ in range(2):  # a place that drifts does so each time
        program = start()
        assert at_rest(program.place) == placed
        program.close()


def test_window_comes_back_maximised_with_its_size_before(start):
    program = start("--deal", DEAL)
    placed = put(program, 140, 90, 900, 640)
    program.keys("Alt+F10")
    until(program.is_maximised, "the window is maximised")
    full = at_rest(program.place)
    program.close()

    program = start()
    assert program.is_maximised()
    assert at_rest(program.place) == full
    program.keys("Alt+F10")
    until(lambda: not program.is_maximised(), "the window is as before")
    assert at_rest(program.place) == placed
    program.close()


@pytest.mark.parametrize("size", [(800, 600), (1024, 700), (1420, 1300)])
def test_window_whose_place_is_gone_comes_back_in_sight(start, make_screen, size):
    large = make_screen(2200, 1300)
    program = start("--deal", DEAL, on=large)
    placed = put(program, 1400, 800, 760, 460)
    assert not in_sight(placed, size)
    program.close()

    program = start(on=make_screen(*size))
    window = at_rest(program.place)
    assert in_sight(window, size)
    assert window.width <= size[0]
    assert window.height <= size[1]
    program.close()


def test_window_whose_title_was_above_the_screen_comes_back_in_sight(start):
    program = start("--deal", DEAL)
    placed = put(program, 300, -300, 900, 640)
    assert not in_sight(placed, SCREEN)
    program.close()
    program = start()
    assert in_sight(at_rest(program.place), SCREEN)
    program.close()


def test_first_window_fits_a_small_screen(start, make_screen):
    size = (800, 600)
    program = start("--deal", DEAL, on=make_screen(*size))
    window = at_rest(program.place)
    assert window.x >= 0
    assert window.y >= 0
    assert window.x + window.width <= size[0]
    assert window.y + window.height <= size[1]
    # Nothing of the table is cut off, so a card of every pile can be pointed at.
    assert program.table_area.height > 400
    program.close()
