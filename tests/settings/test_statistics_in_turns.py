"""Statistics of a long log: counted in turns, so short that a window lives between them."""

from __future__ import annotations

import gc
import random

import pytest

from bigben.settings import statistics
from bigben.settings.figures import LogRow, end_of
from bigben.settings.statistics import Statistics

PIECE = 50
FORGOTTEN = 200


@pytest.fixture
def rows():
    """Games that overlap: they ended in another order than they were begun in."""
    chance = random.Random(7)
    ends = chance.choices(range(10**6), k=2_000)
    return [
        LogRow(str(deal), f"{end:07}", chance.choice(["won", "lost"]), 60_000 + end, deal, 0)
        for deal, end in enumerate(ends)
    ]


@pytest.fixture
def turns(rows, monkeypatch):
    monkeypatch.setattr(statistics, "PIECE", PIECE)
    monkeypatch.setattr(statistics, "_FORGOTTEN", FORGOTTEN)
    return Statistics.in_pieces(rows[at : at + PIECE] for at in range(0, len(rows), PIECE))


def last_of(turns):
    while True:
        try:
            next(turns)
        except StopIteration as done:
            return done.value


def test_games_that_overlap_are_counted_as_if_at_once(rows, turns):
    counted = last_of(turns)
    assert counted.figures.played == len(rows)
    assert counted == Statistics.of(rows)


def test_no_turn_sorts_all_games(rows, turns, monkeypatch):
    asked = []
    monkeypatch.setattr(statistics, "end_of", lambda row: (asked.append(row), end_of(row))[1])
    most, count = 0, 0
    for _ in turns:
        most = max(most, len(asked))
        count += 1
        asked.clear()
    parts = len(rows) // PIECE
    # Once for each game of the turn, and where parts are brought together for their first ones.
    assert PIECE <= most <= PIECE + parts
    assert count >= 2 * parts + len(rows) // FORGOTTEN


@pytest.mark.parametrize("given_up", [False, True])
@pytest.mark.parametrize("collects", [False, True])
def test_nothing_is_collected_while_games_are_counted(turns, given_up, collects):
    before = gc.isenabled()
    try:
        (gc.enable if collects else gc.disable)()
        next(turns)
        assert not gc.isenabled()
        if given_up:
            turns.close()
        else:
            last_of(turns)
        assert gc.isenabled() is collects
    finally:
        (gc.enable if before else gc.disable)()
