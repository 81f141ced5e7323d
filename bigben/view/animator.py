"""One driver for everything that moves on the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QSizeF,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from bigben.view.heights import FLYING_Z


class Speed(Enum):
    """How fast things move; the value is what durations are multiplied by."""

    OFF = 0.0
    """Nothing moves: everything is where it belongs at once."""
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 2.0


_STRAIGHT: Final = QPointF()


class Turn(NamedTuple):
    """How a card shows its other side halfway."""

    first: QPixmap
    second: QPixmap
    size: QSizeF
    """The card's size, about whose middle it turns."""


class Flight(NamedTuple):
    """One item's way: it sets out after a delay and lies at rest when it arrives.

    Durations are in milliseconds at normal speed, lengths in pixels of the view.
    """

    item: QGraphicsPixmapItem
    start: QPointF
    end: QPointF
    delay_ms: int
    duration_ms: int
    rest_z: float
    """The height at which the item comes to rest; it flies above everything that rests."""
    bow: QPointF = _STRAIGHT
    """How far the middle of the way lies beside the straight line."""
    hidden: bool = False
    """Whether the item is out of sight until it sets out."""
    turn: Turn | None = None


class Animator(QObject):
    """Moves items along their flights, all by one clock; :meth:`finish` puts them at their ends.

    Attributes:
        driver: the clock; its value is the milliseconds gone by at normal speed.
        speed: how fast things move, from the next flights on.

    Signals:
        ticked: a part of the way has been gone; carries the milliseconds at normal speed.
        finished: all items have arrived.
    """

    ticked = Signal(int)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._flights: Sequence[Flight] = ()
        self._waiting: deque[tuple[int, Flight]] = deque()
        self._flying: list[Flight] = []
        # Sets out gently, is soon on its way, and comes to rest slowly.
        self._easing = QEasingCurve(QEasingCurve.Type.BezierSpline)
        self._easing.addCubicBezierSegment(QPointF(0.3, 0.0), QPointF(0.25, 1.0), QPointF(1, 1))
        self.driver = QVariantAnimation(self)
        self.driver.setStartValue(0)
        self.driver.valueChanged.connect(self._advance)
        self.driver.currentLoopChanged.connect(self._begin)
        self.driver.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether an item is still on its way."""
        return bool(self._flights)

    def fly(self, flights: Sequence[Flight], *, times: int = 1, pause_ms: int = 0) -> None:
        """Begin these flights; what still flies is put at its end first.

        They are flown that many times over, each time with a pause at their end.
        """
        self.finish()
        if not flights:
            return
        if self.speed is Speed.OFF:
            self._flights = flights
            self.finish()
            return
        total_ms = pause_ms + max(flight.delay_ms + flight.duration_ms for flight in flights)
        # Setting these tells where the last run ended, which is no moment of these flights.
        self.driver.setEndValue(total_ms)
        self.driver.setDuration(round(total_ms * self.speed.value))
        self.driver.setLoopCount(times)
        self._flights = flights
        self._begin()
        self.driver.start()

    def finish(self) -> None:
        """Put every item at the end of its flight now."""
        if not self._flights:
            return
        flights, self._flights = self._flights, ()
        self._waiting.clear()
        self._flying.clear()
        self.driver.stop()
        for flight in flights:
            _land(flight)
        self.finished.emit()

    def _begin(self) -> None:
        """Put every item at the start of its flight."""
        numbered = enumerate(self._flights)
        self._waiting = deque(sorted(numbered, key=lambda pair: pair[1].delay_ms))
        self._flying.clear()
        # Of an item that flies twice, the first flight is to begin.
        for _, flight in reversed(self._waiting):
            flight.item.setPos(flight.start)
            flight.item.setVisible(not flight.hidden)
            if flight.turn is not None:
                _show(flight.item, flight.turn.first)

    def _advance(self, elapsed_ms: int) -> None:
        if not self._flights:
            return
        # What lands does so before others set out: an item may fly again at once.
        self._flying = [flight for flight in self._flying if self._move(flight, elapsed_ms)]
        while self._waiting and self._waiting[0][1].delay_ms <= elapsed_ms:
            number, flight = self._waiting.popleft()
            # Not before: until it sets out, it lies as high as it did.
            flight.item.setZValue(FLYING_Z + number)
            flight.item.setVisible(True)
            if self._move(flight, elapsed_ms):
                self._flying.append(flight)
        self.ticked.emit(elapsed_ms)

    def _move(self, flight: Flight, elapsed_ms: int) -> bool:
        """Put an item where it is by now; returns whether it is still on its way."""
        share = (elapsed_ms - flight.delay_ms) / flight.duration_ms
        if share >= 1:
            _land(flight)
            return False
        eased = self._easing.valueForProgress(share)
        beside = 4 * eased * (1 - eased)
        flight.item.setPos(flight.start + (flight.end - flight.start) * eased + flight.bow * beside)
        if flight.turn is not None:
            _turn(flight.item, flight.turn, eased)
        return True


def _land(flight: Flight) -> None:
    item = flight.item
    item.setVisible(True)
    item.setPos(flight.end)
    item.setZValue(flight.rest_z)
    if flight.turn is not None:
        item.setTransform(QTransform())
        _show(item, flight.turn.second)


def _turn(item: QGraphicsPixmapItem, turn: Turn, share: float) -> None:
    """Show a card in the midst of its turn: narrow, with the side that is seen then."""
    middle = turn.size.width() / 2
    width = max(abs(1 - 2 * share), 0.02)
    item.setTransform(QTransform(width, 0, 0, 1, middle * (1 - width), 0))
    _show(item, turn.first if share < 0.5 else turn.second)


def _show(item: QGraphicsPixmapItem, picture: QPixmap) -> None:
    if item.pixmap().cacheKey() != picture.cacheKey():
        item.setPixmap(picture)
