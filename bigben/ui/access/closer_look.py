"""The window's ways to look closer: find a card, look through the waste, mark legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from bigben.engine import WASTE
from bigben.model.game import Game
from bigben.ui.access.held_key import HeldKey
from bigben.ui.access.table_keys import KeyUse
from bigben.view.table_view import TableView

if TYPE_CHECKING:
    from bigben.ui.panels.find_bar import FindBar


class CloserLook(QObject):
    """Opens what is to be looked at, and closes it again.

    Signals:
        said: there is something to say; carries the sentence.
        answered: the find bar says something; carries the sentence.
        legal_moves_kept: legal moves are marked until further notice, or no longer.
    """

    said = Signal(str)
    answered = Signal(str)
    legal_moves_kept = Signal(bool)

    def __init__(self, table: TableView, game: Game) -> None:
        super().__init__(table)
        self._table = table
        self._scene = table.table_scene
        self._game = game
        self._find_bar: FindBar | None = None
        self._marks_kept = False
        self._marks_held = False
        HeldKey(Qt.Key.Key_M, table).held.connect(self._hold_marks)

    @property
    def uses(self) -> list[KeyUse]:
        """The keys that are for this alone and no action's."""
        what = self.tr("While held down: mark all legal moves")
        return [KeyUse((QKeySequence(Qt.Key.Key_M),), what)]

    @property
    def find_bar(self) -> FindBar:
        """The bar in which a card's name is typed; made when it is first asked for."""
        if self._find_bar is None:
            from bigben.ui.panels.find_bar import FindBar  # noqa: PLC0415

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

    def toggle_legal_moves(self) -> None:
        """Mark all legal moves, move after move, or stop it if they are."""
        self._keep_marks(not self._marks_kept)

    def close(self) -> bool:
        """Close what is open and point at nothing; returns whether anything was open."""
        opened = self._scene.looking.place == WASTE
        if opened:
            self._scene.look_at(None)
        if self._find_bar is not None and self._find_bar.isVisible():
            self._find_bar.dismiss()
            opened = True
        if self._marks_kept:
            self._keep_marks(False)
            opened = True
        return opened

    def _keep_marks(self, kept: bool) -> None:
        self._marks_kept = kept
        self._mark_legal_moves()
        self.legal_moves_kept.emit(kept)

    def _hold_marks(self, held: bool) -> None:
        self._marks_held = held and not self._game.clock.paused
        self._mark_legal_moves()

    def _mark_legal_moves(self) -> None:
        self._scene.mark_legal_moves(self._marks_kept or self._marks_held)
