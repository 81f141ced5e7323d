"""What is printed on the cards, judged from the pixels."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from bigben.engine.cards import KING, PACK, Card, Suit
from bigben.view.cards.backs import Back
from bigben.view.cards.face_styles import COURT_GROUND, PAPER, Style
from bigben.view.cards.faces import SHADOW_MARGIN, Faces, SharedFaces
from bigben.view.cards.suits import suit_outlines
from bigben.view.resources import resource
from tests.contrast import TEXT, contrast

pytestmark = pytest.mark.usefixtures("qapp")

INDEX_ROOM = 0.38
"""How much of its width a covered card shows at least."""
PIPPED = [card for card in PACK if card.rank <= 10]
COURTS = [card for card in PACK if card.rank > 10]


def grey(pixmap: QPixmap) -> QImage:
    """The pixmap on paper, in grey."""
    image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    painter.drawImage(0, 0, undone_ratio(pixmap))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def undone_ratio(pixmap: QPixmap) -> QImage:
    image = pixmap.toImage()
    image.setDevicePixelRatio(1)
    return image


def rows(image: QImage) -> list[bytes]:
    """The grey values, row by row, without the padding."""
    data, step = bytes(image.constBits()), image.bytesPerLine()
    return [data[y * step : y * step + image.width()] for y in range(image.height())]


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that differ clearly."""
    assert one.size() == other.size()
    pairs = zip(b"".join(rows(one)), b"".join(rows(other)), strict=True)
    return sum(abs(a - b) > 60 for a, b in pairs) / (one.width() * one.height())


def unlikeness(one: QImage, other: QImage) -> float:
    """How much of the ink of two images of one size is not common to both: 0 to 1."""
    paper = QColor(PAPER).lightness()
    pairs = list(zip(b"".join(rows(one)), b"".join(rows(other)), strict=True))
    return sum(abs(a - b) for a, b in pairs) / sum(paper - min(a, b, paper) for a, b in pairs)


def turned(image: QImage) -> QImage:
    return image.transformed(QTransform().rotate(180))


def marks(image: QImage) -> list[QRectF]:
    """The box round each connected patch of ink, the card's edge line left out."""
    boxes: list[list[int]] = []
    above: list[tuple[int, int, int]] = []
    merged: dict[int, int] = {}

    def root(patch: int) -> int:
        while patch in merged:
            patch = merged[patch]
        return patch

    for y, row in enumerate(rows(image)):
        here = []
        for start, end in runs(row):
            touched = {root(p) for a, b, p in above if a < end + 1 and b > start - 1}
            patch = min(touched, default=len(boxes))
            if not touched:
                boxes.append([start, y, end, y + 1])
            for other in touched - {patch}:
                merged[other] = patch
                box, gone = boxes[patch], boxes[other]
                boxes[patch] = [*map(min, box[:2], gone[:2]), *map(max, box[2:], gone[2:])]
            box = boxes[patch]
            boxes[patch] = [min(box[0], start), box[1], max(box[2], end), y + 1]
            here.append((start, end, patch))
        above = here
    left = [box for patch, box in enumerate(boxes) if patch not in merged]
    return [QRectF(x, y, right - x, bottom - y) for x, y, right, bottom in left]


def runs(row: bytes) -> Iterator[tuple[int, int]]:
    """Where ink begins and ends in a row of grey values."""
    x = 0
    for is_ink, group in itertools.groupby(value < 150 for value in row):
        width = len(list(group))
        if is_ink:
            yield x, x + width
        x += width


def corner_marks(boxes: list[QRectF], card: QSize) -> list[list[QRectF]]:
    """The marks of each corner, by whether their middle lies in its index."""
    width, height = 0.27 * card.width(), 0.32 * card.height()
    corners = itertools.product((0, card.width() - width), (0, card.height() - height))
    return [
        [box for box in boxes if QRectF(x, y, width, height).contains(box.center())]
        for x, y in corners
    ]


