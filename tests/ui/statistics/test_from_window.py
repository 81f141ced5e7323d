"""The statistics as the window opens them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from bigben.engine import Move, Position, Rules
from bigben.settings.exchange import read_games, write_games
from bigben.settings.game_log import GameLog
from bigben.settings.logged_game import COLUMNS, Row
from bigben.settings.preferences import ASK_BEFORE_ABANDONING, SHOW_STATISTICS, Preferences
from bigben.settings.store import GameStore
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.questions.leave_question import LeaveQuestion
from bigben.ui.statistics.dialog import StatisticsDialog
from bigben.ui.statistics.games_model import Column
from tests.games import deal_and_play
from tests.recorded import WonGame
from tests.ui.statistics.player import Player
from tests.ui.windows import answering, ask, end_panel

RandomLog = Callable[..., list[Row]]
Fill = Callable[[list[Row]], None]
Open = Callable[..., StatisticsDialog]


@contextmanager
def statistics_of(
    window: MainWindow, use: Callable[[StatisticsDialog], None]
) -> Iterator[list[str]]:
    """Open the statistics by their action, use them, and close them; yields what was asked."""
    asked: list[str] = []
    used: list[StatisticsDialog] = []

    def answer(waiting: QWidget) -> None:
        if isinstance(waiting, LeaveQuestion):
            asked.append(waiting.text())
            waiting.keep.click()
        elif isinstance(waiting, StatisticsDialog) and waiting not in used:
            used.append(waiting)
            use(waiting)
            waiting.reject()
        elif isinstance(waiting, QMessageBox):
            Player(button="Forget all games")(waiting)

    with answering(answer):
        ask(window, Action.STATISTICS)
        yield asked
    assert used


def play_first_row(dialog: StatisticsDialog) -> None:
    dialog.scope.setCurrentIndex(3)
    dialog.tabs.setCurrentWidget(dialog.games)
    dialog.games.table.sortByColumn(Column.DATE, Qt.SortOrder.DescendingOrder)
    dialog.games.table.selectRow(0)
    dialog.games.play.click()


@pytest.fixture
def early_deal(fill: Fill, random_log: RandomLog) -> int:
    """The number of the newest deal of the log, played by the rule set ``early``."""
    row = dict(zip(COLUMNS, random_log(1, 1)[0], strict=True))
    row |= {"deal_number": "123456", "rules": "early", "started": "2026-11-30T00:00:00+00:00"}
    fill([tuple(row.values())])
    return 123_456


def test_a_deal_of_the_list_is_laid_on_the_table(window: MainWindow, early_deal: int) -> None:
    with statistics_of(window, play_first_row) as asked:
        pass
    game = window.session.game
    assert (game.record.deal_number, game.position.rules) == (early_deal, Rules.EARLY)
    assert asked == []


def test_a_game_in_progress_is_only_left_for_it_after_asking(
    window: MainWindow, early_deal: int
) -> None:
    window.session.game.play(Move.parse("T3>F2"))
    with statistics_of(window, play_first_row) as asked:
        pass
    assert window.session.game.record.deal_number != early_deal
    assert asked == ["Leave this game? It counts as a loss."]


def test_a_reset_leaves_the_game_in_progress_on_the_table(
    window: MainWindow, early_deal: int, log: GameLog, store: GameStore
) -> None:
    assert early_deal
    game = window.session.game
    game.play(Move.parse("T3>F2"))
    with statistics_of(window, lambda dialog: dialog.reset.click()):
        pass
    assert (game.record.deal_number, game.moves_made) == (7, 1)
    assert log.count() == 0
    current = store.current()
    assert current is not None
    assert (current.deal_number, current.cursor) == (7, 1)


def test_a_reset_during_practice_leaves_the_practice_on_the_table(
    window: MainWindow, log: GameLog, won_game: WonGame
) -> None:
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    window.session.practise(Position.deal(55))
    practice = window.session.game.record
    with statistics_of(window, lambda dialog: dialog.reset.click()):
        pass
    assert window.session.practising
    assert window.session.game.record == practice
    assert log.count() == 0
    window.actions_by_name[Action.BACK_TO_GAME].trigger()
    assert window.session.game.record.end is None
    assert window.session.game.record.deal_number != number


def test_after_a_reset_a_won_game_does_not_come_back(
    make_window: Callable[[], MainWindow], store: GameStore, log: GameLog, won_game: WonGame
) -> None:
    window = make_window()
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    store.flush()
    assert log.count() == 1
    with statistics_of(window, lambda dialog: dialog.reset.click()):
        pass
    window.close()
    store.flush()
    assert log.count() == 0
    assert not store.holds(number)


def test_who_wants_no_figures_sees_none(
    make_window: Callable[[], MainWindow],
    preferences: Preferences,
    won_game: WonGame,
) -> None:
    preferences.set(SHOW_STATISTICS, False)
    preferences.set(ASK_BEFORE_ABANDONING, False)
    window = make_window()
    action = window.actions_by_name[Action.STATISTICS]
    assert not action.isVisible()
    assert not action.isEnabled()
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    panel = end_panel(window)
    assert panel.isVisible()
    assert not any(tile.isVisible() for tile in (panel.time, panel.moves, panel.streak))
    preferences.set(SHOW_STATISTICS, True)
    assert action.isVisible()
    assert action.isEnabled()


def test_who_wants_figures_sees_them_at_the_end(window: MainWindow, won_game: WonGame) -> None:
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    panel = end_panel(window)
    assert panel.time.isVisible()
    assert panel.moves.figure == str(len(moves))


def test_an_export_of_a_running_game_holds_it(
    window: MainWindow, log: GameLog, tmp_path: Path
) -> None:
    window.session.game.play(Move.parse("T3>F2"))
    log.export(tmp_path / "games.json")
    (row,) = read_games(tmp_path / "games.json")
    assert row[COLUMNS.index("result")] is None
    write_games(tmp_path / "again.csv", [row])
    assert log.import_games(tmp_path / "again.csv").known == 1
