"""What a foundation shows beside its cards: its goal, how far it has come, and that it is there.

Everything is painted around the middle of the foundation's card, in card widths, y downwards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from bigben.view.cards.ranks import CAPITAL_HEIGHT
from bigben.view.cards.suits import suit_at
from bigben.view.clock.numerals import NUMERAL_HEIGHT
from bigben.view.measures import CARD_CORNER, CARD_HEIGHT, GLOW_REACH, LAMP_RADIUS, NUMERAL_SIZE
from bigben.view.outlines import outline
from bigben.view.themes import Theme, mixed

# All in card widths.
_LINE: Final = 0.018
_TAB_LINE: Final = 0.025
_TAB_CUT: Final = 0.11
"""How much of a tag's outer corners is cut off: no card has such corners."""
_TUCK: Final = 0.1
_HARD_GLOW: Final = 0.1
"""How far a light with a hard edge reaches."""
_TICK_SPACE: Final = 0.3
"""Between two ticks, as a share of one tick with its space."""
_TICK_LEFT: Final = 0.36
"""How thick a tick is that still waits for its card, as a share of one that has it."""
_CARD: Final = QRectF(-0.5, -CARD_HEIGHT / 2, 1, CARD_HEIGHT)
_GLOW_LAYERS: Final = 28
_CASING: Final = 0.05
"""Around a numeral, so that it stays clear of a hand that passes below."""
_LAMP_SHRINK: Final = 0.84
_DIAL_SHADE: Final = 0.82
"""How far out on the dial the numerals lie: 0 its middle, 1 its edge."""


class _GoalSizes(NamedTuple):
    """What is written on a goal's tag, in card widths."""

    rank_height: float
    rank_most_width: float
    suit_height: float
    space: float


_GOAL: Final = _GoalSizes(rank_height=0.2, rank_most_width=0.25, suit_height=0.17, space=0.035)
_LARGE_GOAL: Final = _GoalSizes(
    rank_height=0.255, rank_most_width=0.29, suit_height=0.185, space=0.02
)
_DONE: Final = "M-46,4 L-30,-14 L-12,6 L30,-44 L48,-28 L-10,42 Z"
"""A finished hour's sign: a tick mark, 100 units wide, its middle at the origin."""


def paint_goal(
    painter: QPainter,
    tab: QRectF,
    signs: tuple[QPainterPath, QPainterPath],
    ink: QColor,
    theme: Theme,
    *,
    large: bool = False,
) -> None:
    """A tag that says which card will finish the hour; by its rank's and its suit's sign."""
    rank, suit = signs
    sizes = _LARGE_GOAL if large else _GOAL
    _paint_tab(painter, tab, theme.tab, theme.tab_edge)
    box = rank.boundingRect()
    width = min(box.width() * sizes.rank_height / CAPITAL_HEIGHT, sizes.rank_most_width)
    content = sizes.rank_height + sizes.space + sizes.suit_height
    middle = tab.center()
    top = middle.y() - content / 2
    place = QTransform.fromTranslate(middle.x(), top)
    place.scale(width / box.width(), sizes.rank_height / CAPITAL_HEIGHT)
    painter.fillPath(place.translate(-box.center().x(), 0).map(rank), ink)
    sign = suit_at(middle.x(), top + content - sizes.suit_height / 2, sizes.suit_height)
    painter.fillPath(sign.map(suit), ink)


def paint_done(painter: QPainter, tab: QRectF, theme: Theme) -> None:
    """In the place of the goal: the hour is finished."""
    _paint_tab(painter, tab, theme.lit, theme.lit_edge)
    scale = 0.62 * tab.width() / 100
    place = QTransform.fromTranslate(tab.center().x(), tab.center().y()).scale(scale, scale)
    painter.fillPath(place.map(outline(_DONE)), theme.lit_ink)


