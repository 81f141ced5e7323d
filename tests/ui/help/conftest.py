"""What the tests of the help share."""

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
def log(tmp_path: Path) -> Iterator[GameStore]:
    """A log of games of its own."""
    with closing(GameStore(tmp_path / "counted.sqlite3")) as store:
        store.open()
        yield store


@pytest.fixture
def make_session(
    log: GameStore, hands: HandClock, winnable: WinnableDeals
) -> Callable[..., Session]:
    return session_maker(log, hands, winnable)
