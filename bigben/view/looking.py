"""What is looked at more closely: a spread pile, or the waste fanned out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from bigben.engine import WASTE, Card, Place, PlaceKind
from bigben.model.game import Game
from bigben.view.geometry import Hit, Table, around
from bigben.view.heights import LOOKED_AT_RISE


class Looking(QObject):
    """Knows which one place is looked at, and where that puts its cards.

    What lies open is a matter of seeing only. Cards can be pressed where they are seen, but
    where one can be dropped is judged by the places of rest.

    Attributes:
        place: the place looked at: a tableau pile, the waste, or None.

    Signals:
        changed: another place is looked at, or none any more.
    """

    changed = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.place: Place | None = None
        self._game = game

    def look_at(self, place: Place | None, table: Table) -> None:
        """Look at a place in place of what was looked at before.

        A place where looking shows nothing new is not looked at: a pile whose every index is
        in sight, or a waste of less than two cards.
        """
        if place is not None and not self.is_worth_it(place, table):
            place = None
        if place != self.place:
            self.place = place
            self.changed.emit()

    def forget(self) -> None:
        """Look at nothing any more; for a table that is about to be laid anew."""
        self.place = None

    def is_worth_it(self, place: Place, table: Table) -> bool:
        """Whether looking at a place would show more than is seen at rest."""
        cards = self._game.position.cards(place)
        if place.kind is PlaceKind.TABLEAU:
            return table.is_closed_up(place.hour, cards)
        return place == WASTE and len(cards) > 1

    def rects(self, place: Place, cards: Sequence[Card], table: Table) -> list[QRectF]:
        """Where the cards at a place are seen when nothing moves, bottom card first."""
        if place != self.place:
            return table.cards(place, cards)
        if place == WASTE:
            return table.waste_fan(len(cards))
        return table.spread(place.hour, cards)

    def height(self, place: Place) -> float:
        """How much higher than usual the cards at a place lie."""
        return LOOKED_AT_RISE if place == self.place else 0.0

    def area(self, table: Table) -> QRectF:
        """The rectangle that covers other places because a place is looked at; or an empty one."""
        if self.place is None:
            return QRectF()
        cards = self._game.position.cards(self.place)
        if self.place == WASTE:
            return table.waste_fan_panel(len(cards))
        return around(table.spread(self.place.hour, cards))

    def hit(
        self, point: QPointF, table: Table, cards_at: Callable[[Place], Sequence[Card]]
    ) -> Hit | None:
        """What is seen under a point when nothing moves; None beside all places."""
        if self.place is None or not self.area(table).contains(point):
            return table.hit(point, cards_at)
        rects = self.rects(self.place, cards_at(self.place), table)
        for index in reversed(range(len(rects))):
            if rects[index].contains(point):
                return Hit(self.place, index)
        return None
