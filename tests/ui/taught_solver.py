"""A solver that knows what a test tells it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bigben.engine import Move
from bigben.model.knowledge import Known
from bigben.model.solver_client import Sign
from bigben.solver.verdict import Verdict


class TaughtSolver(QObject):
    """Stands in for the client, and looks for a win until it is taught."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sign = Sign.LOOKING
        self.known: Known | None = None
        self.last_winnable: int | None = None
        self.looking_back = False
        self.trying_home = False
        self.holds_cards_back = False
        self.asked = 0

    def ask(self) -> None:
        self.asked += 1

    def look_back(self) -> None:
        self.looking_back = True

    def tries_home(self) -> bool:
        return self.trying_home

    def teach(self, sign: Sign, line: tuple[Move, ...] = ()) -> None:
        """Let it find out what a sign says, and for a win the way to it."""
        self.sign = sign
        verdict = {Sign.WINNABLE: Verdict.WINNABLE, Sign.LOST: Verdict.LOST}
        self.known = Known(verdict.get(sign, Verdict.UNKNOWN), line)
        self.changed.emit()
