"""What every widget that shows a table has in common."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bigben.model.game import Game
from bigben.view.cards.faces import Faces
from bigben.view.clock.dial import paint_dial, paint_ground
from bigben.view.scene import TableScene
from bigben.view.themes import Theme


class TableCanvas(QGraphicsView):
    """Paints a game's cards upon the ground and the dial, and nothing around them.

    Attributes:
        table_scene: the cards.
    """

    def __init__(
        self, game: Game, faces: Faces, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        # One made in Python: asked for a viewport that Qt made, PySide first makes the types of
        # all widgets, to find out which of them it is.
        self.setViewport(QWidget())
        self.table_scene = TableScene(game, faces, theme, self)
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        # Not DontAdjustForAntialiasing: a card between two pixels would leave a line behind.
        self.setOptimizationFlags(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A card on its way lies between two pixels and can leave a line beside its bounds.
        self.table_scene.settled.connect(self.viewport().update)

    def set_looks(
        self, faces: Faces, theme: Theme, *, mirrored: bool = False, text_scale: float = 1.0
    ) -> None:
        """Change the faces, the colours, the side of the stock, and the size of words."""
        self.table_scene.set_looks(faces, theme, mirrored=mirrored, text_scale=text_scale)
        self.resetCachedContent()
        self.viewport().update()

    # Overridden

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: ARG002
        """Paint what never moves; it is cached until the next resize."""
        paint_ground(painter, self.table_scene.table, self.table_scene.theme)
        paint_dial(painter, self.table_scene.table, self.table_scene.theme)
