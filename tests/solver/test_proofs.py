"""Proofs and lines against the plainest search there is: the engine's every move, to the end."""

import random
from pathlib import Path

import pytest

from bigben.engine import Position, Result, Rules
from bigben.solver.blocked import is_blocked
from bigben.solver.exhaust import Exhaustion, Found, is_safe
from bigben.solver.foundations import Graph
from bigben.solver.packed import SOURCES
from bigben.solver.solve import solve
from bigben.solver.state import State, Table, play_move, playable
from bigben.solver.verdict import Budget, Verdict
from tests.solver.endgames import played_endgame, random_endgame

LIMIT = 4_000


def can_be_won(position: Position, limit: int = LIMIT) -> bool | None:
    """By brute force; None if there are more positions than the limit."""
    seen = {position.key()}
    open_moves = [list(position.legal_moves)]
    if position.is_won:
        return True
    won = False
    while open_moves and len(seen) < limit:
        if not open_moves[-1]:
            open_moves.pop()
            if open_moves:
                position.pop()
            continue
        position.push(open_moves[-1].pop())
        if position.is_won:
            won = True
            open_moves.append([])
            break
        if position.key() in seen:
            position.pop()
            continue
        seen.add(position.key())
        open_moves.append(list(position.legal_moves))
    finished = not open_moves
    for _ in open_moves[1:]:
        position.pop()
    return True if won else False if finished else None


@pytest.mark.parametrize("rules", Rules)
@pytest.mark.parametrize("make", [random_endgame, played_endgame])
def test_verdicts_on_small_endgames_are_those_of_brute_force(make, rules):
    chance = random.Random(f"{make.__name__} {rules}")
    decided = {True: 0, False: 0}
    blocked = 0
    for _ in range(200 if make is random_endgame else 30):
        position = make(chance, rules)
        before = position.to_text()
        truth = can_be_won(position)
        assert position.to_text() == before
        if truth is None:
            continue
        decided[truth] += 1
        table, start = Table.of(position), State.of(position, Graph())
        if is_blocked(table, start):
            assert not truth, before
            blocked += 1
        found = Exhaustion(table, start).run(LIMIT * 10, lambda: False)
        assert found is (Found.WIN if truth else Found.NO_WIN), before
        answer = solve(position, Budget(seconds=60))
        assert answer.verdict is (Verdict.WINNABLE if truth else Verdict.LOST), before
        for move in answer.line:
            position.push(move)
        assert not truth or position.outcome().result is Result.WON
    assert decided[False] > 15
    assert decided[True] > 15 or make is played_endgame
    # The blocking argument must settle a good part of what is lost, or it is not worth its time.
    assert blocked > decided[False] // 4


def test_blocked_position_stays_blocked_after_every_move():
    chance = random.Random(7)
    tested = 0
    while tested < 60:
        position = random_endgame(chance, Rules.BIG_BEN)
        graph = Graph()
        table = Table.of(position)
        if not is_blocked(table, State.of(position, graph)):
            continue
        for move in list(position.legal_moves):
            position.push(move)
            assert is_blocked(table, State.of(position, graph))
            position.pop()
            tested += 1


UNSAFE_PLAYS = [
    text.split("\n", 1)
    for text in Path(__file__).with_name("unsafe_plays.txt").read_text().split("play from: ")[1:]
]


@pytest.mark.parametrize(("place", "text"), UNSAFE_PLAYS)
def test_a_play_home_that_loses_is_not_safe(place, text):
    """Positions in which just one of the reasons against a safe play holds, and the play loses."""
    position = Position.from_text(text)
    state = State.of(position, Graph())
    source = [str(place) for place in SOURCES].index(place)
    assert not is_safe(Table.of(position), state, source)
    assert can_be_won(position, 100_000)
    position.push(play_move(state, source))
    assert can_be_won(position.copy(), 100_000) is False


@pytest.mark.parametrize("rules", Rules)
def test_a_safe_play_never_loses(rules):
    chance = random.Random(f"safe {rules}")
    tested = 0
    for _ in range(600):
        position = random_endgame(chance, rules)
        state = State.of(position, Graph())
        table = Table.of(position)
        safe = [source for source in playable(state) if is_safe(table, state, source)]
        if not safe or not can_be_won(position, 1_000):
            continue
        for source in safe:
            position.push(play_move(state, source))
            assert can_be_won(position.copy(), 100_000), position.to_text()
            position.pop()
            tested += 1
    assert tested > 30
