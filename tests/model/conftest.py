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
    """Stands in for the machine's clock; Qt's timers need an application besides."""
    del qapp
    return HandClock()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with closing(GameStore(tmp_path / "games.sqlite3")) as store:
        store.open()
        yield store


@pytest.fixture
def make_session(
    store: GameStore, hands: HandClock, winnable: WinnableDeals
) -> Callable[..., Session]:
    """Begin sessions on the one store, as one start of the program after another does.

    New deals are numbered from 1000 on, and each look at the calendar is a minute later.
    """
    minutes, numbers = count(), count(1000)

    def now() -> datetime:
        return datetime(2026, 11, 30, 12, tzinfo=UTC) + timedelta(minutes=next(minutes))

    def make(rules: Rules = Rules.BIG_BEN) -> Session:
        return Session(
            store, GameClock(hands), rules, winnable, draw=lambda: next(numbers), now=now
        )

    return make


@pytest.fixture
def session(make_session: Callable[..., Session]) -> Session:
    return make_session()
