"""One driver for everything that moves on the table."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem


@dataclass(frozen=True)
class Flight:
    """One item's way: it sets out after a delay and lies at rest when it arrives."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    delay_ms: int
    duration_ms: int
    rest_z: float
    """The height at which the item comes to rest; it flies above everything that rests."""
    hidden: bool = False
    """Whether the item is out of sight until it sets out."""


_FLYING_Z = 10_000.0


class Animator(QObject):
    """Moves items along their flights, all by one clock; :meth:`finish` puts them at their ends.

    Attributes:
        driver: the clock; its value is the milliseconds gone by.

    Signals:
        finished: all items have arrived.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flights: list[Flight] = []
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self.driver = QVariantAnimation(self)
        self.driver.setStartValue(0)
        self.driver.valueChanged.connect(self._advance)
        self.driver.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether an item is still on its way."""
        return bool(self._flights)

    def fly(self, flights: list[Flight]) -> None:
        """Begin these flights; what still flies is put at its end first."""
        self.finish()
        if not flights:
            return
        self._flights = flights
        for number, flight in enumerate(flights):
            flight.item.setZValue(_FLYING_Z + number)
            flight.item.setPos(flight.start)
            flight.item.setVisible(not flight.hidden)
        total_ms = max(flight.delay_ms + flight.duration_ms for flight in flights)
        self.driver.setEndValue(total_ms)
        self.driver.setDuration(total_ms)
        self.driver.start()

    def finish(self) -> None:
        """Put every item at the end of its flight now."""
        if not self._flights:
            return
        flights, self._flights = self._flights, []
        self.driver.stop()
        for flight in flights:
            flight.item.setVisible(True)
            flight.item.setPos(flight.end)
            flight.item.setZValue(flight.rest_z)
        self.finished.emit()

    def _advance(self, elapsed_ms: int) -> None:
        for flight in self._flights:
            share = (elapsed_ms - flight.delay_ms) / flight.duration_ms
            if share <= 0:
                continue
            flight.item.setVisible(True)
            if share >= 1:
                flight.item.setPos(flight.end)
                continue
            eased = self._easing.valueForProgress(share)
            flight.item.setPos(flight.start + (flight.end - flight.start) * eased)
