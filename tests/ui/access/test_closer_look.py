"""Finding cards, looking through the waste, and marking legal moves, in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, PLACES, WASTE, Card, Move
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.find_bar import FindBar
from bigben.view.animator import Speed

KEY_M_SCAN_CODE = 50 + 8
"""Where X11 has the key that types M on an American keyboard."""


def look(window: MainWindow) -> object:
    return window.table.table_scene.looking.place


def ringed(window: MainWindow) -> Card | None:
    return window.table.table_scene.pointing.card


def legal_shown(window: MainWindow) -> bool:
    return window.table.table_scene.pointing.legal_shown


def focus(window: MainWindow) -> QWidget:
    widget = window.focusWidget()
    assert widget is not None
    return widget


@pytest.fixture
def bar(window: MainWindow, qtbot: QtBot) -> FindBar:
    """The find bar, asked for by its key."""
    qtbot.keyClick(focus(window), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    return window.closer_look.find_bar


# Find


def test_the_key_brings_a_field_that_finds_a_card_as_it_is_typed(
    window: MainWindow, bar: FindBar, qtbot: QtBot
) -> None:
    assert bar.isVisible()
    assert bar.field.hasFocus()
    read: list[str] = []
    window.table_access.announcer.said.connect(read.append)
    qtbot.keyClicks(bar.field, "2c")
    assert ringed(window) == Card.parse("2C")
    assert "foundation at 9 o'clock" in bar.answer.text()
    assert read == [bar.answer.text()]


def test_what_is_typed_there_is_no_shortcut(window: MainWindow, bar: FindBar, qtbot: QtBot) -> None:
    qtbot.keyClicks(bar.field, "dhpwm a7")
    assert bar.field.text() == "dhpwm a7"
    assert not window.session.game.touched
    assert not window.session.game.clock.paused
    assert look(window) is None
    assert not legal_shown(window)


def test_escape_closes_the_bar_and_the_table_has_the_keyboard_again(
    window: MainWindow, bar: FindBar, qtbot: QtBot
) -> None:
    qtbot.keyClicks(bar.field, "2c")
    qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert ringed(window) is None
    assert window.table.isAncestorOf(focus(window)) or focus(window) is window.table


def test_the_answer_follows_the_game(window: MainWindow, bar: FindBar) -> None:
    card = window.session.game.position.stock[-1]
    bar.field.setText(str(card))
    assert "in the stock" in bar.answer.text()
    window.session.game.play(DEAL)
    assert "on top of the waste" in bar.answer.text()


def test_the_game_is_played_on_while_the_bar_is_there(window: MainWindow, bar: FindBar) -> None:
    bar.field.setText("2c")
    stock = window.table.table_scene.area(Move.parse("deal").source).center().toPoint()
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=stock)
    assert window.session.game.moves_made == 1
    assert bar.isVisible()
    assert ringed(window) == Card.parse("2C")


def test_the_bar_lies_within_the_table_at_any_size(window: MainWindow, bar: FindBar) -> None:
    for width, height in ((640, 480), (1280, 800)):
        window.resize(width, height)
        QApplication.processEvents()
        assert window.table.rect().contains(bar.geometry())


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
@pytest.mark.parametrize("text", ["", "10h", "no card"])
def test_the_bar_covers_no_card_at_any_size(
    window: MainWindow, size: tuple[int, int], text: str
) -> None:
    window.resize(*size)
    bar = window.closer_look.find_bar
    bar.field.setText(text)
    table = window.table.viewport()
    whole = table.size()
    for _ in range(2):
        window.closer_look.find()
        assert bar.covered(bar.geometry()) == 0
        assert bar.below == (not table.geometry().contains(bar.geometry()))
        assert not (bar.below and table.geometry().intersects(bar.geometry()))
        bar.dismiss()
        assert table.size() == whole


def test_the_table_keeps_its_size_while_a_card_is_typed(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(640, 480)
    window.closer_look.find()
    bar = window.closer_look.find_bar
    assert bar.below
    heights = set()
    for letter in ("", *"10 of hearts"):
        qtbot.keyClicks(bar.field, letter)
        heights.add(window.table.viewport().height())
    assert len(heights) == 1


def test_the_bar_makes_room_in_a_window_that_becomes_smaller(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.closer_look.find()
    bar = window.closer_look.find_bar
    assert not bar.below
    window.resize(640, 480)
    QApplication.processEvents()
    assert bar.below
    assert bar.covered(bar.geometry()) == 0
    assert bar.geometry().bottom() == window.table.rect().bottom()


def test_a_pause_closes_the_bar_and_asks_for_no_other(window: MainWindow, bar: FindBar) -> None:
    bar.field.setText("2c")
    window.session.game.play(DEAL)
    window.session.game.clock.set_paused(True)
    assert not bar.isVisible()
    assert ringed(window) is None
    for which in (Action.FIND, Action.LOOK_THROUGH_WASTE):
        assert not window.actions_by_name[which].isEnabled()


# The waste


def test_a_key_fans_the_waste_out_and_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(3):
        window.session.game.play(DEAL)
    qtbot.keyClick(focus(window), Qt.Key.Key_W)
    assert look(window) == WASTE
    qtbot.keyClick(focus(window), Qt.Key.Key_W)
    assert look(window) is None
    qtbot.keyClick(focus(window), Qt.Key.Key_W)
    qtbot.keyClick(focus(window), Qt.Key.Key_Escape)
    assert look(window) is None


def test_a_waste_with_nothing_to_look_through_says_so(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(focus(window), Qt.Key.Key_W)
    assert look(window) is None
    assert window.statusBar().currentMessage() == "The waste has no cards to look through."


# Legal moves


def test_all_legal_moves_are_marked_while_m_is_held(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyPress(focus(window), Qt.Key.Key_M)
    assert legal_shown(window)
    qtbot.keyRelease(focus(window), Qt.Key.Key_M)
    qtbot.waitUntil(lambda: not legal_shown(window))


def test_a_held_key_that_the_system_repeats_goes_on_marking(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyPress(focus(window), Qt.Key.Key_M)
    told: list[bool] = []
    scene = window.table.table_scene
    window.session.game.changed.connect(lambda: told.append(legal_shown(window)))
    for _ in range(5):
        qtbot.keyRelease(focus(window), Qt.Key.Key_M)
        assert scene.pointing.legal_shown
        qtbot.keyPress(focus(window), Qt.Key.Key_M)
        assert not [timer for timer in window.table.findChildren(QTimer) if timer.isActive()]
    window.session.game.play(DEAL)
    assert told == [True]


def test_m_is_known_by_its_place_under_any_layout(window: MainWindow, qtbot: QtBot) -> None:
    for kind, shown in ((QEvent.Type.KeyPress, True), (QEvent.Type.KeyRelease, False)):
        event = QKeyEvent(
            kind,
            0x042C,  # what this key types under a Cyrillic layout
            Qt.KeyboardModifier.NoModifier,
            KEY_M_SCAN_CODE,
            0,
            0,
            "ь",
        )
        QApplication.sendEvent(focus(window), event)
        qtbot.waitUntil(lambda shown=shown: legal_shown(window) is shown)


def test_m_with_a_modifier_is_another_key(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyPress(focus(window), Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not legal_shown(window)


@pytest.mark.parametrize("how", ["find", "window"])
def test_marking_ends_when_the_keyboard_goes_elsewhere(
    window: MainWindow, qtbot: QtBot, how: str
) -> None:
    qtbot.keyPress(focus(window), Qt.Key.Key_M)
    if how == "find":
        window.actions_by_name[Action.FIND].trigger()
    else:
        QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert not legal_shown(window)


def test_nothing_is_marked_in_a_pause(window: MainWindow, qtbot: QtBot) -> None:
    window.session.game.play(DEAL)
    window.session.game.clock.set_paused(True)
    qtbot.keyPress(focus(window), Qt.Key.Key_M)
    assert not legal_shown(window)


def test_the_menu_marks_legal_moves_until_it_is_asked_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    action = window.actions_by_name[Action.LEGAL_MOVES]
    action.trigger()
    window.session.game.play(DEAL)
    assert legal_shown(window)
    qtbot.keyPress(focus(window), Qt.Key.Key_M)
    qtbot.keyRelease(focus(window), Qt.Key.Key_M)
    qtbot.waitUntil(lambda: not window.closer_look._marks_held)
    assert legal_shown(window)
    action.trigger()
    assert not legal_shown(window)
    assert not action.isChecked()


def test_escape_and_a_pause_end_the_marks_of_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    action = window.actions_by_name[Action.LEGAL_MOVES]
    action.trigger()
    qtbot.keyClick(focus(window), Qt.Key.Key_Escape)
    assert not legal_shown(window)
    assert not action.isChecked()
    window.session.game.play(DEAL)
    action.trigger()
    window.session.game.clock.set_paused(True)
    assert not legal_shown(window)
    assert not action.isChecked()


def test_the_sheet_of_keys_tells_of_the_held_key(window: MainWindow) -> None:
    assert [use.keys[0].toString() for use in window.closer_look.uses] == ["M"]


def test_what_is_pointed_out_follows_moves_made_while_cards_still_fly(window: MainWindow) -> None:
    game, scene = window.session.game, window.table.table_scene
    scene.animator.speed = Speed.SLOW
    while not any(move.source == WASTE for move in game.position.legal_moves):
        game.play(DEAL)
    scene.ring(game.position.waste[-1])
    scene.mark_legal_moves(True)
    while game.can_undo:
        game.undo()
    while game.can_redo:
        game.redo()
        assert scene.animator.running
        for place in PLACES:
            assert [item.card for item in scene.items_at(place)] == [*game.position.cards(place)]