@pytest.fixture(scope="module")
def classic(qapp: object) -> Faces:  # noqa: ARG001 pixmaps need the application
    return Faces()


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("card", PIPPED, ids=str)
def test_face_has_as_many_pips_as_its_rank_beside_its_four_indices(
    card: Card, style: Style
) -> None:
    pixmap = Faces(style).pixmap(card, 250, 1)
    marks_of_an_index = 3 if card.rank == 10 else 2
    assert len(marks(grey(pixmap))) == card.rank + 4 * marks_of_an_index


@pytest.mark.parametrize("card", PIPPED, ids=str)
@pytest.mark.parametrize("style", [Style.CLASSIC, Style.FOUR_COLOUR])
def test_index_is_in_all_four_corners_suit_below_rank_and_narrow_enough(
    card: Card, style: Style
) -> None:
    image = grey(Faces(style).pixmap(card, 250, 1))
    corners = corner_marks(marks(image), image.size())
    for index in corners:
        box = QRectF()
        for mark in index:
            box = box.united(mark)
        assert len(index) == (3 if card.rank == 10 else 2)
        assert box.left() >= 5
        assert box.right() <= 245
        assert max(box.right(), 250 - box.left()) >= 250 - INDEX_ROOM * 250
        assert min(box.right(), 250 - box.left()) <= min(INDEX_ROOM, style.index_width) * 250
    for index in corners[::2]:
        assert index[0].bottom() <= index[-1].top()


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("card", PACK, ids=str)
def test_the_four_indices_of_a_face_are_the_same(card: Card, style: Style) -> None:
    image = grey(Faces(style).pixmap(card, 200, 1))
    middle = int(0.8 * style.layout(200).index_middle)
    half = round(0.62 * middle)
    left, right, width, height = middle - half, 199 - middle - half, 2 * half + 1, 82
    upper, lower = 0, 280 - height
    first = image.copy(left, upper, width, height)
    assert min(b"".join(rows(first)[10:60])) < 150
    assert difference(first, image.copy(right, upper, width, height)) < 0.01
    assert difference(first, turned(image.copy(left, lower, width, height))) < 0.01
    assert difference(first, turned(image.copy(right, lower, width, height))) < 0.01


def index_part(pixmap: QPixmap, style: Style, top: float, height: float) -> QImage:
    """What a covered card shows of its index between two heights given in card units."""
    scale = pixmap.width() / 250
    box = QRectF(0.03 * 250, top, (style.index_width - 0.03) * 250, height)
    return grey(pixmap).copy(QTransform().scale(scale, scale).mapRect(box).toRect())


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("width", [36, 40, 67])
def test_index_of_a_covered_card_names_it_by_shape_alone(style: Style, width: int) -> None:
    faces, layout = Faces(style), style.layout(width)
    suit_top = layout.index_top + layout.rank_height + layout.suit_gap
    for ink in (Suit.SPADES, Suit.HEARTS):
        ranks = [
            index_part(
                faces.pixmap(Card(rank, ink), width, 1),
                style,
                layout.index_top,
                layout.rank_height,
            )
            for rank in range(1, 14)
        ]
        assert min(itertools.starmap(unlikeness, itertools.combinations(ranks, 2))) > 0.15
    suits = [
        index_part(faces.pixmap(Card(1, suit), width, 1), style, suit_top, layout.suit_height)
        for suit in Suit
    ]
    assert min(itertools.starmap(unlikeness, itertools.combinations(suits, 2))) > 0.2


def test_rank_of_the_large_index_is_a_third_of_the_card_wide() -> None:
    faces = Faces(Style.LARGE_INDEX)
    for card in PIPPED:
        image = grey(faces.pixmap(card, 250, 1)).copy(0, 0, 125, 105)
        ink = [box for box in marks(image) if box.height() > 60]
        width = max(box.right() for box in ink) - min(box.left() for box in ink)
        assert width >= 250 / 3 - 1
        assert max(box.right() for box in ink) <= Style.LARGE_INDEX.index_width * 250


