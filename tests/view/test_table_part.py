"""A part of a table is drawn as the whole table draws it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsSimpleTextItem
from pytestqt.qtbot import QtBot

from bigben.engine import Move
from bigben.model.game import Game
from bigben.view import measures
from bigben.view.animator import Speed
from bigben.view.cards.faces import Faces
from bigben.view.picture import table_picture
from bigben.view.table_part import TablePart
from bigben.view.themes import DAY, NIGHT

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

W = 60
PART = QRectF(-5.5, -3, 4.5, 4)


@pytest.fixture
def make_part(qtbot: QtBot, make_game: Callable[..., Game]) -> Callable[..., TablePart]:
    def make(*moves: str) -> TablePart:
        game = make_game(7, tuple(map(Move.parse, moves)))
        part = TablePart(game, Faces(), NIGHT, PART)
        part.table_scene.animator.speed = Speed.OFF
        part.set_card_width(W)
        qtbot.addWidget(part)
        part.show()
        return part

    return make


def test_words_that_nobody_could_read_are_left_out_of_small_pictures(
    make_part: Callable[..., TablePart],
) -> None:
    part = make_part()

    def words() -> list[str]:
        texts = part.table_scene.items()
        return [
            each.text()
            for each in texts
            if isinstance(each, QGraphicsSimpleTextItem) and each.isVisible()
        ]

    assert {"56", "Turns one card"} <= set(words())
    part.set_card_width(20)
    assert not {"56", "Turns one card"} & set(words())
    part.set_card_width(W)
    assert {"56", "Turns one card"} <= set(words())


def whole(game: Game, theme=NIGHT) -> QImage:
    size = (W * measures.TABLE_WIDTH, W * measures.TABLE_HEIGHT)
    return table_picture(game, Faces(), theme, QRectF(0, 0, *size).size().toSize())


def differing(first: QImage, second: QImage) -> float:
    """The share of pixels that differ clearly."""
    assert first.size() == second.size()
    different = 0
    for y in range(0, first.height(), 2):
        for x in range(0, first.width(), 2):
            one, other = first.pixelColor(x, y), second.pixelColor(x, y)
            different += abs(one.lightness() - other.lightness()) > 24
    return 4 * different / (first.width() * first.height())


def crop(picture: QImage) -> QImage:
    centre = QPoint(picture.width() // 2, picture.height() // 2)
    corner = (PART.topLeft() * W + centre).toPoint()
    return picture.copy(QRect(corner, (PART.size() * W).toSize()))


@pytest.mark.parametrize("theme", [NIGHT, DAY])
def test_a_part_shows_what_the_table_shows_there(make_part, make_game, theme) -> None:
    part = make_part()
    part.set_looks(Faces(), theme, mirrored=False)
    assert differing(part.grab().toImage(), crop(whole(make_game(7), theme))) < 0.01


def test_a_part_follows_its_game(make_part, make_game) -> None:
    part = make_part()
    before = part.grab().toImage()
    game = make_game(7)
    here = PART.adjusted(0, 0, -1, -1)
    for move in game.position.legal_moves:
        after = make_game(7, (move,))
        if differing(crop(whole(after)), crop(whole(game))) > 0.02:
            break
    else:
        pytest.fail(f"no move of this deal is seen in {here}")
    part_after = make_part(str(move)).grab().toImage()
    assert differing(before, part_after) > 0.02
    assert differing(part_after, crop(whole(after))) < 0.01


def test_a_part_is_as_large_as_its_cards_want(make_part) -> None:
    part = make_part()
    part.set_card_width(30)
    assert (part.width(), part.height()) == (round(4.5 * 30), 4 * 30)
    assert part.table_scene.table.w == pytest.approx(30)


def test_nothing_can_be_played_on_a_part(make_part, qtbot: QtBot) -> None:
    part = make_part()
    pressed: list[bool] = []
    part.pressed.connect(lambda: pressed.append(True))
    for x in range(10, part.width(), 40):
        for y in range(10, part.height(), 40):
            qtbot.mouseClick(part.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert part.table_scene.held is None
    assert len(pressed) > 10
