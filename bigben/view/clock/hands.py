"""The hands of the clock: how many hours are finished, and how many cards are home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from bigben.engine import ALL_CARDS, HOURS, Position, foundation_size
from bigben.view.geometry import Table, dial_direction
from bigben.view.measures import RING_RADIUS, TRACK_RADIUS
from bigben.view.outlines import outline
from bigben.view.themes import Theme

# Both point to 12 o'clock from a hub at the origin; 100 units are a card's width. The numerals
# lie between 140 and 191 and the minute track beyond: no hand may lie over a numeral, so the
# minute hand's tip stands by itself on the track.
_HOUR_HAND: Final = (
    "M-5,36 L-5.5,-92 C-6,-98 -15,-99 -15,-109 C-15,-120 -4,-127 0,-139"
    " C4,-127 15,-120 15,-109 C15,-99 6,-98 5.5,-92 L5,36 Z"
)
_MINUTE_HAND: Final = (
    "M-3.5,40 L-3,-106 C-9,-109 -9,-121 -3,-124 L-2,-139 L2,-139 L3,-124"
    " C9,-121 9,-109 3,-106 L3.5,40 Z"
)
_MINUTE_TIP: Final = "M-8,-189 L0,-206 L8,-189 Z"
_HOUR_TIP: Final = "M-6.5,-116 L0,-139 L6.5,-116 Z"
_HUB: Final = "M-9,0 C-9,-12 9,-12 9,0 C9,12 -9,12 -9,0 Z"
_UNITS: Final = 100.0
_OUTLINE: Final = 0.014
"""The line around a hand, in card widths: it sets the hand off from the dial."""
_FILLED_RADIUS: Final = (TRACK_RADIUS + RING_RADIUS) / 2
_FILLED_WIDTH: Final = 0.06
_ON_CARD: Final = 0.5
"""Where a hand is over the card beside the middle, if it is at all."""


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

    They pass below the cards in the middle, where no more than their tips are seen; so the minute
    track fills up to the minute hand, too.

    Attributes:
        angles: where they stand now.
    """

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.angles = HandAngles(0, 0)
        self._track = _part(scene, z)
        self._hour = _part(scene, z)
        self._minute = _part(scene, z)
        self._hour_tip = _part(scene, z)
        self._minute_tip = _part(scene, z)
        self._hub = _part(scene, z)

    def fit(self, table: Table, theme: Theme) -> None:
        """Take the size and the colours of a table."""
        scale = QTransform.fromScale(table.w / _UNITS, table.w / _UNITS)
        for hand, data in (
            (self._hour, _HOUR_HAND),
            (self._minute, _MINUTE_HAND),
            (self._hour_tip, _HOUR_TIP),
            (self._minute_tip, _MINUTE_TIP),
            (self._hub, _HUB),
        ):
            hand.setPath(scale.map(outline(data)))
            hand.setBrush(theme.hand)
            hand.setPen(QPen(theme.dial_edge, _OUTLINE * table.w))
            hand.setPos(table.centre)
        track = QPen(theme.tick, _FILLED_WIDTH * table.w)
        track.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._track.setPen(track)
        self._track.setPos(table.centre)

    def light(self, ink: QColor, edge: QColor, w: float) -> None:
        """Take the colours for a dial that is lit from within; :meth:`fit` takes them back."""
        for hand in (self._hour, self._minute, self._hour_tip, self._minute_tip, self._hub):
            hand.setBrush(ink)
            hand.setPen(QPen(edge, _OUTLINE * w))

    def turn(self, angles: HandAngles) -> None:
        """Point them elsewhere."""
        self.angles = angles
        for hand in (self._hour, self._hour_tip):
            hand.setRotation(angles.hour)
        for hand in (self._minute, self._minute_tip):
            hand.setRotation(angles.minute)

    def lie_below(self, cards: Sequence[QRectF], table: Table) -> None:
        """Let only the tip be seen of a hand that passes below cards in the middle.

        What would be seen besides is a scrap of its ornament beside a card or a count.
        """
        hour, minute = (
            any(
                card.contains(table.centre + dial_direction(angle) * _ON_CARD * table.w)
                for card in cards
            )
            for angle in self.angles
        )
        self._hour.setVisible(not hour)
        self._hour_tip.setVisible(hour)
        self._minute.setVisible(not minute)

    def fill_track(self, w: float, degrees: float) -> None:
        """Fill the minute track so far from 12 o'clock; ``w`` is the width of a card."""
        radius = _FILLED_RADIUS * w
        box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        path = QPainterPath()
        path.arcMoveTo(box, 90)
        path.arcTo(box, 90, -degrees)
        self._track.setPath(path)


def _part(scene: QGraphicsScene, z: float) -> QGraphicsPathItem:
    hand = QGraphicsPathItem()
    hand.setZValue(z)
    scene.addItem(hand)
    return hand
