"""The mark of where the keyboard is: no business of somebody who plays with the pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QToolButton
from pytestqt.qtbot import QtBot

from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.find_bar import FindBar
from bigben.ui.panels.pause_panel import PausePanel
from bigben.ui.panels.solution_bar import SolutionBar
from bigben.view.focus_mark import FocusMark
from tests.games import play_until_stuck
from tests.recorded import WonGame
from tests.ui.windows import ask, end_panel

Opened = Callable[[MainWindow, WonGame], QAbstractButton]
"""Has a panel come over the table, and gives the button that takes it away."""


def won(window: MainWindow, won_game: WonGame) -> QAbstractButton:
    number, moves = won_game
    window.leaving.for_deal(number, None)
    for move in moves:
        window.session.game.play(move)
    return end_panel(window).new_deal


def stuck(window: MainWindow, won_game: WonGame) -> QAbstractButton:
    del won_game
    play_until_stuck(window.session.game)
    return end_panel(window).look


def paused(window: MainWindow, won_game: WonGame) -> QAbstractButton:
    del won_game
    ask(window, Action.PAUSE)
    panel = window.findChild(PausePanel)
    assert isinstance(panel, PausePanel)
    return panel.go_on


def searched(window: MainWindow, won_game: WonGame) -> QAbstractButton:
    del won_game
    ask(window, Action.FIND)
    bar = window.findChild(FindBar)
    assert isinstance(bar, FindBar)
    close = bar.findChild(QToolButton)
    assert isinstance(close, QToolButton)
    return close


def watched(window: MainWindow, won_game: WonGame) -> QAbstractButton:
    won(window, won_game)
    window.session.game.undo()
    window.session.game.undo()
    ask(window, Action.SOLUTION)
    bar = window.findChild(SolutionBar)
    assert isinstance(bar, SolutionBar)
    return bar.stop


def toured(window: MainWindow, won_game: WonGame) -> QAbstractButton:
    del won_game
    ask(window, Action.TOUR)
    while window.guide.tour.bubble.other.isHidden():
        window.guide.tour.bubble.next.click()
    return window.guide.tour.bubble.other


@pytest.mark.parametrize("opened", [won, stuck, paused, searched, watched, toured])
def test_a_panel_closed_by_the_pointer_leaves_no_mark_on_the_table(
    window: MainWindow, won_game: WonGame, opened: Opened, qtbot: QtBot
) -> None:
    button = opened(window, won_game)
    assert button.isVisible()
    button.setFocus(Qt.FocusReason.MouseFocusReason)  # as a press of the pointer does
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isVisible()
    assert window.table.isAncestorOf(window.focusWidget())
    assert not mark(window).isVisible()


def test_who_walks_the_table_by_keys_finds_the_mark_again_behind_a_panel(
    window: MainWindow, won_game: WonGame, qtbot: QtBot
) -> None:
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert mark(window).isVisible()
    button = paused(window, won_game)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert not button.isVisible()
    assert mark(window).isVisible()


def mark(window: MainWindow) -> FocusMark:
    found = [item for item in window.table.table_scene.items() if isinstance(item, FocusMark)]
    assert len(found) == 1
    return found[0]
