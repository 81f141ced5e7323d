"""Looking closer: spread piles, the waste fanned out, rings, and all legal moves marked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOURS, STOCK, WASTE, Card, Move, Place, Position, Reason
from bigben.view.geometry import Table
from bigben.view.pointing import Pointing
from tests.view.conftest import Hand

MakeHand = Callable[..., Hand]

T3, T5, T9, F2 = Place.tableau(3), Place.tableau(5), Place.tableau(9), Place.foundation(2)
RIGHT = Qt.MouseButton.RightButton
NARROW = QSize(560, 420)
"""Here the piles at 3 and 9 o'clock close up from six cards on."""


@pytest.fixture
def closed_up(make_hand: MakeHand) -> tuple[Hand, Place]:
    """A narrow table where a pile is closed up, and that pile."""
    hand = make_hand(7, size=NARROW)
    position, place = position_with_long_pile(hand.scene.table)
    hand.game.position = position
    hand.game.dealt.emit()
    hand.game.changed.emit()
    hand.scene.finish()
    return hand, place


def position_with_long_pile(table: Table) -> tuple[Position, Place]:
    """A sound position whose longest pile is a run that a narrow table closes up.

    Made from a deal: what a run needs is exchanged with cards of the stock and other piles.
    """
    position = Position.deal(7)
    lines = {hour: list(position.tableau[hour]) for hour in HOURS}
    stock = list(position.stock)
    run = [Card(rank, lines[3][-1].suit) for rank in range(1, 14)]
    top = lines[3][-1]
    start = run.index(top)
    for step in range(1, 8):
        card = run[(start - step) % 13]
        if card in stock:
            stock.remove(card)
            lines[3].append(card)
            continue
        hour = next(h for h in HOURS if h != 3 and card in lines[h])
        lines[hour].remove(card)
        lines[hour].append(stock.pop())
        lines[3].append(card)
    text = Position(position.rules, position.foundations, lines, (), stock)
    assert table.is_closed_up(3, text.tableau[3])
    return text, Place.tableau(3)


def hover(hand: Hand, point: QPoint) -> None:
    """Come to a point; where the pointer lay already, no event would tell of it."""
    hand.move(point + QPoint(1, 1))
    hand.move(point)


def leave(hand: Hand) -> None:
    """The pointer leaves the table, for another widget that may lie over it."""
    QApplication.sendEvent(hand.view.viewport(), QEvent(QEvent.Type.Leave))


def spread(hand: Hand) -> Place | None:
    place: Place | None = hand.scene.looking.place
    return place


def step_px(hand: Hand, place: Place) -> list[float]:
    items = hand.scene.items_at(place)
    return [abs(b.pos().x() - a.pos().x()) for a, b in pairwise(items)]


# Hovering


def test_the_pointer_that_rests_on_a_closed_up_pile_spreads_it(
    closed_up: tuple[Hand, Place], qtbot: QtBot
) -> None:
    hand, place = closed_up
    assert min(step_px(hand, place)) < 0.3 * hand.scene.table.w
    hover(hand, hand.middle_of(place))
    assert spread(hand) is None
    qtbot.waitUntil(lambda: spread(hand) == place)
    qtbot.waitUntil(lambda: not hand.scene.moving)
    assert min(step_px(hand, place)) > 0.4 * hand.scene.table.w - 1.1
    highest = max(
        item.zValue() for other in (T5, T9, F2, STOCK) for item in hand.scene.items_at(other)
    )
    assert all(item.zValue() > highest for item in hand.scene.items_at(place))
    hover(hand, QPoint(2, 2))
    assert spread(hand) is None
    hand.assert_in_step()


def test_a_pile_whose_every_index_is_seen_is_not_spread(hand: Hand) -> None:
    hover(hand, hand.middle_of(T3))
    timers = [timer for timer in hand.view.findChildren(QTimer) if timer.isActive()]
    assert timers == []
    hand.scene.look_at(T3)
    assert spread(hand) is None


def test_a_pointer_that_passes_by_spreads_nothing(closed_up: tuple[Hand, Place]) -> None:
    hand, place = closed_up
    hover(hand, hand.middle_of(place))
    hover(hand, hand.middle_of(T9))
    assert [timer for timer in hand.view.findChildren(QTimer) if timer.isActive()] == []
    hover(hand, hand.middle_of(place))
    leave(hand)
    assert [timer for timer in hand.view.findChildren(QTimer) if timer.isActive()] == []


def test_it_closes_when_the_pointer_leaves_the_table(
    closed_up: tuple[Hand, Place], qtbot: QtBot
) -> None:
    hand, place = closed_up
    hover(hand, hand.middle_of(place))
    qtbot.waitUntil(lambda: spread(hand) == place)
    leave(hand)
    assert spread(hand) is None
    hand.assert_in_step()


