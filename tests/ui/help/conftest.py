"""What the tests of the help share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from bigben.engine import Rules
from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.model.winnable import WinnableDeals
from bigben.settings.store import GameStore


class HandClock:
    """Milliseconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now_ms = 50_000

    def __call__(self) -> int:
        return self.now_ms


@pytest.fixture
def hands(qapp: QCoreApplication) -> HandClock:
    del qapp
    return HandClock()


@pytest.fixture
def log(tmp_path: Path) -> Iterator[GameStore]:
    """A log of games of its own."""
    with closing(GameStore(tmp_path / "counted.sqlite3")) as store:
        store.open()
        yield store


@pytest.fixture
def make_session(
    log: GameStore, hands: HandClock, winnable: WinnableDeals
) -> Callable[..., Session]:
    """Begin sessions on the one log, as one start of the program after another does."""
    minutes, numbers = count(), count(1000)

    def now() -> datetime:
        return datetime(2026, 11, 30, 12, tzinfo=UTC) + timedelta(minutes=next(minutes))

    def make(rules: Rules = Rules.BIG_BEN, draw: Callable[[], int] | None = None) -> Session:
        return Session(
            log, GameClock(hands), rules, winnable, draw=draw or (lambda: next(numbers)), now=now
        )

    return make
