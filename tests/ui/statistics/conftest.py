"""What tests of the statistics share: a log that holds games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bigben.engine import Rules
from bigben.settings.exchange import write_games
from bigben.settings.game_log import GameLog
from bigben.settings.logged_game import Row
from bigben.settings.store import GameStore
from bigben.ui.statistics.dialog import StatisticsDialog

RandomLog = Callable[..., list[Row]]
Fill = Callable[[list[Row]], None]
Open = Callable[..., StatisticsDialog]


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


@pytest.fixture
def open_dialog(qtbot: QtBot, log: GameLog) -> Open:
    def open_dialog(rules: Rules = Rules.BIG_BEN) -> StatisticsDialog:
        dialog = StatisticsDialog(log, rules, lambda: None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return open_dialog


@pytest.fixture
def five(open_dialog: Open, fill: Fill, random_log: RandomLog) -> StatisticsDialog:
    """The statistics of a log of five games."""
    fill(random_log(1, 5))
    return open_dialog()
