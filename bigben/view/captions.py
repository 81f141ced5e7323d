"""The words beside stock and waste: how many cards they hold, what a click on the stock does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from bigben.engine import Position
from bigben.view.geometry import Table
from bigben.view.themes import Theme

_TEXT_HEIGHT: Final = 0.2
"""The size of the letters, in card widths; a text too wide for its room is made smaller."""


class Captions(QObject):
    """Three short texts in the middle of the clock."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._stock_count = _text_item(scene)
        self._waste_count = _text_item(scene)
        self._action = _text_item(scene)

    def show(self, table: Table, theme: Theme, position: Position) -> None:
        """Say what holds for a position, within the rooms that the geometry leaves."""
        for item, text, room in (
            (self._stock_count, self._count(len(position.stock)), table.stock_count()),
            (self._waste_count, self._count(len(position.waste)), table.waste_count()),
            (self._action, self.action(position), table.stock_action()),
        ):
            item.setText(text)
            item.setBrush(theme.caption)
            _fit(item, room, _TEXT_HEIGHT * table.w)

    def action(self, position: Position) -> str:
        """What a click on the stock does now."""
        if not position.stock:
            return self.tr("Stock is empty")
        if position.gaps:
            return self.tr("Fills gaps: {count}").format(
                count=min(position.gaps, len(position.stock))
            )
        return self.tr("Turns one card")

    def _count(self, count: int) -> str:
        return str(count) if count else ""


def _text_item(scene: QGraphicsScene) -> QGraphicsSimpleTextItem:
    item = QGraphicsSimpleTextItem()
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item


def _fit(item: QGraphicsSimpleTextItem, room: QRectF, height: float) -> None:
    """Put a text into the middle of its room, smaller if it must be."""
    font = QFont()
    font.setPixelSize(max(1, round(height)))
    item.setFont(font)
    width = item.boundingRect().width()
    if width > room.width():
        font.setPixelSize(max(1, int(height * room.width() / width)))
        item.setFont(font)
    bounds = item.boundingRect()
    bounds.moveCenter(room.center())
    item.setPos(bounds.topLeft())
