"""A hint on the table: a translucent card that shows a move before it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from bigben.engine import PLACES, Move, Place, Position
from bigben.view.animator import Animator, Flight, Speed
from bigben.view.cards.sprites import Sprite
from bigben.view.durations import FILL_STEP_MS, HINT_GLIDES, HINT_MS
from bigben.view.flights import bow, way_ms
from bigben.view.geometry import Table
from bigben.view.heights import GHOST_Z
from bigben.view.pointers import Pointers
from bigben.view.themes import Theme

_OPACITY: Final = 0.9
"""Any lighter, and the indices of the card below and of the ghost would be read as one."""
BESIDE: Final = QPointF(0.14, -0.16)
"""How far beside its place a ghost stands, in card widths, so that the card there is seen too."""
_SLOWER: Final = 2
"""How much longer than a card a ghost is on its way: it is there to be followed."""


class Way(NamedTuple):
    """From where to where a ghost glides."""

    start: QRectF
    end: QRectF


def ways_of(
    move: Move, position: Position, table: Table, top: Callable[[Place], QRectF]
) -> list[Way]:
    """The ways that the cards of a move take; ``top`` tells where a place's top card is seen.

    Raises ``IllegalMove`` if the move is none that can be made in the position.
    """
    after = position.copy()
    count = {place: len(position.cards(place)) for place in PLACES}
    ways = []
    for step in after.push(move).steps:
        there = table.cards(step.target, after.cards(step.target))
        ways.append(Way(top(step.source), there[count[step.target]]))
        count[step.target] += 1
    return ways


class Ghost:
    """Shows the ways of a move a few times over; without motion it stands at their ends."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._items: list[QGraphicsPixmapItem] = []
        self._sources = Pointers(scene)
        self._targets = Pointers(scene)

    @property
    def shown(self) -> bool:
        """Whether a hint is on the table."""
        return bool(self._items)

    def show(self, ways: Sequence[Way], sprite: Sprite, w: float, theme: Theme) -> None:
        """Begin, with what the ghost looks like; ``w`` is the width of a card in pixels.

        A dashed ring is around what moves, a whole one around where it goes.
        """
        self.hide()
        flights = []
        for number, way in enumerate(ways):
            start, end = way.start.topLeft(), way.end.topLeft() + BESIDE * w
            item = QGraphicsPixmapItem(sprite.pixmap)
            item.setOffset(sprite.offset)
            item.setOpacity(1.0 if theme.hard else _OPACITY)
            item.setPos(end)
            item.setZValue(GHOST_Z + number)
            self._scene.addItem(item)
            self._items.append(item)
            flights.append(
                Flight(
                    item,
                    start,
                    end,
                    number * FILL_STEP_MS,
                    _SLOWER * way_ms(start, end, w),
                    GHOST_Z + number,
                    bow(start, end, w),
                    hidden=number > 0,
                )
            )
        starts = dict.fromkeys(way.start.toRect() for way in ways)  # a fill's are all the stock
        self._sources.show(map(QRectF, starts), w, theme.fresh, theme.casing, dashed=True)
        self._targets.show((way.end for way in ways), w, theme.target, theme.casing)
        if self._animator.speed is not Speed.OFF:
            longest_ms = max(flight.delay_ms + flight.duration_ms for flight in flights)
            pause_ms = max(HINT_MS - longest_ms, HINT_MS // 3)
            self._animator.fly(flights, times=HINT_GLIDES, pause_ms=pause_ms)

    def hide(self) -> None:
        """Take the hint off the table."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._sources.hide()
        self._targets.hide()
