"""What all tests share: a screen that nobody sees, and a home that is not the user's."""

from __future__ import annotations

import os
import runpy
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication

from bigben.engine import Move, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.model.winnable import WinnableDeals
from bigben.settings.logged_game import Row
from bigben.settings.records import GameRecord, Source
from bigben.ui.desktop.application import Application
from bigben.view.resources import resource
from tests import logs
from tests.recorded import WonGame, shortest_won_game
from tests.sessions import HandClock

_HOME = pytest.StashKey[Path]()

# A loaded machine is slow, which is no fault of the code under test: no time limit an example.
settings.register_profile("bigben", deadline=None, print_blob=True)


def pytest_configure(config: pytest.Config) -> None:
    """Turn every path and language that a program takes from its surroundings to known ones.

    Done before any test module is imported, and once in each process that runs tests. Programs
    that tests start inherit it.
    """
    settings.load_profile("bigben")
    runpy.run_path(str(Path(__file__).parents[1] / "packaging" / "build_resources.py"))["build"]()
    # A short name: the path of a local socket below it may not be longer than 107 bytes.
    home = Path(tempfile.mkdtemp(prefix="bb-"))
    config.stash[_HOME] = home
    runtime = home / "run"
    runtime.mkdir(mode=0o700)  # Qt warns of any other mode
    os.environ.update(
        HOME=str(home),
        XDG_CACHE_HOME=str(home / "cache"),
        XDG_CONFIG_HOME=str(home / "config"),
        XDG_DATA_HOME=str(home / "data"),
        XDG_STATE_HOME=str(home / "state"),
        XDG_RUNTIME_DIR=str(runtime),
        LC_ALL="C.UTF-8",  # Qt warns of locales without UTF-8
    )
    os.environ.pop("LANGUAGE", None)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[_HOME], ignore_errors=True)


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """The program's own application, for pytest-qt to make."""
    return Application


@pytest.fixture(scope="session")
def won_game() -> WonGame:
    """The shortest of the recorded games that were won."""
    return shortest_won_game()


@pytest.fixture(scope="session")
def winnable() -> WinnableDeals:
    """The shipped table of winnable deals."""
    return WinnableDeals(resource("deals/winnable.bin"))


@pytest.fixture
def make_game(qapp: QCoreApplication) -> Callable[..., Game]:
    """Make games that nobody keeps, of a deal and after some moves."""
    del qapp  # the clock's timer needs one

    def make(
        deal_number: int = 7, moves: tuple[Move, ...] = (), rules: Rules = Rules.BIG_BEN
    ) -> Game:
        record = GameRecord("a game", deal_number, rules, Source.NUMBER)
        game = Game(record, GameClock())
        for move in moves:
            assert game.play(move)
        return game

    return make


@pytest.fixture
def hands(qapp: QCoreApplication) -> HandClock:
    """Stands in for the machine's clock; Qt's timers need an application besides."""
    del qapp
    return HandClock()


@pytest.fixture(scope="session")
def random_log() -> Callable[..., list[Row]]:
    """Make logs of random games, by a seed and a number of games."""
    return logs.random_log
