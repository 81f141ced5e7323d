"""What is written or marked on the table can be seen, measured in the colours that are painted.

Text needs a contrast of 4.5 to 1 with what lies behind it, marks need 3 to 1 (WCAG 2, 1.4.3 and
1.4.11).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from bigben.engine import HOURS, PLACES, PlaceKind, Suit, foundation_size, run_length
from bigben.view import measures
from bigben.view.cards.face_styles import PAPER, Style
from bigben.view.clock.dial import paint_dial, paint_ground
from bigben.view.clock.radiance import lit_dial
from bigben.view.geometry import Table
from bigben.view.themes import THEMES, Theme
from tests.contrast import MARK, TEXT, contrast, luminance
from tests.gallery import gallery

SIZES: Final = [
    (640, 480, 1),
    (640, 409, 1),
    (1024, 720, 1),
    (1280, 800, 1),
    (1920, 1080, 1),
    (2560, 1440, 2),
    (800, 1200, 1),
]

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
sizes = pytest.mark.parametrize(("width", "height", "ratio"), SIZES)
styles = pytest.mark.parametrize("style", Style)

pytestmark = pytest.mark.usefixtures("qapp")


def least(colours: Iterable[QColor], *others: QColor) -> float:
    """The least contrast of any colour with the best of the others."""
    return min(max(contrast(other, colour) for other in others) for colour in colours)


class Ground:
    """The table without anything that lies on it, to look up what is behind a place."""

    def __init__(self, theme: Theme, width: int, height: int) -> None:
        self.table = Table(QSizeF(width, height))
        self.image = QImage(QSize(width, height), QImage.Format.Format_RGB32)
        painter = QPainter(self.image)
        paint_ground(painter, self.table, theme)
        paint_dial(painter, self.table, theme)
        painter.end()

    def under(self, rect: QRectF) -> Iterator[QColor]:
        """The colours under a rectangle and along its edges."""
        steps = [step / 8 for step in range(9)]
        for x, y in product(steps, steps):
            yield self.at(rect.topLeft() + QPointF(rect.width() * x, rect.height() * y))

    def around(self, radius: float) -> Iterator[QColor]:
        """The colours on a circle around the middle of the clock; the radius in card widths.

        Between two minutes, and so beside the marks of the track.
        """
        for degrees in range(3, 360, 6):
            angle = math.radians(degrees)
            way = QPointF(math.sin(angle), -math.cos(angle))
            yield self.at(self.table.centre + way * radius * self.table.w)

    def at(self, point: QPointF) -> QColor:
        x = min(max(int(point.x()), 0), self.image.width() - 1)
        y = min(max(int(point.y()), 0), self.image.height() - 1)
        return self.image.pixelColor(x, y)


@themes
@sizes
def test_numerals_and_captions_can_be_read(
    theme: Theme, width: int, height: int, ratio: int
) -> None:
    del ratio
    ground = Ground(theme, width, height)
    for hour in HOURS:
        assert least(ground.under(ground.table.numeral(hour)), theme.numeral) >= TEXT
    assert contrast(theme.numeral, theme.dial) >= TEXT
    assert contrast(theme.caption, theme.plaque) >= TEXT
    for lamp in (theme.lit, theme.lit.lighter(112)):
        assert contrast(theme.lit_ink, lamp) >= TEXT


@themes
@styles
def test_goals_and_indices_can_be_read(theme: Theme, style: Style) -> None:
    for pixels in (30, 60, 200):
        for ink in style.layout(pixels).inks.values():
            assert contrast(QColor(ink), QColor(PAPER)) >= TEXT
    for suit in Suit:
        assert contrast(QColor(style.light_ink(suit)), theme.tab) >= TEXT


@themes
@sizes
def test_the_outlines_of_gaps_can_be_seen(
    theme: Theme, width: int, height: int, ratio: int
) -> None:
    """Measured on the finished picture: a dash in each side of each gap is dark or light enough."""
    state = gallery.State.LAST
    picture = gallery.Picture("", state, theme, width=width, height=height, ratio=ratio)
    image = picture.paint(words=False)
    table = Table(QSizeF(width, height))
    tableau = gallery.game_at(state).position.tableau
    assert sum(map(len, tableau.values())) == 1
    for hour in HOURS:
        for gap in table.gaps(hour, tableau[hour]):
            for side in sides_of(gap):
                found = [
                    best_step(image, ratio, point, across, reach=0.06 * table.w)
                    for point, across in side
                ]
                assert max(found) >= MARK


def sides_of(rect: QRectF) -> Iterator[list[tuple[QPointF, QPointF]]]:
    """Points along each side of a rectangle, with the direction across it; corners left out."""
    shares = [0.3 + 0.4 * step / 24 for step in range(25)]
    across = (
        (rect.topLeft(), rect.topRight(), QPointF(0, 1)),
        (rect.bottomLeft(), rect.bottomRight(), QPointF(0, 1)),
        (rect.topLeft(), rect.bottomLeft(), QPointF(1, 0)),
        (rect.topRight(), rect.bottomRight(), QPointF(1, 0)),
    )
    for start, end, way in across:
        yield [(start + (end - start) * share, way) for share in shares]


def best_step(image: QImage, ratio: int, point: QPointF, way: QPointF, reach: float) -> float:
    """The greatest contrast of any two pixels along a short line through a point."""
    count = math.ceil(2 * reach * ratio)
    colours = []
    for step in range(-count, count + 1):
        at = (point + way * (step / count * reach)) * ratio
        x, y = int(at.x()), int(at.y())
        if 0 <= x < image.width() and 0 <= y < image.height():
            colours.append(image.pixelColor(x, y))
    lights = sorted(map(luminance, colours))
    return (lights[-1] + 0.05) / (lights[0] + 0.05)


@themes
@sizes
def test_every_tick_stands_out_from_the_space_beside_it(
    theme: Theme, width: int, height: int, ratio: int
) -> None:
    """Measured on the finished picture, shadows and light of the dial included."""
    picture = gallery.Picture(
        "", gallery.State.MIDDLE, theme, width=width, height=height, ratio=ratio
    )
    image = picture.paint(words=False)
    table = Table(QSizeF(width, height))
    for hour in HOURS:
        strip = table.ticks(hour)
        upright = strip.height() > strip.width()
        way = QPointF(0, 1) if upright else QPointF(1, 0)
        length, size = max(strip.width(), strip.height()), foundation_size(hour)
        for number in range(size):
            middle = strip.center() + way * length * ((number + 0.5) / size - 0.5)
            assert best_step(image, ratio, middle, way, 0.5 * length / size) >= MARK


@themes
@sizes
def test_ring_track_and_hands_stand_out_from_the_dial(
    theme: Theme, width: int, height: int, ratio: int
) -> None:
    del ratio
    ground = Ground(theme, width, height)
    assert least(ground.around(measures.RING_RADIUS + 0.06), theme.ring) >= MARK
    assert least(ground.around(measures.TRACK_RADIUS - 0.05), theme.ring) >= MARK
    for radius in (0.75, 1.05, 1.3, 1.6, 1.85):
        assert least(ground.around(radius), theme.hand) >= MARK


@themes
@sizes
def test_hands_and_ring_stand_out_from_the_dial_that_a_win_lights(
    theme: Theme, width: int, height: int, ratio: int
) -> None:
    del ratio
    lit = lit_dial(theme)
    ground = Ground(lit, width, height)
    for radius in (0.75, 1.05, 1.3, 1.6, 1.85):
        assert least(ground.around(radius), theme.lit_ink) >= MARK
    assert least(ground.around(measures.TRACK_RADIUS - 0.05), lit.ring) >= MARK


@themes
@sizes
def test_a_finished_hour_stands_out_from_table_and_dial(
    theme: Theme, width: int, height: int, ratio: int
) -> None:
    del ratio
    ground = Ground(theme, width, height)
    for hour in HOURS:
        signs = (ground.table.goal(hour), ground.table.ticks(hour), ground.table.numeral(hour))
        for sign in signs:
            assert least(ground.under(sign), theme.lit, theme.lit_edge) >= MARK
    assert contrast(theme.lit_ink, theme.lit) >= MARK


@themes
@sizes
def test_marks_stand_out_from_cards_and_table(
    theme: Theme, width: int, height: int, ratio: int
) -> None:
    """A mark or its casing, wherever the card lies; and the mark from its casing."""
    del ratio
    ground = Ground(theme, width, height)
    behind = [QColor(PAPER)]
    for hour in HOURS:
        behind += ground.under(ground.table.foundation(hour))
        behind += ground.under(ground.table.pile(hour, []))
    for mark in (theme.target, theme.fresh):
        assert least(behind, mark, theme.casing) >= MARK
        assert contrast(mark, theme.casing) >= MARK
    assert theme.target not in (theme.lit, theme.fresh, theme.glow)


@styles
@sizes
def test_no_promised_index_is_covered(style: Style, width: int, height: int, ratio: int) -> None:
    """Loose cards, the head of a run and the top card show rank and suit, to the device pixel."""
    picture = gallery.Picture(
        "", gallery.State.LONG, style=style, width=width, height=height, ratio=ratio
    )
    game = gallery.game_at(picture.state)
    scene = picture.scene(game)
    seen = 0
    for place in PLACES:
        if place.kind is not PlaceKind.TABLEAU:
            continue
        cards = game.position.cards(place)
        items = scene.items_at(place)
        head = len(cards) - run_length(cards)
        for index, item in enumerate(items):
            if head < index < len(cards) - 1:
                continue
            seen += 1
            rect = QRectF(item.pos(), scene.table.card_size)
            room = style.index_width * scene.table.w
            corner = QRectF(rect.topLeft(), QSizeF(room, rect.height()))
            if place.hour in range(7, 12):
                corner.moveRight(rect.right())
            for later in items[index + 1 :]:
                assert later.zValue() > item.zValue()
                cover = corner & QRectF(later.pos(), scene.table.card_size)
                assert cover.width() * ratio < 1, (place, index)
    assert seen > 24


def test_contrast_is_that_of_wcag() -> None:
    white, black, grey = QColor("#ffffff"), QColor("#000000"), QColor("#767676")
    assert contrast(white, black) == pytest.approx(21)
    assert contrast(white, grey) == pytest.approx(4.54, abs=0.01)
    assert contrast(grey, grey) == 1
