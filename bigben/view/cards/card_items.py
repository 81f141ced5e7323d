"""Which card item lies at which place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bigben.engine import PLACES, Card, Place, Position, Step
from bigben.view.cards.card_item import CardItem


class CardItems:
    """The 104 items, by place; never one more or less, however they are moved.

    Attributes:
        all: every item.
        by_place: the items at each place, bottom card first. To look at, never to change.
    """

    def __init__(self, position: Position) -> None:
        self._by_place: dict[Place, list[CardItem]] = {
            place: [CardItem(card) for card in position.cards(place)] for place in PLACES
        }
        self.by_place: Mapping[Place, Sequence[CardItem]] = self._by_place
        self.all = tuple(item for items in self._by_place.values() for item in items)

    def __getitem__(self, place: Place) -> Sequence[CardItem]:
        return self._by_place[place]

    def take(self, steps: Iterable[Step]) -> list[CardItem]:
        """Take the top items from place to place; returns those that moved, in order."""
        moved = []
        for step in steps:
            moved.append(self._by_place[step.source].pop())
            self._by_place[step.target].append(moved[-1])
        return moved

    def sort(self, position: Position) -> None:
        """Give each place of a position items of its cards, whichever lay where."""
        pool: dict[Card, list[CardItem]] = {}
        for item in self.all:
            pool.setdefault(item.card, []).append(item)
        for place in PLACES:
            self._by_place[place] = [pool[card].pop() for card in position.cards(place)]
