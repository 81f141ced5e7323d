"""The solver's fast moves against the engine's."""

import random

import pytest

from bigben.engine import DEAL, HOURS, Card, Move, Place, PlaceKind, Position, Rules, base_card
from bigben.solver.foundations import Graph
from bigben.solver.packed import NUMBER, SOURCES
from bigben.solver.state import State, Table, build, play, play_move, playable, settle


def _builds(table: Table, state: State) -> list[Move]:
    return [
        Move(SOURCES[source], Place.tableau(HOURS[target]))
        for source, target in table.builds(state)
    ]


def _engine_moves(position: Position, kind: PlaceKind) -> list[Move]:
    return sorted(
        str(move) for move in position.legal_moves if move.target and move.target.kind is kind
    )


def _after(table: Table, state: State, move: Move) -> State:
    if move == DEAL:
        return table.deal(state)
    source = SOURCES.index(move.source)
    if move.target.kind is PlaceKind.FOUNDATION:
        assert play_move(state, source) == move
        return play(state, source)
    return build(state, source, HOURS.index(move.target.hour))


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
            places = {str(SOURCES[source]) for source in playable(state)}
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
    # Clubs: hour 9 has its 2 and wants 3 to 9; hour 5 from 10 has come to 2 and wants 3 to 5.
    clubs = [hour for hour in HOURS if base_card(hour).suit == "C"]
    counts = bytes({5: 6, 9: 1}.get(hour, 1) for hour in HOURS)
    foundations = Graph().holding(counts)
    three = NUMBER[Card.parse("3C")]
    assert sorted(clubs) == [1, 5, 9]
    assert HOURS[foundations.takers[three]] == 9
    assert HOURS[foundations.after(three).takers[three]] == 5
    assert foundations.after(three).after(three).cards_home == foundations.cards_home + 2


@pytest.mark.parametrize("number", range(1, 41))
def test_settled_position_is_what_the_played_moves_lead_to(number):
    position = Position.deal(number)
    graph = Graph()
    played = []
    settled = settle(State.of(position, graph), played)
    for move in played:
        position.push(move)
    assert settled == State.of(position, graph)
    assert _engine_moves(position, PlaceKind.FOUNDATION) == []
