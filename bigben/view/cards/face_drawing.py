"""Draws what is printed on a face: indices, pips and court persons."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from bigben.engine.cards import Card
from bigben.view.cards.face_styles import CARD_HEIGHT, CARD_WIDTH, COURT_GROUND, FaceLayout, Style
from bigben.view.cards.pips import PIPS
from bigben.view.cards.ranks import CAPITAL_HEIGHT, rank_outlines
from bigben.view.cards.suits import suit_at, suit_outlines

_TURNED: Final = QTransform().translate(CARD_WIDTH, CARD_HEIGHT).rotate(180)
_FRAME_LINE: Final = 2.2
_FRAME_ROUNDING: Final = 10.0


class FaceDrawing:
    """Draws faces of one style, in card units.

    Attributes:
        ranks: the sign of each rank, in order.
        suits: the sign of each suit.
    """

    def __init__(self, style: Style, find: Callable[[str], Path]) -> None:
        self._style = style
        self._find = find
        self.ranks: Final = rank_outlines()
        self.suits: Final = suit_outlines()
        self._windows: dict[object, QPainterPath] = {}

    def draw(self, painter: QPainter, card: Card) -> None:
        """Print the face of ``card`` on the paper that ``painter`` stands on."""
        layout = self._style.layout(painter.transform().m11() * CARD_WIDTH)
        ink = QColor(layout.inks[card.suit])
        if card.rank <= len(PIPS):
            self._draw_pips(painter, card, layout, ink)
        else:
            self._draw_person(painter, card, layout, ink)
        self._draw_indices(painter, card, layout, ink)

    def _draw_indices(self, painter: QPainter, card: Card, layout: FaceLayout, ink: QColor) -> None:
        grid = _PixelGrid(painter.transform().m22())
        top = grid.line(layout.index_top)
        height = grid.line(layout.rank_height)
        sign = self.ranks[card.rank - 1]
        box = sign.boundingRect()
        natural = box.width() * height / CAPITAL_HEIGHT
        width = min(max(natural, layout.rank_least_width), layout.rank_most_width)
        middle = grid.middle(layout.index_middle)
        rank = QTransform.fromTranslate(middle, top)
        rank.scale(width / box.width(), height / CAPITAL_HEIGHT).translate(-box.center().x(), 0)
        suit_height = grid.odd(layout.suit_height)
        suit_middle = grid.middle(top + height + layout.suit_gap + suit_height / 2)
        left = rank.map(sign)
        left.addPath(suit_at(middle, suit_middle, suit_height).map(self.suits[card.suit]))
        right = left.translated(CARD_WIDTH - 2 * middle, 0)
        for index in (left, right, _TURNED.map(left), _TURNED.map(right)):
            painter.fillPath(index, ink)

    def _draw_pips(self, painter: QPainter, card: Card, layout: FaceLayout, ink: QColor) -> None:
        pips = PIPS[card.rank - 1]
        height = layout.ace_height if len(pips) == 1 else layout.pip_height
        for pip in pips:
            place = suit_at(
                CARD_WIDTH / 2 + pip.column * layout.column,
                CARD_HEIGHT / 2 + pip.row * layout.row,
                height,
            )
            if pip.upside_down:
                place.rotate(180)
            painter.fillPath(place.map(self.suits[card.suit]), ink)

    def _draw_person(self, painter: QPainter, card: Card, layout: FaceLayout, ink: QColor) -> None:
        corners = (layout.window, layout.window_wing)
        window = self._windows.get(corners)
        if window is None:
            window = self._windows[corners] = _window(layout)
        picture = _picture_of(self._person(card), painter)
        painter.save()
        painter.setClipPath(window)
        painter.resetTransform()
        painter.drawImage(0, 0, picture)
        painter.restore()
        if layout.court_pip_height:
            half_width, half_height = layout.window
            size = layout.court_pip_height
            across, down = half_width - 0.62 * size, half_height - 0.75 * size
            place = suit_at(CARD_WIDTH / 2 + across, CARD_HEIGHT / 2 - down, size)
            sign = place.map(self.suits[card.suit])
            painter.fillPath(sign, ink)
            painter.fillPath(_TURNED.map(sign), ink)
        width = max(_FRAME_LINE, 1 / painter.transform().m11())
        painter.strokePath(window, QPen(ink, width))

    def _person(self, card: Card) -> QSvgRenderer:
        """Read anew each time: kept, the twelve drawings would take 3 MB to save a millisecond."""
        drawing = self._find(f"cards/court/{card}.svg").read_bytes()
        for colour, dye in self._style.court_dyes(card.suit).items():
            drawing = drawing.replace(colour.encode(), dye.encode())
        return QSvgRenderer(drawing)


class _PixelGrid:
    """Moves lengths to whole device pixels: small signs stay sharp, and alike in all corners."""

    def __init__(self, pixels_per_unit: float) -> None:
        self._scale = pixels_per_unit

    def line(self, at: float) -> float:
        """The nearest line between two pixels."""
        return round(at * self._scale) / self._scale

    def middle(self, at: float) -> float:
        """The nearest middle of a pixel."""
        return (math.floor(at * self._scale) + 0.5) / self._scale

    def odd(self, length: float) -> float:
        """The nearest odd number of pixels."""
        return (2 * math.floor(length * self._scale / 2) + 1) / self._scale


def _picture_of(person: QSvgRenderer, card: QPainter) -> QImage:
    """``person`` on its ground, as large as the card that is being painted.

    The same as drawing the whole file, in half the time: the half is drawn once, and since the
    card is a whole number of pixels its picture can be turned without loss.
    """
    size = QSize(card.device().width(), card.device().height())
    half = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    half.fill(Qt.GlobalColor.transparent)
    _print_parts(half, card, person, "half")
    picture = QImage(size, QImage.Format.Format_RGB32)
    picture.fill(QColor(COURT_GROUND))
    _print_parts(picture, card, person, "rays")
    painter = QPainter(picture)
    painter.drawImage(0, 0, half)
    painter.drawImage(0, 0, half.transformed(QTransform().rotate(180)))
    painter.end()
    _print_parts(picture, card, person, "sash", "dial")
    return picture


def _print_parts(image: QImage, card: QPainter, person: QSvgRenderer, *parts: str) -> None:
    """Draw elements of ``person`` on ``image`` where they stand: its origin is the middle."""
    painter = QPainter(image)
    painter.setRenderHints(card.renderHints())
    painter.setTransform(card.transform())
    painter.translate(CARD_WIDTH / 2, CARD_HEIGHT / 2)
    for part in parts:
        person.render(painter, part, person.boundsOnElement(part))
    painter.end()


def _window(layout: FaceLayout) -> QPainterPath:
    """The opening of a court card: a tall one, wider in the middle, with rounded corners."""
    (narrow, tall), (wide, low) = layout.window, layout.window_wing
    quarter = [(narrow, -tall), (narrow, -low), (wide, -low)]
    right = quarter + [(x, -y) for x, y in reversed(quarter)]
    corners = [QPointF(x, y) for x, y in right + [(-x, -y) for x, y in right]]
    window = QPainterPath()
    for index, corner in enumerate(corners):
        before = _towards(corner, corners[index - 1])
        after = _towards(corner, corners[(index + 1) % len(corners)])
        if index:
            window.lineTo(before)
        else:
            window.moveTo(before)
        window.quadTo(corner, after)
    window.closeSubpath()
    return window.translated(CARD_WIDTH / 2, CARD_HEIGHT / 2)


def _towards(corner: QPointF, other: QPointF) -> QPointF:
    """The point where the rounding of ``corner`` meets the side to the corner ``other``."""
    return QLineF(corner, other).pointAt(_FRAME_ROUNDING / QLineF(corner, other).length())
