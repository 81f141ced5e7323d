"""The review of a game: which of its positions could be won, and where the win was lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from bigben.engine import Move, Position
from bigben.model.findings import Findings
from bigben.model.knowledge import Known
from bigben.model.solver_process import SolverProcess
from bigben.settings.cache import TextCache
from bigben.solver.verdict import Budget

STAGES_S: Final = (0.2, 2.0, 10.0)
"""How many seconds positions are searched for: all of them for the first, then for the next."""
_PROOFS_TO_S: Final = 2.0
"""Longer searches are for the last position that could be won alone, not for the first lost."""


class Review(QObject):
    """Finds out what could be won along a game, with a worker of its own; keeps it in the cache.

    Attributes:
        found: what is known.
        over: whether nothing more will be found out.

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
        self.found = Findings(start, moves)
        self.found.recall(cache)
        self.over = False
        self._stages_s = stages_s
        self._cache = cache
        self._asked: tuple[int, float] | None = None
        """The position that is being searched, and for how long."""
        self._worker = SolverProcess(command, self)
        self._worker.answered.connect(self._take)
        self._worker.gave_up.connect(self._stop)

    def begin(self) -> None:
        """Search, until nothing more is to be found out or :meth:`end`."""
        self._go_on()

    def end(self) -> None:
        """End the worker, and keep what was found."""
        self._worker.end()
        self.found.keep(self._cache)

    def _go_on(self) -> None:
        self._asked = self.found.next_question(self._stages_s, _PROOFS_TO_S)
        if self._asked is None:
            self._stop()
            return
        ply, seconds = self._asked
        self._worker.ask(self.found.position_at(ply), Budget(seconds=seconds))

    def _take(self, known: Known) -> None:
        assert self._asked is not None
        ply, seconds = self._asked
        self.found.learn(ply, known, seconds)
        # The worker need not wait for what the findings bring about here.
        self._go_on()
        if not self.over:
            self.changed.emit()

    def _stop(self) -> None:
        self._asked = None
        self.over = True
        self._worker.retire()
        self.found.keep(self._cache)
        self.changed.emit()
