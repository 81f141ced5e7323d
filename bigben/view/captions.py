"""The words beside stock and waste: how many cards they hold, what a click on the stock does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QFont, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QGraphicsSimpleTextItem

from bigben.engine import Position
from bigben.view.geometry import Table
from bigben.view.heights import CAPTIONS_Z
from bigben.view.themes import Theme

_TEXT_HEIGHT: Final = 0.19
"""The size of the letters, in card widths; a text too wide for its room is made smaller."""
_LARGE_TEXT_HEIGHT: Final = 0.25
"""The same with the large faces."""
_LEAST_TEXT_PX: Final = 10
_LEAST_READ_PX: Final = 7
"""Smaller letters, as there would be in small pictures, nobody can read: they are left out."""
_MOST_OF_ROOM: Final = 0.97
"""The largest size of letters whose line fits a room, in heights of the room."""
_PADDING: Final = 0.09
"""Between the letters and the ends of the plaque behind them, in card widths."""
_LINE: Final = 0.01
"""The width of a plaque's edge, in card widths."""


class Captions(QObject):
    """Three short texts in the middle of the clock."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._stock_count = _Plaque(scene)
        self._waste_count = _Plaque(scene)
        self._action = _Plaque(scene)

    def show(
        self, table: Table, theme: Theme, position: Position, *, large: bool, text_scale: float
    ) -> None:
        """Say what holds for a position, within the rooms that the geometry leaves.

        ``large`` is whether the letters are those of the large faces; they are ``text_scale``
        times as large as they would be by themselves.
        """
        letters = (_LARGE_TEXT_HEIGHT if large else _TEXT_HEIGHT) * text_scale
        for item, text, room in (
            (self._stock_count, _count(len(position.stock)), table.stock_count(text_scale)),
            (self._waste_count, _count(len(position.waste)), table.waste_count(text_scale)),
            (self._action, self.action(position), table.stock_action()),
        ):
            item.letter(text, room, table, theme, letters)

    def action(self, position: Position) -> str:
        """What a click on the stock does now; nothing once all cards are home."""
        if position.is_won:
            return ""
        if not position.stock:
            return self.tr("Stock is empty")
        if position.gaps:
            return self.tr("Fills gaps: {count}").format(
                count=min(position.gaps, len(position.stock))
            )
        return self.tr("Turns one card")


class _Plaque(QGraphicsPathItem):
    """A short text on a plaque, which hides the hands of the clock where they pass below."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._text = QGraphicsSimpleTextItem(self)
        self.setZValue(CAPTIONS_Z)
        scene.addItem(self)

    def letter(self, text: str, room: QRectF, table: Table, theme: Theme, letters: float) -> None:
        """Put a text into the middle of its room; none hides the plaque, as does one too small.

        The letters are that many card widths large, or smaller if they must be.
        """
        padding = _PADDING * table.w
        self._text.setText(text)
        self._text.setBrush(theme.caption)
        most = max(_MOST_OF_ROOM * room.height(), _LEAST_TEXT_PX)
        height = min(max(letters * table.w, _LEAST_TEXT_PX), most)
        self._set_height(height)
        width, most = self._text.boundingRect().width(), room.width() - 2 * padding
        if width > most:
            height *= most / width
            self._set_height(height)
        self.setVisible(bool(text) and min(height, room.height()) >= _LEAST_READ_PX)
        bounds = self._text.boundingRect()
        bounds.moveCenter(room.center())
        self._text.setPos(bounds.topLeft())
        plaque = QRectF(0, 0, max(bounds.width() + 2 * padding, room.height()), room.height())
        plaque.moveCenter(room.center())
        path = QPainterPath()
        path.addRoundedRect(plaque, plaque.height() / 2, plaque.height() / 2)
        self.setPath(path)
        self.setBrush(theme.plaque)
        self.setPen(QPen(theme.ring, max(1.0, _LINE * table.w)))

    def _set_height(self, pixels: float) -> None:
        font = QFont()
        font.setPixelSize(max(1, int(pixels)))
        self._text.setFont(font)


def _count(count: int) -> str:
    return str(count) if count else ""
