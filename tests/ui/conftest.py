"""What tests of windows share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.model.solver_client import SolverClient
from bigben.model.winnable import WinnableDeals
from bigben.settings.cache import TextCache
from bigben.settings.game_log import GameLog
from bigben.settings.preferences import RULES, Preferences
from bigben.settings.store import GameStore
from bigben.ui.desktop.language import Language
from bigben.ui.main_window import MainWindow
from bigben.view.resources import resource


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pass over what the offscreen platform says of every window that has a least size."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(
                pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")
            )


@pytest.fixture(scope="session", autouse=True)
def english_plurals(qapp: QApplication) -> Iterator[None]:
    """One and many, as the program says them."""
    translator = QTranslator()
    assert translator.load(str(resource("i18n/bigben_en.qm")))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture(autouse=True)
def colours_of_the_system(qapp: QApplication) -> Iterator[None]:
    """No test sees, or leaves, the colours that another one chose for the whole program."""
    _drop_colours(qapp)
    yield
    _drop_colours(qapp)


def _drop_colours(qapp: QApplication) -> None:
    qapp.styleHints().unsetColorScheme()
    qapp.setPalette(QPalette())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with closing(GameStore(tmp_path / "games.sqlite3")) as store:
        store.open()
        yield store


@pytest.fixture
def preferences(tmp_path: Path, qapp: QApplication) -> Preferences:
    del qapp
    return Preferences(tmp_path / "bigben.ini")


@pytest.fixture
def make_window(
    store: GameStore,
    preferences: Preferences,
    qtbot: QtBot,
    winnable: WinnableDeals,
    tmp_path: Path,
) -> Iterator[Callable[[], MainWindow]]:
    """Make the program's window, as a start of the program does; deal 7 is the first deal.

    Its solver has a worker that cannot be started: no verdict is ever known.
    """
    numbers, cache = count(7), TextCache(tmp_path / "cache")
    solvers: list[SolverClient] = []

    def make() -> MainWindow:
        session = Session(
            store, GameClock(), preferences.get(RULES), winnable, draw=lambda: next(numbers)
        )
        solver = SolverClient(session.game, ["no worker in these tests"], cache)
        solvers.append(solver)
        window = MainWindow(session, preferences, GameLog(store), solver)
        session.setParent(window)
        qtbot.addWidget(window)
        window.closing.connect(session.keep)
        with qtbot.waitActive(window):
            window.show()
        return window

    yield make
    for solver in solvers:
        solver.end()


@pytest.fixture
def window(make_window: Callable[[], MainWindow]) -> MainWindow:
    return make_window()


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """What makes the program speak a language; it speaks English again in the end."""
    del qapp
    before = QLocale()
    language = Language(resource("i18n"))
    yield language
    language.speak("en")
    QApplication.processEvents()
    QLocale.setDefault(before)
