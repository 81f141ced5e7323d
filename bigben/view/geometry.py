"""Where everything lies on the table: from the view's size and the piles to rectangles.

What :class:`Table` answers is in pixels of the view, y downwards, as Qt has it; inside it, lengths
are card widths from the middle of the clock, y upwards.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bigben.engine import PLACES, Card, Place, PlaceKind
from bigben.engine.rules import PILE_SIZE
from bigben.view import measures
from bigben.view.fans import offsets, spread_offsets


class Hit(NamedTuple):
    """What lies under a point."""

    place: Place
    card_index: int | None
    """Which card of the place, 0 for the bottom card; None for an empty place or a gap."""


def card_width(size: QSizeF) -> float:
    """The width of a card, in pixels, on a view of the given size."""
    return min(size.height() / measures.TABLE_HEIGHT, size.width() / measures.TABLE_WIDTH)


def overlap(a: QRectF, b: QRectF) -> float:
    """The area that two rectangles share, in square pixels; 0 if they only touch."""
    shared = a.intersected(b)
    return max(shared.width(), 0.0) * max(shared.height(), 0.0)


def around(rects: Iterable[QRectF]) -> QRectF:
    """The rectangle around others; an empty one around none."""
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def dial_direction(degrees: float) -> QPointF:
    """The unit vector to a place on the dial, in degrees clockwise from 12 o'clock."""
    angle = math.radians(degrees)
    return QPointF(math.sin(angle), -math.cos(angle))


