"""Everything on the table that is no card: the clock, gaps, captions, and what lies open upon."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from bigben.engine import HOURS, Position
from bigben.view.backdrop import Backdrop
from bigben.view.captions import Captions
from bigben.view.clockwork import Clockwork
from bigben.view.faces import Faces
from bigben.view.geometry import Table
from bigben.view.hands import ALL_CARDS
from bigben.view.items import GapsItem
from bigben.view.themes import Theme


class Surroundings:
    """Shows what a position looks like around its cards.

    Attributes:
        clockwork: the parts of the clock that follow the game.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._gaps = GapsItem()
        scene.addItem(self._gaps)
        self.clockwork = Clockwork(scene)
        self._captions = Captions(scene)
        self._backdrop = Backdrop()
        scene.addItem(self._backdrop)

    def show(
        self,
        position: Position,
        table: Table,
        *,
        ratio: float,
        theme: Theme,
        faces: Faces,
        panel: QRectF,
        text_scale: float,
    ) -> None:
        """Bring it up to date, on a screen of ``ratio`` device pixels a unit.

        ``panel`` is what the fanned-out waste lies on; empty if it is not fanned out.
        Words are so many times as large as they would be of themselves.
        """
        won = position.cards_home == ALL_CARDS
        self._gaps.outline(
            [
                *(rect for hour in HOURS for rect in table.gaps(hour, position.tableau[hour])),
                *([] if position.waste or won else [table.waste()]),
                *([] if position.stock or won else [table.stock()]),
            ],
            table.w,
            theme.gap,
        )
        self.clockwork.show(table, ratio, theme, faces, position)
        self._captions.show(table, theme, position, text_scale)
        self._backdrop.show_behind(panel, table.w, theme)
