"""Positions of the game that the player has marked, to come back to."""

from __future__ import annotations

from bigben.model.game import Game


class Bookmarks:
    """The marks along a game's journal, what can be redone included.

    A mark is the number of moves that lead to its position. It goes when another move takes
    the place of one of those. The game's ``changed`` tells when marks come or go.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def marks(self) -> tuple[int, ...]:
        """After how many moves the marked positions stand, in order."""
        return self._game.record.marks

    @property
    def here(self) -> bool:
        """Whether the position on the table is marked."""
        return self._game.moves_made in self.marks

    @property
    def before(self) -> int | None:
        """The last mark before the position on the table; None if there is none."""
        return max((mark for mark in self.marks if mark < self._game.moves_made), default=None)

    def go_to(self, mark: int) -> None:
        """Go to a marked position in one step, back or on; what is no mark is passed over."""
        if mark in self.marks:
            self._game.go_back_to(mark)
            self._game.go_on_to(mark)