class Table:
    """The places of a table that fills a view of one size. Make another for another size.

    Where the width decides the size of the cards, as it does in every view taller than wide,
    the spare height goes into the vertical radii of both circles of cards; the dial stays round.

    Attributes:
        size: the view's size, in pixels.
        mirrored: whether the stock lies to the right of the waste instead of to its left.
        w: the width of a card, in pixels.
        card_size: the size of a card, in pixels.
        centre: the middle of the clock.
        ring_radius: the radius of the dial's ring, in pixels.
        stretch: how much longer the outer circle's vertical radius is than in a view with no
            height to spare, 1 or more.
        inner_stretch: the same of the inner circle, which stays nearer to the dial.
    """

    def __init__(self, size: QSizeF, *, mirrored: bool = False) -> None:
        self.size = QSizeF(size)
        self.mirrored = mirrored
        self.w = card_width(size)
        self.card_size = QSizeF(self.w, measures.CARD_HEIGHT * self.w)
        self.centre = QPointF(size.width() / 2, size.height() / 2)
        self.ring_radius = measures.RING_RADIUS * self.w
        self.stretch = self.inner_stretch = 1.0
        if self.w:
            spare = size.height() / 2 / self.w - measures.TABLE_HEIGHT / 2
            self.stretch += measures.SPARE_OUTSIDE * spare / measures.TABLEAU_RADIUS
            self.inner_stretch += measures.SPARE_INSIDE * spare / measures.FOUNDATION_RADIUS

    # The middle of the clock

    def stock(self) -> QRectF:
        """Where the stock lies."""
        return self._card_at(self._stock_x(), 0)

    def waste(self) -> QRectF:
        """Where the waste lies."""
        return self._card_at(-self._stock_x(), 0)

    def stock_count(self, text_scale: float = 1.0) -> QRectF:
        """Room for the number of cards in the stock, above it, in letters of a size."""
        return self._count_at(self._stock_x(), text_scale)

    def waste_count(self, text_scale: float = 1.0) -> QRectF:
        """Room for the number of cards in the waste, above it."""
        return self._count_at(-self._stock_x(), text_scale)

    def stock_action(self) -> QRectF:
        """Room for what a click on the stock does, below stock and waste."""
        return self._box(
            0, -measures.CAPTION_DISTANCE - measures.ACTION_SIZE.height() / 2, measures.ACTION_SIZE
        )

    def numeral(self, hour: int) -> QRectF:
        """Room for an hour's numeral on the dial."""
        x, y = _direction(hour)
        return self._box(
            measures.NUMERAL_RADIUS * x, measures.NUMERAL_RADIUS * y, measures.NUMERAL_SIZE
        )

    # The inner circle

    def foundation(self, hour: int) -> QRectF:
        """Where the foundation at an hour lies."""
        return self._card_at(*self._foundation_centre(hour))

    def ticks(self, hour: int) -> QRectF:
        """A strip beside a foundation, clear of cards and dial, for ticks that show progress.

        It lies on the side where there is room: towards the dial at 12, 3, 6 and 9, where it
        is upright at 3 and 9; away from the middle in height at the other hours.
        """
        x, y = self._foundation_centre(hour)
        away = measures.TICKS_GAP + measures.TICKS_THICKNESS / 2
        if hour in {3, 9}:
            x -= math.copysign(0.5 + away, x)
            y -= (measures.CARD_HEIGHT - measures.UPRIGHT_TICKS_LENGTH) / 2
            return self._box(x, y, QSizeF(measures.TICKS_THICKNESS, measures.UPRIGHT_TICKS_LENGTH))
        away = math.copysign(measures.CARD_HEIGHT / 2 + away, y)
        y += -away if hour in {12, 6} else away
        return self._box(x, y, QSizeF(1, measures.TICKS_THICKNESS))

    def goal(self, hour: int) -> QRectF:
        """A tab at a foundation's side, clear of all other cards and the dial, for its goal.

        It touches the card on its outer side; at 3 and 9, where the pile is near, on its inner
        side above the ticks; on the right at 12, on the left at 6.
        """
        x, y = self._foundation_centre(hour)
        aside = 0.5 + measures.GOAL_SIZE.width() / 2
        if hour in {3, 9}:
            x -= math.copysign(aside, x)
            return self._box(x, y + measures.UPRIGHT_GOAL_RISE, measures.GOAL_SIZE)
        x += aside if hour in {12, 1, 2, 4, 5} else -aside
        return self._box(x, y + math.copysign(measures.GOAL_RISE, y), measures.GOAL_SIZE)

    def ray(self, hour: int, count: int) -> list[QRectF]:
        """Where the cards of a foundation lie when a win sends them out, bottom card first.

        They go outwards to where the piles were; nothing leaves the view.
        """
        x, y = self._foundation_centre(hour)
        end_x = math.copysign(measures.RAY_ENDS[hour], x)
        end_y = measures.TABLEAU_RADIUS * self.stretch * _direction(hour)[1]
        step_x, step_y = (end_x - x) / max(count - 1, 1), (end_y - y) / max(count - 1, 1)
        return [self._card_at(x + step_x * index, y + step_y * index) for index in range(count)]

    # The outer circle

    def fan(self, hour: int, cards: Sequence[Card]) -> list[QRectF]:
        """Where the cards of a tableau pile lie at rest, bottom card first."""
        return self._laid(hour, offsets(cards, self._room(hour)))

    def spread(self, hour: int, cards: Sequence[Card]) -> list[QRectF]:
        """Where a pile's cards lie while it is spread for looking, bottom card first.

        Every card shows its index. The pile stays in the view but may lie over its neighbours.
        """
        rects = self._laid(hour, spread_offsets(len(cards)))
        edge = measures.EDGE * self.w
        right = max((rect.right() for rect in rects), default=0.0)
        left = min((rect.left() for rect in rects), default=edge)
        shift = min(self.size.width() - edge - right, 0.0) + max(edge - left, 0.0)
        return [rect.translated(shift, 0) for rect in rects]

    def is_closed_up(self, hour: int, cards: Sequence[Card]) -> bool:
        """Whether a pile at rest covers an index, so that spreading it shows more."""
        here, wide = offsets(cards, self._room(hour)), spread_offsets(len(cards))
        return bool(here) and wide[-1] - here[-1] > _HAIR

    def gaps(self, hour: int, cards: Sequence[Card]) -> list[QRectF]:
        """The gaps of a pile, in the order in which they are filled; empty from three cards on.

        A gap is the part of the place for its card that sticks out from the cards and gaps
        before it, so that no outline runs over a card: a strip one step wide, and for the
        first gap of an empty pile a whole card.
        """
        if len(cards) >= PILE_SIZE:
            return []
        places = self._laid(hour, spread_offsets(PILE_SIZE))
        outwards = _side(hour) or 1
        rects = []
        for index in range(len(cards), PILE_SIZE):
            rect = places[index]
            if index and outwards > 0:
                rect.setLeft(places[index - 1].right())
            elif index:
                rect.setRight(places[index - 1].left())
            rects.append(rect)
        return rects

    def pile(self, hour: int, cards: Sequence[Card]) -> QRectF:
        """The rectangle around a tableau pile and its gaps: where cards can be dropped."""
        return around((*self.fan(hour, cards), *self.gaps(hour, cards)))

    def vacated(self, place: Place, cards: Sequence[Card]) -> QRectF:
        """The part of a place that its top card leaves empty while it is in hand.

        It sticks out from the cards that stay, as a gap does; nothing, if it would lie on one.
        """
        rects = self.cards(place, cards)
        rect = rects[-1]
        if len(rects) > 1:
            below = rects[-2]
            if rect.left() > below.left():
                rect.setLeft(below.right())
            elif rect.left() < below.left():
                rect.setRight(below.left())
            else:
                return QRectF()
        return rect

    # Looking through the waste

    def waste_fan(self, count: int) -> list[QRectF]:
        """Where the cards of the waste lie while it is fanned out, bottom card first.

        They lie in even rows over the middle of the table, and every card shows its index. The
        last row ends with the top card; it may be short of a few cards.
        """
        rows = max(-(-count // measures.WASTE_FAN_ROW), 1)
        in_row = per_row = -(-count // rows)
        left = -measures.STEP * (in_row - 1) / 2
        top = measures.WASTE_FAN_STEP * (rows - 1) / 2
        return [
            self._card_at(
                left + measures.STEP * (index % per_row),
                top - measures.WASTE_FAN_STEP * (index // per_row),
            )
            for index in range(count)
        ]

    def waste_fan_panel(self, count: int) -> QRectF:
        """The panel that the fanned-out waste lies on."""
        margin = measures.WASTE_FAN_MARGIN * self.w
        return around(self.waste_fan(count)).adjusted(-margin, -margin, margin, margin)

    # Any place

    def cards(self, place: Place, cards: Sequence[Card]) -> list[QRectF]:
        """Where the cards at any place lie at rest, bottom card first."""
        if place.kind is PlaceKind.TABLEAU:
            return self.fan(place.hour, cards)
        rect = self.area(place, cards)
        return [QRectF(rect) for _ in cards]

    def area(self, place: Place, cards: Sequence[Card]) -> QRectF:
        """The rectangle around any place, with cards or empty."""
        match place.kind:
            case PlaceKind.TABLEAU:
                return self.pile(place.hour, cards)
            case PlaceKind.FOUNDATION:
                return self.foundation(place.hour)
            case PlaceKind.STOCK:
                return self.stock()
            case PlaceKind.WASTE:
                return self.waste()

    def hit(self, point: QPointF, cards_at: Callable[[Place], Sequence[Card]]) -> Hit | None:
        """The topmost card, or the empty place or gap, under a point; None beside all places.

        ``cards_at`` tells the cards at a place, as ``Position.cards`` does. Piles count as they
        lie at rest, wherever an animation has their cards.
        """
        for place in PLACES:
            cards = cards_at(place)
            if not self.area(place, cards).contains(point):
                continue
            rects = self.cards(place, cards)
            for index in reversed(range(len(rects))):
                if rects[index].contains(point):
                    return Hit(place, index)
            return Hit(place, None)
        return None

    # From card widths to pixels

    def _box(self, x: float, y: float, size: QSizeF) -> QRectF:
        """A box by its centre, in card widths from the middle of the clock, y upwards."""
        rect = QRectF(QPointF(), size * self.w)
        rect.moveCenter(self.centre + QPointF(x, -y) * self.w)
        return rect

    def _card_at(self, x: float, y: float) -> QRectF:
        return self._box(x, y, QSizeF(1, measures.CARD_HEIGHT))

    def _stock_x(self) -> float:
        return (1 if self.mirrored else -1) * measures.MIDDLE_PILE_DISTANCE

    def _count_at(self, x: float, text_scale: float) -> QRectF:
        scale = min(max(text_scale, 1.0), measures.MOST_COUNT_SCALE)
        size = measures.COUNT_SIZE
        size = QSizeF(size.width() / scale, size.height() * scale)
        return self._box(x, measures.CAPTION_DISTANCE + size.height() / 2, size)

    def _foundation_centre(self, hour: int) -> tuple[float, float]:
        x, y = _direction(hour)
        return measures.FOUNDATION_RADIUS * x, measures.FOUNDATION_RADIUS * self.inner_stretch * y

    def _room(self, hour: int) -> float:
        """How wide a pile may be at rest, in card widths."""
        side = _side(hour)
        if not side or not self.w:
            return measures.POLE_ROOM
        inner_edge = measures.INNER_CENTRES[hour] - 0.5
        return self.size.width() / 2 / self.w - measures.EDGE - inner_edge

    def _laid(self, hour: int, steps: Sequence[float]) -> list[QRectF]:
        """Cards laid by their offsets: outwards, or at 12 and 6 o'clock around the middle line.

        There a pile with gaps is laid as if it were full, so that filling moves no card.
        """
        y = measures.TABLEAU_RADIUS * self.stretch * _direction(hour)[1]
        side = _side(hour)
        if not side:
            half = max(steps[-1], measures.STEP * (PILE_SIZE - 1)) / 2 if steps else 0.0
            return [self._card_at(step - half, y) for step in steps]
        return [self._card_at(side * (measures.INNER_CENTRES[hour] + step), y) for step in steps]


_HAIR: Final = 1e-6
"""What two offsets may differ by and still be the same, in card widths."""


def _side(hour: int) -> int:
    """Which way the pile at an hour fans: 1 to the right, -1 to the left, 0 around the middle."""
    return 0 if hour in {12, 6} else 1 if hour < 6 else -1


def _direction(hour: int) -> tuple[float, float]:
    """The unit vector from the middle of the clock to an hour, y upwards."""
    way = dial_direction(30 * hour)
    return way.x(), -way.y()
