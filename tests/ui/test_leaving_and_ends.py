"""How games are left, and what the window shows at their ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from bigben.engine import Position, Rules
from bigben.model.findings import Findings
from bigben.model.game import beginning
from bigben.model.knowledge import Known
from bigben.settings.cache import TextCache
from bigben.settings.preferences import (
    ASK_BEFORE_ABANDONING,
    Preferences,
)
from bigben.settings.store import GameStore
from bigben.solver.verdict import Verdict
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.end_panel import EndPanel
from tests.games import deal_and_play, play, play_until_stuck
from tests.recorded import WonGame
from tests.ui.windows import FIRST, ask, end_panel, game_of, journal, leaving, scene_of

MakeWindow = Callable[[], MainWindow]


# Leaving a game


def test_rule_3_a_new_game_asks_once_and_can_be_refused(window: MainWindow) -> None:
    game_of(window).play(FIRST)
    with leaving(yes=False) as asked:
        ask(window, Action.NEW)
    assert len(asked) == 1
    assert journal(window) == ["T3>F2"]


def test_rule_3_a_game_that_is_left_is_a_loss(window: MainWindow, store: GameStore) -> None:
    game_of(window).play(FIRST)
    with leaving(yes=True):
        ask(window, Action.NEW)
    assert game_of(window).record.deal_number == 8
    assert store.figures(Rules.BIG_BEN).played == 1


def test_rule_5_of_a_replay_it_is_said_that_it_is_not_counted(window: MainWindow) -> None:
    first = game_of(window).record.deal_number
    game_of(window).play(FIRST)
    with leaving(yes=True) as asked:
        window.leaving.for_deal(first)
    assert asked == ["Leave this game? It counts as a loss."]
    game_of(window).play(FIRST)
    with leaving(yes=False) as asked:
        ask(window, Action.NEW)
    window.session.practise(game_of(window).position.copy())
    with leaving(yes=False) as asked_in_practice:
        ask(window, Action.NEW)
    assert asked == ["Leave this game? It is a replay and isn't counted."]
    assert asked_in_practice == [
        "Leave the game that waits for you? It is a replay and isn't counted."
    ]


def test_rule_3_an_untouched_deal_is_left_without_a_question(window: MainWindow) -> None:
    with leaving(yes=False) as asked:
        ask(window, Action.NEW)
    assert not asked
    assert game_of(window).record.deal_number == 8


def test_rule_3_the_question_can_be_switched_off(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set(ASK_BEFORE_ABANDONING, False)
    game_of(window).play(FIRST)
    with leaving(yes=False) as asked:
        ask(window, Action.NEW)
    assert not asked
    assert game_of(window).record.deal_number == 8


def test_a_deal_from_the_command_line_asks_as_new_does(window: MainWindow) -> None:
    game_of(window).play(FIRST)
    with leaving(yes=False) as asked:
        window.leaving.for_deal(123, None)
    assert len(asked) == 1
    assert game_of(window).record.deal_number == 7
    with leaving(yes=True):
        window.leaving.for_deal(123, Rules.EARLY)
    assert game_of(window).position == Position.deal(123, Rules.EARLY)


def test_a_deal_number_can_be_typed(window: MainWindow, qtbot: QtBot) -> None:
    def type_number() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        qtbot.keyClicks(dialog.focusWidget(), " #0031 999")
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    QTimer.singleShot(0, type_number)
    ask(window, Action.DEAL_NUMBER)
    assert game_of(window).position == Position.deal(31999)


# Ends


def test_a_win_shows_time_moves_and_streak(window: MainWindow, won_game: WonGame) -> None:
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    panel = end_panel(window)
    assert panel.isVisible()
    assert panel.moves.figure == str(len(moves))
    assert panel.streak.figure == "1"


def test_after_a_win_the_same_deal_can_be_played_again_unasked(
    window: MainWindow, won_game: WonGame
) -> None:
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    with leaving(yes=False) as asked:
        end_panel(window).same_deal.click()
    assert not asked
    assert game_of(window).position == Position.deal(number)
    assert not end_panel(window).isVisible()


def test_the_win_of_a_replay_says_that_it_is_not_counted(
    window: MainWindow, won_game: WonGame
) -> None:
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    panel = end_panel(window)
    assert "counted" not in panel.message.text()
    panel.same_deal.click()
    play(window.session.game, moves)
    panel = end_panel(window)
    assert panel.isVisible()
    assert panel.message.text().endswith("This deal was played before: the win isn't counted.")
    assert panel.moves.figure == str(len(moves))
    # It goes on after this win as before it.
    assert not panel.streak.isVisible()


def test_a_stuck_game_offers_a_way_back(window: MainWindow) -> None:
    play_until_stuck(game_of(window))
    panel = end_panel(window)
    assert panel.isVisible()
    count = len(journal(window))
    panel.undo.click()
    assert not panel.isVisible()
    assert len(journal(window)) == count - 1
    ask(window, Action.REDO)
    assert end_panel(window).isVisible()
    panel.restart.click()
    assert journal(window) == []


def test_a_stuck_game_says_what_is_known_of_where_it_could_have_been_won(
    window: MainWindow, qtbot: QtBot
) -> None:
    play_until_stuck(game_of(window))
    panel = end_panel(window)
    unknown = "Whether it could have been won is not known."
    qtbot.waitUntil(lambda: panel.verdict.text() == unknown)  # this solver can't be started
    assert panel.verdict.isVisible()
    assert not panel.back.isEnabled()


def test_the_end_can_be_looked_at_and_escape_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    play_until_stuck(game_of(window))
    assert end_panel(window).isVisible()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not end_panel(window).isVisible()
    assert journal(window)


def test_an_ended_game_shows_its_end_again_after_a_start(make_window: MakeWindow) -> None:
    window = make_window()
    play_until_stuck(game_of(window))
    window.close()
    assert end_panel(make_window()).isVisible()


def test_a_start_at_a_stuck_end_tells_what_was_found_before_and_leads_back(
    make_window: MakeWindow,
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    number, moves = won_game
    window = make_window()
    window.leaving.for_deal(number)
    for move in moves[:5]:
        game_of(window).play(move)
    play_until_stuck(game_of(window))
    unknown = "Whether it could have been won is not known."
    qtbot.waitUntil(lambda: end_panel(window).verdict.text() == unknown)
    record = game_of(window).record
    window.close()
    found = Findings(beginning(record), record.journal[: record.cursor])
    found.learn(5, Known(Verdict.WINNABLE, moves[5:]), 0.0)
    found.learn(6, Known(Verdict.LOST), 0.0)
    found.keep(TextCache(tmp_path / "cache"))
    again = make_window()
    panel = end_panel(again)
    could = f"After move 5 of {record.cursor} it could still have been won."
    qtbot.waitUntil(lambda: panel.verdict.text() == could)
    panel.back.click()
    assert journal(again) == list(map(str, moves[:5]))


def test_the_end_waits_for_the_last_card_and_a_key_that_skips_it_does_not_close_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    play_until_stuck(game_of(window))
    assert window.findChild(EndPanel) is None
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert end_panel(window).isVisible()


def test_an_end_that_is_undone_before_it_was_shown_is_not_shown(window: MainWindow) -> None:
    play_until_stuck(game_of(window))
    game_of(window).undo()
    scene_of(window).finish()
    QApplication.processEvents()
    assert window.findChild(EndPanel) is None
