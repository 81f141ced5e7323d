"""Of two ways to win the client prefers the one that sends home what can go home."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigben.engine import Move, Position, way_home
from bigben.model.game import Game
from bigben.model.solver_client import HOME_S, Sign, SolverClient
from bigben.settings.cache import TextCache
from bigben.solver.solve import solve
from bigben.solver.verdict import Budget
from tests.recorded import WonGame
from tests.workers import LOST, UNKNOWN, answers, fake_command, requests

BUILDS_FIRST = 19
"""After so many moves the won game builds, although 13 cards can go home."""

MakeClient = Callable[[int, Mapping[str, Any]], tuple[Game, SolverClient]]


@pytest.fixture
def make_client(
    make_game: Callable[..., Game], won_game: WonGame, tmp_path: Path, qtbot: QtBot
) -> Iterator[MakeClient]:
    """Make clients that know the sign of the won game after some moves; they end at the end."""
    clients: list[SolverClient] = []

    def make(made: int, answers: Mapping[str, Any]) -> tuple[Game, SolverClient]:
        number, moves = won_game
        game = make_game(number, moves[:made])
        command = fake_command(tmp_path, answers)
        client = SolverClient(game, command, TextCache(tmp_path / "cache"))
        clients.append(client)
        qtbot.waitUntil(lambda: client.sign is Sign.WINNABLE)
        return game, client

    yield make
    for client in clients:
        client.end()


def before_build(won_game: WonGame) -> Position:
    """Where the won game's next move is a build although cards can go home."""
    position = Position.deal(won_game.deal_number)
    for move in won_game.moves[:BUILDS_FIRST]:
        position.push(move)
    return position


def after_home(position: Position) -> tuple[list[Move], Position]:
    """The moves of all cards that can go home, and the position after them."""
    after = position.copy()
    home = [Move(step.source, step.target) for step in way_home(position)]
    for move in home:
        after.push(move)
    return home, after


def test_a_win_that_sends_cards_home_first_is_preferred(
    make_client: MakeClient,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    position = before_build(won_game)
    home, after = after_home(position)
    line = solve(after, Budget(positions=5_000)).line
    told = {"verdict": "winnable", "line": [str(move) for move in line]}
    game, client = make_client(BUILDS_FIRST, answers(won_game) | {after.to_text(): told})
    assert client.known is not None
    assert client.known.line == won_game.moves[BUILDS_FIRST:]
    assert client.tries_home()
    assert client.sign is Sign.WINNABLE
    with qtbot.waitSignal(client.changed):
        pass
    assert not client.tries_home()
    assert client.known.line == (*home, *line)
    assert not client.holds_cards_back
    assert requests(tmp_path)[-1]["budget"]["seconds"] == HOME_S
    game.play(home[0])
    assert client.known.line == (*home[1:], *line)


def test_where_no_win_begins_with_all_cards_one_that_begins_with_one_is_looked_for(
    make_client: MakeClient,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    position = before_build(won_game)
    home, _ = after_home(position)
    assert len(home) > 1
    position.push(home[0])
    line = solve(position, Budget(positions=20_000)).line
    told = {"verdict": "winnable", "line": [str(move) for move in line]}
    _, client = make_client(BUILDS_FIRST, answers(won_game) | {position.to_text(): told})
    assert client.tries_home()
    with qtbot.waitSignal(client.changed):
        pass
    assert not client.tries_home()
    assert client.known is not None
    assert client.known.line == (home[0], *line)
    assert not client.holds_cards_back
    assert [each["budget"]["seconds"] for each in requests(tmp_path)[1:]] == [HOME_S, HOME_S]


@pytest.mark.parametrize("otherwise", [LOST, UNKNOWN])
def test_where_that_does_not_win_the_known_way_stays_and_it_is_tried_once(
    make_client: MakeClient,
    won_game: WonGame,
    otherwise: dict[str, Any],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    game, client = make_client(BUILDS_FIRST, answers(won_game, otherwise))
    assert not client.holds_cards_back
    assert client.tries_home()
    with qtbot.waitSignal(client.changed):
        pass
    assert not client.tries_home()
    assert client.known is not None
    assert client.known.line == won_game[1][BUILDS_FIRST:]
    assert client.sign is Sign.WINNABLE
    # The position, and those after all and after one of the cards went home.
    assert len(requests(tmp_path)) == 3
    assert client.holds_cards_back
    game.play(won_game[1][BUILDS_FIRST])
    assert not client.holds_cards_back  # it is not known there


def test_nothing_is_tried_where_the_known_way_sends_a_card_home_or_none_can_go(
    make_client: MakeClient, won_game: WonGame, tmp_path: Path
) -> None:
    game, client = make_client(0, answers(won_game))
    told = set()
    for move in won_game[1]:
        home = way_home(game.position)
        goes = (move.source, move.target) in [(step.source, step.target) for step in home]
        if goes or not home:
            assert not client.tries_home()
            told.add(goes)
        game.play(move)
    assert told == {True, False}
    assert len(requests(tmp_path)) == 1


def test_a_move_made_meanwhile_ends_the_trial(
    make_client: MakeClient,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    moves = won_game[1]
    game, client = make_client(BUILDS_FIRST, answers(won_game))
    assert client.tries_home()
    game.play(moves[BUILDS_FIRST])
    assert client.known is not None
    assert client.known.line == moves[BUILDS_FIRST + 1 :]
    qtbot.waitUntil(lambda: len(requests(tmp_path, "stop")) == 1)  # it has answered before
    assert client.known.line == moves[BUILDS_FIRST + 1 :]
