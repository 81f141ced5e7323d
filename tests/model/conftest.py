from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bigben.model.session import Session
from bigben.model.winnable import WinnableDeals
from bigben.settings.store import GameStore
from tests.sessions import HandClock, session_maker


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with closing(GameStore(tmp_path / "games.sqlite3")) as store:
        store.open()
        yield store


@pytest.fixture
def make_session(
    store: GameStore, hands: HandClock, winnable: WinnableDeals
) -> Callable[..., Session]:
    return session_maker(store, hands, winnable)


@pytest.fixture
def session(make_session: Callable[..., Session]) -> Session:
    return make_session()
