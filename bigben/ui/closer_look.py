"""The window's ways to look closer: find a card, look through the waste, mark legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from bigben.engine import WASTE
from bigben.model.game import Game
from bigben.ui.held_key import HeldKey
from bigben.ui.table_keys import KeyUse
from bigben.view.table_view import TableView

if TYPE_CHECKING:
    from bigben.ui.find_bar import FindBar


class CloserLook(QObject):
    """Opens what is to be looked at, and closes it again.

    Signals:
        said: there is something to say; carries the sentence.
        answered: the find bar says something; carries the sentence.
    """

    said = Signal(str)
    answered = Signal(str)

    def __init__(self, table: TableView, game: Game) -> None:
        super().__init__(table)
        self._table = table
        self._scene = table.table_scene
        self._game = game
        self._find_bar: FindBar | None = None
        HeldKey(Qt.Key.Key_M, table).held.connect(self._mark_legal_moves)

    @property
    def uses(self) -> list[KeyUse]:
        """The keys that are for this alone and no action's."""
        what = self.tr("While it is held: mark all legal moves")
        return [KeyUse((QKeySequence(Qt.Key.Key_M),), what)]

    @property
    def find_bar(self) -> FindBar:
        """The bar in which a card's name is typed; made when it is first asked for."""
        if self._find_bar is None:
            from bigben.ui.find_bar import FindBar  # noqa: PLC0415

            self._find_bar = FindBar(self._table, self._game)
            self._find_bar.found.connect(self._scene.ring)
            self._find_bar.answered.connect(self.answered)
        return self._find_bar

    def find(self) -> None:
        """Ask for a card to find."""
        self.find_bar.appear()

    def look_through_waste(self) -> None:
        """Fan the waste out, or close it if it is."""
        opened = self._scene.looking.place == WASTE
        self._scene.look_at(None if opened else WASTE)
        if not opened and self._scene.looking.place is None:
            self.said.emit(self.tr("The waste has no cards to look through."))

    def close(self) -> bool:
        """Close what is open and point at nothing; returns whether anything was open."""
        opened = self._scene.looking.place == WASTE
        if opened:
            self._scene.look_at(None)
        if self._find_bar is not None and self._find_bar.isVisible():
            self._find_bar.dismiss()
            opened = True
        return opened

    def _mark_legal_moves(self, held: bool) -> None:
        self._scene.mark_legal_moves(held and not self._game.clock.paused)
