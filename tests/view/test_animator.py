"""How things move: by one clock, along bent ways, in order, and at an end whenever asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QLineF, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOURS, STOCK, WASTE, Move, Place, Rules
from bigben.settings.records import GameRecord, Source
from bigben.view.animator import Speed
from bigben.view.cards.card_item import CardItem
from bigben.view.flights import bow
from tests.recorded import WonGame
from tests.view.conftest import Hand

MakeHand = Callable[..., Hand]

T3, T5, F2 = Place.tableau(3), Place.tableau(5), Place.foundation(2)
FIRST = Move.parse("T3>F2")
EARLY_MOVES = tuple(map(Move.parse, ["T3>F2", "T4>F11"]))


class Film:
    """An animation, looked at a moment at a time."""

    def __init__(self, hand: Hand, *, step_ms: int = 8) -> None:
        self._driver = hand.scene.animator.driver
        assert self._driver.state() is QAbstractAnimation.State.Running
        self._driver.pause()
        self._step_ms = step_ms

    def __iter__(self) -> Any:
        for elapsed_ms in range(0, self._driver.duration(), self._step_ms):
            self._driver.setCurrentTime(elapsed_ms)
            yield elapsed_ms


def way_of(hand: Hand, item: CardItem) -> list[QPointF]:
    return [item.pos() for _ in Film(hand)]


def set_out(hand: Hand, items: list[CardItem]) -> list[CardItem]:
    """The items in the order in which they leave their place."""
    start = {item: item.pos() for item in items}
    order: list[CardItem] = []
    for _ in Film(hand, step_ms=2):
        order += [item for item in items if item.pos() != start[item] and item not in order]
    return order


def fill_of_twelve(make_hand: MakeHand) -> Hand:
    """A table with at least twelve gaps."""
    hand = make_hand(1)
    for number in range(1, 400):
        hand.lay(number)
        while builds := [move for move in hand.game.position.legal_moves if move.target]:
            home = [move for move in builds if move.target.kind == "F"]
            if hand.game.moves_made > 60 or hand.game.position.gaps >= 12:
                break
            hand.game.play((home or builds)[0])
        if hand.game.position.gaps >= 12:
            hand.scene.finish()
            return hand
    raise AssertionError("no such deal")


# The way


def test_a_way_bends_as_a_clocks_hand_turns_and_back_along_the_same_curve() -> None:
    left_to_right = bow(QPointF(0, 0), QPointF(100, 0), 50)
    assert left_to_right.y() < 0  # over the top, y downwards
    back = bow(QPointF(100, 0), QPointF(0, 0), 50, back=True)
    assert back == left_to_right
    assert bow(QPointF(3, 3), QPointF(3, 3), 50) == QPointF()


def test_a_move_goes_gently_along_its_curve_to_its_place(hand: Hand) -> None:
    item = hand.top(T3)
    start, end = item.pos(), hand.top(F2).pos()
    hand.game.play(FIRST)
    way = way_of(hand, item)
    straight = QLineF(start, end)
    gone = [QLineF(start, point).length() for point in way]
    assert gone == sorted(gone)
    steps = [b - a for a, b in pairwise(gone)]
    assert max(steps) > 4 * steps[0]
    assert max(steps) > 4 * steps[-1]
    aside = max(abs(_beside(straight, point)) for point in way)
    assert 0.05 * straight.length() < aside < 0.15 * straight.length()
    hand.assert_in_step()


def _beside(line: QLineF, point: QPointF) -> float:
    """How far a point lies from a straight line."""
    way, there = line.p2() - line.p1(), point - line.p1()
    return (way.x() * there.y() - way.y() * there.x()) / line.length()


def test_undo_goes_the_same_way_back(hand: Hand) -> None:
    item = hand.top(T3)
    hand.game.play(FIRST)
    out = way_of(hand, item)
    hand.scene.finish()
    hand.game.undo()
    back = way_of(hand, item)
    for point in back[2:-2]:
        assert min(QLineF(point, other).length() for other in out) < hand.scene.table.w / 3
    hand.assert_in_step()


def test_a_moving_card_lies_over_all_that_rest_and_lands_at_its_own_height(hand: Hand) -> None:
    item = hand.top(T3)
    hand.game.play(FIRST)
    others = [other for place in (T3, F2, STOCK) for other in hand.scene.items_at(place)]
    for elapsed_ms in Film(hand):
        if elapsed_ms:
            assert all(item.zValue() > other.zValue() for other in others if other is not item)
    hand.assert_in_step()


def test_each_motion_begins_at_its_beginning_however_the_last_one_ended(
    hand: Hand, qtbot: QtBot
) -> None:
    hand.game.play(DEAL)
    with qtbot.waitSignal(hand.scene.settled):
        pass
    item = hand.top(T3)
    start = item.pos()
    hand.game.play(FIRST)
    assert item.pos() == start
    assert hand.scene.moving
    hand.assert_in_step()


# Many cards


def test_a_fill_comes_card_by_card_in_the_order_of_the_rules(make_hand: MakeHand) -> None:
    hand = fill_of_twelve(make_hand)
    stock = list(hand.scene.items_at(STOCK))
    hand.game.play(DEAL)
    steps = hand.game.position.entries[-1].steps
    moved = stock[: -len(steps) - 1 : -1]
    assert [item.card for item in moved] == [step.card for step in steps]
    assert set_out(hand, moved) == moved
    hand.assert_in_step()


def test_a_fill_undone_flies_back_card_by_card_in_reverse_order(make_hand: MakeHand) -> None:
    hand = fill_of_twelve(make_hand)
    stock = list(hand.scene.items_at(STOCK))
    hand.game.play(DEAL)
    count = len(hand.game.position.entries[-1].steps)
    hand.scene.finish()
    hand.game.undo()
    moved = stock[-count:]
    assert set_out(hand, moved) == moved
    hand.assert_in_step()


def test_a_dealt_card_turns_halfway_and_an_undone_one_turns_back(hand: Hand) -> None:
    item, back = hand.top(STOCK), hand.top(STOCK).pixmap().cacheKey()
    hand.game.play(DEAL)
    shown = [(item.pixmap().cacheKey(), item.transform().m11()) for _ in Film(hand)]
    assert shown[0][0] == back
    assert shown[-1][0] != back
    assert min(width for _, width in shown) < 0.3
    hand.assert_in_step()
    face = item.pixmap().cacheKey()
    hand.game.undo()
    shown = [(item.pixmap().cacheKey(), item.transform().m11()) for _ in Film(hand)]
    assert (shown[0][0], shown[-1][0]) == (face, back)
    hand.assert_in_step()


def test_the_stocks_next_card_is_seen_while_others_fly_back_to_it(make_hand: MakeHand) -> None:
    hand = make_hand(7, EARLY_MOVES)
    hand.game.play(DEAL)
    hand.scene.finish()
    next_card = hand.top(STOCK)
    hand.game.undo()
    for _ in Film(hand):
        assert next_card.isVisible()
    hand.assert_in_step()


def test_a_new_deal_is_laid_clockwise_one_card_a_pile(hand: Hand) -> None:
    hand.lay(8)
    items = {place: hand.scene.items_at(place) for place in map(Place.tableau, HOURS)}
    bases = [hand.top(Place.foundation(hour)) for hour in (9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8)]
    rounds = [items[Place.tableau(hour)][index] for index in range(3) for hour in HOURS]
    assert set_out(hand, [*rounds, *bases]) == [*bases, *rounds]
    hand.assert_in_step()


def test_a_resumed_game_is_laid_with_all_its_cards(make_hand: MakeHand, won_game: WonGame) -> None:
    number, moves = won_game
    hand = make_hand(7)
    half = moves[: len(moves) // 2]
    hand.game.lay(
        GameRecord("x", number, Rules.BIG_BEN, Source.NUMBER, journal=half, cursor=len(half))
    )
    for _ in Film(hand, step_ms=100):
        pass
    hand.assert_in_step()


# Speeds


@pytest.mark.parametrize(("speed", "factor"), [(Speed.FAST, 0.5), (Speed.SLOW, 2.0)])
def test_a_speed_stretches_every_duration_alike(hand: Hand, speed: Speed, factor: float) -> None:
    hand.game.play(FIRST)
    normal_ms = hand.scene.animator.driver.duration()
    hand.game.undo()
    hand.scene.animator.speed = speed
    hand.game.redo()
    assert hand.scene.animator.driver.duration() == pytest.approx(normal_ms * factor, abs=1)
    hand.assert_in_step()


def test_with_speed_off_nothing_ever_runs(make_hand: MakeHand) -> None:
    hand = make_hand(7)
    hand.scene.animator.speed = Speed.OFF
    started: list[object] = []
    hand.scene.animator.driver.stateChanged.connect(lambda *states: started.append(states))
    settled: list[bool] = []
    hand.scene.settled.connect(lambda: settled.append(True))
    for change in (
        lambda: hand.game.play(FIRST),
        lambda: hand.game.play(DEAL),
        hand.game.undo,
        hand.game.redo,
        hand.game.restart,
        lambda: hand.lay(8),
        lambda: hand.scene.show_hint(DEAL),
        hand.scene.finish,
    ):
        change()
        if not hand.scene.moving:
            assert all(item.isVisible() for item in hand.scene.items_at(T5))
    assert started == []
    assert len(settled) >= 6
    hand.assert_in_step()


def test_nothing_wakes_when_nothing_moves(hand: Hand, qtbot: QtBot) -> None:
    hand.game.play(FIRST)
    qtbot.waitUntil(lambda: not hand.scene.moving)
    assert hand.scene.animator.driver.state() is QAbstractAnimation.State.Stopped
    timers = hand.view.findChildren(QTimer) + hand.scene.findChildren(QTimer)
    assert [timer for timer in timers if timer.isActive()] == []


# Input in the midst


def changes(hand: Hand) -> dict[str, Callable[[], object]]:
    """Everything that starts a motion, each from a table where it can."""
    return {
        "move": lambda: hand.game.play(FIRST),
        "turn": lambda: hand.game.play(DEAL),
        "undo": lambda: (hand.game.play(FIRST), hand.scene.finish(), hand.game.undo()),
        "fill": lambda: (hand.game.play(FIRST), hand.game.play(DEAL)),
        "unfill": lambda: (hand.game.play(FIRST), hand.game.play(DEAL), hand.game.undo()),
        "restart": lambda: (hand.game.play(DEAL), hand.game.restart()),
        "deal-out": lambda: hand.lay(7),
        "hint": lambda: hand.scene.show_hint(DEAL),
    }


KINDS = ("move", "turn", "undo", "fill", "unfill", "restart", "deal-out", "hint")


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8])
@pytest.mark.parametrize("kind", KINDS)
def test_a_click_in_the_midst_of_any_motion_counts_at_once(
    hand: Hand, kind: str, share: float
) -> None:
    changes(hand)[kind]()
    driver = hand.scene.animator.driver
    driver.pause()
    driver.setCurrentTime(round(share * driver.duration()))
    made = len(hand.game.position.entries)
    hand.click(T5)
    assert str(hand.game.position.entries[-1].move) == "T5>T9"
    assert len(hand.game.position.entries) == made + 1
    hand.assert_in_step()


@pytest.mark.parametrize("kind", KINDS)
def test_a_drag_in_the_midst_of_any_motion_counts_at_once(hand: Hand, kind: str) -> None:
    changes(hand)[kind]()
    driver = hand.scene.animator.driver
    driver.pause()
    driver.setCurrentTime(driver.duration() // 2)
    item = hand.top(T5)
    hand.press(hand.middle_of(T5))
    hand.move(QPoint(640, 350))
    assert hand.scene.held is item
    hand.move(hand.middle_of(Place.tableau(9)))
    hand.release(hand.middle_of(Place.tableau(9)))
    assert str(hand.game.position.entries[-1].move) == "T5>T9"
    hand.assert_in_step()


@pytest.mark.parametrize("kind", KINDS)
def test_any_key_ends_a_motion(hand: Hand, kind: str) -> None:
    changes(hand)[kind]()
    assert hand.scene.moving
    QTest.keyClick(hand.view.viewport(), Qt.Key.Key_F9)
    assert not hand.scene.moving
    hand.assert_in_step()


@pytest.mark.parametrize("kind", KINDS)
def test_a_motion_runs_to_its_end_by_itself(hand: Hand, kind: str, qtbot: QtBot) -> None:
    hand.scene.animator.speed = Speed.FAST
    changes(hand)[kind]()
    with qtbot.waitSignal(hand.scene.settled, timeout=10_000):
        pass
    hand.assert_in_step()


def test_a_whole_game_with_its_motion_cut_short_anywhere_loses_no_card(
    make_hand: MakeHand, won_game: WonGame
) -> None:
    number, moves = won_game
    hand = make_hand(number)
    driver = hand.scene.animator.driver
    for count, move in enumerate(moves):
        assert hand.game.play(move)
        driver.setCurrentTime(driver.duration() * (count % 7) // 6)
        if count % 5 == 0:
            hand.game.undo()
            driver.setCurrentTime(driver.duration() * (count % 4) // 3)
            hand.game.redo()
        if count % 20 == 0:
            hand.assert_in_step()
    hand.assert_in_step()
    assert hand.game.position.is_won
    assert not hand.scene.items_at(WASTE)
