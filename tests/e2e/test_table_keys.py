"""The table's own keys, by their places on the keyboard, under every layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from bigben.engine import Move
from tests.e2e.program import Program
from tests.e2e.screen import Screen, until
from tests.recorded import WonGame

pytestmark = pytest.mark.e2e

DEAL: Final = 7
HOUR_KEYS: Final = dict(zip(range(1, 13), "1234567890-=", strict=True))


@pytest.fixture(params=["us", "kz", "kz,us"])
def program(
    request: pytest.FixtureRequest, screen: Screen, start: Callable[..., Program]
) -> Iterator[Program]:
    screen.set_layout(request.param)
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    yield program
    screen.set_layout("us")


def press(program: Program, keys: str) -> None:
    for key in keys.split():
        program.keys(key)


def test_hours_foundations_arrows_and_home_are_where_they_are(program: Program) -> None:
    press(program, "3 Space F 2 Enter")
    program.await_game(DEAL, "T3>F2")
    press(program, "4 A")
    program.await_game(DEAL, "T3>F2 T4>F11")
    press(program, "F = Down Enter")  # the stock fills both gaps
    program.await_game(DEAL, "T3>F2 T4>F11 deal")
    press(program, "6 Left Enter Tab Enter")  # the 5 o'clock pile's only target
    program.await_game(DEAL, "T3>F2 T4>F11 deal T5>T9")


def test_escape_and_shift_tab_are_where_they_are(program: Program) -> None:
    before = program.still()
    press(program, "3 Space")
    until(lambda: program.shot() != before, "the card is in hand")
    press(program, "Escape Down")
    program.still()
    press(program, "3 Space Shift+Tab Enter")
    program.await_game(DEAL, "T3>F2")


def test_sheet_of_keys_opens_and_closes(program: Program) -> None:
    for chord in ("Shift+F1", "Shift+/"):
        program.keys(chord)
        until(lambda: len(program.windows()) == 2, f"{chord} shows the sheet")
        until(lambda: not program.is_active(), "the sheet has the keyboard")
        program.screen.press_keys("Escape")
        until(program.is_active, "the sheet is closed")


@pytest.mark.slow
def test_a_whole_game_is_won_by_keys_alone(
    start: Callable[..., Program], won_game: WonGame
) -> None:
    program = start("--deal", won_game.deal_number)
    program.await_game(won_game.deal_number)
    for move in won_game.moves:
        press(program, keys_of(move))
    until(lambda: (record := program.record()) and record.end, "the game is won")
    assert program.close().journal == won_game.moves


def keys_of(move: Move) -> str:
    if move.target is None:
        return "D"
    source = HOUR_KEYS[move.source.hour] if move.source.hour else "F = Down Down"
    target = HOUR_KEYS[move.target.hour]
    return f"{source} Enter {'F ' if move.target.kind == 'F' else ''}{target} Enter"
