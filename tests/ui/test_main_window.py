"""The window as a whole: what its actions, keys and panels do to the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Move, Rules
from bigben.settings.preferences import (
    CLICK_TO_MOVE,
    RULES,
    SHOW_TIMER,
    Preferences,
)
from bigben.settings.store import StoreState
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.pause_panel import PausePanel
from bigben.ui.preferences.dialog import PreferencesDialog
from bigben.view.themes import DAY, NIGHT
from tests.ui.windows import FIRST, answering, ask, game_of, journal, scene_of, visible_texts

MakeWindow = Callable[[], MainWindow]


def enabled(window: MainWindow, which: Action) -> bool:
    return window.actions_by_name[which].isEnabled()


# Actions


def test_the_menus_hold_every_action_but_cancel(window: MainWindow) -> None:
    shown = {
        action
        for menu in window.menuBar().actions()
        for action in menu.menu().actions()
        if not action.isSeparator() and action.menu() is None
    }
    expected = {window.actions_by_name[which] for which in Action if which is not Action.CANCEL}
    assert shown == expected


def test_no_two_actions_have_a_key_in_common(window: MainWindow) -> None:
    keys = [key.toString() for which in Action for key in window.actions_by_name[which].shortcuts()]
    assert len(keys) == len(set(keys))


def test_every_action_of_the_menus_has_an_icon(window: MainWindow) -> None:
    for which in Action:
        if which is not Action.CANCEL:
            assert not window.actions_by_name[which].icon().isNull()


def test_only_what_is_possible_can_be_asked_for(window: MainWindow) -> None:
    assert enabled(window, Action.DEAL)
    assert not enabled(window, Action.UNDO)
    assert not enabled(window, Action.RESTART)
    game_of(window).play(FIRST)
    assert enabled(window, Action.UNDO)
    assert enabled(window, Action.RESTART)
    assert not enabled(window, Action.REDO)
    ask(window, Action.UNDO)
    assert enabled(window, Action.REDO)
    while game_of(window).position.stock:
        ask(window, Action.DEAL)
    assert not enabled(window, Action.DEAL)


def test_keys_do_what_the_menus_do(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_D)
    assert journal(window) == ["deal"]
    qtbot.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert journal(window) == []
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.table, Qt.Key.Key_Z, both)
    assert journal(window) == ["deal"]


def test_undo_during_a_drag_only_cancels_the_drag(window: MainWindow) -> None:
    game_of(window).play(DEAL)
    with dragging(window):
        ask(window, Action.UNDO)
        assert scene_of(window).held is None
    assert journal(window) == ["deal"]
    ask(window, Action.UNDO)
    assert journal(window) == []


def test_escape_cancels_a_drag(window: MainWindow, qtbot: QtBot) -> None:
    with dragging(window):
        qtbot.keyClick(window.table, Qt.Key.Key_Escape)
        assert scene_of(window).held is None
    assert journal(window) == []


@contextmanager
def dragging(window: MainWindow) -> Iterator[None]:
    """A card in hand; the button goes up in the end, or it would be down for the next tests."""
    viewport = window.table.viewport()
    cards = game_of(window).position.tableau[3]
    top = scene_of(window).table.fan(3, cards)[-1].center().toPoint()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=top)
    QTest.mouseMove(viewport, QPoint(200, 200))
    assert scene_of(window).held is not None
    yield
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(200, 200))


# Pause and clock


def test_pause_hides_the_board_and_stops_the_clock(window: MainWindow, qtbot: QtBot) -> None:
    game_of(window).play(FIRST)
    assert game_of(window).clock.running
    qtbot.keyClick(window.table, Qt.Key.Key_P)
    panel = window.findChild(PausePanel)
    assert isinstance(panel, PausePanel)
    assert panel.isVisible()
    assert panel.geometry() == window.table.rect()
    assert not game_of(window).clock.running
    for which in (Action.UNDO, Action.REDO, Action.DEAL, Action.RESTART):
        assert not enabled(window, which)
    panel.go_on.click()
    assert not panel.isVisible()
    assert game_of(window).clock.running
    assert enabled(window, Action.UNDO)
    assert not window.actions_by_name[Action.PAUSE].isChecked()


def test_rule_10_the_clock_rests_while_another_window_is_active(
    window: MainWindow, qtbot: QtBot
) -> None:
    game_of(window).play(FIRST)
    other = QDialog()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
    assert not game_of(window).clock.running
    other.hide()
    window.activateWindow()
    qtbot.waitUntil(lambda: game_of(window).clock.running)


# Status line and notices


def test_the_status_line_tells_of_this_game(window: MainWindow) -> None:
    assert visible_texts(window) == [
        "Deal 7",
        "Big Ben",
        "Moves 0",
        "Home 12 of 104",
        "0:00",
        "… Looking for a win",
    ]
    game_of(window).play(FIRST)
    assert {"Moves 1", "Home 13 of 104"} <= {*visible_texts(window)}
    window.session.deal_number(99_999_999_999_999_999_999, Rules.EARLY)
    assert "Early" in visible_texts(window)


def test_a_preferred_rule_set_applies_from_the_next_deal(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set(RULES, Rules.RELAXED)
    window.statusBar().clearMessage()
    assert "Big Ben" in visible_texts(window)
    ask(window, Action.NEW)
    assert "Relaxed" in visible_texts(window)
    assert game_of(window).position.rules is Rules.RELAXED


def test_the_timer_can_be_hidden(window: MainWindow, preferences: Preferences) -> None:
    preferences.set(SHOW_TIMER, False)
    assert "0:00" not in visible_texts(window)
    preferences.set(SHOW_TIMER, True)
    assert "0:00" in visible_texts(window)


def test_click_to_move_can_be_switched_off(window: MainWindow, preferences: Preferences) -> None:
    preferences.set(CLICK_TO_MOVE, False)
    assert not window.table.gestures.click_moves


def test_an_illegal_move_is_explained_until_the_next_move(window: MainWindow) -> None:
    game_of(window).play(FIRST)
    game_of(window).play(Move.parse("T1>T3"))
    assert window.statusBar().currentMessage() == (
        "The pile at 3 o'clock holds two cards: only the stock fills gaps."
    )
    game_of(window).play(DEAL)
    assert window.statusBar().currentMessage() == ""


def test_a_notice_stays_until_it_is_closed(window: MainWindow) -> None:
    window.notices.say("One thing.")
    window.notices.say("Another.")
    window.notices.say("One thing.")
    assert window.notices.text == "One thing.\nAnother."
    assert window.notices.isVisible()
    window.notices.dismiss()
    assert not window.notices.isVisible()


def test_only_what_is_wrong_with_the_last_request_is_told(window: MainWindow) -> None:
    window.notices.say("A notice.")
    window.notices.complain("Wrong.")
    window.notices.complain("Wrong in another way.")
    assert window.notices.text == "A notice.\nWrong in another way."
    window.notices.complain("")
    assert window.notices.text == "A notice."
    window.notices.complain("Wrong.")
    window.notices.dismiss()
    assert not window.notices.text
    assert not window.notices.isVisible()
    window.notices.say("Another notice.")
    assert window.notices.text == "Another notice."


def test_no_line_of_a_notice_ends_within_an_option_of_the_command_line(
    window: MainWindow,
) -> None:
    sentence = window.sentences.store_state(StoreState.UNLOCKABLE)
    window.notices.say(sentence)
    assert window.notices.text == sentence
    (label,) = window.notices.findChildren(QLabel)
    layout = QTextLayout(label.text(), label.font())
    for width in range(200, 900, 7):
        layout.beginLayout()
        ends = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            ends.append(label.text()[line.textStart() :][: line.textLength()].rstrip())
        layout.endLayout()
        assert len(ends) > 1 or width > 600
        assert not [end for end in ends if end.endswith(("-", "-\N{WORD JOINER}"))], width


def test_no_window_grows_for_its_notices(window: MainWindow) -> None:
    window.resize(640, 480)
    window.notices.say(window.sentences.preferences_set_aside("bigben.damaged.ini"))
    window.notices.say(window.sentences.saving_failed())
    for _ in range(3):
        QApplication.processEvents()
    assert window.notices.height() > 3 * window.notices.fontMetrics().height()
    assert (window.width(), window.height()) == (640, 480)
    least = window.table.minimumSizeHint().height()
    window.notices.dismiss()
    QApplication.processEvents()
    assert window.table.height() >= least


def test_no_window_grows_for_the_bar_of_a_shown_solution(window: MainWindow) -> None:
    window.resize(1, 1)
    QApplication.processEvents()
    smallest, least = window.size(), window.minimumSizeHint()
    bar = window._solution.bar
    bar.appear()
    QApplication.processEvents()
    assert bar.isVisible()
    assert (window.size(), window.minimumSizeHint()) == (smallest, least)
    # With notices, too, the table has the last word.
    window.notices.say("\n".join("Too much to read.") * 30)
    for _ in range(3):
        QApplication.processEvents()
    assert window.table.height() == 300
    assert window.height() > smallest.height()


# Looks and place


def test_the_table_follows_light_and_dark(window: MainWindow) -> None:
    for colour, theme in (("#202020", NIGHT), ("#f0f0f0", DAY)):
        palette = QPalette(QColor(colour))
        window.setPalette(palette)
        assert scene_of(window).theme is theme


def test_the_windows_place_is_remembered(make_window: MakeWindow) -> None:
    window = make_window()
    window.setGeometry(40, 60, 700, 520)
    window.close()
    again = make_window()
    assert (again.width(), again.height()) == (700, 520)


def test_a_maximised_window_comes_back_maximised(make_window: MakeWindow) -> None:
    window = make_window()
    window.showMaximized()
    window.close()
    assert make_window().isMaximized()


def test_full_screen_gives_the_table_the_menus_room_and_the_toolbar_the_way_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    (toolbar,) = window.findChildren(QToolBar)
    action = window.actions_by_name[Action.FULLSCREEN]
    qtbot.keyClick(window.table, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert action.isChecked()
    assert window.menuBar().isHidden()
    button = toolbar.widgetForAction(action)
    assert isinstance(button, QToolButton)
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.isFullScreen()
    assert not action.isChecked()
    assert window.menuBar().isVisible()
    assert toolbar.widgetForAction(action) is None


@pytest.mark.parametrize("width", [640, 320])
def test_the_way_out_of_full_screen_is_seen_on_a_narrow_screen_too(
    window: MainWindow, qtbot: QtBot, width: int
) -> None:
    ask(window, Action.FULLSCREEN)
    (toolbar,) = window.findChildren(QToolBar)
    button = toolbar.widgetForAction(window.actions_by_name[Action.FULLSCREEN])
    toolbar.setMaximumWidth(width)  # as on a screen no wider
    qtbot.waitUntil(lambda: toolbar.width() <= width)
    qtbot.waitUntil(button.isVisible)
    assert toolbar.rect().contains(button.geometry())
    assert any(  # so that the test means something: not everything has room
        not each.isVisible() for each in toolbar.findChildren(QToolButton) if each is not button
    )


def test_in_full_screen_every_key_still_works(window: MainWindow, qtbot: QtBot) -> None:
    game_of(window).play(FIRST)
    qtbot.keyClick(window.table, Qt.Key.Key_F11)
    qtbot.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert journal(window) == []
    qtbot.keyClick(window.table, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_escape_leaves_full_screen_only_when_nothing_else_is_to_cancel(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_F11)
    with dragging(window):
        qtbot.keyClick(window.table, Qt.Key.Key_Escape)
        assert scene_of(window).held is None
    assert window.isFullScreen()
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_a_window_closed_in_full_screen_comes_back_so_with_the_way_out(
    make_window: MakeWindow,
) -> None:
    window = make_window()
    ask(window, Action.FULLSCREEN)
    window.close()
    again = make_window()
    assert again.isFullScreen()
    assert again.menuBar().isHidden()
    assert again.actions_by_name[Action.FULLSCREEN].isChecked()


def test_a_window_of_640_by_480_leaves_the_table_most_of_its_room(window: MainWindow) -> None:
    window.resize(640, 480)
    assert (window.width(), window.height()) == (640, 480)
    assert window.table.height() >= 380
    (toolbar,) = window.findChildren(QToolBar)
    for action in toolbar.actions():
        if not action.isSeparator():
            assert toolbar.widgetForAction(action).isVisible()


def test_closing_keeps_the_game(make_window: MakeWindow) -> None:
    window = make_window()
    game_of(window).play(FIRST)
    window.close()
    assert journal(make_window()) == ["T3>F2"]


def test_escape_closes_the_statistics(window: MainWindow, qtbot: QtBot) -> None:
    seen: list[str] = []

    def strike(dialog: QWidget) -> None:
        seen.append(dialog.windowTitle())
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    with answering(strike):
        ask(window, Action.STATISTICS)
    assert seen == ["Statistics"]


def test_the_preferences_stay_open_beside_the_game_and_only_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    def open_ones() -> list[QDialog]:
        return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]

    ask(window, Action.PREFERENCES)
    (dialog,) = open_ones()
    assert not dialog.isModal()
    ask(window, Action.DEAL)
    assert journal(window) == ["deal"]
    ask(window, Action.PREFERENCES)
    assert open_ones() == [dialog]
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert open_ones() == []
    ask(window, Action.PREFERENCES)
    (another,) = open_ones()
    assert another is not dialog
    another.reject()


@pytest.mark.parametrize("left", [0, 300, 3000])
def test_the_preferences_lie_on_the_screen(window: MainWindow, left: int) -> None:
    window.resize(700, 500)
    window.move(left, 0)
    ask(window, Action.PREFERENCES)
    (dialog,) = window.findChildren(PreferencesDialog)
    screen = window.screen().availableGeometry()
    assert screen.contains(dialog.frameGeometry())
    dialog.resize(dialog.width() + 200, dialog.height() + 100)  # as larger letters make it
    QApplication.processEvents()
    assert screen.contains(dialog.frameGeometry())
    dialog.reject()