@pytest.mark.parametrize("rank", [2, 4, 10, 11, 12, 13])
@pytest.mark.parametrize("suit", Suit)
def test_face_reads_the_same_from_the_other_side(classic: Faces, rank: int, suit: Suit) -> None:
    image = grey(classic.pixmap(Card(rank, suit), 200, 1)).copy(10, 10, 180, 260)
    assert difference(image, turned(image)) < 0.02


@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.HEARTS, Suit.CLUBS])
def test_pips_of_the_lower_half_stand_on_their_heads(classic: Faces, suit: Suit) -> None:
    image = grey(classic.pixmap(Card(2, suit), 200, 1))
    upper, lower = image.copy(80, 20, 40, 120), image.copy(80, 140, 40, 120)
    assert difference(upper, turned(lower)) < 0.01
    assert difference(upper, lower) > 0.02


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [36.0, 67.3, 200.0])
def test_pixmap_has_exactly_the_device_pixels_of_its_size(width: float, ratio: float) -> None:
    faces = Faces()
    expected = QSize(round(width * ratio), round(1.4 * width * ratio))
    for pixmap in (faces.pixmap(Card(KING, Suit.HEARTS), width, ratio), faces.back(width, ratio)):
        assert pixmap.size() == expected
        assert pixmap.devicePixelRatio() == ratio


@pytest.mark.parametrize("back", Back)
def test_corners_are_transparent_and_the_middle_is_not(back: Back) -> None:
    faces = Faces(back=back)
    for pixmap in (faces.pixmap(Card(1, Suit.SPADES), 100, 1), faces.back(100, 1)):
        image = pixmap.toImage()
        for x, y in itertools.product((0, 99), (0, 139)):
            assert image.pixelColor(x, y).alpha() == 0
        assert image.pixelColor(50, 70).alpha() == 255
        assert image.pixelColor(50, 1).alpha() == 255


def test_shadow_reaches_beyond_the_card_and_fades_out() -> None:
    pixmap = Faces().shadow(100, 2)
    assert pixmap.size() == QSize(
        round(200 * (1 + 2 * SHADOW_MARGIN)), round(200 * (1.4 + 2 * SHADOW_MARGIN))
    )
    alphas = [pixmap.toImage().pixelColor(x, 160).alpha() for x in range(40)]
    assert alphas[0] == 0
    assert alphas == sorted(alphas)
    assert alphas[-1] > 80


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("ground", [PAPER, COURT_GROUND])
def test_inks_can_be_read_on_the_card(style: Style, ground: str) -> None:
    for ink in style.layout(100).inks.values():
        assert contrast(QColor(ink), QColor(ground)) >= TEXT


def test_four_colour_face_has_four_inks_with_green_clubs_and_blue_diamonds() -> None:
    inks = {suit: QColor(ink) for suit, ink in Style.FOUR_COLOUR.layout(100).inks.items()}
    assert len({ink.name() for ink in inks.values()}) == 4
    clubs, diamonds = inks[Suit.CLUBS], inks[Suit.DIAMONDS]
    assert clubs.green() > clubs.red() + 40
    assert clubs.green() > clubs.blue() + 40
    assert diamonds.blue() > diamonds.red() + 40
    assert diamonds.blue() > diamonds.green() + 40


