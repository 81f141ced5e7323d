"""The first start leads through the game, once; nothing of it is left."""

from __future__ import annotations

import pytest

from tests.e2e.screen import until

pytestmark = pytest.mark.e2e


def test_the_tour_comes_once_and_is_left_by_a_key(start):
    program = start()
    toured = program.still()
    deal = program.record().deal_number
    program.keys("Escape")
    until(lambda: program.shot() != toured, "the tour is gone")
    table = program.still()
    record = program.close()
    assert (record.deal_number, record.journal) == (deal, ())

    again = start()
    assert table.difference(again.still()) is None
    assert again.close().deal_number == deal


def test_the_tour_does_not_come_back_after_a_kill(start):
    program = start()
    toured = program.still()
    program.kill()
    again = start()
    assert again.still() != toured
    table = again.still()
    again.keys("Escape")
    assert again.still() == table
    again.close()


def test_who_asks_for_a_deal_gets_the_deal(start):
    program = start("--deal", 7)
    program.await_game(7)
    program.keys("D")
    program.await_game(7, "deal")
    program.close()
