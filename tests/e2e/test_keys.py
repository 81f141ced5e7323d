"""The same keys under every layout: what is meant is their place on the keyboard."""

from __future__ import annotations

from typing import Final

import pytest

from tests.e2e.screen import KEYCODES, until

pytestmark = pytest.mark.e2e

DEAL: Final = 7


@pytest.fixture(params=["us", "kz", "kz,us"])
def layout(request, screen):
    screen.set_layout(request.param)
    yield request.param
    screen.set_layout("us")


@pytest.mark.usefixtures("layout")
def test_keys_mean_their_places(start, screen):
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    program.keys("D")
    program.await_game(DEAL, "deal")
    program.keys("Ctrl+Z")
    program.await_game(DEAL, "deal", cursor=0)
    program.keys("Ctrl+Shift+Z")
    program.await_game(DEAL, "deal")

    board = program.still()
    program.keys("P")
    until(lambda: program.shot() != board, "the board is hidden")
    hidden = program.still()
    program.keys("D")
    program.keys("P")
    until(lambda: program.shot() != hidden, "the board is back")
    program.keys("D")
    program.await_game(DEAL, "deal deal")

    program.keys("Ctrl+N")
    until(lambda: len(program.windows()) == 2, "the question is asked")
    until(lambda: not program.is_active(), "the question has the keyboard")
    screen.press_keys("Escape")
    until(program.is_active, "the question is answered")
    program.keys("D")
    program.await_game(DEAL, "deal deal deal")
    record = program.close()
    # Nothing of it was done twice, or done while the board was hidden.
    assert (record.deal_number, len(record.journal)) == (DEAL, 3)


@pytest.mark.usefixtures("layout")
def test_undo_goes_on_while_its_key_is_held_down(start, screen):
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    for made in range(1, 6):
        program.keys("D")
        program.await_game(DEAL, " ".join(["deal"] * made))
    until(program.is_active, "the window is active")
    screen.point("keydown", KEYCODES["Ctrl"], "keydown", KEYCODES["Z"])
    program.await_game(DEAL, "deal deal deal deal deal", cursor=0)
    screen.let_go()
    program.close()


@pytest.mark.usefixtures("layout")
def test_deal_is_asked_for_once_while_its_key_is_held_down(start, screen):
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    until(program.is_active, "the window is active")
    # X repeats a key after some 0.6 s, 25 times a second.
    screen.point("keydown", KEYCODES["D"], "sleep", "1.5", "keyup", KEYCODES["D"])
    program.keys("Ctrl+Z")
    program.await_game(DEAL, "deal", cursor=0)
    program.close()
