"""The strike of the clock when a game is won: hour after hour opens as a ray of cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from bigben.view.animator import Animator, Flight
from bigben.view.clock.clockwork import Clockwork
from bigben.view.clock.hands import HandAngles
from bigben.view.durations import FLASH_MS, RAY_MS, RAY_STEP_MS, STRIKE_STEP_MS

_FLASH_LIFT: Final = 0.09
"""How far the outermost cards go out once more when the dial lights up, in card widths."""
_MINUTE_ROUNDS: Final = 4
"""How often the minute hand goes round meanwhile: twelve times could not be followed."""
SEEN_AT_HOME: Final = 2
"""How many cards of a foundation are seen from the beginning: the top one leaves the next."""
_ROUND_MS: Final = 12 * STRIKE_STEP_MS
"""How long the hands take to run round once."""
_FLASH_BEGINS_MS: Final = _ROUND_MS + RAY_MS // 2
"""When the last ray has opened."""
_PREPARED_MS: Final = _FLASH_BEGINS_MS - STRIKE_STEP_MS // 2
"""When the dial's light is painted: the last rays have been drawn by then."""

RayCard = tuple[QGraphicsPixmapItem, QPointF, float]
"""An item, where it comes to rest, and how high it lies there."""


class Strike(QObject):
    """Strikes: the hands run round once, and the hours that they pass open as rays of cards.

    At twelve the dial lights up, and all the rays flash.

    Attributes:
        due: whether the strike is to begin as soon as the last card has come home.

    Signals:
        begun: the hands set out.
        opening: the ray of an hour sets out; carries the hour.
    """

    begun = Signal()
    opening = Signal(int)

    def __init__(
        self, animator: Animator, clockwork: Clockwork, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.due = False
        self._running = False
        self._closed: deque[tuple[int, int]] = deque()
        """When the hours that are still closed open, in milliseconds, and which they are."""
        self._animator = animator
        self._clockwork = clockwork
        animator.ticked.connect(self._turn)

    def begin(self, rays: Mapping[int, Sequence[RayCard]], w: float) -> None:
        """Begin, with the foundations' cards by hour, each from its base up.

        ``w`` is a card's width in pixels. Each card is at home and flies to where it rests.
        """
        self._running = True
        self.begun.emit()
        self._clockwork.shine(0.0)
        flights = []
        self._closed.clear()
        for hour, cards in sorted(rays.items()):
            # The ray stands when the hour hand comes by; it sets out a moment before.
            begins_ms = max(hour * STRIKE_STEP_MS - RAY_MS // 2, 0)
            self._closed.append((begins_ms, hour))
            for number, (item, end, z) in enumerate(cards):
                # One after another, the outermost first; but all arrive together, or one that
                # has landed would lie below those that still fly.
                later_ms = (len(cards) - 1 - number) * RAY_STEP_MS
                flights.append(
                    Flight(
                        item,
                        item.pos(),
                        end,
                        begins_ms + later_ms,
                        RAY_MS - later_ms,
                        z,
                        hidden=number < len(cards) - SEEN_AT_HOME,
                    )
                )
            item, end, z = cards[-1]
            way = QLineF(cards[0][1], end).unitVector()
            lift = (way.p2() - way.p1()) * (_FLASH_LIFT * w)
            flights.append(Flight(item, end, end, _FLASH_BEGINS_MS, FLASH_MS, z, lift))
        self._animator.fly(flights)

    def end(self) -> None:
        """The strike is over, or was cut short; without one, nothing happens."""
        self.due = False
        self._running = False

    def _turn(self, elapsed_ms: int) -> None:
        if not self._running:
            return
        while self._closed and self._closed[0][0] <= elapsed_ms:
            self.opening.emit(self._closed.popleft()[1])
        if elapsed_ms >= _PREPARED_MS:
            self._clockwork.prepare_to_shine()
        degrees = 360 * min(elapsed_ms / _ROUND_MS, 1.0)
        self._clockwork.hands.turn(HandAngles(degrees, _MINUTE_ROUNDS * degrees))
        self._clockwork.shine(min(max((elapsed_ms - _FLASH_BEGINS_MS) / (FLASH_MS / 2), 0.0), 1.0))
