"""Hints on the table: a ghost that shows a move, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, STOCK, WASTE, IllegalMove, Move, Place
from bigben.view.animator import Speed
from bigben.view.cards.card_item import CardItem
from bigben.view.ghost import BESIDE
from tests.view.conftest import Hand

MakeHand = Callable[..., Hand]

FIRST = Move.parse("T3>F2")
EARLY_MOVES = tuple(map(Move.parse, ["T3>F2", "T4>F11"]))


def ghosts(hand: Hand) -> list[QGraphicsPixmapItem]:
    return [
        item
        for item in hand.scene.items()
        if isinstance(item, QGraphicsPixmapItem)
        and not isinstance(item, CardItem)
        and 0 < item.opacity() < 1
    ]


def test_a_ghost_of_the_card_glides_from_its_place_to_the_target_three_times(
    hand: Hand, qtbot: QtBot
) -> None:
    rest = hand.top(FIRST.source).pos()
    target = hand.top(Place.foundation(2)).pos() + BESIDE * hand.scene.table.w
    hand.scene.show_hint(FIRST)
    (ghost,) = ghosts(hand)
    assert ghost.pixmap().cacheKey() == hand.top(FIRST.source).pixmap().cacheKey()
    assert (ghost.pos() - rest).manhattanLength() <= 1
    driver = hand.scene.animator.driver
    assert driver.loopCount() == 3
    driver.pause()
    for loop in range(3):
        driver.setCurrentTime(loop * driver.duration() + 1)
        driver.setCurrentTime(loop * driver.duration() + 2)
        assert (ghost.pos() - rest).manhattanLength() < hand.scene.table.w / 4
        driver.setCurrentTime((loop + 1) * driver.duration() - 1)
        assert (ghost.pos() - target).manhattanLength() <= 1
    driver.resume()
    qtbot.waitUntil(lambda: not ghosts(hand))
    hand.assert_in_step()
    assert not hand.game.touched


def test_what_moves_has_a_dashed_ring_and_where_it_goes_a_whole_one(hand: Hand) -> None:
    hand.scene.show_hint(FIRST)
    rings = [item for item in hand.scene.items() if isinstance(item, QGraphicsPathItem)]
    dashed = {
        place: {
            ring.pen().style() is Qt.PenStyle.CustomDashLine
            for ring in rings
            if ring.isVisible()
            and ring.pen().color() in (hand.scene.theme.target, hand.scene.theme.fresh)
            and ring.shape().boundingRect().contains(hand.top(place).pos())
        }
        for place in (FIRST.source, FIRST.target)
    }
    assert dashed == {FIRST.source: {True}, FIRST.target: {False}}


def test_the_ghost_of_a_fill_is_a_back_for_each_gap(make_hand: MakeHand) -> None:
    hand = make_hand(7, EARLY_MOVES)
    back = hand.top(STOCK).pixmap().cacheKey()
    hand.scene.show_hint(DEAL)
    assert [ghost.pixmap().cacheKey() for ghost in ghosts(hand)] == [back, back]
    driver = hand.scene.animator.driver
    driver.pause()
    driver.setCurrentTime(driver.duration() - 1)
    ends = [ghost.pos() for ghost in ghosts(hand)]
    hand.scene.finish()
    hand.game.play(DEAL)
    hand.scene.finish()
    beside = BESIDE * hand.scene.table.w
    filled = [hand.top(Place.tableau(hour)).pos() + beside for hour in (3, 4)]
    assert all(min((e - f).manhattanLength() for e in ends) <= 1 for f in filled)


def test_the_ghost_of_a_turn_goes_to_the_waste(hand: Hand) -> None:
    hand.scene.show_hint(DEAL)
    (ghost,) = ghosts(hand)
    driver = hand.scene.animator.driver
    driver.pause()
    driver.setCurrentTime(driver.duration() - 1)
    beside = hand.scene.area(WASTE).topLeft() + BESIDE * hand.scene.table.w
    assert (ghost.pos() - beside).manhattanLength() <= 1


def test_an_illegal_hint_is_refused_and_shows_nothing(hand: Hand) -> None:
    with pytest.raises(IllegalMove):
        hand.scene.show_hint(Move.parse("T1>F2"))
    assert ghosts(hand) == []
    hand.assert_in_step()


@pytest.mark.parametrize("how", ["press", "key", "move", "undo", "hide", "resize", "other hint"])
def test_any_input_takes_the_hint_away(make_hand: MakeHand, how: str) -> None:
    hand = make_hand(7, EARLY_MOVES)
    hand.scene.show_hint(Move.parse("T5>T9"))
    before = ghosts(hand)
    match how:
        case "press":
            hand.press(QPoint(3, 3))
            hand.release(QPoint(3, 3))
        case "key":
            QTest.keyClick(hand.view.viewport(), Qt.Key.Key_F9)
        case "move":
            hand.game.play(DEAL)
        case "undo":
            hand.game.undo()
        case "hide":
            hand.scene.finish()
        case "resize":
            hand.view.resize(900, 620)
        case "other hint":
            hand.scene.show_hint(DEAL)
            assert len(ghosts(hand)) == 2
            hand.scene.finish()
    assert before
    assert ghosts(hand) == []
    hand.assert_in_step()


def test_without_motion_the_ghost_stands_at_the_target_until_the_next_input(hand: Hand) -> None:
    hand.scene.animator.speed = Speed.OFF
    hand.scene.show_hint(FIRST)
    (ghost,) = ghosts(hand)
    assert ghost.isVisible()
    assert ghost.pos() == (
        hand.scene.area(Place.foundation(2)).topLeft() + BESIDE * hand.scene.table.w
    )
    assert hand.scene.animator.driver.state() is QAbstractAnimation.State.Stopped
    hand.press(QPoint(3, 3))
    hand.release(QPoint(3, 3))
    assert ghosts(hand) == []
    hand.assert_in_step()
