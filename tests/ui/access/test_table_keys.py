"""Playing by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from bigben.engine import HOURS, STOCK, WASTE, Place, Position
from bigben.model.game import Game
from bigben.ui.access.table_keys import HOUR_KEYS, PREFIX_MS
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.pause_panel import PausePanel
from bigben.view.place_buttons import PlaceButton
from tests.games import play
from tests.recorded import WonGame

KEYS = {"-": Qt.Key.Key_Minus, "=": Qt.Key.Key_Equal} | {
    str(digit): Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)
}


class Fingers:
    """Presses keys as the window has the focus, and tells where it is."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.game: Game = window.session.game

    def press(
        self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        for key in keys:
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key, modifiers)

    def go(self, place: Place) -> None:
        """The way to a place that any player would take."""
        if place.hour:
            if place.kind == "F":
                self.press(Qt.Key.Key_F)
            self.press(KEYS[HOUR_KEYS[place.hour - 1]])
        else:
            self.press(Qt.Key.Key_F, KEYS["="], Qt.Key.Key_Down)
            if place == WASTE:
                self.press(Qt.Key.Key_Down)
        assert self.place == place

    @property
    def place(self) -> Place:
        """Where the focus is, as Qt has it."""
        focus = QApplication.focusWidget()
        assert isinstance(focus, PlaceButton)
        place = Place.parse(focus.objectName())
        assert self.window.table.table_cursor.place == place
        return place

    @property
    def journal(self) -> str:
        return " ".join(str(entry.move) for entry in self.game.position.entries)

    @property
    def message(self) -> str:
        return self.window.statusBar().currentMessage()


@pytest.fixture
def fingers(window: MainWindow, qtbot: QtBot) -> Fingers:
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), PlaceButton))
    return Fingers(window)


def test_keyboard_is_at_the_table_from_the_start(fingers: Fingers) -> None:
    assert fingers.place == Place.tableau(12)


def test_keys_of_the_hours_lead_to_the_piles(fingers: Fingers) -> None:
    for hour in HOURS:
        fingers.go(Place.tableau(hour))


def test_f_and_an_hour_lead_to_its_foundation(fingers: Fingers) -> None:
    for hour in HOURS:
        fingers.go(Place.foundation(hour))
    fingers.press(KEYS["4"])
    assert fingers.place == Place.tableau(4)


def test_f_is_shown_while_it_waits_and_ends_with_escape(fingers: Fingers) -> None:
    fingers.press(Qt.Key.Key_F)
    assert fingers.message == "To a foundation: press its hour, 1 to 9, 0, - or =."
    fingers.press(Qt.Key.Key_Escape)
    assert fingers.message == ""
    fingers.press(KEYS["4"])
    assert fingers.place == Place.tableau(4)


def test_f_waits_for_a_second_and_a_half(fingers: Fingers, qtbot: QtBot) -> None:
    assert PREFIX_MS == 1_500
    fingers.press(Qt.Key.Key_F)
    qtbot.waitUntil(lambda: fingers.message == "", timeout=5_000)
    fingers.press(KEYS["4"])
    assert fingers.place == Place.tableau(4)


def test_another_key_ends_the_wait_for_the_hour(fingers: Fingers) -> None:
    fingers.press(Qt.Key.Key_F, Qt.Key.Key_Right, KEYS["4"])
    assert fingers.place == Place.tableau(4)


def test_escape_ends_first_the_wait_then_the_hold(fingers: Fingers) -> None:
    fingers.press(KEYS["3"], Qt.Key.Key_Space, Qt.Key.Key_F, Qt.Key.Key_Escape)
    assert fingers.window.table.table_cursor.source == Place.tableau(3)
    fingers.press(Qt.Key.Key_Escape)
    assert fingers.window.table.table_cursor.source is None
    assert fingers.journal == ""


