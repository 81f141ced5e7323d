"""The pictures that card items show: a face or the back upon its shadow."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from itertools import zip_longest
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from bigben.engine import PACK, Card
from bigben.view.cards.face_styles import Style
from bigben.view.cards.faces import SHADOW_MARGIN, Faces
from bigben.view.measures import CARD_CORNER, CARD_HEIGHT
from bigben.view.pixmaps import blank
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


class Exposure(NamedTuple):
    """What of a card in a fan is seen."""

    cast: Cast
    strip: float
    """How wide a strip the next card leaves uncovered, in card widths; 1 for the top card."""


WHOLE: Final = Exposure(Cast.AROUND, 1)


def exposures(rects: Sequence[QRectF], w: float) -> list[Exposure]:
    """What of each card of a fan is seen, bottom card first; ``w`` is the width of a card.

    Shadows that fall on one place add up to black, so beyond the fan only those of cards that
    lie well apart are seen.
    """
    result: list[Exposure] = []
    last = QPointF()
    for rect, above in zip_longest(rects, rects[1:]):
        cast = Cast.BESIDE
        far = (rect.topLeft() - last).manhattanLength() >= _SHADOW_STEP * w
        if not result or above is None or far:
            last = rect.topLeft()
            cast = Cast.AROUND
        strip = 1.0 if above is None else abs(above.left() - rect.left()) / w
        result.append(Exposure(cast, strip or 1.0))
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
        self._narrow = faces
        """The faces of cards in strips that are too narrow for their index."""
        if faces.style is Style.LARGE_INDEX:
            self._narrow = Faces(Style.CLASSIC, faces.back_design)
        self._kept: dict[tuple[Card | None, Faces, Cast], Sprite] = {}

    def face(self, card: Card, exposure: Exposure = WHOLE) -> Sprite:
        """A card face up.

        Where a large index would be cut to pieces a small one is shown.
        """
        wide = exposure.strip > self._faces.style.index_width
        faces = self._faces if wide else self._narrow
        return self._keep(card, faces, exposure.cast)

    def draw_ahead(self) -> bool:
        """Draw one face that nobody has asked for yet; returns whether there was one."""
        for card in PACK:
            if (card, self._faces, Cast.AROUND) not in self._kept:
                self.face(card)
                return True
        return False

    def back(self) -> Sprite:
        """A card face down."""
        return self._keep(None, self._faces, Cast.AROUND)

    def held(self, card: Card) -> Sprite:
        """A card in hand: larger, its shadow wide and far below it."""
        picture = self._faces.drawn(card, self.width * (1 + _HELD_GROWTH), self.ratio)
        margin = round(_HELD_REACH * self.width * self.ratio)
        sprite = blank(picture.size() + QSize(2 * margin, 2 * margin))
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

    def _keep(self, card: Card | None, faces: Faces, cast: Cast) -> Sprite:
        sprite = self._kept.get((card, faces, cast))
        if sprite is None:
            if cast is not Cast.AROUND:
                sprite = self._cut(self._keep(card, faces, Cast.AROUND), cast)
            elif card is None:
                sprite = self._on_shadow(faces.back(self.width, self.ratio))
            else:
                sprite = self._on_shadow(faces.drawn(card, self.width, self.ratio))
            self._kept[card, faces, cast] = sprite
        return sprite

    def _on_shadow(self, picture: QPixmap) -> Sprite:
        corner = QPoint(self._margin, self._margin)
        picture = QPixmap(picture)
        picture.setDevicePixelRatio(1)
        if self._theme.hard:
            sprite = blank(picture.size() + QSize(2 * corner.x(), 2 * corner.y()))
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
        radius = CARD_CORNER * scale + rim
        painter.drawRoundedRect(rect.adjusted(-rim, -rim, rim, rim), radius, radius)
