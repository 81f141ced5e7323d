from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import PLACES, STOCK, IllegalMove, Place, PlaceKind, Reason, Rules
from bigben.model.game import Game
from bigben.settings.records import GameRecord, Source
from bigben.view.cards.card_item import CardItem
from bigben.view.cards.faces import Faces
from bigben.view.table_view import TableView
from bigben.view.themes import NIGHT

SIZE = QSize(1280, 700)
LEFT = Qt.MouseButton.LeftButton


class Hand:
    """Plays on a table as somebody with a mouse does, and sees what lies there."""

    def __init__(self, view: TableView, game: Game) -> None:
        self.view = view
        self.game = game
        self.scene = view.table_scene

    def middle_of(self, place: Place, index: int = -1) -> QPoint:
        """A point on a card where nothing lies over it, or in the middle of an empty place."""
        cards = self.game.position.cards(place)
        if not cards:
            return self.scene.area(place).center().toPoint()
        rect = self.scene.table.cards(place, cards)[index]
        if index in (-1, len(cards) - 1):
            return rect.center().toPoint()
        above = self.scene.table.cards(place, cards)[index + 1]
        side = (
            rect.left() + above.left()
            if above.left() > rect.left()
            else (rect.right() + above.right())
        )
        return QPointF(side / 2, rect.center().y()).toPoint()

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.view.viewport(), button, pos=point)

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), point)

    def release(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.view.viewport(), button, pos=point)

    def click(self, place: Place, index: int = -1) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.middle_of(place, index))

    def double_click(self, place: Place) -> None:
        """Two clicks as a mouse sends them: the second press comes as a double click."""
        point = self.middle_of(place)
        QTest.mouseClick(self.view.viewport(), LEFT, pos=point)
        at = QPointF(point)
        second = QMouseEvent(
            QEvent.Type.MouseButtonDblClick,
            at,
            QPointF(self.view.viewport().mapToGlobal(point)),
            LEFT,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.view.viewport(), second)
        self.release(point)

    def drag(self, source: Place, target: Place) -> None:
        self.press(self.middle_of(source))
        self.move(self.middle_of(target))
        self.release(self.middle_of(target))

    def top(self, place: Place) -> CardItem:
        return self.scene.items_at(place)[-1]

    @property
    def journal(self) -> list[str]:
        """The moves that were made."""
        return [str(entry.move) for entry in self.game.position.entries]

    def reasons(self) -> list[Reason]:
        """A list that fills with the reasons of what is refused from now on."""
        told: list[Reason] = []

        def tell(illegal: IllegalMove) -> None:
            told.append(illegal.reason)

        self.game.refused.connect(tell)
        return told

    def lay(self, number: int) -> None:
        """Lay another deal."""
        self.game.lay(GameRecord("a game", number, Rules.BIG_BEN, Source.NUMBER))

    def assert_in_step(self) -> None:
        """Every card lies where the game says, once motion is over; none twice, none missing.

        It shows its own face or the back, straight, and only what lies below is out of sight.
        """
        self.scene.finish()
        assert not self.scene.moving
        assert self.scene.animator.driver.state() is QAbstractAnimation.State.Stopped
        assert self.scene.looking.place is None
        items = []
        pictures: dict[int, set[object]] = {}
        for place in PLACES:
            cards = self.game.position.cards(place)
            here = self.scene.items_at(place)
            assert [item.card for item in here] == list(cards)
            rects = self.scene.table.cards(place, cards)
            stacked = place.kind is not PlaceKind.TABLEAU
            if self.game.position.is_won and place.kind is PlaceKind.FOUNDATION:
                rects, stacked = self.scene.table.ray(place.hour, len(cards)), False
            for item, rect in zip(here, rects, strict=True):
                assert (item.pos() - rect.topLeft()).manhattanLength() <= 1
            for index, item in enumerate(here):
                assert item.isVisible() is (not stacked or index == len(here) - 1)
                assert item.transform().isIdentity()
                assert item.scale() == 1
                if item.isVisible():
                    shown = "back" if place == STOCK else item.card
                    pictures.setdefault(item.pixmap().cacheKey(), set()).add(shown)
            items += here
        assert all(len(shown) == 1 for shown in pictures.values())
        assert len({item.zValue() for item in items}) == 104
        assert len({id(item) for item in items}) == 104
        assert sum(isinstance(item, CardItem) for item in self.scene.items()) == 104


@pytest.fixture
def make_hand(qtbot: QtBot, make_game: Callable[..., Game]) -> Callable[..., Hand]:
    """Make tables in a shown widget of 1280 × 700, with a hand to play on them."""

    def make(*args: object, size: QSize = SIZE, **kwargs: object) -> Hand:
        game = make_game(*args, **kwargs)
        view = TableView(game, Faces(), NIGHT)
        qtbot.addWidget(view)
        view.resize(size)
        with qtbot.waitActive(view):
            view.show()
        view.setFocus()
        return Hand(view, game)

    return make


@pytest.fixture
def hand(make_hand: Callable[..., Hand]) -> Hand:
    """A hand on deal 7."""
    return make_hand(7)
