"""Positions of the game that the player has marked, to come back to."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bigben.engine import Move
from bigben.model.game import Game


class Bookmarks(QObject):
    """Marks along the game's journal, what can be redone included.

    A mark is the number of moves that lead to its position. It goes when another move takes
    the place of one of those, and all go with their game. A shown line changes none.

    Signals:
        changed: a mark came or went.
    """

    changed = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._journal: tuple[Move, ...] = game.record.journal
        self._marks: set[int] = set()
        game.dealt.connect(self._begin)
        game.changed.connect(self._follow)

    @property
    def marks(self) -> list[int]:
        """After how many moves the marked positions stand, in order."""
        return sorted(self._marks)

    @property
    def here(self) -> bool:
        """Whether the position on the table is marked."""
        return self._game.moves_made in self._marks

    @property
    def before(self) -> int | None:
        """The last mark before the position on the table; None if there is none."""
        return max((mark for mark in self._marks if mark < self._game.moves_made), default=None)

    def toggle(self) -> None:
        """Mark the position on the table, or take its mark away."""
        if not self._game.showing:
            self._marks ^= {self._game.moves_made}
            self.changed.emit()

    def go_to(self, mark: int) -> None:
        """Go to a marked position in one step, back or on; what is no mark is passed over."""
        if mark in self._marks:
            self._game.go_back_to(mark)
            self._game.go_on_to(mark)

    def _begin(self) -> None:
        self._journal = self._game.record.journal
        self._marks.clear()
        self.changed.emit()

    def _follow(self) -> None:
        old, self._journal = self._journal, self._game.record.journal
        same = 0
        while same < min(len(old), len(self._journal)) and old[same] == self._journal[same]:
            same += 1
        kept = {mark for mark in self._marks if mark <= same}
        if kept != self._marks:
            self._marks = kept
            self.changed.emit()
