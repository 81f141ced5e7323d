"""Practice in the window, while the counted game waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Position, Rules
from bigben.settings.records import GameResult
from bigben.settings.store import GameStore
from bigben.ui.access.announcer import Announcer
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.status.practice_sign import PracticeSign
from tests.games import deal_and_play, play
from tests.recorded import WonGame
from tests.ui.windows import FIRST, ask, end_panel, leaving, paste, said, visible_texts

# Practice


def test_practice_is_shown_until_it_ends(window: MainWindow) -> None:
    sign = window.findChild(PracticeSign)
    assert isinstance(sign, QToolButton)
    assert not sign.isVisible()
    assert not window.actions_by_name[Action.BACK_TO_GAME].isEnabled()
    window.session.game.play(FIRST)
    before = window.session.game.record
    paste(window, Position.deal(99).to_text())
    assert sign.isVisible()
    assert visible_texts(window) == []
    assert "practice" in said(window)
    window.session.game.play(DEAL)
    assert visible_texts(window)[0] == "Practice"
    assert not window.actions_by_name[Action.COPY_DEAL_NUMBER].isEnabled()
    sign.click()
    assert not sign.isVisible()
    assert visible_texts(window)[0] == "Deal 7"
    assert replace(window.session.game.record, milliseconds=before.milliseconds) == before


def test_practice_is_told_to_a_screen_reader(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.findChild(Announcer) is not None)
    announcer = window.findChild(Announcer)
    assert isinstance(announcer, Announcer)
    with qtbot.waitSignal(announcer.said) as blocker:
        paste(window, Position.deal(99).to_text())
    assert blocker.args == ["Practice is on the table; it is not counted."]


def test_rule_3_a_new_game_from_practice_asks_for_the_one_that_waits(
    window: MainWindow, store: GameStore
) -> None:
    window.session.game.play(FIRST)
    paste(window, Position.deal(99).to_text())
    with leaving(yes=False) as asked:
        ask(window, Action.NEW)
    assert asked == ["Leave the game that waits for you? It counts as a loss."]
    assert window.session.practising
    with leaving(yes=True):
        ask(window, Action.NEW)
    assert not window.session.practising
    assert store.figures(Rules.BIG_BEN).last == (GameResult.LOST,)


def test_a_win_in_practice_shows_no_streak_and_can_be_played_again(
    window: MainWindow, won_game: WonGame
) -> None:
    number, moves = won_game
    deal_and_play(window.session, number, moves)
    assert end_panel(window).streak.figure == "1"
    ask(window, Action.NEW)
    window.session.game.play(FIRST)
    position = Position.deal(number)
    for move in moves[:-2]:
        position.push(move)
    paste(window, position.to_text())
    play(window.session.game, moves[-2:])
    panel = end_panel(window)
    assert panel.isVisible()
    assert panel.moves.figure == "2"
    assert not panel.streak.isVisible()
    with leaving(yes=False) as asked:
        panel.same_deal.click()
    assert not asked
    assert window.session.practising
    assert window.session.game.position == position


def test_closing_in_practice_resumes_the_counted_game(
    make_window: Callable[[], MainWindow],
) -> None:
    window = make_window()
    window.session.game.play(FIRST)
    paste(window, Position.deal(99).to_text())
    window.close()
    again = make_window()
    assert not again.session.practising
    assert [entry.move for entry in again.session.game.position.entries] == [FIRST]
