"""A part of a table to look at, such as a diagram shows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bigben.model.game import Game
from bigben.view import measures
from bigben.view.dial import paint_dial, paint_ground
from bigben.view.faces import Faces
from bigben.view.geometry import Table
from bigben.view.scene import TableScene
from bigben.view.themes import Theme


class TablePart(QGraphicsView):
    """Shows a part of a game's table, its cards as wide as is wanted; nothing can be played on it.

    Attributes:
        table_scene: the whole table.
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
        super().__init__(parent)
        self.part = part
        self.table_scene = TableScene(game, faces, theme, self)
        self.card_width = 0.0
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlags(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.table_scene.settled.connect(self.viewport().update)

    def set_card_width(self, pixels: float) -> None:
        """Lay the table so that a card is so many pixels wide."""
        self.card_width = pixels
        whole = QSizeF(measures.TABLE_WIDTH, measures.TABLE_HEIGHT) * pixels
        self.table_scene.resize(whole, self.devicePixelRatioF())
        self._show_part()

    def set_looks(self, faces: Faces, theme: Theme, *, mirrored: bool) -> None:
        """Change the faces, the colours, and the side of the stock."""
        self.table_scene.set_looks(faces, theme, mirrored=mirrored)
        self.resetCachedContent()
        self.viewport().update()

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

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]  # noqa: ARG002
        """Paint what never moves; it is cached."""
        paint_ground(painter, self._table, self.table_scene.theme)
        paint_dial(painter, self._table, self.table_scene.theme)

    @property
    def _table(self) -> Table:
        return self.table_scene.table
