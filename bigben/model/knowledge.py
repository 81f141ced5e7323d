"""What is known of the positions along a game: whether they can be won, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bigben.engine import Move, Position
from bigben.solver.verdict import Verdict


class Known(NamedTuple):
    """What is known of one position."""

    verdict: Verdict
    line: tuple[Move, ...] = ()
    """``WINNABLE``: moves from here to the win. Otherwise empty, or moves that look good."""

    def check_at(self, position: Position) -> None:
        """Raise ``ValueError`` if the line can't be played there, or should win and doesn't."""
        replayed = position.copy()
        for move in self.line:
            replayed.push(move)
        if self.verdict is Verdict.WINNABLE and not replayed.is_won:
            raise ValueError("the winning line does not win")


class Knowledge:
    """The verdicts along a journal, its redo part included.

    One verdict tells of others: a win proves every position on the journal that leads to it,
    a line can be followed move by move, and a proven loss holds for everything after it.

    Attributes:
        cursor: how many moves of the journal are made.
    """

    def __init__(self) -> None:
        self.cursor = 0
        self._journal: list[Move] = []
        self._known: list[Known | None] = [None]

    def forget(self) -> None:
        """Begin anew: another deal lies on the table."""
        self.cursor = 0
        self._journal = []
        self._known = [None]

    def is_at(self, journal: Sequence[Move], cursor: int) -> bool:
        """Whether this is the journal that is followed, and that many of its moves are made."""
        return cursor == self.cursor and list(journal) == self._journal

    def follow(self, journal: Sequence[Move], cursor: int) -> None:
        """Take over the game's journal; what was known of positions no longer on it is lost."""
        same = 0
        while same < min(len(journal), len(self._journal)) and journal[same] == self._journal[same]:
            same += 1
        # A move that leaves the old journal may still follow a known line: keep what that says.
        del self._known[same + 1 :]
        for ply in range(same, len(journal)):
            before = self.at(ply)
            follows = before is not None and before.line[:1] == (journal[ply],)
            self._journal[ply:] = [journal[ply]]
            self._known.append(
                Known(Verdict.WINNABLE, before.line[1:])
                if before is not None and follows and before.verdict is Verdict.WINNABLE
                else None
            )
        self._journal = list(journal)
        self.cursor = cursor

    def learn(self, known: Known, ply: int | None = None) -> None:
        """Take a verdict on the position after that many moves of the journal; at the cursor."""
        self._known[self.cursor if ply is None else ply] = known

    def here(self) -> Known | None:
        """What is known of the position at the cursor; None if it was never looked at."""
        return self.at(self.cursor)

    def at(self, ply: int) -> Known | None:
        """What is known of the position after that many moves of the journal."""
        own = self._known[ply]
        if own is not None and own.verdict is not Verdict.UNKNOWN:
            return own
        for earlier in self._known[:ply]:
            if earlier is not None and earlier.verdict is Verdict.LOST:
                return Known(Verdict.LOST)
        for later in range(ply + 1, len(self._known)):
            known = self._known[later]
            if known is not None and known.verdict is Verdict.WINNABLE:
                return Known(Verdict.WINNABLE, (*self._journal[ply:later], *known.line))
        return own

    def found(self) -> Iterator[tuple[int, Known]]:
        """What searches have found of the positions up to the cursor, by their plies."""
        for ply, known in enumerate(self._known[: self.cursor + 1]):
            if known is not None:
                yield ply, known

    def last_winnable(self) -> int | None:
        """The latest position up to the cursor that is known to be winnable, by its ply."""
        for ply in range(self.cursor, -1, -1):
            known = self.at(ply)
            if known is not None and known.verdict is Verdict.WINNABLE:
                return ply
        return None