def test_suits_are_told_apart_by_shape_at_40_pixels() -> None:
    signs = []
    for outline in suit_outlines().values():
        image = QImage(40, 40, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(20, 20)
        painter.scale(0.36, 0.36)
        painter.fillPath(outline, Qt.GlobalColor.black)
        painter.end()
        signs.append(image)
    for one, other in itertools.combinations(signs, 2):
        assert difference(one, other) > 0.08


@pytest.mark.parametrize("style", Style)
def test_each_of_the_twelve_courts_is_a_person_of_its_own(style: Style) -> None:
    faces = Faces(style)
    window = (125 - 26, 12, 52, 160)
    people = [grey(faces.pixmap(card, 250, 1)).copy(*window) for card in COURTS]
    assert len(people) == 12
    for one, other in itertools.combinations(people, 2):
        assert difference(one, other) > 0.15


@pytest.mark.parametrize("card", COURTS, ids=str)
def test_court_drawing_draws_its_half_once_and_uses_what_qt_can_draw(card: Card) -> None:
    tree = ET.parse(resource(f"cards/court/{card}.svg"))
    tags = [
        element.tag.rpartition("}")[2] for element in tree.iter() if isinstance(element.tag, str)
    ]
    assert set(tags) <= {"svg", "title", "g", "path", "circle", "use"}
    assert tags.count("use") == 1
    assert not any("style" in element.attrib for element in tree.iter())


@pytest.mark.parametrize("card", COURTS, ids=str)
def test_court_is_printed_as_its_drawing_shows_it(classic: Faces, card: Card) -> None:
    drawing = QImage(250, 350, QImage.Format.Format_ARGB32_Premultiplied)
    drawing.fill(QColor(COURT_GROUND))
    painter = QPainter(drawing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(resource(f"cards/court/{card}.svg"))).render(painter)
    painter.end()
    wings = (20, 115, 210, 120)
    expected = drawing.convertToFormat(QImage.Format.Format_Grayscale8).copy(*wings)
    assert difference(grey(classic.pixmap(card, 250, 1)).copy(*wings), expected) < 0.001


@pytest.mark.parametrize("card", COURTS, ids=str)
def test_in_four_colours_the_persons_wear_what_their_suit_does(card: Card) -> None:
    """Blue is what diamonds wear, and nobody else does."""
    image = Faces(Style.FOUR_COLOUR).pixmap(card, 250, 1).toImage()
    blue = 0
    for x in range(30, 220, 2):
        for y in range(115, 235, 2):
            colour = image.pixelColor(x, y)
            strong = colour.hslSaturation() > 90 and colour.value() > 60
            blue += strong and 200 < colour.hue() < 250
    share = blue / (95 * 60)
    assert share > 0.15 if card.suit is Suit.DIAMONDS else share < 0.02


def test_backs_differ() -> None:
    backs = [grey(Faces(back=back).back(100, 1)) for back in Back]
    assert len(backs) == 3
    for one, other in itertools.combinations(backs, 2):
        assert difference(one, other) > 0.15


def test_pixmap_is_drawn_once_for_a_size_and_again_for_another() -> None:
    faces = Faces()
    card = Card(12, Suit.CLUBS)
    first = faces.pixmap(card, 80, 1)
    assert faces.pixmap(card, 80, 1).cacheKey() == first.cacheKey()
    assert faces.pixmap(card, 80, 2).size() == first.size() * 2
    assert faces.pixmap(card, 80, 1).cacheKey() != first.cacheKey()


def test_faces_that_tables_share_are_drawn_once_at_a_size() -> None:
    faces, card = SharedFaces(), Card(12, Suit.SPADES)
    first = faces.drawn(card, 80, 1)
    assert faces.drawn(card, 80, 1).cacheKey() == first.cacheKey()
    assert faces.drawn(card, 90, 1).width() == 90
    assert first.toImage() == Faces().drawn(card, 80, 1).toImage()


def test_faces_find_their_drawings_where_they_are_told() -> None:
    asked = []

    def find(name: str) -> Path:
        asked.append(name)
        return resource(name)

    faces = Faces(find=find)
    faces.pixmap(Card(13, Suit.DIAMONDS), 50, 1)
    faces.pixmap(Card(13, Suit.DIAMONDS), 60, 1)
    faces.back(60, 1)
    assert asked == ["cards/court/KD.svg", "cards/court/KD.svg", "cards/back/clock.svg"]
