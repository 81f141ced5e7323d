"""The review of a game: which of its positions could be won, and where the win was lost."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from bigben import __version__
from bigben.engine import Move, Outcome, Position, Result
from bigben.model.knowledge import Known
from bigben.model.solver_process import SolverProcess, check
from bigben.settings.cache import TextCache
from bigben.solver.verdict import Budget, Verdict

_log = logging.getLogger(__name__)

STAGES_S: Final = (0.3, 2.0, 10.0)
"""Seconds that a position is searched for: all that must be with the first, then the next."""
_PROOFS_TO_S: Final = 2.0
"""Longer searches are for the last position that could be won alone, not for the first lost."""

_UNKNOWN: Final = Known(Verdict.UNKNOWN)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move that threw the win away, or after which no win is found any more."""

    ply: int
    """After how many moves the last position stood that could be won: the next was the move."""
    line: tuple[Move, ...]
    """Moves that win from there; the first is better than the one that was made."""
    seconds: float
    """How long the position after the move was searched for a win; 0 if it is proven lost."""

    @property
    def proven(self) -> bool:
        """Whether it is proven that the move lost."""
        return not self.seconds


class Review(QObject):
    """Finds out what could be won along a game, with a worker of its own.

    Whoever can win after a move could win before it. So a win proves all positions before it,
    a loss all after it, and what lies between is halved by each search: the turning point of
    150 moves takes about eight. What was found is kept in the cache.

    Attributes:
        start: where the game began.
        moves: the moves that were made.
        last_winnable: after how many moves the last position stood that is known to be
            winnable; None if there is none.
        first_lost: the same of the first that is proven lost.

    Signals:
        changed: more is known, or nothing more will be.
    """

    changed = Signal()

    def __init__(
        self,
        start: Position,
        moves: Sequence[Move],
        command: Sequence[str],
        cache: TextCache,
        *,
        stages_s: Sequence[float] = STAGES_S,
        parent: QObject | None = None,
    ) -> None:
        """Raises ``IllegalMove`` if the moves can't be played. :meth:`begin` begins the search.

        ``command`` starts a worker; ``stages_s`` rise.
        """
        super().__init__(parent)
        self.start = start
        self.moves = tuple(moves)
        self.last_winnable: int | None = None
        self.first_lost: int | None = None
        self._stages_s = stages_s
        self._texts = _texts(start, self.moves)
        self._lines: dict[int, tuple[Move, ...]] = {}
        """Lines that win, by the ply that they begin at."""
        self._searched_s: dict[int, float] = {}
        """How long positions were searched that are not known, by ply."""
        self._asked: int | None = None
        self._asked_s = 0.0
        self._over = False
        self._cache = cache
        self._worker = SolverProcess(command, self)
        self._worker.answered.connect(self._take)
        self._worker.gave_up.connect(self._stop)
        self._recall()
        self._learn_end()

    # What is known

    @property
    def over(self) -> bool:
        """Whether nothing more will be found out."""
        return self._over

    @property
    def positions(self) -> int:
        """How many positions the game has: one more than moves."""
        return len(self._texts)

    @property
    def decided(self) -> int:
        """How many of them are known to be winnable or lost."""
        low, high = self._bounds
        return self.positions - (high - low - 1)

    def verdict(self, ply: int) -> Verdict:
        """What is known of the position after so many moves."""
        low, high = self._bounds
        if ply <= low:
            return Verdict.WINNABLE
        return Verdict.LOST if ply >= high else Verdict.UNKNOWN

    def searched_s(self, ply: int) -> float:
        """For how many seconds a position was searched of which nothing is known; 0: not at all."""
        return self._searched_s.get(ply, 0.0)

    def winning_line(self, ply: int) -> tuple[Move, ...] | None:
        """Moves that win after so many moves of the game; None if none are known."""
        following = [later for later in self._lines if later >= ply]
        if not following:
            return None
        later = min(following)
        return (*self.moves[ply:later], *self._lines[later])

    def position_at(self, ply: int) -> Position:
        """The position after so many moves, as one that begins there."""
        return Position.from_text(self._texts[ply])

    @property
    def turning_point(self) -> TurningPoint | None:
        """Where the win was lost, as far as that is known now; None if it was not, or nowhere yet.

        Until the review is over a later one may be found, or a proof.
        """
        last = self.last_winnable
        if last is None or last + 1 == self.positions:
            return None
        seconds = 0.0
        if self.verdict(last + 1) is not Verdict.LOST:
            seconds = self.searched_s(last + 1)
            if not seconds:
                return None
        return TurningPoint(last, self._lines[last], seconds)

    # Finding out

    def begin(self) -> None:
        """Search, until nothing more is to be found out or :meth:`end`."""
        self._go_on()

    def end(self) -> None:
        """End the worker, and keep what was found."""
        self._worker.end()
        self._remember()

    @property
    def _bounds(self) -> tuple[int, int]:
        """The last ply known to be winnable and the first known to be lost, or those beyond."""
        low = -1 if self.last_winnable is None else self.last_winnable
        high = self.positions if self.first_lost is None else self.first_lost
        return low, high

    def _next(self) -> tuple[int, float] | None:
        """Which position to search next, and how long; None if all that was to be done is."""
        low, high = self._bounds
        for stage_s in self._stages_s:
            tried = [
                ply for ply in range(low + 1, high) if self._searched_s.get(ply, 0.0) >= stage_s
            ]
            without_win = min(tried, default=high)
            if without_win - low > 1:
                return (low + without_win) // 2, stage_s
            without_proof = max(tried, default=low)
            if high - without_proof > 1 and stage_s <= _PROOFS_TO_S:
                return (without_proof + high) // 2, stage_s
        return None

    def _go_on(self) -> None:
        following = self._next()
        if following is None:
            self._stop()
            return
        self._asked, self._asked_s = following
        self._worker.ask(self.position_at(self._asked), Budget(seconds=self._asked_s))

    def _take(self, known: Known) -> None:
        ply, self._asked = self._asked, None
        assert ply is not None
        self._learn(ply, known, self._asked_s)
        self.changed.emit()
        self._go_on()

    def _stop(self) -> None:
        self._asked = None
        self._over = True
        self._worker.end()
        self._remember()
        self.changed.emit()

    def _learn(self, ply: int, known: Known, seconds: float) -> None:
        match known.verdict:
            case Verdict.WINNABLE:
                self._lines[ply] = known.line
                self.last_winnable = max(ply, self._bounds[0])
            case Verdict.LOST:
                self.first_lost = min(ply, self._bounds[1])
            case Verdict.UNKNOWN:
                self._searched_s[ply] = max(seconds, self.searched_s(ply))

    def _learn_end(self) -> None:
        """What the rules say of the last position needs no search."""
        ply = self.positions - 1
        outcome = self.position_at(ply).outcome()
        if outcome is not None:
            won = outcome == Outcome(Result.WON)
            self._learn(ply, Known(Verdict.WINNABLE if won else Verdict.LOST), 0.0)

    # Keeping it

    @property
    def _key(self) -> str:
        game = "\n".join((__version__, self._texts[0], *map(str, self.moves)))
        return hashlib.sha256(game.encode()).hexdigest()

    def _remember(self) -> None:
        # Of what one verdict tells of others, only that one is kept.
        kept: dict[str, object] = {
            "lines": {ply: " ".join(map(str, line)) for ply, line in self._lines.items()},
            "first_lost": self.first_lost,
            "searched_s": self._searched_s,
        }
        self._cache.write(self._key, json.dumps(kept))

    def _recall(self) -> None:
        """Take over what an earlier review has found; lines are replayed before."""
        text = self._cache.read(self._key)
        if text is None:
            return
        try:
            kept = json.loads(text)
            found = [
                (int(ply), Known(Verdict.WINNABLE, tuple(map(Move.parse, line.split()))), 0.0)
                for ply, line in kept["lines"].items()
            ]
            if kept["first_lost"] is not None:
                found.append((int(kept["first_lost"]), Known(Verdict.LOST), 0.0))
            found += [(int(ply), _UNKNOWN, float(s)) for ply, s in kept["searched_s"].items()]
            for ply, known, _ in found:
                if not 0 <= ply < self.positions:
                    raise ValueError(f"there is no position {ply}")
                check(known, self.position_at(ply))
            if kept["first_lost"] is not None and any(
                known.verdict is Verdict.WINNABLE and ply >= int(kept["first_lost"])
                for ply, known, _ in found
            ):
                raise ValueError("a lost position wins")
        except (
            *(ValueError, LookupError, TypeError, AttributeError),
            *(OverflowError, RecursionError),
        ) as error:
            _log.warning("a cached review makes no sense: %r", error)
            return
        for ply, known, seconds in found:
            self._learn(ply, known, seconds)


def _texts(start: Position, moves: Sequence[Move]) -> list[str]:
    """The texts of all positions of a game."""
    position = start.copy()
    texts = [position.to_text()]
    for move in moves:
        position.push(move)
        texts.append(position.to_text())
    return texts
