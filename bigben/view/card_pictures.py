"""Which picture every card on the table shows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from PySide6.QtWidgets import QGraphicsItem

from bigben.engine import STOCK, Place
from bigben.view.cards.card_item import CardItem
from bigben.view.cards.card_items import CardItems
from bigben.view.cards.sprites import WHOLE, Exposure, Sprite, Sprites
from bigben.view.resting import Resting


class _Seen(NamedTuple):
    """An item, and what of it is seen; None if nothing is."""

    item: CardItem
    place: Place
    exposure: Exposure | None


class CardPictures:
    """Gives every item the picture of what is seen of its card.

    Attributes:
        sprites: the pictures. They may be for cards of another width than the table has by now,
            or for another screen: then they are shown stretched.
    """

    def __init__(self, items: CardItems, resting: Resting, sprites: Sprites) -> None:
        self.sprites = sprites
        self._items = items
        self._resting = resting

    def show(self, flying: Collection[QGraphicsItem], held: CardItem | None) -> None:
        """Show the cards that fly, the one in hand, and of those that lie the ones in sight."""
        for item, place, exposure in self._seen(flying, held):
            item.setVisible(exposure is not None)
            if item is held:
                item.show_picture(*self.sprites.held(item.card))
            elif exposure is not None:
                item.show_picture(*_sprite(self.sprites, item, place, exposure))

    def draw(self, sprites: Sprites) -> Iterator[bool]:
        """Draw what is seen at rest, without showing it: a picture a turn, of other sprites."""
        for item, place, exposure in self._seen((), None):
            if exposure is not None:
                _sprite(sprites, item, place, exposure)
                yield True

    def stretch(self) -> None:
        """Give all pictures the size that a card has now."""
        sprites = self.sprites
        factor = self._resting.table.w / sprites.width if sprites.width else 1.0
        fits = factor == 1 and sprites.ratio == self._resting.ratio
        for item in self._items.all:
            item.stretch(factor, smooth=not fits)

    def _seen(self, flying: Collection[QGraphicsItem], held: CardItem | None) -> Iterator[_Seen]:
        for place, items in self._items.by_place.items():
            stacked, covered = self._resting.is_stacked(place), False
            exposures = self._resting.exposures(place)
            for item, exposure in zip(reversed(items), exposures, strict=True):
                if item in flying or item is held:
                    yield _Seen(item, place, WHOLE)
                else:
                    yield _Seen(item, place, None if covered else exposure)
                    covered = covered or stacked


def _sprite(sprites: Sprites, item: CardItem, place: Place, exposure: Exposure) -> Sprite:
    """What an item at a place shows."""
    return sprites.back() if place == STOCK else sprites.face(item.card, exposure)
