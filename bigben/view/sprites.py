"""The pictures that card items show: a face or the back upon its shadow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from bigben.engine import Card
from bigben.view.faces import SHADOW_MARGIN, Faces
from bigben.view.items import CORNER
from bigben.view.measures import CARD_HEIGHT
from bigben.view.themes import Theme

# In card widths.
_SHADOW_STEP: Final = 0.75
"""How far apart two cards of a fan lie whose shadows both fall beyond the fan."""
_HELD_GROWTH: Final = 0.05
"""How much larger a card is in hand: it is nearer to the eye."""
_HELD_REACH: Final = 0.3
"""How far the shadow of a card in hand is spread beyond it."""
_HELD_DROP: Final = 0.1
"""How far that shadow falls below it."""
_HARD_EDGE: Final = 0.03
"""The outline of a card where there are no shadows."""
_HELD_EDGE: Final = 0.045
"""The second outline of such a card in hand."""


class Sprite(NamedTuple):
    """What a card item shows, and how far its corner lies from the card's."""

    pixmap: QPixmap
    offset: QPointF


class Cast(Enum):
    """Where the shadow of a card is seen."""

    AROUND = auto()
    BESIDE = auto()
    """On its neighbours to the left and right; that beyond the fan is another card's."""
    NOWHERE = auto()


def casts(rects: Sequence[QRectF], w: float) -> list[Cast]:
    """Where the shadow of each card of a fan is seen, bottom card first.

    Shadows that fall on one place add up to black, so beyond the fan only those of cards that
    lie well apart are seen. ``w`` is the width of a card.
    """
    result: list[Cast] = []
    last = QPointF()
    for index, rect in enumerate(rects):
        far = (rect.topLeft() - last).manhattanLength() >= _SHADOW_STEP * w
        if index in (0, len(rects) - 1) or far:
            last = rect.topLeft()
            result.append(Cast.AROUND)
        else:
            result.append(Cast.BESIDE)
    return result


class Sprites:
    """Faces and back with their shadows, for one size of card on one screen.

    A shadow that is part of the picture costs a fraction of what a graphics effect would. A
    theme with hard edges has dark outlines in place of shadows.

    Attributes:
        width: the width of a card, in pixels of the view.
        ratio: device pixels for each of them.
    """

    def __init__(self, faces: Faces, width: float, ratio: float, theme: Theme) -> None:
        self.width = width
        self.ratio = ratio
        self._faces = faces
        self._theme = theme
        self._margin = round(SHADOW_MARGIN * width * ratio)
        self._kept: dict[tuple[Card | None, Cast], Sprite] = {}

    def face(self, card: Card, cast: Cast = Cast.AROUND) -> Sprite:
        """A card face up."""
        return self._keep(card, cast, lambda: self._faces.drawn(card, self.width, self.ratio))

    def back(self) -> Sprite:
        """A card face down."""
        return self._keep(None, Cast.AROUND, lambda: self._faces.back(self.width, self.ratio))

    def held(self, card: Card) -> Sprite:
        """A card in hand: larger, its shadow wide and far below it."""
        picture = self._faces.drawn(card, self.width * (1 + _HELD_GROWTH), self.ratio)
        margin = round(_HELD_REACH * self.width * self.ratio)
        sprite = _blank(picture.size() + QSize(2 * margin, 2 * margin))
        painter = QPainter(sprite)
        card_rect = QRect(QPoint(margin, margin), picture.size())
        if self._theme.hard:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._outline(painter, QRectF(card_rect), _HELD_EDGE + _HARD_EDGE, self._theme.fresh)
            self._outline(painter, QRectF(card_rect), _HARD_EDGE, self._theme.casing)
        else:
            shadow = self._faces.shadow(self.width, self.ratio)
            drop = round(_HELD_DROP * self.width * self.ratio)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for reach in (margin - drop, round(0.4 * margin)):
                area = card_rect.adjusted(-reach, -reach, reach, reach).translated(0, drop)
                painter.drawPixmap(area, shadow)
        picture.setDevicePixelRatio(1)
        painter.drawPixmap(card_rect.topLeft(), picture)
        painter.end()
        grown = (picture.size() - self._pixels()) / 2
        corner = QPointF(margin + grown.width(), margin + grown.height())
        return self._sprite(sprite, corner)

    def _keep(self, card: Card | None, cast: Cast, draw: Callable[[], QPixmap]) -> Sprite:
        sprite = self._kept.get((card, cast))
        if sprite is None:
            if cast is Cast.AROUND:
                sprite = self._on_shadow(draw())
            else:
                sprite = self._cut(self._keep(card, Cast.AROUND, draw), cast)
            self._kept[card, cast] = sprite
        return sprite

    def _on_shadow(self, picture: QPixmap) -> Sprite:
        corner = QPoint(self._margin, self._margin)
        picture = QPixmap(picture)
        picture.setDevicePixelRatio(1)
        if self._theme.hard:
            sprite = _blank(picture.size() + QSize(2 * corner.x(), 2 * corner.y()))
        else:
            sprite = QPixmap(self._faces.shadow(self.width, self.ratio))
            sprite.setDevicePixelRatio(1)
        painter = QPainter(sprite)
        if self._theme.hard:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(QRect(corner, picture.size()))
            self._outline(painter, rect, _HARD_EDGE, self._theme.casing)
        painter.drawPixmap(corner, picture)
        painter.end()
        return self._sprite(sprite, QPointF(corner))

    def _cut(self, whole: Sprite, cast: Cast) -> Sprite:
        """The same without the part of its shadow that is not seen."""
        if self._theme.hard:
            return whole
        margin, size = self._margin, self._pixels()
        if cast is Cast.BESIDE:
            part = QRect(0, margin, whole.pixmap.width(), size.height())
            return self._sprite(whole.pixmap.copy(part), QPointF(margin, 0))
        return self._sprite(whole.pixmap.copy(QRect(QPoint(margin, margin), size)), QPointF())

    def _sprite(self, pixmap: QPixmap, corner: QPointF) -> Sprite:
        """A sprite whose card's corner lies there, in device pixels."""
        pixmap.setDevicePixelRatio(self.ratio)
        return Sprite(pixmap, -corner / self.ratio)

    def _pixels(self) -> QSize:
        """The size of a card, in device pixels."""
        width = self.width * self.ratio
        return QSize(round(width), round(width * CARD_HEIGHT))

    def _outline(self, painter: QPainter, rect: QRectF, width: float, colour: QColor) -> None:
        """Fill a card's shape and a rim of this width around it, in card widths."""
        scale = self.width * self.ratio
        rim = width * scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = CORNER * scale + rim
        painter.drawRoundedRect(rect.adjusted(-rim, -rim, rim, rim), radius, radius)


def _blank(size: QSize) -> QPixmap:
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
