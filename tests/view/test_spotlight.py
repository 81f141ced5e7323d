"""What the spotlight rings."""

from __future__ import annotations

from PySide6.QtCore import QSize

from bigben.engine import STOCK, WASTE, Move, Place
from bigben.view.spotlight import Spotlight

PILE, FOUNDATION = Place.tableau(3), Place.foundation(9)


def ringed(hand) -> int:
    """How many pixels of the table have the colour of the ring."""
    picture = hand.view.viewport().grab().toImage()
    colour = hand.scene.theme.target.rgb()
    return sum(
        picture.pixel(x, y) == colour
        for x in range(picture.width())
        for y in range(picture.height())
    )


def test_the_top_card_is_ringed_and_an_empty_place_whole(hand) -> None:
    spotlight = Spotlight(hand.view)
    cards = hand.game.position.tableau[3]
    assert spotlight.rect(PILE) == hand.scene.table.fan(3, cards)[-1]
    assert spotlight.rect(WASTE) == hand.scene.table.waste()
    assert spotlight.rect(STOCK) == hand.scene.table.stock()


def test_the_ring_is_seen_until_told_otherwise(hand) -> None:
    spotlight = Spotlight(hand.view)
    assert ringed(hand) == 0
    spotlight.point_at((PILE, FOUNDATION), (PILE, FOUNDATION))
    assert ringed(hand) > 100
    hand.game.play(Move.parse("deal"))
    hand.scene.finish()
    assert ringed(hand) > 100
    spotlight.point_at(())
    assert ringed(hand) == 0


def test_what_is_still_on_its_way_is_ringed_when_it_has_come_to_rest(hand) -> None:
    spotlight = Spotlight(hand.view)
    hand.game.play(Move.parse("deal"))
    assert hand.scene.animator.running
    spotlight.point_at((WASTE,))
    hand.view.fitted.emit()
    assert ringed(hand) == 0
    hand.scene.finish()
    assert ringed(hand) > 50


def test_the_ring_goes_with_the_size_of_the_table(hand) -> None:
    spotlight = Spotlight(hand.view)
    spotlight.point_at((FOUNDATION,))
    before = spotlight.rect(FOUNDATION)
    hand.view.resize(QSize(800, 500))
    after = spotlight.rect(FOUNDATION)
    assert after.width() < before.width()
    assert ringed(hand) > 50
