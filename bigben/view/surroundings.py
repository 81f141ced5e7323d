"""Everything on the table that is no card: the clock, gaps, captions, and an open waste's panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from bigben.engine import HOURS, Position
from bigben.view.backdrop import Backdrop
from bigben.view.captions import Captions
from bigben.view.cards.face_styles import Style
from bigben.view.clock.clockwork import Clockwork
from bigben.view.gaps import Gaps
from bigben.view.table_looks import TableLooks


class Surroundings:
    """Shows what a position looks like around its cards.

    Attributes:
        clockwork: the parts of the clock that follow the game.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._gaps = Gaps(scene)
        self.clockwork = Clockwork(scene)
        self._captions = Captions(scene)
        self._backdrop = Backdrop()
        scene.addItem(self._backdrop)

    def show(
        self,
        position: Position,
        looks: TableLooks,
        *,
        soft: bool,
        panel: QRectF,
        text_scale: float,
        vacated: QRectF,
        lit: bool,
    ) -> None:
        """Bring it up to date.

        If ``soft``, pictures of the clock that were drawn for another size are only stretched.
        Words are ``text_scale`` times as large as they would be by themselves.
        ``panel`` is what the fanned-out waste lies on, ``vacated`` the place of the card in hand;
        both may be empty. ``lit`` is whether a won game makes the dial shine already.
        """
        table, theme = looks.table, looks.theme
        empty = [] if vacated.isEmpty() else [vacated]
        if not position.is_won:  # after a win no place waits for a card
            for hour in HOURS:
                empty += table.gaps(hour, position.tableau[hour])
            if not position.waste:
                empty.append(table.waste())
            if not position.stock:
                empty.append(table.stock())
        self._gaps.outline(empty, table.w, looks.ratio, theme.gap)
        self.clockwork.show(looks, position, lit=lit, soft=soft)
        large = looks.faces.style is Style.LARGE_INDEX
        self._captions.show(table, theme, position, large=large, text_scale=text_scale)
        self._backdrop.show_behind(panel, table.w, theme)
