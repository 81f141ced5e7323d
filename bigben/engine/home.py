"""All foundation moves that can be made one after another: what the move ``home`` does."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, Final

from bigben.engine.cards import Card
from bigben.engine.moves import Step
from bigben.engine.places import HOURS, WASTE, Place, foundation_size

if TYPE_CHECKING:
    from bigben.engine.position import Position

CHOICE_LIMIT: Final = 200
"""How many choices between equal cards are tried before the first order found is taken."""


def way_home(position: Position) -> tuple[Step, ...]:
    """The steps of ``home`` in a position: foundation moves alone, until none is left.

    They follow from the position. Sources are gone through clockwise from 12 o'clock, then the
    waste; of two foundations that take a card the one with more to build gets it. Only where two
    equal cards are not home yet and one foundation takes one of them does the order matter, as
    the other may have to wait and bury what is needed. Such cards go last, and if they don't all
    come home the other choices are tried. If no order brings all home the first one counts.

    >>> from bigben.engine import Position
    >>> print(*way_home(Position.deal(7)), sep=", ")
    8H T3>F2, 5S T4>F11, KS T7>F7, 4H T9>F10
    """
    search = _Search(position)
    search.run()
    return search.first


def finishes(position: Position) -> bool:
    """Whether foundation moves alone win, and the stock is out."""
    left = sum(map(len, position.tableau.values())) + len(position.waste)
    return not position.stock and left > 0 and len(way_home(position)) == left


class _Search:
    """Plays cards home on a copy of the piles and takes them back.

    Attributes:
        first: the steps of the first order tried, or of one that brings all home.
    """

    def __init__(self, position: Position) -> None:
        self.first: tuple[Step, ...] = ()
        self._piles = {
            place: list(position.cards(place)) for place in (*map(Place.tableau, HOURS), WASTE)
        }
        self._wanted = {hour: position.wanted(Place.foundation(hour)) for hour in HOURS}
        self._lacking = {
            hour: foundation_size(hour) - len(position.foundations[hour]) for hour in HOURS
        }
        self._stock = position.stock
        self._steps: list[Step] = []
        self._seen: set[Hashable] = set()

    def run(self) -> bool:
        """Play on from here; returns whether all came home, and otherwise takes it back."""
        made = len(self._steps)
        while step := next((step for step in self._open() if not self._matters(step)), None):
            self._play(step)
        open_steps = list(self._open())
        if not open_steps:
            all_home = not self._stock and not any(self._piles.values())
            if all_home or not self.first:
                self.first = tuple(self._steps)
            if all_home:
                return True
        for step in open_steps:
            if self.first and (self._stock or len(self._seen) >= CHOICE_LIMIT):
                break
            self._play(step)
            key = (*map(len, self._piles.values()), *self._lacking.values())
            if key not in self._seen:
                self._seen.add(key)
                if self.run():
                    return True
            self._take_back()
        while len(self._steps) > made:
            self._take_back()
        return False

    def _open(self) -> Iterator[Step]:
        """The foundation moves that are possible now, one for each source."""
        for source, pile in self._piles.items():
            takers = self._takers(pile[-1]) if pile else ()
            if takers:
                hour = max(takers, key=self._lacking.__getitem__)
                yield Step(pile[-1], source, Place.foundation(hour))

    def _matters(self, step: Step) -> bool:
        """Whether it may matter that this card goes now, and not the one that equals it."""
        copies = sum(pile.count(step.card) for pile in self._piles.values())
        return copies > 1 and len(self._takers(step.card)) == 1

    def _takers(self, card: Card) -> list[int]:
        return [hour for hour, wanted in self._wanted.items() if wanted == card]

    def _play(self, step: Step) -> None:
        card, hour = self._piles[step.source].pop(), step.target.hour
        self._lacking[hour] -= 1
        self._wanted[hour] = card.above if self._lacking[hour] else None
        self._steps.append(step)

    def _take_back(self) -> None:
        card, source, target = self._steps.pop()
        self._piles[source].append(card)
        self._lacking[target.hour] += 1
        self._wanted[target.hour] = card
