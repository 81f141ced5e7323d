"""The log of games out to files, in from them, and away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigben.settings.exchange import read_games
from bigben.settings.game_log import GameLog
from bigben.settings.logged_game import Row
from bigben.settings.store import GameStore
from bigben.ui.statistics.dialog import StatisticsDialog
from tests.ui.statistics.player import Player, everything_said
from tests.ui.windows import answering

RandomLog = Callable[..., list[Row]]
Fill = Callable[[list[Row]], None]
Open = Callable[..., StatisticsDialog]


@pytest.fixture(autouse=True)
def qt_file_dialogs(qapp: QApplication) -> Iterator[None]:
    """A dialog that tests can answer, not the desktop's."""
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    yield
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, False)


@pytest.mark.parametrize("suffix", ["csv", "json"])
def test_games_go_out_and_come_back(
    five: StatisticsDialog, log: GameLog, tmp_path: Path, suffix: str
) -> None:
    dialog = five
    dialog.scope.setCurrentIndex(3)
    before = everything_said(dialog)
    path = tmp_path / f"mine.{suffix}"
    player = Player(path, button="Forget all games")
    with answering(player):
        dialog.export.click()
        assert len(read_games(path)) == 5
        dialog.reset.click()
        assert log.count() == 0
        assert dialog.figures.isHidden()
        dialog.import_games.click()
    assert log.count() == 5
    assert everything_said(dialog) == before
    (backup,) = tmp_path.glob("games.backup-*.json")
    assert player.told == [
        f"All games are now in “mine.{suffix}”. Games: 5.",
        "Forget all games, of every rule set? All figures and the whole list will be gone. "
        "Games that will be lost: 5. A copy is kept in a file that can be imported again.",
        f"The games are gone. A copy is kept here:\n{backup}",
        "New games: 5. Games that now have a result: 0. Already known: 0.",
    ]


def test_a_name_without_an_ending_gets_one(five: StatisticsDialog, tmp_path: Path) -> None:
    with answering(Player(tmp_path / "mine")):
        five.export.click()
    assert len(read_games(tmp_path / "mine.csv")) == 5


def test_nothing_is_written_or_taken_in_without_a_file(
    five: StatisticsDialog, log: GameLog, tmp_path: Path
) -> None:
    files = sorted(tmp_path.iterdir())
    player = Player(None)
    with answering(player):
        five.export.click()
        five.import_games.click()
    assert (player.told, log.count()) == ([], 5)
    assert player.offered == ["bigben-games.csv", ""]
    assert sorted(tmp_path.iterdir()) == files


@pytest.mark.parametrize("button", ["Keep them", ""])
def test_keeping_the_games_keeps_them(
    five: StatisticsDialog, log: GameLog, tmp_path: Path, button: str
) -> None:

    def answer(waiting: QWidget) -> None:
        if button:
            Player(button=button)(waiting)
        else:
            waiting.close()

    with answering(answer):
        five.reset.click()
    assert log.count() == 5
    assert not list(tmp_path.glob("games.backup-*"))


def test_enter_does_not_forget_the_games(
    qtbot: QtBot, five: StatisticsDialog, log: GameLog
) -> None:
    with answering(lambda waiting: qtbot.keyClick(waiting, Qt.Key.Key_Return)):
        five.reset.click()
    assert log.count() == 5


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("hello", "“bad.json” is not a list of games that Big Ben wrote."),
        (
            '{"format": "bigben-games", "version": 9, "games": []}',
            "“bad.json” was written by a newer version of Big Ben.",
        ),
        (
            '{"format": "bigben-games", "version": 1, "games": [{}]}',
            "Nothing was imported: game 1 in “bad.json” makes no sense (id).",
        ),
    ],
)
def test_a_bad_file_is_told_in_a_sentence_and_changes_nothing(
    five: StatisticsDialog, log: GameLog, tmp_path: Path, content: str, sentence: str
) -> None:
    (tmp_path / "bad.json").write_text(content)
    player = Player(tmp_path / "bad.json")
    with answering(player):
        five.import_games.click()
    assert (player.told, log.count()) == ([sentence], 5)
    assert QApplication.overrideCursor() is None


def test_games_that_cannot_be_kept_are_not_forgotten(
    five: StatisticsDialog,
    log: GameLog,
    store: GameStore,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "path", tmp_path / "gone" / "games.sqlite3")
    player = Player(button="Forget all games")
    with answering(player):
        five.reset.click()
    assert log.count() == 5
    assert player.told[1].startswith("The games could not be written: ")
