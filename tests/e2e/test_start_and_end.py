"""Closed, ended or started twice: the game is there again, with everything that can be undone."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from bigben.engine import STOCK, Move
from bigben.settings.paths import Paths
from tests.e2e.program import STILL_S, Program, at_rest
from tests.e2e.program import start as start_process
from tests.e2e.screen import PATIENCE_S, Screen, until
from tests.processes import solver_workers

pytestmark = pytest.mark.e2e

DEAL: Final = 7
END_S: Final = 5
"""Session managers kill what has not ended some seconds after SIGTERM: 5 s at the shortest."""


def test_game_goes_on_where_the_window_was_closed(start):
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    for _ in range(3):
        program.click(STOCK)
    program.await_game(DEAL, "deal deal deal")
    program.keys("Ctrl+Z")
    program.await_game(DEAL, "deal deal deal", cursor=2)
    before, position = program.still(), program.position()
    record = program.close()

    again = start()
    assert before.difference(again.still()) is None
    assert again.position() == position
    again.keys("Ctrl+Z")
    again.await_game(DEAL, "deal deal deal", cursor=1)
    again.keys("Ctrl+Shift+Z")
    again.keys("Ctrl+Shift+Z")
    again.await_game(DEAL, "deal deal deal")
    assert again.close().id == record.id


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_signal_saves_the_game_and_ends_well(start, name):
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    program.click(STOCK)
    until(lambda: program.position().entries, "the move is made")
    counted = program.record().milliseconds
    program.still()
    until(lambda: solver_workers(program.pid), "the worker is started")
    asked = time.monotonic()
    # As a terminal asks: all that it has started, and not the program alone.
    os.killpg(program.pid, name)
    record = program.ended()
    assert time.monotonic() - asked < END_S
    assert record.journal == (Move.parse("deal"),)
    # The clock's time is saved at the end alone: no move comes after it.
    assert record.milliseconds >= counted + 1_000 * STILL_S


def second_start(screen: Screen, folder: Path, *arguments: object) -> None:
    """Start the program on a data folder that another one has: it ends at once, and well."""
    second = start_process(screen, folder, *arguments)
    said, complained = second.communicate(timeout=PATIENCE_S)
    assert (second.returncode, said, complained) == (0, "", "")


def test_second_start_raises_the_first_and_ends_well(start, screen, tmp_path):
    first = start("--deal", DEAL)
    first.await_game(DEAL)
    other = start("--deal", DEAL, folder=tmp_path / "other")
    assert not first.is_active()
    second_start(screen, tmp_path)
    until(first.is_active, "the first window comes forward")
    assert first.close().deal_number == DEAL
    other.close()


def test_second_start_brings_back_a_minimised_window(start, screen, tmp_path):
    first = start("--deal", DEAL)
    first.await_game(DEAL)
    screen.point("windowminimize", first.window)
    until(lambda: not first.windows(), "the window is minimised")
    second_start(screen, tmp_path)
    until(first.is_active, "the window is back")
    assert first.close().deal_number == DEAL


def test_games_that_were_opened_on_another_computer_are_left_to_it(screen, tmp_path):
    paths = Paths.under(tmp_path)
    paths.data.mkdir()
    paths.lock.write_text("1\nbigben\nanother computer\n\n\n")
    later = start_process(screen, tmp_path)
    search = ("xdotool", "search", "--onlyvisible", "--pid", str(later.pid))
    shown = until(lambda: screen.tool(*search, status=None).split(), "it is told")
    until(lambda: screen.active_window() in shown, "the box has the keyboard")
    screen.press_keys("Enter")
    said, complained = later.communicate(timeout=PATIENCE_S)
    assert (later.returncode, said, complained) == (1, "", "")
    assert list(paths.data.iterdir()) == [paths.lock]


def test_second_start_can_ask_for_the_statistics(start, screen, tmp_path):
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    second_start(screen, tmp_path, "--statistics")
    until(lambda: len(program.windows()) == 2, "the statistics are shown")
    at_rest(screen.active_window)
    screen.press_keys("Escape")
    until(program.is_active, "the statistics are closed")
    program.close()


def test_start_for_a_new_game_lays_another_deal(start):
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    program.close()
    again = start("--new")
    until(lambda: again.record().deal_number != DEAL, "another deal is laid")
    again.close()


@pytest.fixture
def asked(start: Callable[..., Program], screen: Screen, tmp_path: Path) -> Program:
    """A game that was begun, with the question that a second start for another deal makes."""
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    program.click(STOCK)
    program.await_game(DEAL, "deal")
    second_start(screen, tmp_path, "--deal", DEAL + 1)
    until(lambda: len(program.windows()) == 2, "the question is asked")
    until(
        lambda: screen.active_window() in {*program.windows()} - {program.window},
        "the question has the keyboard",
    )
    at_rest(screen.active_window)
    return program


def test_second_start_with_a_deal_asks_and_the_game_can_be_kept(asked, screen):
    screen.press_keys("Enter")
    until(asked.is_active, "the question is answered")
    record = asked.close()
    assert (record.deal_number, len(record.journal)) == (DEAL, 1)


def test_second_start_with_a_deal_asks_and_the_game_can_be_left(asked, screen):
    screen.press_keys("Shift+Tab")
    screen.press_keys("Space")
    asked.await_game(DEAL + 1)
    assert asked.close().started is None
