from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from bigben.engine import Move, Rules
from bigben.settings.records import GameEnd, GameRecord, GameResult, Source
from bigben.settings.store import GameStore

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.sqlite3"


@pytest.fixture
def make_store() -> Iterator[Callable[[Path], GameStore]]:
    """Make stores that are closed at the end."""
    with ExitStack() as stack:
        yield lambda path: stack.enter_context(closing(GameStore(path)))


@pytest.fixture
def store(make_store: Callable[[Path], GameStore], database: Path) -> GameStore:
    store = make_store(database)
    store.open()
    return store


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A place where it is five hours later."""
    if not hasattr(time, "tzset"):
        pytest.skip("the time zone cannot be set here")
    monkeypatch.setenv("TZ", "XXX-5")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def untouched() -> Callable[..., GameRecord]:
    """Make records of deals that nobody has touched, each with an id of its own."""
    numbers = count(1)

    def make(deal_number: int = 7, **fields: Any) -> GameRecord:
        game_id = str(UUID(int=next(numbers)))
        values = {"rules": Rules.BIG_BEN, "source": Source.NUMBER} | fields
        return GameRecord(game_id, deal_number, **values)

    return make


@pytest.fixture
def begun(untouched: Callable[..., GameRecord]) -> Callable[..., GameRecord]:
    """Make records of games with one move, each a minute later than the one before."""
    minutes = count()

    def make(deal_number: int = 7, **fields: Any) -> GameRecord:
        started = NOON + timedelta(minutes=next(minutes))
        values = {
            "started": started,
            "local_date": date(2026, 11, 30),
            "journal": (Move.parse("deal"),),
            "cursor": 1,
            "milliseconds": 1_000,
        }
        return untouched(deal_number, **(values | fields))

    return make


@pytest.fixture
def end_of() -> Callable[..., GameEnd]:
    """Make the end of a game as it stands."""

    def make(game: GameRecord, result: GameResult, **fields: Any) -> GameEnd:
        assert game.started is not None
        values = {
            "at": game.started + timedelta(seconds=30),
            "milliseconds": game.milliseconds,
            "moves": game.cursor,
            "undos": game.undos,
            "restarts": game.restarts,
            "hints": game.hints,
            "journal": game.journal[: game.cursor],
        }
        return GameEnd(result, **(values | fields))

    return make
