"""The keyboard's place on the table, and its hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, PLACES, STOCK, WASTE, Move, Place, Position, Reason
from bigben.view import focus_mark
from bigben.view.cards.card_item import Mark
from tests.contrast import MARK, contrast
from tests.recorded import WonGame
from tests.view.conftest import Hand

T1, T3, T4, T12 = map(Place.tableau, (1, 3, 4, 12))
F2 = Place.foundation(2)


def marked(hand: Hand) -> list[Place]:
    return [
        place
        for place in PLACES
        for item in hand.scene.items_at(place)
        if item.mark is Mark.TARGET and item.isVisible()
    ]


def test_press_takes_the_top_card_in_hand_and_shows_where_it_may_go(hand: Hand) -> None:
    hand.view.table_cursor.press(T3)
    assert hand.scene.held is hand.top(T3)
    assert marked(hand) == [F2]
    assert hand.journal == []


def test_card_in_hand_goes_with_the_cursor(hand: Hand) -> None:
    cursor = hand.view.table_cursor
    cursor.press(T3)
    for place in PLACES:
        cursor.go(place)
        held = hand.scene.held
        assert held is not None
        away = held.pos() - hand.scene.area(place).topLeft()
        assert abs(away.x()) < 3 * hand.scene.table.w
        assert abs(away.y()) < hand.scene.table.w


def test_second_press_drops_the_card(hand: Hand) -> None:
    cursor = hand.view.table_cursor
    cursor.press(T3)
    cursor.press(F2)
    assert hand.journal == ["T3>F2"]
    assert cursor.source is None
    assert marked(hand) == []
    hand.assert_in_step()


def test_drop_that_is_illegal_says_why_and_keeps_the_card_in_hand(hand: Hand) -> None:
    cursor, told = hand.view.table_cursor, hand.reasons()
    cursor.press(T3)
    for place in (T1, STOCK, Place.foundation(3)):
        cursor.press(place)
    assert told == [Reason.PILE_WANTS, Reason.NOT_A_TARGET, Reason.FOUNDATION_WANTS]
    cursor.press(F2)
    assert hand.journal == ["T3>F2"]


def test_press_on_where_it_came_from_puts_it_back(hand: Hand) -> None:
    cursor, told = hand.view.table_cursor, hand.reasons()
    cursor.press(T3)
    cursor.press(T3)
    assert (cursor.source, hand.scene.held, told) == (None, None, [])
    hand.assert_in_step()


def test_card_without_a_place_to_go_stays_and_says_why(hand: Hand) -> None:
    cursor, told = hand.view.table_cursor, hand.reasons()
    for place in (T12, WASTE, Place.foundation(9)):
        cursor.press(place)
    assert told == [Reason.NO_PLACE, Reason.SOURCE_EMPTY, Reason.FOUNDATION_KEEPS]
    assert hand.scene.held is None


def test_press_on_the_stock_deals(hand: Hand) -> None:
    hand.view.table_cursor.press(STOCK)
    assert hand.journal == ["deal"]


def test_next_target_goes_round_the_places_that_take_the_card(
    make_hand: Callable[..., Hand],
) -> None:
    hand = make_hand(58)
    cursor = hand.view.table_cursor
    cursor.go(STOCK)
    cursor.next_target()
    assert cursor.place == STOCK  # nothing in hand
    cursor.press(Place.tableau(5))
    seen = []
    for step in (1, 1, 1, 1, -1, -1):
        cursor.next_target(step)
        seen.append(str(cursor.place))
    assert seen == ["F3", "T12", "T1", "F3", "T1", "T12"]
    cursor.go(STOCK)
    cursor.next_target(-1)
    assert str(cursor.place) == "T1"


def test_home_goes_the_card_here_or_the_one_in_hand(hand: Hand) -> None:
    cursor, told = hand.view.table_cursor, hand.reasons()
    cursor.go(T3)
    cursor.send_home()
    assert hand.journal == ["T3>F2"]
    cursor.press(T4)
    cursor.go(T1)
    cursor.send_home()
    assert hand.journal == ["T3>F2", "T4>F11"]
    cursor.send_home()
    assert told == [Reason.NO_FOUNDATION]


def test_focus_never_jumps_by_itself(hand: Hand) -> None:
    cursor = hand.view.table_cursor
    moved: list[Place] = []
    cursor.go(T1)
    cursor.moved.connect(lambda: moved.append(cursor.place))
    cursor.press(T3)
    cursor.press(F2)
    for move in (DEAL, DEAL, Move.parse("T4>F11")):
        assert hand.game.play(move)
    hand.game.undo()
    hand.game.redo()
    hand.game.restart()
    assert moved == []
    assert cursor.place == T1


def test_whatever_changes_the_table_empties_the_hand(hand: Hand) -> None:
    cursor = hand.view.table_cursor
    hand.game.play(DEAL)
    for change in (
        hand.game.undo,
        hand.game.redo,
        hand.game.restart,
        lambda: hand.game.play(DEAL),
        lambda: hand.game.lay(hand.game.record),
        lambda: hand.view.resize(QSize(900, 600)),
    ):
        cursor.press(T3)
        assert cursor.source == T3
        change()
        assert cursor.source is None
        hand.assert_in_step()


def test_pointer_takes_over_from_the_keyboard_and_the_keyboard_leaves_it_alone(hand: Hand) -> None:
    cursor = hand.view.table_cursor
    cursor.press(T3)
    start = hand.middle_of(T4)
    hand.press(start)
    assert cursor.source is None
    hand.move(start + QPoint(60, 60))
    dragged = hand.scene.held
    assert dragged is hand.top(T4)
    cursor.press(T1)
    assert hand.scene.held is dragged
    assert cursor.source is None
    hand.view.cancel()
    hand.release(start)  # else it would stay down for the tests that follow
    hand.assert_in_step()


def test_the_keyboard_goes_on_from_where_the_pointer_pressed(hand: Hand) -> None:
    hand.click(T12)
    assert hand.view.table_cursor.place == T12
    hand.click(WASTE)
    assert hand.view.table_cursor.place == WASTE


# The mark


def picture(hand: Hand) -> QImage:
    hand.scene.finish()
    return hand.view.grab().toImage()


def test_mark_is_seen_only_where_the_keyboard_is(hand: Hand, qtbot: QtBot) -> None:
    del qtbot
    cursor = hand.view.table_cursor
    bare = picture(hand)
    cursor.go(T3)
    assert picture(hand) == bare  # the keyboard is not at the table
    cursor.set_focused(True)
    at_three = picture(hand)
    assert at_three != bare
    cursor.go(WASTE)
    assert picture(hand) not in (bare, at_three)  # an empty place can have it too
    cursor.go(WASTE, marked=False)
    assert picture(hand) == bare
    cursor.go(T3)
    assert picture(hand) == at_three
    cursor.set_focused(False)
    assert picture(hand) == bare


def test_mark_goes_round_the_whole_pile_as_it_grows(hand: Hand) -> None:
    cursor = hand.view.table_cursor
    cursor.set_focused(True)
    cursor.go(Place.tableau(9))
    mark = cursor._mark.sceneBoundingRect()
    hand.game.play(Move.parse("T5>T9"))
    assert cursor._mark.sceneBoundingRect().width() > mark.width()


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", [QSize(640, 440), QSize(1280, 700)])
def test_the_whole_mark_lies_in_the_view(
    make_hand: Callable[..., Hand], place: Place, size: QSize
) -> None:
    hand = make_hand(7, size=size)
    hand.view.table_cursor.set_focused(True)
    hand.view.table_cursor.go(place)
    mark = hand.view.table_cursor._mark
    view = QRectF(hand.view.viewport().rect())
    assert view.contains(mark.sceneBoundingRect().adjusted(1, 1, -1, -1))
    middle = hand.scene.area(place).center()
    assert (mark.sceneBoundingRect().center() - middle).manhattanLength() < 0.1 * hand.scene.table.w


def test_mark_stands_out_from_whatever_lies_below() -> None:
    """One of its two colours does, by 3 to 1 or more: WCAG 2.2, 1.4.11."""
    both = (focus_mark.LIGHT, focus_mark.DARK)
    assert contrast(*both) > 9
    for grey in range(256):
        below = QColor(grey, grey, grey)
        assert max(contrast(colour, below) for colour in both) >= MARK


def test_closed_up_pile_is_spread_while_the_keyboard_is_there(
    make_hand: Callable[..., Hand], long_pile: tuple[int, tuple[Move, ...], int]
) -> None:
    number, moves, hour = long_pile
    hand = make_hand(number, moves, size=QSize(640, 440))
    cursor, looking = hand.view.table_cursor, hand.scene.looking
    pile = Place.tableau(hour)
    cursor.set_focused(True)
    cursor.go(pile)
    assert looking.place == pile
    assert cursor._mark.sceneBoundingRect().contains(looking.area(hand.scene.table))
    cursor.go(Place.foundation(hour))
    assert looking.place is None
    cursor.go(pile)
    cursor.set_focused(False)
    assert looking.place is None
    hand.assert_in_step()


@pytest.fixture
def long_pile(won_game: WonGame) -> tuple[int, tuple[Move, ...], int]:
    """A deal, moves, and the hour of the pile that they make the longest."""
    position = Position.deal(won_game.deal_number)
    longest = (0, 0, 0)
    for made, move in enumerate(won_game.moves, start=1):
        position.push(move)
        for hour, pile in position.tableau.items():
            longest = max(longest, (len(pile), made, hour))
    length, made, hour = longest
    assert length >= 7
    return won_game.deal_number, won_game.moves[:made], hour
