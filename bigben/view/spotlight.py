"""A light on the places that somebody is told about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from bigben.engine import Place
from bigben.view.pointers import Pointers
from bigben.view.table_view import TableView


class Spotlight(QObject):
    """Rings what lies on top at some places, and shows where it may go, until told otherwise.

    Cards that are still on their way there are ringed when they have come to rest.

    Attributes:
        places: the places that are ringed.
    """

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.places: Sequence[Place] = ()
        self._way: tuple[Place, Place] | None = None
        self._waiting = False
        self._scene = table.table_scene
        self._pointers = Pointers(self._scene)
        table.fitted.connect(self._show)
        self._scene.settled.connect(self._show_at_rest)

    def point_at(self, places: Sequence[Place], way: tuple[Place, Place] | None = None) -> None:
        """Ring these places, and draw an arrow from one place to another."""
        self.places, self._way = places, way
        self._waiting = self._scene.animator.running
        self._show()

    def rect(self, place: Place) -> QRectF:
        """What is ringed of a place: its top card, or the whole place if it is empty."""
        items = self._scene.items_at(place)
        area = self._scene.area(place)
        if not items:
            return area
        return self._scene.table.cards(place, [item.card for item in items])[-1]

    def _show_at_rest(self) -> None:
        if self._waiting:
            self._waiting = False
            self._show()

    def _show(self) -> None:
        arrows, rects = [], []
        if not self._waiting:
            rects = [self.rect(place) for place in self.places]
            if self._way is not None:
                start, end = map(self.rect, self._way)
                arrows.append((start.center(), end.center()))
        theme = self._scene.theme
        self._pointers.show(rects, self._scene.table.w, theme.target, theme.casing, arrows)
