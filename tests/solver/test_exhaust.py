"""The search of everything: how much it looks at, how it stops and goes on."""

import random

import pytest

from bigben.engine import Position, Result, Rules
from bigben.solver import exhaust
from bigben.solver.exhaust import Exhaustion, Found
from bigben.solver.foundations import Graph
from bigben.solver.state import State, Table
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


def test_the_stop_flag_is_looked_at_at_every_64th_step(lost):
    looks = []
    whole = proof_of(lost)
    whole.run(1_000, lambda: bool(looks.append(whole.positions)))
    assert len(looks) >= 2
    stopped = proof_of(lost)
    assert stopped.run(1_000, lambda: True) is Found.NOTHING_YET
    assert stopped.positions == looks[0]
    assert stopped.run(1_000, never) is Found.NO_WIN
    assert stopped.positions == whole.positions


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
