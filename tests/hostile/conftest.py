"""What is hostile: files that were changed with a will, and what must hold whatever they hold.

The quick share runs always, the whole with ``--all``. Each test prints the seed that makes the
same examples again: ``-p randomly -p "randomly_seed=…"`` as pytest prints it at the top.
"""

from __future__ import annotations

import gc
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.model.solver_client import SolverClient
from bigben.settings.cache import TextCache
from bigben.settings.game_log import GameLog
from bigben.settings.preferences import ASK_BEFORE_ABANDONING, RULES, Preferences
from bigben.settings.store import GameStore
from bigben.ui.main_window import MainWindow

SHARES: Final = {"quick": 0.1, "full": 1.0}
LONGEST_S: Final = 1.0
"""So much of the processor's time one example may take: longer is a hang."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pass over what the offscreen platform says of every window that has a least size."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("does not support propagateSizeHints"))


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there can be one: a disk is waited for several times an example."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


class Example:
    """An example, however large, that does not fill the screen when it fails."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __repr__(self) -> str:
        shown = f"{self.value!s:.500}"
        return f"<{shown!r:.1000}>"

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:  # hypothesis's
        printer.text(repr(self))


@pytest.fixture(params=["quick", pytest.param("full", marks=pytest.mark.slow)])
def attack(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Have a test's body run on many examples of a strategy, or on a tenth of them."""
    share = SHARES[request.param]
    first: int = request.config.getoption("randomly_seed")

    def attack(
        examples: st.SearchStrategy[Any], count: int, survive: Callable[[Any], None]
    ) -> None:
        @seed(first)
        @settings(
            max_examples=round(count * share),
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        @given(examples.map(Example))
        def run(example: Example) -> None:
            survive(example.value)

        print(f"seed {first}")
        run()

    return attack


@contextmanager
def in_time() -> Iterator[None]:
    """Fail if what is done within takes too much of the processor's time."""
    gc.collect()
    begun = time.process_time()
    yield
    spent = time.process_time() - begun
    assert spent < LONGEST_S, f"it took {spent:.1f} s"


@pytest.fixture
def window(tmp_path: Path, qtbot: Any, winnable: Any) -> Iterator[MainWindow]:
    """The program's window, asking nothing."""
    preferences = Preferences(tmp_path / "program" / "bigben.ini")
    preferences.set(ASK_BEFORE_ABANDONING, False)
    store = GameStore(tmp_path / "program" / "games.sqlite3")
    store.open()
    session = Session(store, GameClock(), preferences.get(RULES), winnable)
    cache = TextCache(tmp_path / "program" / "cache")
    solver = SolverClient(session.game, ["no worker in these tests"], cache)
    window = MainWindow(session, preferences, GameLog(store), solver)
    session.setParent(window)
    qtbot.addWidget(window)
    window.show()
    yield window
    solver.end()
    store.close()
