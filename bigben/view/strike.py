"""The strike of the clock when a game is won: hour after hour, then all twelve as rays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QLineF, QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from bigben.view.animator import Animator, Flight
from bigben.view.durations import RAY_STEP_MS, RAYS_MS, STRIKE_MS, STRIKE_STEP_MS
from bigben.view.hands import HandAngles, Hands

_LIFT: Final = 0.5
"""How far a card of an hour that strikes moves away from the middle, in card widths."""
_RAY_STEP: Final = 0.19
"""How far apart the cards of an hour lie in the rays: its ninth still stays in the view."""
_MINUTE_ROUNDS: Final = 4
"""How often the minute hand goes round meanwhile: twelve times could not be followed."""
_ROUND_MS: Final = 12 * STRIKE_STEP_MS
"""How long the hands take to run round once."""


class Strike(QObject):
    """Strikes: the hands run round once, and as they pass an hour its card lifts.

    In the end all cards go out as the rays of a sun, and home again.

    Attributes:
        due: whether the strike is to begin as soon as the last card has come home.

    Signals:
        begun: the hands set out.
    """

    begun = Signal()

    def __init__(self, animator: Animator, hands: Hands, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.due = False
        self._running = False
        self._animator = animator
        self._hands = hands
        animator.ticked.connect(self._turn)

    def begin(
        self, home: Mapping[int, Sequence[QGraphicsPixmapItem]], centre: QPointF, w: float
    ) -> None:
        """Begin, with the foundations' cards by hour, each from its base up.

        ``centre`` is where a card's top left corner is when it lies in the middle of the clock,
        and ``w`` is a card's width in pixels.
        """
        self.due = False
        self._running = True
        self.begun.emit()
        flights = []
        for hour, items in home.items():
            way = QLineF(centre, items[-1].pos()).unitVector()
            outwards = (way.p2() - way.p1()) * w
            # 12 o'clock, where the hands come from and go to, strikes last.
            delay_ms = max(hour * STRIKE_STEP_MS - STRIKE_MS // 3, 0)
            flights.append(_out_and_home(items[-1], outwards * _LIFT, delay_ms, STRIKE_MS))
            for number, item in enumerate(items):
                # One after another, the outermost first; but all come home together.
                later_ms = (len(items) - 1 - number) * RAY_STEP_MS
                lift = outwards * (_RAY_STEP * number)
                delay_ms = _ROUND_MS + STRIKE_MS + later_ms
                ray = _out_and_home(item, lift, delay_ms, RAYS_MS - later_ms)
                # Nine shadows on one place would be black: just the next card is seen till then.
                flights.append(replace(ray, hidden=number < len(items) - 2))
        self._animator.fly(flights)

    def end(self) -> None:
        """The strike is over, or was cut short; without one, nothing happens."""
        self.due = False
        self._running = False

    def _turn(self, elapsed_ms: int) -> None:
        if self._running:
            degrees = 360 * min(elapsed_ms / _ROUND_MS, 1.0)
            self._hands.turn(HandAngles(degrees, _MINUTE_ROUNDS * degrees))


def _out_and_home(
    item: QGraphicsPixmapItem, lift: QPointF, delay_ms: int, duration_ms: int
) -> Flight:
    return Flight(item, item.pos(), item.pos(), delay_ms, duration_ms, item.zValue(), lift)
