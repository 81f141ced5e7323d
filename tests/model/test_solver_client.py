"""The client against a worker that is played by a script: good, silent, lying or crashing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Move, Position, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.model.solver_client import Sign, SolverClient
from bigben.model.solver_process import worker_command
from bigben.settings.cache import TextCache
from bigben.settings.records import GameRecord, Source
from bigben.solver.verdict import Budget
from tests.games import play, play_until_stuck
from tests.processes import children, command_line, is_gone
from tests.recorded import WonGame
from tests.workers import UNKNOWN, answers, fake_command, requests

MakeClient = Callable[..., SolverClient]


@pytest.fixture
def cache(tmp_path: Path) -> TextCache:
    return TextCache(tmp_path / "cache")


@pytest.fixture
def make_client(tmp_path: Path, cache: TextCache) -> Iterator[MakeClient]:
    """Make clients whose worker behaves in some way; they are ended at the end."""
    clients: list[SolverClient] = []

    def make(game: Game, behaviour: str, answers: Mapping[str, Any] | None = None) -> SolverClient:
        command = fake_command(tmp_path, answers or {}, behaviour)
        clients.append(SolverClient(game, command, cache, Budget(1_000, 2.5)))
        return clients[-1]

    yield make
    for client in clients:
        client.end()


def await_sign(qtbot: QtBot, client: SolverClient, sign: Sign) -> None:
    qtbot.waitUntil(lambda: client.sign is sign)


def test_a_new_position_is_looked_at_and_its_verdict_shown(
    make_game: Callable[..., Game], make_client: MakeClient, won_game: WonGame, qtbot: QtBot
) -> None:
    client = make_client(make_game(won_game.deal_number), "answers", answers(won_game))
    assert client.sign is Sign.LOOKING
    await_sign(qtbot, client, Sign.WINNABLE)
    assert client.known is not None
    assert client.known.line == won_game.moves


def test_the_budget_goes_with_the_question(
    make_game: Callable[..., Game], make_client: MakeClient, tmp_path: Path, qtbot: QtBot
) -> None:
    game = make_game(7)
    client = make_client(game, "answers", {"else": UNKNOWN})
    await_sign(qtbot, client, Sign.UNKNOWN)
    (request,) = requests(tmp_path)
    assert request["rules"] == "big-ben"
    assert Position.from_text(request["position"]) == game.position
    assert request["budget"] == {"positions": 1_000, "seconds": 2.5}


def test_a_known_line_is_followed_without_a_new_question(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    number, moves = won_game
    game = make_game(number)
    client = make_client(game, "answers", answers(won_game))
    await_sign(qtbot, client, Sign.WINNABLE)
    for made, move in enumerate(moves, 1):
        game.play(move)
        assert client.sign is Sign.WINNABLE
        assert client.known is not None
        assert client.known.line == moves[made:]
    while game.can_undo:
        game.undo()
        assert client.sign is Sign.WINNABLE
    assert len(requests(tmp_path)) == 1


def test_an_undo_shows_what_was_known_at_once(
    make_game: Callable[..., Game], make_client: MakeClient, won_game: WonGame, qtbot: QtBot
) -> None:
    game = make_game(won_game.deal_number)
    client = make_client(game, "answers", answers(won_game))
    await_sign(qtbot, client, Sign.WINNABLE)
    game.play(other_move(game, won_game))
    await_sign(qtbot, client, Sign.LOST)
    game.undo()
    assert client.sign is Sign.WINNABLE
    game.redo()
    assert client.sign is Sign.LOST


def other_move(game: Game, won_game: WonGame) -> Move:
    """A legal move that the won game does not make here."""
    made = game.moves_made
    return next(move for move in game.position.legal_moves if move != won_game.moves[made])


def test_moves_in_quick_succession_are_asked_about_once(
    make_game: Callable[..., Game], make_client: MakeClient, tmp_path: Path, qtbot: QtBot
) -> None:
    game = make_game(7)
    client = make_client(game, "answers", {"else": UNKNOWN})
    for _ in range(50):
        game.play(DEAL)
    await_sign(qtbot, client, Sign.UNKNOWN)
    (request,) = requests(tmp_path)
    assert Position.from_text(request["position"]) == game.position


def test_a_move_during_a_search_stops_it(
    make_game: Callable[..., Game], make_client: MakeClient, tmp_path: Path, qtbot: QtBot
) -> None:
    game = make_game(7)
    client = make_client(game, "silent")
    qtbot.waitUntil(lambda: len(requests(tmp_path)) == 1)
    assert client.sign is Sign.LOOKING
    game.play(DEAL)
    qtbot.waitUntil(lambda: len(requests(tmp_path)) == 2)
    (stop,) = requests(tmp_path, "stop")
    assert stop["id"] == requests(tmp_path)[0]["id"]


def test_a_stale_answer_is_dropped(
    make_game: Callable[..., Game], make_client: MakeClient, qtbot: QtBot
) -> None:
    client = make_client(make_game(7), "stale")
    signs: list[Sign] = []
    client.changed.connect(lambda: signs.append(client.sign))
    await_sign(qtbot, client, Sign.UNKNOWN)
    assert Sign.LOST not in signs


@pytest.mark.parametrize(
    "answers",
    [
        {"else": {"verdict": "winnable", "line": ["deal"]}},
        {"else": {"verdict": "winnable", "line": ["T1>F1"]}},
        {"else": {"verdict": "winnable", "line": ["nonsense"]}},
        {"else": {"verdict": "certainly", "line": []}},
        {"else": {"verdict": "lost", "line": 5}},
    ],
)
def test_a_wrong_answer_is_never_believed(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    answers: dict[str, Any],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    client = make_client(make_game(7), "answers", answers)
    await_sign(qtbot, client, Sign.UNKNOWN)
    assert len(requests(tmp_path)) == 3


def test_the_log_has_the_last_words_of_a_worker_that_crashed(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    caplog: pytest.LogCaptureFixture,
    qtbot: QtBot,
) -> None:
    await_sign(qtbot, make_client(make_game(7), "crash"), Sign.UNKNOWN)
    assert "ended unexpectedly" in caplog.text
    assert "status 3" in caplog.text
    assert "out of order" in caplog.text


@pytest.mark.parametrize("behaviour", ["crash", "garbage"])
def test_after_three_crashes_the_sign_says_not_known_until_the_next_game(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    behaviour: str,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    game = make_game(7)
    client = make_client(game, behaviour)
    await_sign(qtbot, client, Sign.UNKNOWN)
    assert len(requests(tmp_path)) == 3
    game.play(DEAL)
    await_sign(qtbot, client, Sign.UNKNOWN)
    assert len(requests(tmp_path)) == 3
    game.lay(GameRecord("next", 8, game.position.rules, Source.ANY))
    qtbot.waitUntil(lambda: len(requests(tmp_path)) == 6)


def test_a_worker_that_cannot_start_is_no_more_than_not_known(
    make_game: Callable[..., Game], cache: TextCache, qtbot: QtBot
) -> None:
    client = SolverClient(make_game(7), ["/nonexistent/worker"], cache)
    await_sign(qtbot, client, Sign.UNKNOWN)
    client.end()


def test_looking_back_finds_the_move_that_lost(
    make_game: Callable[..., Game], make_client: MakeClient, won_game: WonGame, qtbot: QtBot
) -> None:
    number, moves = won_game
    game = make_game(number, moves[:20])
    game.play(other_move(game, won_game))
    for _ in range(3):
        game.play(next(iter(game.position.legal_moves)))
    client = make_client(game, "answers", answers(won_game))
    await_sign(qtbot, client, Sign.LOST)
    assert client.last_winnable is None
    client.look_back()
    qtbot.waitUntil(lambda: not client.looking_back)
    assert client.last_winnable == 20


def lost_in_the_end(make_game: Callable[..., Game], won_game: WonGame) -> Game:
    """A game that is stuck: after 20 moves of a won one the stock was dealt to its end."""
    number, moves = won_game
    game = make_game(number, moves[:20])
    play_until_stuck(game)
    return game


def test_what_looking_back_found_is_there_at_once_after_a_new_start(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    game = lost_in_the_end(make_game, won_game)
    first = make_client(game, "answers", answers(won_game))
    first.look_back()
    qtbot.waitUntil(lambda: not first.looking_back)
    assert first.last_winnable is not None
    asked = len(requests(tmp_path))
    assert asked
    again = make_client(game, "answers", answers(won_game))
    assert again.last_winnable is None
    again.look_back()
    assert not again.looking_back
    assert again.last_winnable == first.last_winnable
    assert len(requests(tmp_path)) == asked


def test_looking_back_takes_no_more_than_ten_seconds(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    client = make_client(
        lost_in_the_end(make_game, won_game), "answers", answers(won_game, UNKNOWN)
    )
    client.look_back()
    qtbot.waitUntil(lambda: not client.looking_back)
    seconds = [request["budget"]["seconds"] for request in requests(tmp_path)]
    assert sum(seconds) <= 10
    assert client.last_winnable is not None


def test_what_was_found_of_moves_taken_back_is_not_said_of_others(
    make_game: Callable[..., Game], make_client: MakeClient, won_game: WonGame
) -> None:
    game = lost_in_the_end(make_game, won_game)
    client = make_client(game, "silent")
    client.look_back()
    assert client.looking_back
    game.go_back_to(20)
    game.play(won_game.moves[20])
    assert not client.looking_back
    assert client.known is None


@pytest.mark.parametrize("count", [Game.count_hint, Game.toggle_mark])
def test_a_hint_or_a_mark_stops_no_search(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    count: Callable[[Game], None],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    game = make_game(7)
    client = make_client(game, "silent")
    qtbot.waitUntil(lambda: len(requests(tmp_path)) == 1)
    count(game)
    assert client.sign is Sign.LOOKING
    assert not requests(tmp_path, "stop")


def test_looking_back_in_practice_begins_where_practice_began(
    make_client: MakeClient, won_game: WonGame, qtbot: QtBot
) -> None:
    number, moves = won_game
    position = Position.deal(number)
    for move in moves[:15]:
        position.push(move)
    text = position.to_text()
    record = GameRecord("x", None, Rules.BIG_BEN, Source.PRACTICE, beginning=text)
    game = Game(record, GameClock())
    play(game, moves[15:20])
    game.play(other_move(game, won_game))
    client = make_client(game, "answers", answers(won_game))
    await_sign(qtbot, client, Sign.LOST)
    client.look_back()
    qtbot.waitUntil(lambda: not client.looking_back)
    assert client.last_winnable == 5


def test_without_watching_only_what_is_asked_is_looked_at(
    make_game: Callable[..., Game],
    make_client: MakeClient,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    game = make_game(won_game.deal_number)
    client = make_client(game, "answers", answers(won_game))
    client.set_watching(False)
    assert client.sign is Sign.UNKNOWN
    assert not any(timer.isActive() for timer in client.findChildren(QTimer))
    assert not requests(tmp_path)
    client.ask()
    assert client.sign is Sign.LOOKING
    await_sign(qtbot, client, Sign.WINNABLE)


def test_an_end_on_the_table_needs_no_search(
    make_game: Callable[..., Game], make_client: MakeClient, won_game: WonGame, tmp_path: Path
) -> None:
    number, moves = won_game
    game = make_game(number, moves)
    client = make_client(game, "silent")
    assert client.sign is Sign.WINNABLE
    game.undo()
    assert client.sign is Sign.WINNABLE
    assert not requests(tmp_path)


@pytest.mark.skipif(not Path("/proc").exists(), reason="reads /proc")
def test_the_worker_ends_with_the_client(
    make_game: Callable[..., Game], make_client: MakeClient, tmp_path: Path, qtbot: QtBot
) -> None:
    client = make_client(make_game(7), "silent")
    qtbot.waitUntil(lambda: bool(requests(tmp_path)))
    (worker,) = [child for child in children(os.getpid()) if str(tmp_path) in command_line(child)]
    client.end()
    assert is_gone(worker)


def test_the_real_worker_solves_a_deal_wherever_the_program_was_started(
    make_game: Callable[..., Game],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    cache: TextCache,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    client = SolverClient(make_game(7), worker_command(), cache)
    qtbot.waitUntil(lambda: client.sign is Sign.WINNABLE, timeout=30_000)
    client.end()
