"""Asks the solver about each position of the game, in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bigben.engine import HOME, Move, PlaceKind, Position, way_home
from bigben.model.game import Game, beginning
from bigben.model.knowledge import Knowledge, Known
from bigben.model.solver_process import SolverProcess
from bigben.settings.cache import TextCache
from bigben.solver.verdict import Budget, Verdict

if TYPE_CHECKING:
    from bigben.model.findings import Findings

BUDGET: Final = Budget(seconds=10)
"""What one position may cost; after that nothing runs."""
_DEBOUNCE_MS: Final = 120
"""Moves that follow each other faster are not asked about one by one."""
LOOK_BACK_S: Final = (0.2, 1.0)
"""How long earlier positions are searched for a win: all in at most ten seconds."""
HOME_S: Final = 0.5
"""How long a win is searched for after all cards that can have gone home, or one."""


class Sign(Enum):
    """What can be said of the position on the table."""

    WINNABLE = auto()
    LOST = auto()
    LOOKING = auto()
    UNKNOWN = auto()


class SolverClient(QObject):
    """Knows what the solver says of the game's positions.

    The worker is started when the first question comes up. After three crashes in a game
    nothing more is asked until the next.

    Attributes:
        watching: whether every position is asked about; otherwise only by :meth:`ask`.

    Signals:
        changed: the sign may be another now, or more is known of earlier positions.
    """

    changed = Signal()

    def __init__(
        self,
        game: Game,
        command: Sequence[str],
        cache: TextCache,
        budget: Budget = BUDGET,
        parent: QObject | None = None,
    ) -> None:
        """``cache`` keeps what :meth:`look_back` finds, for the review too."""
        super().__init__(parent)
        self.watching = True
        self._game = game
        self._budget = budget
        self._cache = cache
        self._knowledge = Knowledge()
        self._worker = SolverProcess(command, self)
        self._worker.answered.connect(self._take)
        self._worker.gave_up.connect(self._give_up)
        self._asked_ply: int | None = None
        """The position that the worker is searching."""
        self._asked_s = 0.0
        self._asked_home: tuple[Move, ...] = ()
        """The moves from the position on the table to the one searched, if it is that of
        :meth:`tries_home`."""
        self._tried: tuple[Move, ...] = ()
        """The line that was known here when :meth:`tries_home` last began a search."""
        self._back: Findings | None = None
        """What is found while earlier positions are searched."""
        self._debounce = QTimer(self)
        self._debounce.setSingleShot(True)
        self._debounce.setInterval(_DEBOUNCE_MS)
        self._debounce.timeout.connect(self._ask_what_is_open)
        game.dealt.connect(self._begin)
        game.changed.connect(self._follow)
        self._begin()

    # What is known

    @property
    def sign(self) -> Sign:
        """What can be said of the position on the table."""
        known = self.known
        if known is not None and known.verdict is Verdict.WINNABLE:
            return Sign.WINNABLE
        if known is not None and known.verdict is Verdict.LOST:
            return Sign.LOST
        if self._asks_about_here or self._debounce.isActive():
            return Sign.LOOKING
        return Sign.UNKNOWN

    @property
    def known(self) -> Known | None:
        """What is known of the position on the table; None if nothing is, or not yet."""
        return self._knowledge.here()

    @property
    def last_winnable(self) -> int | None:
        """After how many moves the last position stood that is known to be winnable."""
        return self._knowledge.last_winnable()

    @property
    def looking_back(self) -> bool:
        """Whether earlier positions are being searched for the last that could be won."""
        return self._back is not None

    # What is asked

    def set_watching(self, watching: bool) -> None:
        """Ask about every position from now on, or about none but when told to."""
        self.watching = watching
        if watching:
            self._look_here()
        else:
            self._rest()

    def ask(self) -> None:
        """Ask about the position on the table now, unless it is known or being searched."""
        known = self.known
        if (known is None or known.verdict is Verdict.UNKNOWN) and not self._asks_about_here:
            self._debounce.stop()
            self._ask(self._knowledge.cursor, self._budget)

    def look_back(self) -> None:
        """Search for the last position that could be won; ``changed`` tells of each step."""
        if self._back is not None or self._game.showing:
            return
        from bigben.model.findings import Findings  # noqa: PLC0415  # not before it is needed

        record = self._game.record
        self._back = Findings(beginning(record), record.journal[: record.cursor])
        self._back.recall(self._cache)
        for ply, known in self._knowledge.found():
            self._back.learn(ply, known, self._budget.seconds)
        self._ask_what_is_open()

    def tries_home(self) -> bool:
        """Whether a win is being searched for that first sends home what can go home.

        Begins that search, once, where the known line does something else first although cards
        can go home: such a line wins too, but nobody would play it. All that can are sent there
        first, and if no win is found then, one. ``changed`` tells of the end.
        """
        known = self.known
        if known is None or self._asked_ply is not None or self._game.showing:
            return bool(self._asked_home)
        first = known.line[:1]
        if known.verdict is not Verdict.WINNABLE or known.line == self._tried or _goes_home(first):
            return False
        home = tuple(Move(step.source, step.target) for step in way_home(self._game.position))
        if home:
            self._tried = known.line
            self._try_home(home)
        return bool(self._asked_home)

    @property
    def holds_cards_back(self) -> bool:
        """Whether the known win begins with something else although cards can go home.

        Then :meth:`tries_home` has found no other.
        """
        known = self.known
        return known is not None and bool(known.line) and known.line == self._tried

    def end(self) -> None:
        """End the worker."""
        self._debounce.stop()
        self._stop_looking_back()
        self._worker.end()

    def _begin(self) -> None:
        self._stop_looking_back()
        self._knowledge.forget()
        self._worker.forgive()
        record = self._game.record
        self._knowledge.follow(record.journal, record.cursor)
        self._look_here()

    def _follow(self) -> None:
        record = self._game.record
        # While a line is shown the record stays where it is; so it does for a hint or a mark.
        if not self._knowledge.is_at(record.journal, record.cursor):
            self._stop_looking_back()
            self._knowledge.follow(record.journal, record.cursor)
            self._look_here()

    def _look_here(self) -> None:
        """Take another position for the one on the table, and have it looked at."""
        if self._game.showing:
            return  # what lies there is not the game's, which is known to be winnable
        if self._game.outcome is not None:
            won = self._game.position.is_won
            self._knowledge.learn(Known(Verdict.WINNABLE if won else Verdict.LOST))
        if self._asked_ply is not None:
            self._rest()
        if self.watching and self.known is None:
            self._debounce.start()
        else:
            self._debounce.stop()
        self.changed.emit()

    @property
    def _asks_about_here(self) -> bool:
        return self._asked_ply is not None and self._asked_ply == self._knowledge.cursor

    def _ask_what_is_open(self) -> None:
        if self.known is None:
            self._ask(self._knowledge.cursor, self._budget)
            return
        following = self._back.next_question(LOOK_BACK_S, 0.0) if self._back else None
        if following is None:
            self._stop_looking_back()
            self.changed.emit()
        else:
            ply, seconds = following
            self._ask(ply, self._budget._replace(seconds=seconds))

    def _stop_looking_back(self) -> None:
        back, self._back = self._back, None
        if back is None:
            return
        back.keep(self._cache)
        last, lost = back.last_winnable, back.first_lost
        if last is not None:
            self._knowledge.learn(Known(Verdict.WINNABLE, back.winning_line(last) or ()), last)
        if lost is not None:
            self._knowledge.learn(Known(Verdict.LOST), lost)

    def _ask(self, ply: int, budget: Budget) -> None:
        self._asked_ply, self._asked_s = ply, budget.seconds
        self._worker.ask(self._position_at(ply), budget)
        self.changed.emit()

    def _try_home(self, home: tuple[Move, ...]) -> None:
        after = self._position_at(self._knowledge.cursor)
        for move in home:
            after.push(move)
        self._asked_home, self._asked_ply = home, self._knowledge.cursor
        self._asked_s = HOME_S
        self._worker.ask(after, self._budget._replace(seconds=HOME_S))

    def _rest(self) -> None:
        self._debounce.stop()
        self._worker.rest()
        self._asked_ply, self._asked_home = None, ()

    def _position_at(self, ply: int) -> Position:
        record = self._game.record
        position = beginning(record)
        for move in record.journal[:ply]:
            position.push(move)
        return position

    # The worker

    def _take(self, known: Known) -> None:
        ply, self._asked_ply = self._asked_ply, None
        assert ply is not None
        home, self._asked_home = self._asked_home, ()
        if home:
            if known.verdict is Verdict.WINNABLE:
                self._knowledge.learn(Known(Verdict.WINNABLE, (*home, *known.line)), ply)
            elif len(home) > 1:
                self._try_home(home[:1])
                return
            self.changed.emit()
            return
        if self._back is not None:
            self._back.learn(ply, known, self._asked_s)
        if ply == self._knowledge.cursor:
            self._knowledge.learn(known, ply)
        if self._back is not None:
            self._ask_what_is_open()
        self.changed.emit()

    def _give_up(self) -> None:
        self._asked_ply, self._asked_home = None, ()
        self._stop_looking_back()
        self.changed.emit()


def _goes_home(moves: Sequence[Move]) -> bool:
    """Whether moves begin with one to a foundation, or there are none."""
    return all(
        move == HOME or (move.target is not None and move.target.kind is PlaceKind.FOUNDATION)
        for move in moves[:1]
    )
