"""What the mouse does, event by event, on a table in a widget."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOURS, STOCK, WASTE, Move, Place, Reason
from bigben.view.cards.card_item import Mark
from bigben.view.cards.faces import Faces
from bigben.view.geometry import overlap
from bigben.view.table_view import TableView
from bigben.view.themes import NIGHT
from tests.recorded import WonGame
from tests.view.conftest import Hand

MakeHand = Callable[..., Hand]

T1, T3, T4, T5, T9 = map(Place.tableau, (1, 3, 4, 5, 9))
F2 = Place.foundation(2)
RIGHT = Qt.MouseButton.RightButton
EARLY_MOVES = tuple(map(Move.parse, ["T3>F2", "T4>F11"]))


def marked(hand: Hand, mark: Mark) -> set[str]:
    return {
        str(place)
        for place in (*map(Place.tableau, HOURS), *map(Place.foundation, HOURS), WASTE)
        for item in hand.scene.items_at(place)
        if item.mark is mark
    }


# Drag


def test_the_card_stays_exactly_under_the_pointer(hand: Hand) -> None:
    item = hand.top(T3)
    start = hand.middle_of(T3)
    grip = QPointF(start) - item.pos()
    hand.press(start)
    # The first move jumps across the table, as after a touch of a busy machine.
    for x, y in ((900, 80), (15, 690), (640, 350), (641, 350)):
        hand.move(QPoint(x, y))
        assert item.pos() == QPointF(x, y) - grip
    hand.release(QPoint(641, 350))


def test_dropping_on_a_legal_pile_plays_the_move(hand: Hand) -> None:
    hand.drag(T3, F2)
    assert hand.journal == ["T3>F2"]
    hand.assert_in_step()


def test_nothing_moves_after_a_drop_but_the_last_millimetres(hand: Hand) -> None:
    item = hand.top(T3)
    target = hand.middle_of(F2)
    hand.press(hand.middle_of(T3))
    hand.move(target + QPoint(9, 4))
    before = item.pos()
    hand.release(target + QPoint(9, 4))
    assert (item.pos() - before).manhattanLength() < hand.scene.table.w / 4
    hand.assert_in_step()


def test_every_legal_target_is_marked_while_a_card_is_held(hand: Hand) -> None:
    hand.press(hand.middle_of(T3))
    assert marked(hand, Mark.TARGET) == set()
    hand.move(QPoint(640, 350))
    legal = {str(m.target) for m in hand.game.position.legal_moves if m.source == T3}
    assert marked(hand, Mark.TARGET) == legal
    hand.release(QPoint(640, 350))
    assert marked(hand, Mark.TARGET) == set()


def test_the_drop_goes_to_the_legal_pile_with_the_largest_overlap(make_hand: MakeHand) -> None:
    hand, source, (one, other) = two_targets(make_hand)
    for target, rival in ((one, other), (other, one)):
        start = hand.middle_of(source)
        hand.press(start)
        between = hand.scene.area(target).center() * 0.8 + hand.scene.area(rival).center() * 0.2
        hand.move(between.toPoint())
        card = QRectF(hand.top(source).pos(), hand.scene.table.card_size)
        shares = {place: overlap(card, hand.scene.area(place)) for place in (target, rival)}
        hand.release(between.toPoint())
        if shares[target] > 0:
            assert hand.game.position.entries[-1].move == Move(source, target)
            hand.game.undo()
        hand.assert_in_step()


def two_targets(make_hand: MakeHand) -> tuple[Hand, Place, tuple[Place, Place]]:
    """A position where one card may go to two neighbouring places."""
    hand = make_hand(1)
    for number in range(1, 400):
        hand.lay(number)
        for source in map(Place.tableau, HOURS):
            places = [m.target for m in hand.game.position.legal_moves if m.source == source]
            if len(places) == 2 and {p.hour for p in places} in ({12, 1}, {3, 4}, {6, 7}, {9, 10}):
                return hand, source, (places[0], places[1])
    raise AssertionError("no such deal")


def test_a_miss_glides_back(hand: Hand, qtbot: QtBot) -> None:
    item = hand.top(T3)
    rest = item.pos()
    before = hand.game.position.key()
    hand.press(hand.middle_of(T3))
    hand.move(QPoint(5, 5))
    hand.release(QPoint(5, 5))
    assert item.pos() != rest
    qtbot.waitUntil(lambda: item.pos() == rest)
    assert hand.game.position.key() == before
    hand.assert_in_step()


def test_a_drop_on_a_pile_with_gaps_says_that_only_the_stock_fills(make_hand: MakeHand) -> None:
    hand = make_hand(7, EARLY_MOVES[:1])
    told = hand.reasons()
    hand.drag(T1, T3)
    assert told == [Reason.PILE_SHORT]
    assert hand.journal == ["T3>F2"]
    hand.assert_in_step()


def test_a_covered_card_cannot_be_dragged(hand: Hand) -> None:
    told = hand.reasons()
    hand.press(hand.middle_of(T3, 0))
    hand.move(QPoint(640, 350))
    assert hand.scene.held is None
    hand.release(QPoint(640, 350))
    assert told == [Reason.COVERED]
    hand.assert_in_step()


def test_a_twitch_within_the_drag_distance_is_a_click(hand: Hand) -> None:
    distance = QGuiApplication.styleHints().startDragDistance()
    start = hand.middle_of(T3)
    hand.press(start)
    hand.move(start + QPoint(distance - 1, 0))
    assert hand.scene.held is None
    hand.release(start + QPoint(distance - 1, 0))
    assert hand.journal == ["T3>F2"]


@pytest.mark.parametrize("how", ["other button", "resize", "undo", "new game", "focus", "hide"])
def test_a_drag_can_be_cancelled(make_hand: MakeHand, how: str) -> None:
    hand = make_hand(7, EARLY_MOVES)
    hand.press(hand.middle_of(T5))
    hand.move(QPoint(640, 350))
    assert hand.scene.held is not None
    expected = hand.journal
    match how:
        case "other button":
            hand.press(QPoint(640, 350), RIGHT)
        case "resize":
            hand.view.resize(900, 620)
        case "undo":
            hand.game.undo()
            expected = expected[:-1]
        case "new game":
            hand.lay(8)
            expected = []
        case "focus":
            hand.view.clearFocus()
        case "hide":
            hand.view.hide()
    assert hand.scene.held is None
    assert marked(hand, Mark.TARGET) == set()
    # What the hand still does with the button down means nothing any more.
    hand.move(hand.middle_of(T9))
    hand.release(hand.middle_of(T9), RIGHT)
    hand.release(hand.middle_of(T9))
    assert hand.journal == expected
    hand.assert_in_step()


def test_cancel_tells_whether_there_was_a_drag(hand: Hand) -> None:
    assert not hand.view.gestures.cancel()
    hand.press(hand.middle_of(T3))
    hand.move(QPoint(640, 350))
    assert hand.view.gestures.cancel()
    hand.release(QPoint(640, 350))
    assert hand.journal == []
    hand.drag(T3, F2)
    assert hand.journal == ["T3>F2"]


# Click


def test_a_click_moves_a_card_to_the_best_place(hand: Hand) -> None:
    hand.click(T3)
    assert hand.journal == ["T3>F2"]
    hand.assert_in_step()


@pytest.mark.parametrize(
    ("place", "index", "reason"),
    [
        (T3, 0, Reason.COVERED),
        (F2, 0, Reason.FOUNDATION_KEEPS),
        (Place.tableau(12), -1, Reason.NO_PLACE),
        (WASTE, -1, Reason.SOURCE_EMPTY),
    ],
)
def test_a_click_on_a_card_that_cannot_move_says_why(
    hand: Hand, place: Place, index: int, reason: Reason
) -> None:
    told = hand.reasons()
    hand.click(place, index)
    assert told == [reason]
    assert hand.journal == []


def test_a_click_on_an_empty_pile_says_that_only_the_stock_fills_gaps(
    make_hand: MakeHand,
) -> None:
    hand = make_hand(1)
    hour = lay_with_an_empty_pile(hand)
    told = hand.reasons()
    hand.click(Place.tableau(hour))
    assert told == [Reason.PILE_SHORT]


def lay_with_an_empty_pile(hand: Hand) -> int:
    """Play without dealing until a pile is empty, in the first deal where that can be."""
    for number in range(1, 500):
        hand.lay(number)
        for _ in range(40):
            builds = [m for m in hand.game.position.legal_moves if m.target]
            home = [m for m in builds if m.target.kind == "F"]
            if not builds:
                break
            hand.game.play((home or builds)[0])
            empty = [hour for hour in HOURS if not hand.game.position.tableau[hour]]
            if empty:
                return empty[0]
    raise AssertionError("no such deal")


def test_a_click_beside_everything_means_nothing(hand: Hand) -> None:
    told = hand.reasons()
    QTest.mouseClick(hand.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert (told, hand.journal) == ([], [])


def test_the_second_press_of_a_double_click_is_swallowed_when_the_first_moved_a_card(
    hand: Hand,
) -> None:
    hand.double_click(T3)
    assert hand.journal == ["T3>F2"]
    hand.click(Place.tableau(5))
    assert hand.journal == ["T3>F2", "T5>T9"]


def test_with_click_to_move_off_a_double_click_sends_home(hand: Hand) -> None:
    hand.view.gestures.click_moves = False
    hand.click(T3)
    assert hand.journal == []
    hand.double_click(T3)
    assert hand.journal == ["T3>F2"]
    told = hand.reasons()
    hand.double_click(T1)
    assert hand.journal == ["T3>F2"]
    assert told == [Reason.NO_FOUNDATION]


# Stock


def test_every_click_on_the_stock_deals(hand: Hand) -> None:
    hand.click(STOCK)
    hand.double_click(STOCK)
    assert hand.journal == ["deal"] * 3
    assert len(hand.game.position.waste) == 3
    hand.assert_in_step()


def test_a_double_click_on_the_stock_fills_once(
    make_hand: MakeHand, qapp: QApplication, qtbot: QtBot
) -> None:
    hand = make_hand(7, EARLY_MOVES)
    interval_ms = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(60_000)  # however slow the machine is
    try:
        hand.double_click(STOCK)
        assert hand.journal[2:] == ["deal"]
        assert len(hand.game.position.waste) == 0
        qapp.setDoubleClickInterval(1)
        qtbot.waitUntil(lambda: hand.view.gestures._since_fill.hasExpired(1))
        hand.click(STOCK)
        assert len(hand.game.position.waste) == 1
    finally:
        qapp.setDoubleClickInterval(interval_ms)


def test_the_empty_stock_says_so(make_hand: MakeHand) -> None:
    hand = make_hand(7, (DEAL,) * 56)
    told = hand.reasons()
    hand.click(STOCK)
    assert told == [Reason.STOCK_EMPTY]


def test_what_the_stock_brought_stays_marked_until_the_next_move(make_hand: MakeHand) -> None:
    hand = make_hand(7, EARLY_MOVES)
    hand.click(STOCK)
    assert marked(hand, Mark.FRESH) == {"T3", "T4"}
    hand.click(T5)
    assert marked(hand, Mark.FRESH) == set()
    hand.game.undo()
    hand.game.undo()
    assert marked(hand, Mark.FRESH) == set()


# Looking


@pytest.mark.parametrize("button", [RIGHT, Qt.MouseButton.LeftButton])
def test_a_right_press_or_a_long_press_lifts_a_covered_card(
    hand: Hand, button: Qt.MouseButton, qtbot: QtBot
) -> None:
    item = hand.scene.items_at(T3)[0]
    rest, z = item.pos(), item.zValue()
    point = hand.middle_of(T3, 0)
    hand.press(point, button)
    qtbot.waitUntil(lambda: item.pos().y() < rest.y())
    assert item.zValue() > hand.top(T3).zValue()
    hand.release(point, button)
    assert (item.pos(), item.zValue()) == (rest, z)
    assert hand.journal == []
    hand.assert_in_step()


def test_a_top_card_is_not_lifted(hand: Hand) -> None:
    item = hand.top(T3)
    rest = item.pos()
    hand.press(hand.middle_of(T3), RIGHT)
    assert item.pos() == rest
    hand.release(hand.middle_of(T3), RIGHT)
    assert hand.journal == []


# Touch


def test_a_finger_drags_and_taps(make_hand: MakeHand) -> None:
    hand = make_hand(7, size=QSize(760, 560))  # fingers reach no further than the screen
    device = QTest.createTouchDevice()
    viewport = hand.view.viewport()
    start, end = hand.middle_of(T3), hand.middle_of(F2)
    QTest.touchEvent(viewport, device).press(0, start, viewport).commit()
    QTest.touchEvent(viewport, device).move(0, (start + end) / 2, viewport).commit()
    assert hand.scene.held is not None
    QTest.touchEvent(viewport, device).move(0, end, viewport).commit()
    QTest.touchEvent(viewport, device).release(0, end, viewport).commit()
    assert hand.journal == ["T3>F2"]
    tap = hand.middle_of(T5)
    QTest.touchEvent(viewport, device).press(0, tap, viewport).commit()
    QTest.touchEvent(viewport, device).release(0, tap, viewport).commit()
    assert hand.journal == ["T3>F2", "T5>T9"]
    hand.assert_in_step()


def test_a_finger_that_rests_on_a_covered_card_lifts_it(make_hand: MakeHand, qtbot: QtBot) -> None:
    hand = make_hand(7, size=QSize(760, 560))
    device = QTest.createTouchDevice()
    viewport = hand.view.viewport()
    item = hand.scene.items_at(T3)[0]
    rest = item.pos()
    point = hand.middle_of(T3, 0)
    QTest.touchEvent(viewport, device).press(0, point, viewport).commit()
    qtbot.waitUntil(lambda: item.pos().y() < rest.y())
    QTest.touchEvent(viewport, device).release(0, point, viewport).commit()
    assert item.pos() == rest
    assert hand.journal == []


# In a hurry


def test_input_during_an_animation_counts_at_once(hand: Hand) -> None:
    hand.click(T3)
    hand.click(T5)
    hand.click(STOCK)
    assert hand.journal == ["T3>F2", "T5>T9", "deal"]
    hand.assert_in_step()


def test_undo_and_redo_as_fast_as_a_key_repeats(
    make_hand: MakeHand, won_game: WonGame, qapp: QApplication
) -> None:
    number, moves = won_game
    hand = make_hand(number, moves)
    for turn in (hand.game.undo, hand.game.redo, hand.game.undo):
        for step in range(len(moves)):
            turn()
            if step % 3 == 0:
                qapp.processEvents()
        hand.assert_in_step()
    hand.game.redo()
    hand.game.restart()
    hand.assert_in_step()


def test_a_resize_during_an_animation_leaves_no_card_behind(make_hand: MakeHand) -> None:
    hand = make_hand(7, EARLY_MOVES, size=QSize(800, 560))
    hand.click(STOCK)
    hand.view.resize(1100, 900)
    hand.assert_in_step()
    hand.view.resize(600, 900)
    hand.assert_in_step()


# Sharpness


def test_cards_are_drawn_in_the_screens_own_pixels(hand: Hand) -> None:
    ratio = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    picture = hand.top(T3).pixmap()
    assert picture.devicePixelRatio() == ratio
    assert picture.width() > hand.scene.table.w * ratio
    at_rest = hand.top(T3).pos() * ratio
    assert (at_rest.x() % 1, at_rest.y() % 1) == (0, 0)


def test_a_table_that_no_view_has_given_a_size_can_be_played_on(
    make_game: Callable[..., Any], qtbot: QtBot
) -> None:
    game = make_game(7, EARLY_MOVES)
    view = TableView(game, Faces(), NIGHT)
    qtbot.addWidget(view)
    game.play(DEAL)
    game.undo()
    game.restart()
    assert len(view.table_scene.items_at(STOCK)) == 56
