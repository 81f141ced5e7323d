"""A window whose size keeps changing: the table follows at once, and is drawn when that is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Card, Move, Place
from bigben.view.cards.face_styles import Style
from bigben.view.cards.faces import Faces
from bigben.view.clock.progress import paint_ticks
from bigben.view.clock.radiance import Radiance
from bigben.view.geometry import dial_direction
from bigben.view.scene import TableScene
from bigben.view.table_view import TableView
from bigben.view.themes import DAY, HIGH_CONTRAST, NIGHT
from tests.recorded import WonGame
from tests.view.conftest import SIZE, Hand

MakeHand = Callable[..., Hand]
SIZES = [QSize(1200, 690), QSize(1100, 760), QSize(700, 760), QSize(720, 500)]
LAST = SIZES[-1]


@pytest.fixture
def make_hand(make_hand: MakeHand, qtbot: QtBot) -> MakeHand:
    """Make tables that somebody has seen."""

    def make(*args: object, **kwargs: object) -> Hand:
        hand = make_hand(*args, **kwargs)
        qtbot.waitUntil(lambda: hand.view._seen)
        return hand

    return make


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Card | str]:
    """A list that fills with cards, hours' progress, and a won clock's light, as they are drawn."""
    told: list[Card | str] = []
    draw = Faces.drawn

    def counted(faces: Faces, card: Card, width: float, ratio: float) -> QPixmap:
        told.append(card)
        return draw(faces, card, width, ratio)

    def counted_ticks(*arguments: object) -> None:
        told.append("hour")
        paint_ticks(*arguments)

    prepare = Radiance.prepare

    def counted_light(*arguments: Any) -> None:
        told.append("light")
        prepare(*arguments)

    monkeypatch.setattr(Radiance, "prepare", counted_light)
    monkeypatch.setattr(Faces, "drawn", counted)
    monkeypatch.setattr("bigben.view.clock.clockwork.paint_ticks", counted_ticks)
    return told


@pytest.fixture(params=["begun", "filled", "won"])
def played(request: pytest.FixtureRequest, make_hand: MakeHand, won_game: WonGame) -> Hand:
    """A table whose game has just begun, has marks on cards, or is won."""
    match request.param:
        case "begun":
            return make_hand(7)
        case "filled":
            hand = make_hand(7, tuple(map(Move.parse, ("T3>F2",))))
            hand.game.play(DEAL)
        case _:
            hand = make_hand(won_game.deal_number, won_game.moves[:-1])
            hand.game.play(won_game.moves[-1])
            hand.scene.finish()
    hand.scene.finish()
    assert hand.scene.is_sharp
    return hand


def picture(view: TableView) -> QImage:
    image: QImage = view.grab().toImage()
    return image


def afresh(hand: Hand, qtbot: QtBot, size: QSize) -> QImage:
    """How another table shows the same game that never had another size."""
    view = TableView(hand.game, Faces(), NIGHT)
    qtbot.addWidget(view)
    view.resize(size)
    marks = {place: [item.mark for item in hand.scene.items_at(place)] for place in _PLACES}
    for place in _PLACES:
        for item, mark in zip(view.table_scene.items_at(place), marks[place], strict=True):
            item.mark = mark
    view.show()
    view.table_scene.resize(QSizeF(size), 1)
    return picture(view)


_PLACES = [Place.tableau(hour) for hour in range(1, 13)]


def test_while_the_size_changes_nothing_is_drawn(hand: Hand, drawn: list[Card | str]) -> None:
    for size in SIZES:
        hand.view.resize(size)
        QApplication.processEvents()
    assert not drawn
    assert not hand.scene.is_sharp


def test_every_card_has_its_place_and_its_size_at_once(played: Hand) -> None:
    for size in SIZES:
        played.view.resize(size)
        table = played.scene.table
        assert table.size == QSizeF(size)
        for place in _PLACES:
            rects = table.cards(place, played.game.position.cards(place))
            for item, rect in zip(played.scene.items_at(place), rects, strict=True):
                corner = item.mapToScene(QPointF())
                across = item.mapToScene(QPointF(*_drawn_size(played))) - corner
                assert (corner - rect.topLeft()).manhattanLength() <= 1
                assert (across - rect.bottomRight() + rect.topLeft()).manhattanLength() <= 1.5


def _drawn_size(hand: Hand) -> tuple[float, float]:
    w = hand.scene._pictures.sprites.width
    return w, 1.4 * w


def test_at_rest_it_looks_as_if_it_had_always_had_its_size(played: Hand, qtbot: QtBot) -> None:
    for size in SIZES:
        played.view.resize(size)
        QApplication.processEvents()
    assert not played.scene.is_sharp
    blurred = picture(played.view)
    qtbot.waitUntil(lambda: played.scene.is_sharp)
    sharp = picture(played.view)
    assert sharp == afresh(played, qtbot, LAST)
    assert sharp != blurred
    played.assert_in_step()


def test_the_light_of_a_won_clock_is_whole_in_a_window_that_becomes_higher(
    make_hand: MakeHand, won_game: WonGame, qtbot: QtBot
) -> None:
    hand = make_hand(won_game.deal_number, won_game.moves[:-1])
    hand.game.play(won_game.moves[-1])
    hand.scene.finish()
    hand.view.resize(900, 900)
    table = hand.scene.table
    beam = (table.centre + dial_direction(15) * 5.8 * table.w).toPoint()
    grown = picture(hand.view).pixelColor(beam)
    assert not hand.scene.is_sharp
    qtbot.waitUntil(lambda: hand.scene.is_sharp)
    lit = picture(hand.view).pixelColor(beam)
    hand.scene.clockwork.shine(0.0)
    dark = picture(hand.view).pixelColor(beam)
    assert lit.lightness() > dark.lightness() + 8
    assert abs(grown.lightness() - lit.lightness()) <= 2


def test_a_size_that_changes_again_while_it_is_drawn_for_is_no_matter(
    played: Hand, qtbot: QtBot
) -> None:
    for size in (*SIZES[:3], LAST):
        for _ in range(5):
            assert played.scene.sharpen() or played.scene.is_sharp
        played.view.resize(size)
    qtbot.waitUntil(lambda: played.scene.is_sharp)
    assert picture(played.view) == afresh(played, qtbot, LAST)


def most_drawn_at_a_time(scene: TableScene, drawn: list[Card | str]) -> int:
    """Sharpen a scene; how many pictures were drawn at once, at most."""
    most = 0
    while scene.sharpen():
        most = max(most, len(drawn))
        drawn.clear()
    return most


def test_it_is_drawn_a_picture_at_a_time(hand: Hand, drawn: list[Card | str]) -> None:
    hand.view.resize(LAST)
    assert not drawn
    assert most_drawn_at_a_time(hand.scene, drawn) == 1
    assert hand.scene.is_sharp
    assert not drawn  # showing them draws none


def test_a_table_like_another_comes_at_once_and_is_drawn_a_picture_at_a_time(
    played: Hand, drawn: list[Card | str], qtbot: QtBot
) -> None:
    view, other = (TableView(played.game, played.scene._faces, NIGHT) for _ in range(2))
    view.borrow(played.view)
    for each in (view, other):
        qtbot.addWidget(each)
        each.resize(LAST)
    view.show()
    assert not drawn
    assert most_drawn_at_a_time(view.table_scene, drawn) == 1
    other.show()
    assert picture(view) == picture(other)


def test_a_height_to_spare_needs_no_other_cards(hand: Hand, drawn: list[Card | str]) -> None:
    hand.view.resize(700, 900)
    hand.scene.finish()
    drawn.clear()
    hand.view.resize(700, 940)
    hand.scene.finish()
    assert drawn == ["hour"] * 12


@pytest.mark.parametrize("how", ["move", "undo", "deal", "hint", "hold", "look"])
def test_what_moves_is_sharp(make_hand: MakeHand, how: str) -> None:
    hand = make_hand(7, (Move.parse("T3>F2"),))
    hand.view.resize(LAST)
    assert not hand.scene.is_sharp
    match how:
        case "move":
            hand.game.play(DEAL)
        case "undo":
            hand.game.undo()
        case "deal":
            hand.game.lay(hand.game.record)
        case "hint":
            hand.scene.show_hint(DEAL)
        case "hold":
            hand.scene.hold(Place.tableau(3), ())
        case "look":
            hand.scene.looking.place = Place.tableau(3)
            hand.scene.looking.changed.emit()
    assert hand.scene.is_sharp
    assert {item.scale() for item in hand.scene.items_at(Place.tableau(3))} == {1.0}


@pytest.mark.parametrize("theme", [DAY, HIGH_CONTRAST])
def test_other_looks_are_sharp_at_once(hand: Hand, theme: object) -> None:
    hand.view.resize(LAST)
    hand.view.set_looks(Faces(Style.LARGE_INDEX), theme)
    assert hand.scene.is_sharp
    hand.assert_in_step()


@pytest.mark.parametrize("size", [SIZE, LAST])
def test_for_another_screen_it_is_drawn_a_picture_at_a_time(
    hand: Hand, drawn: list[Card | str], size: QSize
) -> None:
    top = hand.top(Place.tableau(3))
    hand.scene.resize(QSizeF(size), 2, soft=True)
    assert not drawn
    assert top.transformationMode() is Qt.TransformationMode.SmoothTransformation
    most = 0
    while hand.scene.sharpen():
        most = max(most, len(drawn))
        drawn.clear()
    assert most == 1
    assert top.pixmap().devicePixelRatio() == 2
    assert top.transformationMode() is Qt.TransformationMode.FastTransformation


def test_a_table_that_nobody_sees_yet_is_sharp_when_it_comes(hand: Hand) -> None:
    hand.view.hide()
    hand.view.resize(LAST)
    hand.view.show()
    assert hand.scene.is_sharp
    assert hand.scene.sceneRect() == QRectF(QPointF(), QSizeF(LAST))


def test_a_window_that_grows_before_it_was_seen_is_sharp_when_it_is(
    hand: Hand, qtbot: QtBot
) -> None:
    hand.view.hide()
    hand.view.show()
    hand.view.resize(LAST)
    assert hand.scene.is_sharp
    qtbot.waitUntil(lambda: hand.view._seen)
    hand.view.resize(SIZE)
    assert not hand.scene.is_sharp


def test_after_it_has_come_to_rest_nothing_wakes(hand: Hand, qtbot: QtBot) -> None:
    hand.view.resize(LAST)
    qtbot.waitUntil(lambda: not hand.view._sharpener.isActive())
    assert hand.scene.is_sharp
    hand.view.resize(SIZE)
    hand.scene.finish()
    qtbot.waitUntil(lambda: not hand.view._sharpener.isActive())
