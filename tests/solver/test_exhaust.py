"""The search of everything: how much it looks at, how it stops and goes on."""

import random

import pytest

from bigben.engine import Position, Result, Rules
from bigben.solver import exhaust
from bigben.solver.exhaust import Exhaustion, Found
from bigben.solver.foundations import Graph
from bigben.solver.state import State, Table
from tests.engine.endgames import endgame
from tests.solver.endgames import played_endgame, random_endgame

# How many positions are looked at in all for the endgames below. All that the three arguments
# leave out, and positions that are met again, make this few; a number pinned as perft counts are.
LOOKED_AT = {Rules.BIG_BEN: 1893, Rules.EARLY: 1249, Rules.RELAXED: 2039}


def proof_of(position: Position) -> Exhaustion:
    return Exhaustion(Table.of(position), State.of(position, Graph()))


def never() -> bool:
    return False


@pytest.fixture(scope="module")
def lost() -> Position:
    """A position that takes a hundred or two of others to be proven lost."""
    chance = random.Random("a lost one")
    while True:
        position = played_endgame(chance, Rules.BIG_BEN)
        proof = proof_of(position)
        if proof.run(1_000, never) is Found.NO_WIN and proof.positions > 130:
            return position


@pytest.mark.parametrize("rules", Rules)
def test_the_proof_looks_at_no_more_than_it_must(rules):
    chance = random.Random(f"looked at {rules}")
    looked_at = 0
    for make in [random_endgame] * 120 + [played_endgame] * 40:
        proof = proof_of(make(chance, rules))
        proof.run(400, never)
        looked_at += proof.positions
    assert looked_at == LOOKED_AT[rules]


def test_piles_at_other_hours_are_another_position_while_the_stock_has_cards():
    graph = Graph()
    for stock, same in (("", True), ("9C", False)):
        sizes = {9: 7 if stock else 8, 5: 8, 1: 8}
        one = endgame(sizes, {12: "5C", 3: "AC"}, stock=stock)
        other = endgame(sizes, {12: "AC", 3: "5C"}, stock=stock)
        keys = [exhaust._key(State.of(position, graph)) for position in (one, other)]
        assert (keys[0] == keys[1]) is same


def test_the_line_of_a_proof_wins():
    chance = random.Random("lines")
    won = 0
    for _ in range(150):
        position = random_endgame(chance, Rules.BIG_BEN)
        proof = proof_of(position)
        if proof.run(400, never) is Found.WIN:
            for move in proof.line:
                position.push(move)
            assert position.outcome().result is Result.WON
            won += len(proof.line) > 0
    assert won > 20


def test_a_won_position_needs_no_look():
    position = random_endgame(random.Random(3), Rules.BIG_BEN)
    proof = proof_of(position)
    for move in proof.line if proof.run(400, never) is Found.WIN else ():
        position.push(move)
    assert position.cards_home == 104
    proof = proof_of(position)
    assert proof.found is Found.WIN
    assert proof.line == []
    assert proof.run(10, never) is Found.WIN
    assert proof.positions == 1


def test_the_proof_goes_on_where_it_stopped(lost):
    whole = proof_of(lost)
    assert whole.run(1_000, never) is Found.NO_WIN
    assert whole.line == []
    parts = proof_of(lost)
    for looked_at in range(11, whole.positions, 10):
        assert parts.run(10, never) is Found.NOTHING_YET
        assert parts.positions == looked_at
    assert parts.run(10, never) is Found.NO_WIN
    assert parts.positions == whole.positions


def looks_at(position: Position) -> list[int]:
    """How many positions the whole proof had met at each of its looks at the stop flag."""
    looks = []
    proof = proof_of(position)
    proof.run(1_000, lambda: bool(looks.append(proof.positions)))
    return looks


def test_the_stop_flag_is_looked_at_before_every_64th_step(lost, monkeypatch):
    looks = looks_at(lost)
    assert len(looks) >= 2
    monkeypatch.setattr(exhaust, "_LOOK_EVERY", 1)
    assert looks == looks_at(lost)[63::64]


def test_a_stopped_proof_can_be_gone_on_with(lost):
    proof = proof_of(lost)
    assert proof.run(1_000, lambda: True) is Found.NOTHING_YET
    assert proof.positions == looks_at(lost)[0]
    assert proof.run(1_000, never) is Found.NO_WIN


def test_the_proof_is_full_at_its_limit(lost, monkeypatch):
    monkeypatch.setattr(exhaust, "POSITION_LIMIT", 100)
    proof = proof_of(lost)
    assert proof.run(98, never) is Found.NOTHING_YET
    assert proof.positions == 99
    assert not proof.full
    assert proof.run(1_000, never) is Found.NOTHING_YET
    assert proof.positions == 100
    assert proof.full


def test_a_closed_proof_keeps_nothing(lost):
    proof = proof_of(lost)
    proof.run(100, never)
    proof.close()
    assert proof._open == []
    assert proof._seen == set()
