"""What is pointed out on the table: cards that were searched for, and all legal moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from bigben.engine import PLACES, STOCK, Card, Place, PlaceKind, Position
from bigben.view.pointers import Pointers
from bigben.view.themes import Theme


class Pointing:
    """Rings the cards looked for, and marks what can be moved whereto.

    Attributes:
        card: the card looked for, or None.
        legal_shown: whether all legal moves are marked.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self.card: Card | None = None
        self.legal_shown = False
        self._found = Pointers(scene)
        self._sources = Pointers(scene)
        self._ways = Pointers(scene)

    def show(
        self,
        position: Position,
        rects_at: Callable[[Place], Sequence[QRectF]],
        open_place: Place | None,
        w: float,
        theme: Theme,
    ) -> None:
        """Bring everything up to date.

        ``rects_at`` tells where a place's cards are seen, ``open_place`` is looked at closer,
        ``w`` is the width of a card in pixels.
        """
        found = [
            rects_at(place)[index]
            for place, index in self.seen(position, open_place)
            if position.cards(place)[index] == self.card
        ]
        self._found.show(found, w, theme.fresh, theme.casing)
        sources, targets, arrows = [], [], []
        for move in position.legal_moves if self.legal_shown else ():
            start = rects_at(move.source)[-1]
            sources.append(start)
            if move.target is not None:
                end = rects_at(move.target)[-1]
                targets.append(end)
                arrows.append((start.center(), _edge_towards(end, start.center())))
        self._sources.show(_once(sources), w, theme.fresh, theme.casing)
        self._ways.show(_once(targets), w, theme.target, theme.casing, arrows)

    @staticmethod
    def seen(position: Position, open_place: Place | None) -> list[tuple[Place, int]]:
        """Every card whose face is in sight, by its place and its index there from the bottom.

        Of a closed-up pile that is every card: its edge can be seen, and its ring.
        """
        seen = []
        for place in PLACES:
            count = len(position.cards(place))
            if place == STOCK:
                continue
            whole = place.kind is PlaceKind.TABLEAU or place == open_place
            seen += [(place, index) for index in range(0 if whole else max(count - 1, 0), count)]
        return seen


def _once(rects: Sequence[QRectF]) -> list[QRectF]:
    """Each rectangle once: two rings on one place would cancel each other."""
    return [rect for index, rect in enumerate(rects) if rect not in rects[:index]]


def _edge_towards(rect: QRectF, point: QPointF) -> QPointF:
    """Where the way from the middle of a card to a point leaves a smaller copy of the card."""
    way = point - rect.center()
    across = max(abs(way.x()) / rect.width(), abs(way.y()) / rect.height())
    return rect.center() + way * (0.3 / across) if across else rect.center()
