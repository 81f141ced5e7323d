"""The pictures that card items show."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor

from bigben.engine import Card, Suit
from bigben.view.faces import Faces
from bigben.view.sprites import Cast, Sprite, Sprites, casts
from bigben.view.themes import DAY, HIGH_CONTRAST

pytestmark = pytest.mark.usefixtures("qapp")

W = 80.0
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
    seen = casts(run, W)
    assert seen[0] is seen[-1] is Cast.AROUND
    around = [rect.left() for rect, cast in zip(run, seen, strict=True) if cast is Cast.AROUND]
    assert around == [0, 0.8 * W, 1.75 * W]
    assert set(seen) == {Cast.AROUND, Cast.BESIDE}
    assert casts([], W) == []


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_shadow_that_is_not_seen_is_cut_off(ratio: int) -> None:
    sprites = Sprites(Faces(), W, ratio, DAY)
    around, beside, nowhere = (sprites.face(CARD, cast) for cast in Cast)
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


@pytest.mark.parametrize("theme", [DAY, replace(DAY, hard=True)])
def test_a_card_in_hand_is_larger_and_stays_around_its_middle(theme: object) -> None:
    sprites = Sprites(Faces(), W, 1, theme)
    lying, held = sprites.face(CARD), sprites.held(CARD)
    assert colour(held, -1, 0.7 * W, 1).alpha() == 255  # where a lying card has its shadow
    assert colour(held, W + 1, 0.7 * W, 1).alpha() == 255
    assert colour(held, W / 2, 1.4 * W + 1, 1).lightness() > 200
    assert held.pixmap.height() > lying.pixmap.height()
