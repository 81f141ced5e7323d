"""The client with the solver's own process, in a hurry and under attack."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from bigben.engine import Outcome, Result, Rules
from bigben.model.game import Game
from bigben.model.solver_client import Sign, SolverClient
from bigben.model.solver_process import worker_command
from bigben.settings.cache import TextCache
from bigben.solver.verdict import Budget, Verdict
from tests.processes import children, command_line, is_gone, open_files, processor_s, pss_mb

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="reads /proc")

MOVE_MS = 20
MOVES = 200
"""Four seconds of fifty moves each."""
WARM = 50
"""Moves until all is there that will be."""
MOST_GROWTH = 1.15


@pytest.fixture
def make_client(tmp_path: Path) -> Iterator[Callable[..., SolverClient]]:
    clients: list[SolverClient] = []

    def make(game: Game, seconds: float = 60) -> SolverClient:
        cache = TextCache(tmp_path / "cache")
        clients.append(SolverClient(game, worker_command(), cache, Budget(seconds=seconds)))
        return clients[-1]

    yield make
    for client in clients:
        client.end()


def workers() -> list[int]:
    mine = children(os.getpid())
    return [child for child in mine if "--solver-worker" in command_line(child)]


def check_sign(game: Game, client: SolverClient) -> None:
    """What is said of the position on the table must be about just that one."""
    known = client.known
    if client.sign is Sign.WINNABLE:
        assert known is not None
        position = game.position.copy()
        for move in known.line:
            position.push(move)
        assert position.outcome() == Outcome(Result.WON)
    elif client.sign is Sign.LOST:
        assert known is not None
        assert known.verdict is Verdict.LOST


@pytest.mark.parametrize("rules", [Rules.BIG_BEN, Rules.EARLY])
def test_fifty_moves_a_second_bring_no_lie_and_no_leak(
    make_game: Callable[..., Game],
    make_client: Callable[..., SolverClient],
    rules: Rules,
    qtbot: QtBot,
) -> None:
    game = make_game(32_000, rules=rules)
    client = make_client(game)
    chance = random.Random(3)
    seen: list[tuple[int, float, float]] = []
    made = 0

    def act() -> None:
        nonlocal made
        check_sign(game, client)
        # Looking at each position at once, without the pause that the client makes, is harder.
        client.ask()
        assert len(workers()) <= 1
        legal = list(game.position.legal_moves)
        if game.can_undo and (not legal or chance.random() < 0.45):
            game.undo()
        else:
            game.play(chance.choice(legal))
        check_sign(game, client)
        made += 1
        if made in {WARM, MOVES}:
            worker = workers()[0]
            seen.append((open_files(os.getpid()), pss_mb(os.getpid()), pss_mb(worker)))

    client.changed.connect(lambda: check_sign(game, client))
    timer = QTimer()
    timer.timeout.connect(act)
    timer.start(MOVE_MS)
    qtbot.waitUntil(lambda: made >= MOVES, timeout=60_000)
    timer.stop()
    (files, own_mb, worker_mb), (files_after, own_mb_after, worker_mb_after) = seen
    assert files_after <= files
    assert own_mb_after < MOST_GROWTH * own_mb
    print(f"{own_mb:.1f} -> {own_mb_after:.1f} MB, worker {worker_mb:.1f} -> {worker_mb_after:.1f}")
    (worker,) = workers()
    client.end()
    assert is_gone(worker)
    assert not workers()


def test_a_worker_killed_in_a_search_is_replaced_and_its_answer_believed(
    make_game: Callable[..., Game], make_client: Callable[..., SolverClient], qtbot: QtBot
) -> None:
    game = make_game(7)
    client = make_client(game)
    for _ in range(2):
        qtbot.waitUntil(lambda: bool(workers()))
        (worker,) = workers()
        os.kill(worker, signal.SIGKILL)
        qtbot.waitUntil(lambda worker=worker: workers() not in ([], [worker]), timeout=30_000)
    qtbot.waitUntil(lambda: client.sign is Sign.WINNABLE, timeout=60_000)
    check_sign(game, client)


def test_a_worker_that_is_killed_again_and_again_leaves_the_game_without_a_sign(
    make_game: Callable[..., Game], make_client: Callable[..., SolverClient], qtbot: QtBot
) -> None:
    game = make_game(32_000, rules=Rules.EARLY)
    client = make_client(game)
    killed: set[int] = set()
    while len(killed) < 3:
        qtbot.waitUntil(lambda: bool({*workers()} - killed), timeout=30_000)
        (worker,) = {*workers()} - killed
        os.kill(worker, signal.SIGKILL)
        killed.add(worker)
    qtbot.waitUntil(lambda: client.sign is Sign.UNKNOWN, timeout=30_000)
    assert not workers()


def test_the_client_s_end_in_the_middle_of_a_search_is_the_worker_s(
    make_game: Callable[..., Game], make_client: Callable[..., SolverClient], qtbot: QtBot
) -> None:
    client = make_client(make_game(32_000, rules=Rules.EARLY))
    qtbot.waitUntil(lambda: bool(workers()))
    (worker,) = workers()
    qtbot.waitUntil(lambda: processor_s(worker) > 0.5, timeout=60_000)
    client.end()
    assert is_gone(worker)
