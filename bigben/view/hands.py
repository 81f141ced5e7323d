"""The hands of the clock: how many hours are finished, and how many cards are home."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPen, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from bigben.engine import HOURS, PACK, Position, foundation_size
from bigben.view.geometry import Table
from bigben.view.outlines import outline
from bigben.view.themes import Theme

ALL_CARDS: Final = 2 * len(PACK)

# Both point to 12 o'clock from a hub at the origin; 100 units are a card's width.
_HOUR_HAND: Final = (
    "M-4,40 L-3.4,-101 C-3.4,-106 -10,-107 -10,-113 C-10,-121 -3,-126 0,-138"
    " C3,-126 10,-121 10,-113 C10,-107 3.4,-106 3.4,-101 L4,40 Z"
)
_MINUTE_HAND: Final = (
    "M-3,34 L-2.4,-116 C-8,-118 -8,-130 -2.4,-132 L-1.7,-191 L1.7,-191 L2.4,-132"
    " C8,-130 8,-118 2.4,-116 L3,34 Z"
)
_HUB: Final = "M-9,0 C-9,-12 9,-12 9,0 C9,12 -9,12 -9,0 Z"
_UNITS: Final = 100.0
_OUTLINE: Final = 0.012
"""The line around a hand, in card widths: it sets the hand off from the dial."""


class HandAngles(NamedTuple):
    """Where the hands stand, in degrees clockwise from 12 o'clock."""

    hour: float
    minute: float


def rest_angles(position: Position) -> HandAngles:
    """Where the hands stand for a position.

    The hour hand points to the number of finished foundations, the minute hand goes once round
    the dial from no card home to all 104: at the win the clock strikes twelve.
    """
    finished = sum(len(position.foundations[hour]) == foundation_size(hour) for hour in HOURS)
    return HandAngles(finished * 360 / len(HOURS), position.cards_home * 360 / ALL_CARDS)


class Hands:
    """Both hands, drawn by the scene and turned by their angles.

    Attributes:
        angles: where they stand now.
    """

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.angles = HandAngles(0, 0)
        self._hour = _hand(scene, z)
        self._minute = _hand(scene, z)
        self._hub = _hand(scene, z)

    def fit(self, table: Table, theme: Theme) -> None:
        """Take the size and the colours of a table."""
        scale = QTransform.fromScale(table.w / _UNITS, table.w / _UNITS)
        for hand, data in (
            (self._hour, _HOUR_HAND),
            (self._minute, _MINUTE_HAND),
            (self._hub, _HUB),
        ):
            hand.setPath(scale.map(outline(data)))
            hand.setBrush(theme.hand)
            hand.setPen(QPen(theme.dial_edge, _OUTLINE * table.w))
            hand.setPos(table.centre)

    def turn(self, angles: HandAngles) -> None:
        """Point them elsewhere."""
        self.angles = angles
        self._hour.setRotation(angles.hour)
        self._minute.setRotation(angles.minute)


def _hand(scene: QGraphicsScene, z: float) -> QGraphicsPathItem:
    hand = QGraphicsPathItem()
    hand.setZValue(z)
    hand.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(hand)
    return hand
