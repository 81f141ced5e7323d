"""Where the cards lie when nothing moves, how high, and what of each is seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bigben.engine import PLACES, Place, PlaceKind
from bigben.model.game import Game
from bigben.view.cards.card_item import CardItem
from bigben.view.cards.card_items import CardItems
from bigben.view.cards.sprites import WHOLE, Cast, Exposure, exposures
from bigben.view.geometry import Table
from bigben.view.looking import Looking
from bigben.view.strike import Strike


class Rest(NamedTuple):
    """Where an item comes to rest."""

    place: Place
    item: CardItem
    point: QPointF
    z: float


class Resting:
    """Knows where every item rests, as the game, what is looked at, and the strike have it.

    Attributes:
        table: the geometry for the present size.
        ratio: how many device pixels a unit of the view is.
    """

    def __init__(self, game: Game, items: CardItems, looking: Looking, strike: Strike) -> None:
        self.table = Table(QSizeF(0, 0))
        self.ratio = 1.0
        self._game = game
        self._items = items
        self._looking = looking
        self._strike = strike

    @property
    def shines(self) -> bool:
        """Whether the game is won, and the clock has struck or is striking."""
        return self._game.position.is_won and not self._strike.due

    def rects(self, place: Place) -> list[QRectF]:
        """Where the cards at a place are seen, bottom card first.

        After a win they have gone out from the foundations as the rays of a sun.
        """
        items = self._items[place]
        if place.kind is PlaceKind.FOUNDATION and self.shines:
            return self.table.ray(place.hour, len(items))
        return self._looking.rects(place, [item.card for item in items], self.table)

    def rests(self) -> Iterator[Rest]:
        """Where each item rests, and how high."""
        for order, (place, items) in enumerate(self._items.by_place.items()):
            rects = self.rects(place)
            raised = self._looking.height(place)
            for index, (item, rect) in enumerate(zip(items, rects, strict=True)):
                # No two cards share a height: whose shadow falls on whose neighbour must not
                # depend on which of two equal items lies where.
                height = raised + index + order / len(PLACES)
                yield Rest(place, item, self.snap(rect.topLeft()), height)

    def is_stacked(self, place: Place) -> bool:
        """Whether just the top card of a place is seen."""
        if place.kind is PlaceKind.FOUNDATION:
            return not self.shines
        return place.kind is not PlaceKind.TABLEAU and place != self._looking.place

    def exposures(self, place: Place) -> Sequence[Exposure]:
        """What is seen of the cards at a place, top card first."""
        count = len(self._items[place])
        if self.is_stacked(place):
            return [WHOLE] * count
        if place.kind is PlaceKind.FOUNDATION:
            # Some have one card yet, while a game that is won comes in place of another.
            return [WHOLE, *[Exposure(Cast.NOWHERE, 1)] * (count - 2), WHOLE][:count]
        return exposures(self.rects(place), self.table.w)[::-1]

    def snap(self, point: QPointF) -> QPointF:
        """The nearest whole device pixel, where pictures stay sharp."""
        ratio = self.ratio
        return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)
