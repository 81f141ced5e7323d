"""Draws what is printed on a face: indices, pips and court persons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from bigben.engine.cards import Card
from bigben.view.face_styles import CARD_HEIGHT, CARD_WIDTH, COURT_GROUND, FaceLayout
from bigben.view.pips import PIPS
from bigben.view.ranks import CAPITAL_HEIGHT, rank_outlines
from bigben.view.suits import SUIT_HEIGHT, suit_outlines

_WHOLE: Final = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
_FRAME_LINE: Final = 2.2


class FaceDrawing:
    """Draws faces with one layout, in card units."""

    def __init__(self, layout: FaceLayout, find: Callable[[str], Path]) -> None:
        self._layout = layout
        self._find = find
        self._ranks = rank_outlines()
        self._suits = suit_outlines()
        self._persons: dict[Card, QSvgRenderer] = {}
        self._window = _window(layout)

    def draw(self, painter: QPainter, card: Card) -> None:
        """Print the face of ``card`` on the paper that ``painter`` stands on."""
        ink = QColor(self._layout.inks[card.suit])
        if card.rank <= len(PIPS):
            self._draw_pips(painter, card, ink)
        else:
            self._draw_person(painter, card, ink)
        self._draw_indices(painter, card, ink)

    def _draw_indices(self, painter: QPainter, card: Card, ink: QColor) -> None:
        layout = self._layout
        sign = self._ranks[card.rank - 1]
        box = sign.boundingRect()
        height = layout.rank_height / CAPITAL_HEIGHT
        width = (
            min(max(box.width() * height, layout.rank_least_width), layout.rank_most_width)
            / box.width()
        )
        rank = QTransform.fromTranslate(layout.index_middle, layout.index_top)
        rank.scale(width, height).translate(-box.center().x(), 0)
        middle = layout.index_top + layout.rank_height + layout.suit_gap + layout.suit_height / 2
        suit = _sign_at(layout.index_middle, middle, layout.suit_height)
        left = rank.map(sign)
        left.addPath(suit.map(self._suits[card.suit]))
        right = left.translated(CARD_WIDTH - 2 * layout.index_middle, 0)
        turned = QTransform().translate(CARD_WIDTH, CARD_HEIGHT).rotate(180)
        for index in (left, right, turned.map(left), turned.map(right)):
            painter.fillPath(index, ink)

    def _draw_pips(self, painter: QPainter, card: Card, ink: QColor) -> None:
        layout = self._layout
        pips = PIPS[card.rank - 1]
        height = layout.ace_height if len(pips) == 1 else layout.pip_height
        for pip in pips:
            place = _sign_at(
                CARD_WIDTH / 2 + pip.column * layout.column,
                CARD_HEIGHT / 2 + pip.row * layout.row,
                height,
            )
            if pip.upside_down:
                place.rotate(180)
            painter.fillPath(place.map(self._suits[card.suit]), ink)

    def _draw_person(self, painter: QPainter, card: Card, ink: QColor) -> None:
        painter.fillPath(self._window, QColor(COURT_GROUND))
        painter.save()
        painter.setClipPath(self._window)
        self._person(card).render(painter, _WHOLE)
        painter.restore()
        if self._layout.court_pip_height:
            half_width, half_height = self._layout.window
            size = self._layout.court_pip_height
            across, down = half_width - 0.62 * size, half_height - 0.75 * size
            pip = _sign_at(CARD_WIDTH / 2 + across, CARD_HEIGHT / 2 - down, size)
            sign = pip.map(self._suits[card.suit])
            painter.fillPath(sign, ink)
            turned = QTransform().translate(CARD_WIDTH, CARD_HEIGHT).rotate(180)
            painter.fillPath(turned.map(sign), ink)
        painter.strokePath(self._window, QPen(ink, _FRAME_LINE))

    def _person(self, card: Card) -> QSvgRenderer:
        renderer = self._persons.get(card)
        if renderer is None:
            renderer = QSvgRenderer(str(self._find(f"cards/court/{card}.svg")))
            self._persons[card] = renderer
        return renderer


def _sign_at(x: float, y: float, height: float) -> QTransform:
    scale = height / SUIT_HEIGHT
    return QTransform.fromTranslate(x, y).scale(scale, scale)


def _window(layout: FaceLayout) -> QPainterPath:
    """The opening of a court card: a tall one, with wings between the indices if there is room."""
    across, down = layout.window
    window = QPainterPath()
    window.addRoundedRect(QRectF(-across, -down, 2 * across, 2 * down), 10, 10)
    if layout.window_wing is not None:
        across, down = layout.window_wing
        wings = QPainterPath()
        wings.addRoundedRect(QRectF(-across, -down, 2 * across, 2 * down), 10, 10)
        window = window.united(wings)
    return window.translated(CARD_WIDTH / 2, CARD_HEIGHT / 2)
