"""Small pictures of what can be chosen of the table's looks."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from bigben.engine import Card
from bigben.settings.looks import BackChoice, FaceChoice, ThemeChoice
from bigben.view import measures
from bigben.view.cards.backs import Back
from bigben.view.cards.face_styles import Style
from bigben.view.cards.faces import Faces
from bigben.view.clock.dial import paint_dial, paint_ground
from bigben.view.geometry import Table
from bigben.view.themes import DAY, NIGHT, THEMES, Theme

_CARD_PX: Final = 36
_CARD_HEIGHT_PX: Final = round(measures.CARD_HEIGHT * _CARD_PX)
_CARDS: Final = (Card.parse("QH"), Card.parse("7C"))
"""A court card and pips, red and black."""
_CARDS_GAP_PX: Final = 4
_CLOCK: Final = QRectF(0.0, 0.0, 7.2, 4.6)
"""The part of the table that stands for its colours, in card widths, around the middle."""
_CLOCK_PX: Final = QSize(72, 46)
_TABLE: Final = QSizeF(measures.TABLE_WIDTH, measures.TABLE_HEIGHT)

PICTURE_PX: Final[dict[type[StrEnum], QSize]] = {
    ThemeChoice: _CLOCK_PX,
    FaceChoice: QSize(2 * _CARD_PX + _CARDS_GAP_PX, _CARD_HEIGHT_PX),
    BackChoice: QSize(_CARD_PX, _CARD_HEIGHT_PX),
}
"""The sizes of the pictures of each kind of choice."""


def look_picture(choice: StrEnum, ratio: float) -> QIcon:
    """A picture of a choice, for a screen of that many device pixels a pixel.

    Raises ``KeyError`` for a kind of choice that is not in :data:`PICTURE_PX`.
    """
    size = PICTURE_PX[type(choice)]
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match choice:
        case FaceChoice():
            faces = Faces(Style(choice.value))
            for index, card in enumerate(_CARDS):
                picture = faces.pixmap(card, _CARD_PX, ratio)
                painter.drawPixmap(QPointF(index * (_CARD_PX + _CARDS_GAP_PX), 0), picture)
        case BackChoice():
            painter.drawPixmap(0, 0, Faces(back=Back(choice.value)).back(_CARD_PX, ratio))
        case ThemeChoice.SYSTEM:
            _paint_clock(painter, NIGHT)
            painter.setClipRect(QRect(0, 0, size.width() // 2, size.height()))
            _paint_clock(painter, DAY)
        case ThemeChoice():
            _paint_clock(painter, THEMES[choice.value])
    painter.end()
    return QIcon(pixmap)


def _paint_clock(painter: QPainter, theme: Theme) -> None:
    """Paint the middle of the table."""
    painter.save()
    table = Table(_TABLE * (_CLOCK_PX.width() / _CLOCK.width()))
    middle = QRectF(QPointF(), QSizeF(_CLOCK_PX)).center()
    painter.translate(middle - table.centre)
    paint_ground(painter, table, theme)
    paint_dial(painter, table, theme)
    painter.restore()
