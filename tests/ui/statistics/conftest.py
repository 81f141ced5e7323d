"""What tests of the statistics share: a log that holds games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bigben.settings.exchange import write_games
from bigben.settings.game_log import GameLog
from bigben.settings.logged_game import Row
from bigben.settings.store import GameStore


@pytest.fixture
def log(store: GameStore) -> GameLog:
    return GameLog(store)


@pytest.fixture
def fill(log: GameLog, tmp_path: Path) -> Callable[[list[Row]], None]:
    """Put games into the log."""

    def fill(rows: list[Row]) -> None:
        write_games(tmp_path / "fill.json", rows)
        log.import_games(tmp_path / "fill.json")

    return fill