def test_hovering_cuts_no_motion_short(closed_up: tuple[Hand, Place], qtbot: QtBot) -> None:
    hand, place = closed_up
    hand.scene.show_hint(DEAL)
    with qtbot.waitSignal(hand.view.gestures._hover._delay.timeout):
        hover(hand, hand.middle_of(place))
    assert hand.scene.moving
    assert spread(hand) is None
    hand.scene.finish()
    qtbot.waitUntil(lambda: spread(hand) == place)


def test_what_a_spread_pile_covers_is_no_other_drop_target(closed_up: tuple[Hand, Place]) -> None:
    hand, place = closed_up
    at_rest = {other: hand.scene.area(other) for other in map(Place.tableau, HOURS)}
    hand.scene.look_at(place)
    hand.scene.finish()
    assert {other: hand.scene.area(other) for other in at_rest} == at_rest


def test_a_spread_piles_cards_are_pressed_where_they_are_seen(
    closed_up: tuple[Hand, Place],
) -> None:
    hand, place = closed_up
    hand.scene.look_at(place)
    hand.scene.finish()
    table, cards = hand.scene.table, hand.game.position.cards(place)
    for index, rect in enumerate(table.spread(place.hour, cards)):
        seen = rect.center() if index == len(cards) - 1 else rect.topLeft() + QPoint(3, 3)
        hit = hand.scene.hit(seen)
        assert (hit.place, hit.card_index) == (place, index)


def test_the_top_card_of_a_spread_pile_is_dragged_from_where_it_is_seen(
    closed_up: tuple[Hand, Place],
) -> None:
    hand, place = closed_up
    item = hand.top(place)
    hand.scene.look_at(place)
    hand.scene.finish()
    seen = item.pos()
    grip = QPoint(20, 25)
    start = (seen + grip).toPoint()
    hand.press(start)
    end = start + QPoint(-60, 40)
    hand.move(end)
    assert hand.scene.held is item
    assert (item.pos() - seen - QPoint(-60, 40)).manhattanLength() <= 2
    assert spread(hand) is None
    hand.release(QPoint(2, 2))
    hand.assert_in_step()


def test_a_press_elsewhere_closes_a_spread_pile_and_counts(
    closed_up: tuple[Hand, Place],
) -> None:
    hand, place = closed_up
    hand.scene.look_at(place)
    hand.click(STOCK)
    assert spread(hand) is None
    assert hand.game.position.entries[-1].move == DEAL
    hand.assert_in_step()


def test_a_press_on_a_covered_card_spreads_its_pile_while_it_lasts(
    closed_up: tuple[Hand, Place],
) -> None:
    hand, place = closed_up
    point = hand.middle_of(place, 0)
    hand.press(point, RIGHT)
    assert spread(hand) == place
    hand.release(point, RIGHT)
    assert spread(hand) is None
    hand.assert_in_step()


@pytest.mark.parametrize("how", ["move", "undo", "resize", "deal"])
def test_whatever_changes_the_table_closes_what_is_spread(
    closed_up: tuple[Hand, Place], how: str
) -> None:
    hand, place = closed_up
    hand.game.play(DEAL)
    hand.scene.look_at(place)
    assert spread(hand) == place
    match how:
        case "move":
            hand.game.play(DEAL)
        case "undo":
            hand.game.undo()
        case "resize":
            hand.view.resize(600, 450)
        case "deal":
            hand.game.lay(hand.game.record)
    assert spread(hand) is None
    hand.assert_in_step()


# The waste


@pytest.fixture
def with_waste(make_hand: MakeHand) -> Hand:
    """A table with 40 cards in the waste."""
    return make_hand(7, (DEAL,) * 40)


def test_all_cards_of_the_waste_are_seen_when_it_is_fanned_out(with_waste: Hand) -> None:
    hand = with_waste
    hand.scene.look_at(WASTE)
    hand.scene.finish()
    view = hand.view.viewport().rect()
    items = hand.scene.items_at(WASTE)
    corners = {(round(item.pos().x()), round(item.pos().y())) for item in items}
    assert len(corners) == 40
    assert all(item.isVisible() for item in items)
    assert all(view.contains(item.pos().toPoint()) for item in items)
    hand.scene.look_at(None)
    hand.assert_in_step()


@pytest.mark.parametrize("size", [QSize(560, 400), QSize(1280, 700), QSize(800, 1200)])
def test_the_largest_waste_stays_in_the_view_and_shows_every_index(size: QSize) -> None:
    table = Table(size)
    rects = table.waste_fan(56)
    panel = table.waste_fan_panel(56)
    assert panel.left() >= 0
    assert panel.right() <= size.width()
    assert all(panel.contains(rect) for rect in rects)
    for index, rect in enumerate(rects):
        corner = rect.topLeft() + QPoint(1, 1)
        over = [other for other in rects[index + 1 :] if other.contains(corner)]
        assert over == []
        beside = rects[index + 1 : index + 2]
        if beside and beside[0].top() == rect.top():
            assert beside[0].left() - rect.left() >= 0.38 * table.w


