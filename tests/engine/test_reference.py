"""Deals and games as PySolFC's own code dealt and played them, replayed in full."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bigben.engine import DEAL, HOURS, Move, Outcome, Position, Result, StuckReason

DATA = Path(__file__).parents[1] / "data"


def read(name: str) -> list[dict[str, Any]]:
    with gzip.open(DATA / name, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


DEALS = read("deals.jsonl.gz")
GAMES = read("games.jsonl.gz")


def names_by_hour(piles: Any) -> dict[str, list[str]]:
    return {str(hour): [str(card) for card in piles[hour]] for hour in HOURS}


def assert_lies_as(position: Position, after: dict[str, Any]) -> None:
    foundations = position.foundations
    assert {str(h): str(foundations[h][-1]) for h in HOURS} == after["foundations"]
    assert {str(h): len(foundations[h]) for h in HOURS} == after["built"]
    assert names_by_hour(position.tableau) == after["tableau"]
    assert [str(card) for card in position.waste] == after["waste"]
    assert len(position.stock) == after["stock"]


def test_the_reference_is_whole() -> None:
    assert len(DEALS) == len({deal["deal"] for deal in DEALS}) == 45
    assert len(GAMES) == 45
    assert sum(len(game["steps"]) for game in GAMES) == 5635
    assert sum("after" in step for game in GAMES for step in game["steps"]) > 5635 // 5
    assert any(int(deal["deal"]) > 2**64 for deal in DEALS)
    assert any(game["won"] for game in GAMES)


@pytest.mark.parametrize("expected", DEALS, ids=lambda deal: deal["deal"])
def test_a_deal_number_deals_what_pysolfc_deals(expected: dict[str, Any]) -> None:
    position = Position.deal(int(expected["deal"]))
    assert names_by_hour(position.tableau) == expected["tableau"]
    assert [str(card) for card in reversed(position.stock)] == expected["stock"]
    assert not position.waste


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["deal"])
def test_a_game_goes_as_pysolfc_played_it(game: dict[str, Any]) -> None:
    position = Position.deal(int(game["deal"]))
    for step in game["steps"]:
        legal = list(position.legal_moves)
        assert sorted(map(str, legal)) == step["legal"]
        assert len(set(legal)) == len(legal)
        move = Move.parse(step["played"])
        gaps = position.gaps
        entry = position.push(move)
        assert str(entry.move) == step["played"]
        assert len(entry.steps) == (gaps or 1 if move == DEAL else 1) or not position.stock
        if "after" in step:
            assert_lies_as(position, step["after"])
    assert_lies_as(position, game["steps"][-1]["after"])
    assert sorted(map(str, position.legal_moves)) == game["legal_at_end"]
    assert (position.outcome() == Outcome(Result.WON)) == game["won"]
    if not game["won"] and not game["legal_at_end"]:
        assert position.outcome() == Outcome(Result.STUCK, StuckReason.NO_MOVES)
    start = Position.deal(int(game["deal"]))
    while position.entries:
        position.pop()
    assert position == start
