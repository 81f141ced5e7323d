"""A game to look at: nothing can be played in it, and any of its positions can be shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from bigben.engine import Move, Position
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.settings.records import GameRecord, Source


class Replay(Game):
    """Shows a line of moves from where it begins, back and forth."""

    def __init__(
        self, start: Position, moves: Sequence[Move], parent: QObject | None = None
    ) -> None:
        """Lay the last position. Raises ``IllegalMove`` if the moves can't be played."""
        record = GameRecord(
            "replay",
            None,
            start.rules,
            Source.PRACTICE,
            journal=tuple(moves),
            cursor=len(moves),
            beginning=start.to_text(),
        )
        super().__init__(record, GameClock(parent=parent), parent=parent)

    @property
    def length(self) -> int:
        """How many moves the line has."""
        return self.moves_made + len(self._redo)

    def go_to(self, ply: int) -> None:
        """Show the position after that many moves of the line: the next move as a move."""
        if ply == self.moves_made + 1:
            self.redo()
        elif ply == self.moves_made - 1:
            self.undo()
        elif ply != self.moves_made:
            self._go_to(ply)

    def follow(self, ply: int, line: Sequence[Move]) -> None:
        """Show the position after that many moves, and have other moves follow it from now on."""
        if ply != self.moves_made:
            self._go_to(ply)
        self._redo = list(reversed(line))
        self._reached()

    # Overridden

    def play(self, move: Move) -> bool:
        """Play nothing."""
        del move
        return False

    def _reached(self) -> None:
        """Tell that another position is shown; ends mean nothing here."""
        self._tell()
