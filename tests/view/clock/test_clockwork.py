"""What the clock itself tells of the game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from bigben.engine import HOURS, Move, foundation_size
from bigben.model.game import Game
from bigben.view.cards.card_item import CardItem
from bigben.view.cards.face_styles import Style
from bigben.view.cards.faces import Faces
from bigben.view.clock.hands import rest_angles
from bigben.view.clock.numerals import numeral_outlines
from bigben.view.clock.progress import paint_ticks
from bigben.view.clock.radiance import Radiance
from bigben.view.gaps import GapItem
from bigben.view.scene import TableScene
from bigben.view.themes import DAY, NIGHT, THEMES, Theme

pytestmark = pytest.mark.usefixtures("qapp")

MakeGame = Callable[..., Game]
SIZE = QSizeF(1280, 700)
TABLE = QColor("#123456")


def scene_of(game: Game) -> TableScene:
    scene = TableScene(game, Faces(), NIGHT)
    scene.resize(SIZE, 1)
    return scene


def signs(scene: TableScene) -> list[QGraphicsPixmapItem]:
    """The pictures of the clock that lie below the cards."""
    others = (CardItem, GapItem, Radiance)
    return [
        item
        for item in scene.items()
        if isinstance(item, QGraphicsPixmapItem) and not isinstance(item, others)
    ]


def ticks(built: int, size: int, theme: Theme, *, upright: bool) -> list[tuple[int, int]]:
    """Colour and thickness, in pixels, of each tick of a strip, in its order of filling."""
    width, height = (7, 84) if upright else (100, 7)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(TABLE)
    painter = QPainter(image)
    paint_ticks(painter, QRectF(0, 0, width, height), built, size, theme)
    painter.end()
    across = (
        [[image.pixel(x, y) for x in range(width)] for y in reversed(range(height))]
        if upright
        else [[image.pixel(x, y) for y in range(height)] for x in range(width)]
    )
    found = []
    for tick, lines in groupby(across, lambda line: set(line) != {TABLE.rgb()}):
        if tick:
            line = next(lines)
            colours = [colour for colour in line if colour != TABLE.rgb()]
            found.append((colours[0], len(colours)))
    return found


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("size", [8, 9])
def test_each_card_that_is_home_has_a_thick_tick_and_each_missing_one_a_thin_one(
    size: int, theme: Theme, upright: bool
) -> None:
    for built in range(1, size):
        found = ticks(built, size, theme, upright=upright)
        assert len(found) == size
        colours = [theme.tick.rgb()] * built + [theme.tick_left.rgb()] * (size - built)
        assert [colour for colour, _ in found] == colours
        assert {width for _, width in found[:built]} == {7}
        assert max(width for _, width in found[built:]) <= 3


def test_the_ticks_of_a_finished_hour_close_to_one_bar() -> None:
    assert ticks(9, 9, NIGHT, upright=False) == [(NIGHT.lit.rgb(), 7)]


def test_at_the_deal_no_hour_is_finished_and_twelve_cards_are_home(make_game: MakeGame) -> None:
    angles = rest_angles(make_game(7).position)
    assert angles.hour == 0
    assert angles.minute == pytest.approx(360 * 12 / 104)


def test_the_hands_count_finished_hours_and_cards_home(make_game: MakeGame, won_game) -> None:
    game = make_game(won_game.deal_number)
    for move in won_game.moves:
        game.play(move)
        position = game.position
        finished = [h for h in HOURS if len(position.foundations[h]) == foundation_size(h)]
        assert rest_angles(position) == pytest.approx(
            (30 * len(finished), 360 * position.cards_home / 104)
        )
    assert rest_angles(game.position) == (360, 360)


def test_the_hands_on_the_table_stand_where_the_position_has_them(make_game: MakeGame) -> None:
    game = make_game(7)
    scene = scene_of(game)
    assert scene.clockwork.hands.angles == rest_angles(game.position)
    game.play(Move.parse("T3>F2"))
    assert scene.clockwork.hands.angles == rest_angles(game.position)
    assert scene.clockwork.hands.angles.minute == pytest.approx(360 * 13 / 104)
    game.undo()
    assert scene.clockwork.hands.angles.minute == pytest.approx(360 * 12 / 104)


def test_a_move_home_repaints_the_signs_of_one_hour_and_any_other_move_none(
    make_game: MakeGame,
) -> None:
    game = make_game(7)
    scene = scene_of(game)

    def pictures() -> set[int]:
        return {item.pixmap().cacheKey() for item in signs(scene)}

    before = pictures()
    game.play(Move.parse("T1>T4"))
    assert pictures() == before
    game.play(Move.parse("T3>F2"))
    after = pictures()
    assert len(after - before) == len(before - after) == 1  # ticks with goal


def test_a_finished_hour_lights_up_and_goes_out_when_it_is_undone(
    make_game: MakeGame,
    won_game,
) -> None:
    game = make_game(won_game.deal_number)
    scene = scene_of(game)

    def lights_at(hour: int) -> list[QGraphicsPixmapItem]:
        """What is seen of the clock all around a foundation's card."""
        card = scene.table.foundation(hour)
        return [
            sign
            for sign in signs(scene)
            if sign.isVisible() and sign.sceneBoundingRect().contains(card)
        ]

    for move in won_game.moves:
        game.play(move)
        for hour in HOURS:
            finished = len(game.position.foundations[hour]) == foundation_size(hour)
            assert len(lights_at(hour)) == int(finished)
    assert sum(len(lights_at(hour)) for hour in HOURS) == 12
    game.undo()
    assert sum(len(lights_at(hour)) for hour in HOURS) == 11


def test_other_looks_repaint_all_signs(make_game: MakeGame) -> None:
    scene = scene_of(make_game(7))

    def pictures() -> set[int]:
        return {sign.pixmap().cacheKey() for sign in signs(scene) if sign.isVisible()}

    before = pictures()
    scene.set_looks(Faces(Style.FOUR_COLOUR), DAY)
    assert len(before) == len(pictures()) == 2 * len(HOURS)
    assert before.isdisjoint(pictures())


@pytest.mark.parametrize("hour", HOURS)
def test_numerals_are_as_high_as_capitals_and_fit_the_dial(hour: int) -> None:
    box = numeral_outlines()[hour].boundingRect()
    assert box.height() == pytest.approx(100)
    assert box.center().manhattanLength() == pytest.approx(0)
    assert box.width() <= 44 / 21 * 100 + 1
