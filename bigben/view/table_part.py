"""A part of a table to look at, such as a diagram shows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from bigben.model.game import Game
from bigben.view import measures
from bigben.view.cards.faces import Faces
from bigben.view.table_canvas import TableCanvas
from bigben.view.themes import Theme


class TablePart(TableCanvas):
    """Shows a part of a game's table, its cards as wide as is wanted; nothing can be played on it.

    Attributes:
        part: what is shown of it: a rectangle in card widths from the middle of the clock, y
            downwards.
        card_width: how wide a card is, in pixels.

    Signals:
        pressed: the left button went down on it.
    """

    pressed = Signal()

    def __init__(
        self, game: Game, faces: Faces, theme: Theme, part: QRectF, parent: QWidget | None = None
    ) -> None:
        super().__init__(game, faces, theme, parent)
        self.part = part
        self.card_width = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)

    def set_card_width(self, pixels: float) -> None:
        """Lay the table so that a card is that many pixels wide."""
        self.card_width = pixels
        whole = QSizeF(measures.TABLE_WIDTH, measures.TABLE_HEIGHT) * pixels
        self.table_scene.resize(whole, self.devicePixelRatioF())
        self._show_part()

    def _show_part(self) -> None:
        w, centre = self.card_width, self.table_scene.table.centre
        corner = (self.part.topLeft() * w + centre).toPoint()
        size = QSize(round(self.part.width() * w), round(self.part.height() * w))
        self.setFixedSize(size)
        self.setSceneRect(QRectF(corner, QSizeF(size)))
        self.resetCachedContent()

    # Overridden

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as the first."""
        self.mousePressEvent(event)