def test_the_right_button_on_the_waste_fans_it_out_while_it_is_down(with_waste: Hand) -> None:
    hand = with_waste
    hand.press(hand.middle_of(WASTE), RIGHT)
    assert spread(hand) == WASTE
    hand.release(hand.middle_of(WASTE), RIGHT)
    assert spread(hand) is None
    hand.assert_in_step()


def test_a_long_press_on_the_waste_fans_it_out_and_a_move_then_drags(
    with_waste: Hand, qtbot: QtBot
) -> None:
    hand = with_waste
    item, point = hand.top(WASTE), hand.middle_of(WASTE)
    grip = QPointF(point) - item.pos()
    hand.press(point)
    qtbot.waitUntil(lambda: spread(hand) == WASTE)
    hand.move(point + QPoint(50, 50))
    assert hand.scene.held is item
    assert item.pos() + grip == QPointF(point + QPoint(50, 50))
    hand.release(QPoint(3, 3))
    assert spread(hand) is None
    hand.assert_in_step()


def test_a_waste_of_one_card_is_not_fanned_out(make_hand: MakeHand) -> None:
    hand = make_hand(7, (DEAL,))
    hand.scene.look_at(WASTE)
    assert spread(hand) is None


def test_a_covered_card_of_the_waste_says_that_it_is_covered(with_waste: Hand) -> None:
    hand = with_waste
    told = hand.reasons()
    hand.scene.look_at(WASTE)
    hand.scene.finish()
    point = hand.scene.items_at(WASTE)[0].pos().toPoint() + QPoint(5, 5)
    hand.press(point)
    hand.release(point)
    assert told == [Reason.COVERED]
    assert spread(hand) == WASTE
    hand.scene.look_at(None)
    hand.assert_in_step()


def test_a_press_beside_the_fanned_out_waste_closes_it(with_waste: Hand) -> None:
    hand = with_waste
    hand.scene.look_at(WASTE)
    hand.press(QPoint(3, 3))
    hand.release(QPoint(3, 3))
    assert spread(hand) is None
    hand.assert_in_step()


# Rings and legal moves


def rings(hand: Hand) -> list[tuple[int, int]]:
    """The middles of the rings around found cards."""
    path = hand.scene.pointing._found._line.path()
    if not hand.scene.pointing._found.shown:
        return []
    middles = [polygon.boundingRect().center().toPoint() for polygon in path.toSubpathPolygons()]
    return sorted((middle.x(), middle.y()) for middle in middles)


def test_both_copies_of_a_card_are_ringed_where_they_are_seen(hand: Hand) -> None:
    hand.lay(12)
    position = hand.game.position
    lying = [card for pile in position.tableau.values() for card in pile]
    card = next(card for card in lying if lying.count(card) == 2)
    hand.scene.ring(card)
    expected = sorted(
        (rect.center().toPoint().x(), rect.center().toPoint().y())
        for hour in HOURS
        for rect, other in zip(
            hand.scene.table.fan(hour, position.tableau[hour]), position.tableau[hour], strict=True
        )
        if other == card
    )
    assert len(rings(hand)) == 2
    for ring, middle in zip(rings(hand), expected, strict=True):
        assert ring == pytest.approx(middle, abs=1)
    hand.scene.ring(None)
    assert rings(hand) == []


def test_rings_follow_the_cards_and_never_betray_the_stock(hand: Hand) -> None:
    card = hand.game.position.stock[-1]
    hand.scene.ring(card)
    before = len(rings(hand))
    assert (STOCK, 55) not in Pointing.seen(hand.game.position, None)
    hand.game.play(DEAL)
    assert len(rings(hand)) == before + 1
    hand.game.undo()
    assert len(rings(hand)) == before


def test_covered_cards_of_the_waste_are_seen_only_when_it_is_fanned_out(with_waste: Hand) -> None:
    position = with_waste.game.position
    seen = {index for place, index in Pointing.seen(position, None) if place == WASTE}
    assert seen == {39}
    seen = {index for place, index in Pointing.seen(position, WASTE) if place == WASTE}
    assert seen == set(range(40))


def test_every_legal_move_is_marked_with_its_source_and_target(hand: Hand) -> None:
    pointing = hand.scene.pointing
    hand.scene.mark_legal_moves(True)
    moves = list(hand.game.position.legal_moves)
    sources = pointing._sources._line.path().toSubpathPolygons()
    assert len(sources) == len({move.source for move in moves})
    for move in moves:
        card = hand.scene.table.cards(move.source, hand.game.position.cards(move.source))[-1]
        assert any(ring.boundingRect().contains(card) for ring in sources)
    hand.game.play(Move.parse("T3>F2"))
    hand.scene.finish()
    after = list(hand.game.position.legal_moves)
    sources = pointing._sources._line.path().toSubpathPolygons()
    assert len(sources) == len({move.source for move in after})
    hand.scene.mark_legal_moves(False)
    assert not pointing._sources.shown
    assert not pointing._ways.shown