def test_arrows_walk_the_rings_and_the_line_through_the_middle(fingers: Fingers) -> None:
    arrows = Qt.Key
    seen = []
    for key in (
        *(arrows.Key_Right, arrows.Key_Right, arrows.Key_Down, arrows.Key_Left),
        *(arrows.Key_Down, arrows.Key_Down, arrows.Key_Down, arrows.Key_Down, arrows.Key_Up),
    ):
        fingers.press(key)
        seen.append(str(fingers.place))
    assert seen == ["T1", "T2", "F2", "F1", "S", "W", "F7", "T7", "F7"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_card_is_taken_led_to_its_target_and_dropped(fingers: Fingers, key: Qt.Key) -> None:
    fingers.press(KEYS["3"], key)
    assert fingers.message.startswith("Tab leads to the places that take it")
    fingers.press(Qt.Key.Key_Tab)
    assert fingers.place == Place.foundation(2)
    assert fingers.journal == ""
    fingers.press(key)
    assert fingers.journal == "T3>F2"
    assert fingers.place == Place.foundation(2)


def test_tab_is_ordinary_while_no_card_is_held(fingers: Fingers) -> None:
    fingers.press(Qt.Key.Key_Tab)
    assert fingers.place == Place.tableau(1)
    fingers.press(Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert fingers.place == Place.tableau(12)
    fingers.window.notices.say("Something.")
    fingers.press(Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(QApplication.focusWidget(), QToolButton)
    fingers.press(Qt.Key.Key_Tab)
    assert fingers.place == Place.tableau(12)


def test_shift_tab_goes_back_through_the_targets(fingers: Fingers) -> None:
    fingers.window.session.deal_number(58, fingers.game.position.rules)
    fingers.press(KEYS["5"], Qt.Key.Key_Space)
    seen = []
    for _ in range(3):
        fingers.press(Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
        seen.append(str(fingers.place))
    assert seen == ["T1", "T12", "F3"]


def test_d_deals_and_a_sends_home(fingers: Fingers) -> None:
    fingers.press(Qt.Key.Key_D, KEYS["3"], Qt.Key.Key_A)
    assert fingers.journal == "deal T3>F2"
    fingers.press(Qt.Key.Key_A)
    assert fingers.message == "No foundation takes 10♠ now."


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_undo_and_escape_only_put_back_what_is_in_hand(
    fingers: Fingers, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    fingers.press(Qt.Key.Key_D, KEYS["3"], Qt.Key.Key_Space)
    fingers.press(key, modifiers=modifiers)
    assert fingers.window.table.table_cursor.source is None
    assert fingers.journal == "deal"


def test_keys_of_the_table_are_its_own(fingers: Fingers) -> None:
    """Whoever has left the table for a button elsewhere presses that, and nothing here."""
    fingers.window.notices.say("Something.")
    fingers.go(STOCK)
    for close in fingers.window.notices.findChildren(QToolButton):
        close.setFocus()
    fingers.press(KEYS["4"], Qt.Key.Key_Return)
    assert fingers.journal == ""
    assert fingers.window.table.table_cursor.place == STOCK


def test_what_is_in_hand_goes_back_when_the_focus_goes(fingers: Fingers) -> None:
    fingers.window.notices.say("Something.")
    fingers.press(KEYS["3"], Qt.Key.Key_Space)
    for close in fingers.window.notices.findChildren(QToolButton):
        close.setFocus()
    assert fingers.window.table.table_cursor.source is None


def test_pause_takes_the_places_away_and_gives_the_focus_back(fingers: Fingers) -> None:
    fingers.press(KEYS["3"], Qt.Key.Key_P)
    buttons = fingers.window.table.viewport().findChildren(PlaceButton)
    assert len(buttons) == 26
    assert not any(button.isVisible() for button in buttons)
    fingers.press(KEYS["4"], Qt.Key.Key_A)
    assert fingers.journal == ""
    panel = fingers.window.findChild(PausePanel)
    assert isinstance(panel, PausePanel)
    fingers.press(Qt.Key.Key_P)
    assert fingers.place == Place.tableau(3)


def test_a_click_leaves_the_keyboard_there(fingers: Fingers) -> None:
    viewport = fingers.window.table.viewport()
    spot = fingers.window.table.table_scene.table.waste().center().toPoint()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
    assert fingers.place == WASTE
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert fingers.place == WASTE


def test_the_focus_never_jumps_by_itself(fingers: Fingers, won_game: WonGame) -> None:
    number, moves = won_game
    fingers.go(WASTE)
    fingers.window.session.deal_number(number, fingers.game.position.rules)
    play(fingers.game, moves[:-1])
    for _ in range(5):
        fingers.game.undo()
    fingers.game.redo()
    fingers.game.restart()
    assert fingers.place == WASTE


def test_a_whole_game_is_won_by_keys_alone(
    fingers: Fingers, won_game: WonGame, qtbot: QtBot
) -> None:
    number, moves = won_game

    def type_number() -> None:
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            timer.stop()
            QTest.keyClicks(field, str(number))
            QTest.keyClick(field, Qt.Key.Key_Return)

    timer = QTimer()
    timer.timeout.connect(type_number)
    timer.start(5)
    fingers.press(Qt.Key.Key_D, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert fingers.game.position == Position.deal(number)
    fingers.window.activateWindow()  # as a window manager does when a dialog closes
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), PlaceButton))
    for count, move in enumerate(moves):
        if move.target is None and count % 2:
            fingers.press(Qt.Key.Key_D)
            continue
        fingers.go(move.source)
        fingers.press(Qt.Key.Key_Return)
        if move.target is None:
            continue
        cursor = fingers.window.table.table_cursor
        if count % 3:
            fingers.go(move.target)
        else:
            while cursor.place != move.target:
                fingers.press(Qt.Key.Key_Tab)
        fingers.press(Qt.Key.Key_Space)
    assert fingers.game.won
    assert fingers.game.record.journal == moves


def test_table_keys_differ_from_those_of_the_actions(fingers: Fingers) -> None:
    window = fingers.window
    keys = [
        key.toString()
        for action in (
            *(window.actions_by_name[which] for which in Action),
            *window.table.viewport().actions(),
        )
        for key in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))
