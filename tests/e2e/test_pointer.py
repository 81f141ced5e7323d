"""A real pointer on a real window: what a hand does, and what is saved of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from bigben.engine import HOURS, STOCK, WASTE, Move, Place, PlaceKind, Position
from bigben.model.choices import targets
from tests.e2e.program import Program
from tests.e2e.screen import until

pytestmark = pytest.mark.e2e

DEAL: Final = 7
PILES: Final = [Place.tableau(hour) for hour in HOURS]


def move_home(position: Position) -> Move:
    """A legal move from a pile to a foundation."""
    return next(
        move
        for move in position.legal_moves
        if move.target is not None and move.target.kind is PlaceKind.FOUNDATION
    )


@pytest.fixture
def program(start: Callable[..., Program]) -> Program:
    program = start("--deal", DEAL)
    program.await_game(DEAL)
    program.still()
    return program


def test_first_window_shows_the_deal_that_was_asked_for(program):
    assert program.close().deal_number == DEAL


def test_drag_of_a_card_onto_a_place_that_takes_it_makes_the_move(program):
    move = move_home(program.position())
    before = program.still()
    program.drag(move.source, move.target)
    program.await_game(DEAL, str(move))
    assert program.still() != before


def test_drag_onto_a_place_that_does_not_take_the_card_glides_back(program):
    position = program.position()
    source = next(pile for pile in PILES if not targets(position, pile))
    target = next(pile for pile in PILES if pile != source)
    before = program.still()
    program.take(source, target)
    until(lambda: program.shot() != before, "the card is on its way")
    program.drop()
    until(lambda: program.shot() == before, "the card is back")
    assert program.still() == before
    assert program.close().journal == ()


def test_drop_beside_all_places_glides_back(program):
    move = move_home(program.position())
    before = program.still()
    program.take(move.source, move.target)
    area = program.table_area
    program.screen.point("mousemove", area.x + 12, area.y + 12)
    program.drop()
    until(lambda: program.shot() == before, "the card is back")
    assert program.close().journal == ()


def test_click_moves_a_card_to_the_best_place(program):
    move = move_home(program.position())
    best = targets(program.position(), move.source)[0]
    program.click(move.source)
    program.await_game(DEAL, f"{move.source}>{best}")


def test_click_on_the_stock_deals_to_the_waste(program):
    program.click(STOCK)
    program.await_game(DEAL, "deal")
    assert len(program.position().waste) == 1
    # What lies there then can be dragged.
    before = program.still()
    program.take(WASTE, STOCK)
    until(lambda: program.shot() != before, "the card is on its way")
    program.drop()
    until(lambda: program.shot() == before, "the card is back")


def test_double_click_on_the_stock_deals_twice_when_there_is_no_gap(program):
    program.click(STOCK, times=2)
    program.await_game(DEAL, "deal deal")
    assert len(program.close().journal) == 2


def test_double_click_on_the_stock_that_fills_gaps_deals_once(program):
    move = move_home(program.position())
    program.click(move.source)
    until(lambda: program.position().gaps, "there is a gap")
    program.click(STOCK, times=2)
    made = program.close().journal
    assert made[1:] == (Move.parse("deal"),)


def test_ctrl_z_takes_the_move_back(program):
    before = program.still()
    program.click(STOCK)
    program.await_game(DEAL, "deal")
    program.keys("Ctrl+Z")
    program.await_game(DEAL, "deal", cursor=0)
    until(lambda: program.shot() == before, "the table is as it was")


def test_right_press_on_a_covered_card_lifts_it_while_held(program):
    before = program.still()
    program.screen.point("mousemove", *program.spot(PILES[2], 0), "mousedown", 3)
    until(lambda: program.shot() != before, "the card is lifted")
    lifted = program.still()
    assert lifted != before
    program.screen.point("mouseup", 3)
    until(lambda: program.shot() == before, "the card is back")
    assert program.close().journal == ()


@pytest.mark.parametrize("keys", ["Escape", "Ctrl+Z"])
def test_key_that_cancels_a_drag_does_nothing_else(program, keys):
    program.click(STOCK)
    program.await_game(DEAL, "deal")
    move = move_home(program.position())
    before = program.still()
    program.take(move.source, move.target)
    until(lambda: program.shot() != before, "the card is on its way")
    program.keys(keys)
    until(lambda: program.shot() == before, "the card is back")
    program.drop()
    record = program.close()
    assert (record.journal, record.cursor) == ((Move.parse("deal"),), 1)


def test_drag_that_the_window_manager_interrupts_is_cancelled(program, start, tmp_path):
    move = move_home(program.position())
    before = program.still()
    program.take(move.source, move.target)
    until(lambda: program.shot() != before, "the card is on its way")
    start("--deal", DEAL, folder=tmp_path / "other").close()
    program.drop()
    until(lambda: program.shot() == before, "the card is back")
    assert program.close().journal == ()
