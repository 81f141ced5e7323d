"""Asks the solver about each position of the game, in a process of its own."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

import bigben
from bigben.engine import Move, Outcome, Position, Result
from bigben.model.game import Game, beginning
from bigben.model.knowledge import Knowledge, Known
from bigben.solver.verdict import Budget, Verdict

_log = logging.getLogger(__name__)

BUDGET: Final = Budget(seconds=10)
"""What one position may cost; after that nothing runs."""
_DEBOUNCE_MS: Final = 120
"""Moves that follow each other faster are not asked about one by one."""
_MOST_CRASHES: Final = 3
_END_MS: Final = 500
"""How long the worker has to end when the program does."""


class Sign(Enum):
    """What can be said of the position on the table."""

    WINNABLE = auto()
    LOST = auto()
    LOOKING = auto()
    UNKNOWN = auto()


def worker_command() -> list[str]:
    """The program and arguments that start a worker, from a source tree or a frozen program."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--solver-worker"]
    return [sys.executable, "-P", "-m", "bigben", "--solver-worker"]


def worker_environment() -> QProcessEnvironment:
    """This program's environment, with this very package where the worker finds it first."""
    environment = QProcessEnvironment.systemEnvironment()
    folders = [str(Path(bigben.__file__).parents[1]), environment.value("PYTHONPATH")]
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, folders)))
    return environment


class SolverClient(QObject):
    """Knows what the solver says of the game's positions.

    The worker is started when the first question comes up. Its answers are replayed before they
    are believed: one that is wrong counts as a crash. After three crashes in a game nothing more
    is asked until the next.

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
        budget: Budget = BUDGET,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.watching = True
        self._game = game
        self._command = list(command)
        self._budget = budget
        self._knowledge = Knowledge()
        self._process: QProcess | None = None
        self._id = 0
        self._asked_ply: int | None = None
        """The position that the worker is searching."""
        self._looking_back = False
        self._crashes = 0
        self._debounce = QTimer(self)
        self._debounce.setSingleShot(True)
        self._debounce.setInterval(_DEBOUNCE_MS)
        self._debounce.timeout.connect(self._ask_what_is_open)
        game.dealt.connect(self._begin)
        game.changed.connect(self._follow)
        self._begin()
        self._follow()

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
        return self._looking_back

    # What is asked

    def set_watching(self, watching: bool) -> None:
        """Ask about every position from now on, or about none but when told to."""
        self.watching = watching
        if watching:
            self._follow()
        else:
            self._rest()

    def ask(self) -> None:
        """Ask about the position on the table now, unless it is known or being searched."""
        known = self.known
        if (known is None or known.verdict is Verdict.UNKNOWN) and not self._asks_about_here:
            self._debounce.stop()
            self._ask(self._knowledge.cursor)

    def look_back(self) -> None:
        """Search for the last position that could be won; ``changed`` tells of each step."""
        if not self._looking_back:
            self._looking_back = True
            self._ask_what_is_open()

    def end(self) -> None:
        """End the worker. Closing its input is the order to exit."""
        self._debounce.stop()
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._ended)
            process.closeWriteChannel()
            if not process.waitForFinished(_END_MS):
                process.kill()
                process.waitForFinished(_END_MS)

    def _begin(self) -> None:
        self._knowledge.forget()
        self._crashes = 0

    def _follow(self) -> None:
        if self._game.showing:
            return  # the record stays where it is
        record = self._game.record
        self._knowledge.follow(record.journal, record.cursor)
        self._looking_back = False
        if self._game.outcome is not None:
            won = self._game.outcome == Outcome(Result.WON)
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
            self._ask(self._knowledge.cursor)
            return
        ply = self._knowledge.ply_to_look_at() if self._looking_back else None
        if ply is None:
            self._looking_back = False
            self.changed.emit()
        else:
            self._ask(ply)

    def _ask(self, ply: int) -> None:
        if self._crashes >= _MOST_CRASHES:
            self._looking_back = False
            self.changed.emit()
            return
        self._asked_ply = ply
        self._id += 1
        position = self._position_at(ply)
        self._send(
            {
                "id": self._id,
                "op": "solve",
                "rules": position.rules,
                "position": position.to_text(),
                "budget": self._budget._asdict(),
            }
        )
        self.changed.emit()

    def _rest(self) -> None:
        """Tell the worker to stop; an answer still under way is dropped by its id."""
        self._debounce.stop()
        if self._asked_ply is not None:
            self._send({"id": self._id, "op": "stop"})
            self._asked_ply = None
            self._id += 1

    def _position_at(self, ply: int) -> Position:
        record = self._game.record
        position = beginning(record)
        for move in record.journal[:ply]:
            position.push(move)
        return position

    # The worker

    def _send(self, message: dict[str, Any]) -> None:
        import json  # noqa: PLC0415  # not before the first question

        if self._process is None:
            self._process = QProcess(self)
            self._process.readyReadStandardOutput.connect(self._read)
            self._process.finished.connect(self._ended)
            self._process.errorOccurred.connect(self._failed)
            self._process.setProcessEnvironment(worker_environment())
            self._process.setStandardErrorFile(QProcess.nullDevice())
            self._process.start(self._command[0], self._command[1:])
        self._process.write(json.dumps(message).encode() + b"\n")

    def _read(self) -> None:
        import json  # noqa: PLC0415

        while self._process is not None and self._process.canReadLine():
            try:
                self._take(json.loads(bytes(self._process.readLine().data())))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                _log.warning("the solver's answer makes no sense: %r", error)
                self._process.kill()
                return

    def _take(self, answer: dict[str, Any]) -> None:
        """Take one answer; raises ``ValueError`` and its like if it is none, or wrong."""
        if "verdict" not in answer or answer["id"] != self._id or self._asked_ply is None:
            return
        ply = self._asked_ply
        line = tuple(map(Move.parse, answer["line"]))
        known = Known(Verdict(answer["verdict"]), line)
        self._check(known, ply)
        self._asked_ply = None
        self._knowledge.learn(known, ply)
        if self._looking_back:
            self._ask_what_is_open()
        self.changed.emit()

    def _check(self, known: Known, ply: int) -> None:
        position = self._position_at(ply)
        for move in known.line:
            position.push(move)
        if known.verdict is Verdict.WINNABLE and position.outcome() != Outcome(Result.WON):
            raise ValueError("the winning line does not win")

    def _failed(self, error: QProcess.ProcessError) -> None:
        # Every other error is followed by finished().
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        """The worker is gone although nobody told it to go."""
        self._process = None
        self._crashes += 1
        _log.warning("the solver has ended unexpectedly")
        ply, self._asked_ply = self._asked_ply, None
        if ply is not None:
            self._ask(ply)
        else:
            self.changed.emit()