def paint_ticks(painter: QPainter, strip: QRectF, built: int, size: int, theme: Theme) -> None:
    """One tick a card: thick for each that is built, thin for each that is missing.

    They fill from the left, or upwards; all built, they close to one bar.
    """
    if built == size:
        _fill_pixels(painter, strip.adjusted(-_LINE, -_LINE, _LINE, _LINE), theme.lit_edge)
        _fill_pixels(painter, strip, theme.lit)
        return
    upright = strip.height() > strip.width()
    length, thickness = max(strip.size().toTuple()), min(strip.size().toTuple())
    step = length / size
    space = step * _TICK_SPACE / 2
    for number in range(size):
        done = number < built
        inset = 0 if done else thickness * (1 - _TICK_LEFT) / 2
        if upright:
            tick = QRectF(strip.left(), strip.bottom() - (number + 1) * step, thickness, step)
            tick.adjust(inset, space, -inset, -space)
        else:
            tick = QRectF(strip.left() + number * step, strip.top(), step, thickness)
            tick.adjust(space, inset, -space, -inset)
        _fill_pixels(painter, tick, theme.tick if done else theme.tick_left)


def paint_glow(painter: QPainter, theme: Theme) -> None:
    """The light behind a finished foundation."""
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.hard:
        painter.setBrush(theme.glow)
        painter.drawRect(_CARD.adjusted(-_HARD_GLOW, -_HARD_GLOW, _HARD_GLOW, _HARD_GLOW))
        return
    light = QColor(theme.glow)
    light.setAlphaF(theme.glow_strength / _GLOW_LAYERS * 2)
    painter.setBrush(light)
    for layer in range(_GLOW_LAYERS):
        grown = GLOW_REACH * (1 - layer / _GLOW_LAYERS) ** 1.5
        radius = CARD_CORNER + grown
        painter.drawRoundedRect(_CARD.adjusted(-grown, -grown, grown, grown), radius, radius)


def paint_numeral(painter: QPainter, sign: QPainterPath, *, lit: bool, theme: Theme) -> None:
    """An hour's numeral around the origin; on a lamp if the hour is finished."""
    scale = NUMERAL_SIZE.height() / NUMERAL_HEIGHT * (_LAMP_SHRINK if lit else 1)
    numeral = QTransform.fromScale(scale, scale).map(sign)
    if lit:
        lamp = QRadialGradient(QPointF(0, -0.3 * LAMP_RADIUS), 1.3 * LAMP_RADIUS)
        lamp.setColorAt(0, theme.lit if theme.hard else theme.lit.lighter(112))
        lamp.setColorAt(1, theme.lit)
        painter.setBrush(lamp)
        painter.setPen(QPen(theme.lit_edge, _LINE))
        painter.drawEllipse(QPointF(), LAMP_RADIUS, LAMP_RADIUS)
        painter.fillPath(numeral, theme.lit_ink)
        return
    casing = QPen(mixed(theme.dial, theme.dial_edge, _DIAL_SHADE), _CASING)
    casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(numeral, casing)
    painter.fillPath(numeral, theme.numeral)


def _fill_pixels(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Fill the whole device pixels next to a small rectangle, at least one each way."""
    on_device = painter.transform().mapRect(rect)
    left, top = round(on_device.left()), round(on_device.top())
    right = max(round(on_device.right()), left + 1)
    bottom = max(round(on_device.bottom()), top + 1)
    painter.save()
    painter.resetTransform()
    painter.fillRect(left, top, right - left, bottom - top, colour)
    painter.restore()


def _paint_tab(painter: QPainter, tab: QRectF, ground: QColor, edge: QColor) -> None:
    """A tag with its outer corners cut off, and what of it is tucked under the card."""
    outer, inner, tucked = tab.right(), tab.left(), -_TUCK
    cut = -_TAB_CUT
    if tab.left() < 0:
        outer, inner, tucked, cut = inner, outer, _TUCK, _TAB_CUT
    inner += tucked
    tag = QPainterPath(QPointF(inner, tab.top()))
    tag.lineTo(outer + cut, tab.top())
    tag.lineTo(outer, tab.top() + _TAB_CUT)
    tag.lineTo(outer, tab.bottom() - _TAB_CUT)
    tag.lineTo(outer + cut, tab.bottom())
    tag.lineTo(inner, tab.bottom())
    tag.closeSubpath()
    pen = QPen(edge, _TAB_LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(ground)
    painter.drawPath(tag)
