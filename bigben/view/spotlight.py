"""A light on the places that somebody is told about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from bigben.engine import Place
from bigben.view.pointers import Pointers
from bigben.view.table_view import TableView


class Spotlight(QObject):
    """Rings what lies on top at some places, and shows where it may go, until told otherwise.

    Attributes:
        places: the places that are ringed.
    """

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.places: Sequence[Place] = ()
        self._way: tuple[Place, Place] | None = None
        self._scene = table.table_scene
        self._pointers = Pointers(self._scene)
        table.fitted.connect(self._show)

    def point_at(self, places: Sequence[Place], way: tuple[Place, Place] | None = None) -> None:
        """Ring these places, and draw an arrow from one place to another."""
        self.places, self._way = places, way
        self._show()

    def rect(self, place: Place) -> QRectF:
        """What is ringed of a place: its top card, or the whole place if it is empty."""
        items = self._scene.items_at(place)
        area = self._scene.area(place)
        if not items:
            return area
        return self._scene.table.cards(place, [item.card for item in items])[-1]

    def _show(self) -> None:
        arrows = []
        if self._way is not None:
            start, end = map(self.rect, self._way)
            arrows.append((start.center(), end.center()))
        theme = self._scene.theme
        rects = [self.rect(place) for place in self.places]
        self._pointers.show(rects, self._scene.table.w, theme.target, theme.casing, arrows)
