"""Card faces, backs and shadow as pixmaps, sharp at any size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from bigben.engine.cards import Card
from bigben.view import measures
from bigben.view.cards.backs import Back, draw_back
from bigben.view.cards.face_drawing import FaceDrawing
from bigben.view.cards.face_styles import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER_RADIUS,
    EDGE,
    PAPER,
    Style,
)
from bigben.view.pixmaps import blank
from bigben.view.resources import resource

SHADOW_MARGIN: Final = 0.10
"""How far the shadow's pixmap reaches beyond the card on each side, in card widths."""
_SHADOW_LAYERS: Final = 12
_SHADOW_ALPHA: Final = 9
_SHADOW_SHRINK: Final = 3
_SHADOW_DROP: Final = 0.02
"""How far the shadow falls below the card, in card widths."""
_EDGE_LEAST_PX: Final = 1.0


class Faces:
    """Pixmaps of the cards in one style, each drawn when first asked for and then kept.

    Kept are those of one size: asking for another width or ratio forgets them. A pixmap is
    ``width`` × 1.4 ``width`` in the table's units, drawn at the exact number of device pixels,
    with transparent corners and no shadow.

    Attributes:
        style: how the faces are drawn.
        back_design: what the backs show.
        drawing: what draws the faces, with the signs that it prints.
    """

    def __init__(
        self,
        style: Style = Style.CLASSIC,
        back: Back = Back.CLOCK,
        find: Callable[[str], Path] = resource,
    ) -> None:
        self.style: Final = style
        self.back_design: Final = back
        self._find = find
        self.drawing: Final = FaceDrawing(style, find)
        self._size = (0.0, 0.0)
        self._kept: dict[Card | str, QPixmap] = {}

    def pixmap(self, card: Card, width: float, ratio: float) -> QPixmap:
        """The face of ``card``, ``width`` wide on a screen of ``ratio`` device pixels a unit."""
        return self._keep(card, width, ratio, lambda: self.drawn(card, width, ratio))

    def drawn(self, card: Card, width: float, ratio: float) -> QPixmap:
        """The same drawn anew, for a caller that keeps it."""
        return self._card(width, ratio, lambda p: self.drawing.draw(p, card))

    def back(self, width: float, ratio: float) -> QPixmap:
        """The back of every card, of the same size as a face."""
        return self._keep(
            "back",
            width,
            ratio,
            lambda: self._card(width, ratio, lambda p: draw_back(p, self.back_design, self._find)),
        )

    def shadow(self, width: float, ratio: float) -> QPixmap:
        """A soft shadow, to be drawn with its corner :data:`SHADOW_MARGIN` outside the card's."""
        return self._keep("shadow", width, ratio, lambda: _shadow(width, ratio))

    def _keep(
        self, what: Card | str, width: float, ratio: float, draw: Callable[[], QPixmap]
    ) -> QPixmap:
        if self._size != (width, ratio):
            self._size = (width, ratio)
            self._kept.clear()
        pixmap = self._kept.get(what)
        if pixmap is None:
            pixmap = self._kept[what] = draw()
        return pixmap

    def _card(self, width: float, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
        pixmap = blank(QSize(round(width * ratio), round(width * measures.CARD_HEIGHT * ratio)))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixmap.width() / CARD_WIDTH, pixmap.height() / CARD_HEIGHT)
        edge = max(1.2, _EDGE_LEAST_PX * CARD_WIDTH / pixmap.width())
        outline = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT).adjusted(
            edge / 2, edge / 2, -edge / 2, -edge / 2
        )
        painter.setPen(QPen(QColor(EDGE), edge))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(outline, CORNER_RADIUS, CORNER_RADIUS)
        draw(painter)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


class SharedFaces(Faces):
    """Faces that several tables of one size show: each is drawn once for all of them."""

    def drawn(self, card: Card, width: float, ratio: float) -> QPixmap:
        """The face, drawn when it is first asked for."""
        draw = super().drawn
        return self._keep(card, width, ratio, lambda: draw(card, width, ratio))


def _shadow(width: float, ratio: float) -> QPixmap:
    """Drawn small and enlarged: a shadow is soft anyway, and large shapes take their time."""
    margin = SHADOW_MARGIN * width
    side = width + 2 * margin
    size = QSize(round(side * ratio), round((width * measures.CARD_HEIGHT + 2 * margin) * ratio))
    drawing = QImage(size / _SHADOW_SHRINK, QImage.Format.Format_ARGB32_Premultiplied)
    drawing.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(drawing.width() / side, drawing.width() / side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, _SHADOW_ALPHA))
    card = QRectF(margin, margin, width, width * measures.CARD_HEIGHT)
    reach = (SHADOW_MARGIN - _SHADOW_DROP) * width
    for layer in range(_SHADOW_LAYERS):
        grown = reach * (1 - 2 * layer / _SHADOW_LAYERS)
        radius = max(measures.CARD_CORNER * width + grown, 1.0)
        painter.drawRoundedRect(
            card.adjusted(-grown, -grown, grown, grown).translated(0, _SHADOW_DROP * width),
            radius,
            radius,
        )
    painter.end()
    pixmap = QPixmap.fromImage(
        drawing.scaled(
            size,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    )
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
