"""The solver's fast moves against the engine's."""

import random

import pytest

from bigben.engine import DEAL, HOURS, Move, Place, PlaceKind, Position, Rules
from bigben.solver.foundations import Graph
from bigben.solver.packed import SOURCES
from bigben.solver.state import State, Table, build, play, playable, settle


def _builds(table: Table, state: State) -> list[Move]:
    return [
        Move(SOURCES[source], Place.tableau(HOURS[target]))
        for source, target in table.builds(state.piles, state.waste)
    ]


def _engine_moves(position: Position, kind: PlaceKind) -> list[Move]:
    return sorted(
        str(move) for move in position.legal_moves if move.target and move.target.kind is kind
    )


def _after(table: Table, state: State, move: Move) -> State:
    piles, foundations, waste, left = state
    if move == DEAL:
        dealt, waste, left = table.deal(piles, waste, left)
        return State(tuple(dealt), foundations, waste, left)
    source = SOURCES.index(move.source)
    if move.target.kind is PlaceKind.FOUNDATION:
        card = (*piles, waste)[source][-1]
        played, waste = play(piles, waste, source)
        return State(tuple(played), foundations.after(card), waste, left)
    changed, waste = build(piles, waste, source, HOURS.index(move.target.hour))
    return State(tuple(changed), foundations, waste, left)


@pytest.mark.parametrize("rules", Rules)
def test_solver_and_engine_agree_on_every_move_of_random_games(rules):
    chance = random.Random(697)
    seen = {"builds": 0, "plays": 0, "short": 0}
    for number in range(1, 61):
        position = Position.deal(number, rules)
        graph = Graph()
        table = Table.of(position)
        eagerness = chance.random()
        for _ in range(120):
            state = State.of(position, graph)
            builds = sorted(map(str, _builds(table, state)))
            assert builds == _engine_moves(position, PlaceKind.TABLEAU)
            plays = _engine_moves(position, PlaceKind.FOUNDATION)
            places = {str(SOURCES[source]) for source, _ in playable(*state[:3])}
            assert places == {move.split(">")[0] for move in plays}
            moves = list(position.legal_moves)
            if not moves:
                break
            other = [move for move in moves if move != DEAL]
            move = chance.choice(other) if other and chance.random() < eagerness else moves[-1]
            if move.target and move.target.kind is PlaceKind.FOUNDATION:
                source = SOURCES.index(move.source)
                card = (*state.piles, state.waste)[source][-1]
                hour = HOURS[state.foundations.takers[card]]
                move = Move(move.source, Place.foundation(hour))
                seen["plays"] += 1
            elif move != DEAL:
                seen["builds"] += 1
            elif len(position.stock) < position.gaps:
                seen["short"] += 1
            position.push(move)
            assert _after(table, state, move) == State.of(position, graph)
    assert min(seen.values()) > 5


def test_the_foundation_with_more_still_to_build_takes_the_card():
    position = Position.deal(1)
    state = State.of(position, Graph())
    for card, place in state.foundations.takers.items():
        rivals = [other for other in range(12) if state.foundations.wanted(other) == card]
        sizes = [len(position.foundations[HOURS[other]]) for other in rivals]
        assert place in rivals
        assert sizes


@pytest.mark.parametrize("number", range(1, 41))
def test_settled_position_is_what_the_played_moves_lead_to(number):
    position = Position.deal(number)
    graph = Graph()
    state = State.of(position, graph)
    piles, played = list(state.piles), []
    foundations, waste = settle(piles, state.foundations, state.waste, played)
    for move in played:
        position.push(move)
    assert State(tuple(piles), foundations, waste, state.left) == State.of(position, graph)
    assert _engine_moves(position, PlaceKind.FOUNDATION) == []
