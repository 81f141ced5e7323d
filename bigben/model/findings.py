"""What has been found out along a game: which of its positions can be won, and how."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bigben import __version__
from bigben.engine import Move, Position, Result, moves_text, parse_moves
from bigben.model.knowledge import Known
from bigben.settings.cache import TextCache
from bigben.solver.verdict import Verdict

_logger: Final = logging.getLogger(__name__)

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


class Findings:
    """The verdicts on a game's positions, and which position tells most if it is searched next.

    Whoever can win after a move could win before it. So a win proves all positions before it,
    a loss all after it, and what lies between is halved by each search: the turning point of
    150 moves takes about eight.

    Attributes:
        start: where the game began.
        moves: the moves that were made.
        last_winnable: after how many moves the last position stood that is known to be
            winnable; None if there is none.
        first_lost: the same of the first that is proven lost.
    """

    def __init__(self, start: Position, moves: Sequence[Move]) -> None:
        """Raises ``IllegalMove`` if the moves can't be played."""
        self.start = start
        self.moves = tuple(moves)
        self.last_winnable: int | None = None
        self.first_lost: int | None = None
        self._texts = _texts(start, self.moves)
        self._lines: dict[int, tuple[Move, ...]] = {}
        """Lines that win, by the ply that they begin at."""
        self._searched_s: dict[int, float] = {}
        """How long positions were searched that are not known, by ply."""
        self._learn_end()

    # What is known

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
        """What is known of the position after that many moves."""
        low, high = self._bounds
        if ply <= low:
            return Verdict.WINNABLE
        return Verdict.LOST if ply >= high else Verdict.UNKNOWN

    def searched_s(self, ply: int) -> float:
        """For how many seconds a position was searched of which nothing is known; 0: not at all."""
        return self._searched_s.get(ply, 0.0)

    def winning_line(self, ply: int) -> tuple[Move, ...] | None:
        """Moves that win after that many moves of the game; None if none are known."""
        following = [later for later in self._lines if later >= ply]
        if not following:
            return None
        later = min(following)
        return (*self.moves[ply:later], *self._lines[later])

    def position_at(self, ply: int) -> Position:
        """The position after that many moves, as one that begins there."""
        return Position.from_text(self._texts[ply])

    @property
    def turning_point(self) -> TurningPoint | None:
        """Where the win was lost, as far as that is known now; None if it was not, or not yet.

        While positions are searched a later one may be found, or a proof.
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

    def next_question(
        self, stages_s: Sequence[float], proofs_to_s: float
    ) -> tuple[int, float] | None:
        """Which position to search next, and for how many seconds; None if all that is to be is.

        All is searched for as long as a stage says before any is for as long as the next, the
        stages rising: first for the last position that could be won, then, in stages up to
        ``proofs_to_s``, for the first that is lost.
        """
        low, high = self._bounds
        for stage_s in stages_s:
            tried = [ply for ply in range(low + 1, high) if self.searched_s(ply) >= stage_s]
            without_win = min(tried, default=high)
            if without_win - low > 1:
                return (low + without_win) // 2, stage_s
            without_proof = max(tried, default=low)
            if high - without_proof > 1 and stage_s <= proofs_to_s:
                return (without_proof + high) // 2, stage_s
        return None

    def learn(self, ply: int, known: Known, seconds: float) -> None:
        """Take what a search of some seconds has found of the position after that many moves."""
        match known.verdict:
            case Verdict.WINNABLE:
                self._lines[ply] = known.line
                self.last_winnable = max(ply, self._bounds[0])
            case Verdict.LOST:
                self.first_lost = min(ply, self._bounds[1])
            case Verdict.UNKNOWN:
                self._searched_s[ply] = max(seconds, self.searched_s(ply))

    @property
    def _bounds(self) -> tuple[int, int]:
        """The last ply known to be winnable and the first known to be lost, or those beyond."""
        low = -1 if self.last_winnable is None else self.last_winnable
        high = self.positions if self.first_lost is None else self.first_lost
        return low, high

    def _learn_end(self) -> None:
        """What the rules say of the last position needs no search."""
        ply = self.positions - 1
        outcome = self.position_at(ply).outcome()
        if outcome is not None:
            won = outcome.result is Result.WON
            self.learn(ply, Known(Verdict.WINNABLE if won else Verdict.LOST), 0.0)

    # Keeping it

    def keep(self, cache: TextCache) -> None:
        """Keep what was found, for whoever looks at the same game again."""
        # Of what one verdict tells of others, only that one is kept.
        kept: dict[str, object] = {
            "lines": {ply: moves_text(line) for ply, line in self._lines.items()},
            "first_lost": self.first_lost,
            "searched_s": self._searched_s,
        }
        cache.write(self._key, json.dumps(kept))

    def recall(self, cache: TextCache) -> None:
        """Take over what was kept; lines are replayed before."""
        text = cache.read(self._key)
        if text is None:
            return
        try:
            kept = json.loads(text)
            found = [
                (int(ply), Known(Verdict.WINNABLE, parse_moves(line)), 0.0)
                for ply, line in kept["lines"].items()
            ]
            if kept["first_lost"] is not None:
                found.append((int(kept["first_lost"]), Known(Verdict.LOST), 0.0))
            found += [(int(ply), _UNKNOWN, float(s)) for ply, s in kept["searched_s"].items()]
            for ply, known, _ in found:
                if not 0 <= ply < self.positions:
                    raise ValueError(f"there is no position {ply}")
                known.check_at(self.position_at(ply))
            if kept["first_lost"] is not None and any(
                known.verdict is Verdict.WINNABLE and ply >= int(kept["first_lost"])
                for ply, known, _ in found
            ):
                raise ValueError("a lost position wins")
        except (
            *(ValueError, LookupError, TypeError, AttributeError),
            *(OverflowError, RecursionError),
        ) as error:
            _logger.warning("cached findings make no sense: %r", error)
            return
        for ply, known, seconds in found:
            self.learn(ply, known, seconds)

    @property
    def _key(self) -> str:
        game = "\n".join((__version__, self._texts[0], *map(str, self.moves)))
        return hashlib.sha256(game.encode()).hexdigest()


def _texts(start: Position, moves: Sequence[Move]) -> list[str]:
    """The texts of all positions of a game."""
    position = start.copy()
    texts = [position.to_text()]
    for move in moves:
        position.push(move)
        texts.append(position.to_text())
    return texts
