"""The pictures that card items show."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from bigben.engine import PACK, Card, Suit
from bigben.view.cards.face_styles import Style
from bigben.view.cards.faces import Faces
from bigben.view.cards.sprites import Cast, Exposure, Sprite, Sprites, exposures
from bigben.view.themes import DAY, HIGH_CONTRAST

pytestmark = pytest.mark.usefixtures("qapp")

W = 80.0
CLASSIC = Style.CLASSIC
CARD = Card(1, Suit.SPADES)
BLACK = QColor("#000000")


def colour(sprite: Sprite, x: float, y: float, ratio: int) -> QColor:
    """The colour at a point, in pixels of the view from the card's corner."""
    at = (QPointF(x, y) - sprite.offset) * ratio
    return sprite.pixmap.toImage().pixelColor(QPoint(int(at.x()), int(at.y())))


def fan(*steps: float) -> list[QRectF]:
    return [QRectF(step * W, 0, W, 1.4 * W) for step in steps]


def test_beyond_a_fan_only_cards_that_lie_well_apart_cast_their_shadows() -> None:
    run = fan(0, 0.4, *(0.8 + 0.05 * number for number in range(12)), 1.75)
    seen = [exposure.cast for exposure in exposures(run, W)]
    assert seen[0] is seen[-1] is Cast.AROUND
    around = [rect.left() for rect, cast in zip(run, seen, strict=True) if cast is Cast.AROUND]
    assert around == [0, 0.8 * W, 1.75 * W]
    assert set(seen) == {Cast.AROUND, Cast.BESIDE}
    assert exposures([], W) == []


def test_a_strip_is_as_wide_as_the_next_card_leaves_it() -> None:
    seen = [exposure.strip for exposure in exposures(fan(0, -0.4, -0.5), W)]
    assert seen == pytest.approx([0.4, 0.1, 1])


def test_a_large_index_that_would_be_cut_to_pieces_is_a_small_one() -> None:
    large, classic = (Sprites(Faces(style), W, 1, DAY) for style in (Style.LARGE_INDEX, CLASSIC))

    def picture(sprites: Sprites, strip: float) -> QImage:
        return sprites.face(CARD, Exposure(Cast.BESIDE, strip)).pixmap.toImage()

    assert picture(large, 0.3) == picture(classic, 0.3)
    assert picture(large, 0.4) == picture(large, 1) != picture(large, 0.3)
    assert picture(classic, 0.1) == picture(classic, 1)


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_shadow_that_is_not_seen_is_cut_off(ratio: int) -> None:
    sprites = Sprites(Faces(), W, ratio, DAY)
    around, beside, nowhere = (sprites.face(CARD, Exposure(cast, 1)) for cast in Cast)
    for sprite in (around, beside, nowhere):
        assert colour(sprite, W / 2, 0.1 * W, ratio) == colour(around, W / 2, 0.1 * W, ratio)
    assert colour(around, W / 2, 1.4 * W + 2, ratio).alpha() > 20
    assert colour(beside, -2, 0.7 * W, ratio) == colour(around, -2, 0.7 * W, ratio)
    assert beside.pixmap.height() == nowhere.pixmap.height() == round(1.4 * W * ratio)
    assert nowhere.pixmap.width() == round(W * ratio)
    assert (beside.offset.y(), nowhere.offset) == (0, QPointF())


def test_with_hard_edges_a_card_has_a_dark_outline_and_no_shadow() -> None:
    sprite = Sprites(Faces(), W, 1, HIGH_CONTRAST).face(CARD)
    assert colour(sprite, -1, 0.7 * W, 1) == BLACK
    assert colour(sprite, W + 1, 0.7 * W, 1) == BLACK
    image = sprite.pixmap.toImage()
    middle = image.height() // 2
    steps = [image.pixelColor(x, middle).alpha() for x in range(image.width() // 2)]
    assert set(steps[:4]) == {0}
    assert sum(0 < alpha < 255 for alpha in steps) <= 1


@pytest.mark.parametrize("theme", [DAY, DAY._replace(hard=True)])
def test_a_card_in_hand_is_larger_and_stays_around_its_middle(theme: object) -> None:
    sprites = Sprites(Faces(), W, 1, theme)
    lying, held = sprites.face(CARD), sprites.held(CARD)
    assert colour(held, -1, 0.7 * W, 1).alpha() == 255  # where a lying card has its shadow
    assert colour(held, W + 1, 0.7 * W, 1).alpha() == 255
    assert colour(held, W / 2, 1.4 * W + 1, 1).lightness() > 200
    assert held.pixmap.height() > lying.pixmap.height()


def test_every_face_can_be_drawn_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = Faces()
    sprites = Sprites(faces, W, 1, DAY)
    sprites.face(CARD)
    ahead = 0
    while sprites.draw_ahead():
        ahead += 1
    assert ahead == 51
    monkeypatch.setattr(faces, "drawn", None)
    assert all(sprites.face(card) for card in PACK)
