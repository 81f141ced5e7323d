"""The solver's process: started when it is first needed, asked about one position at a time."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import bigben
from bigben.engine import Move, Position
from bigben.model.knowledge import Known
from bigben.solver.verdict import Budget, Verdict

_logger: Final = logging.getLogger(__name__)

_MOST_CRASHES: Final = 3
_END_MS: Final = 500
"""How long the worker has to end when the program does."""
_LAST_WORDS: Final = 2_000
"""How many characters of a worker's last complaint go into the log."""


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


class SolverProcess(QObject):
    """Asks a worker of its own, and replays what it answers before that is believed.

    A worker that crashes, or whose answer is wrong, is started anew and asked again; after three
    times nothing more is asked until :meth:`forgive`.

    Signals:
        answered: the position asked about was searched; carries what is ``Known`` of it.
        gave_up: it was not, and will not be: the worker has crashed three times.
    """

    answered = Signal(object)
    gave_up = Signal()

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = list(command)
        self._process: QProcess | None = None
        self._retired: list[QProcess] = []
        self._id = 0
        self._asked: tuple[Position, Budget] | None = None
        self._crashes = 0

    def ask(self, position: Position, budget: Budget) -> None:
        """Have a position searched, in place of what was being searched."""
        if self._crashes >= _MOST_CRASHES:
            self._asked = None
            self.gave_up.emit()
            return
        self._asked = position, budget
        self._id += 1
        self._send(
            {
                "id": self._id,
                "op": "solve",
                "rules": position.rules,
                "position": position.to_text(),
                "budget": budget._asdict(),
            }
        )

    def rest(self) -> None:
        """Tell the worker to stop; an answer still under way is dropped by its id."""
        if self._asked is not None:
            self._send({"id": self._id, "op": "stop"})
            self._asked = None
            self._id += 1

    def forgive(self) -> None:
        """Forget the crashes: what comes next is about something else."""
        self._crashes = 0

    def retire(self) -> None:
        """Tell the worker to end, and don't wait for it. The next question starts another."""
        self._asked = None
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._ended)
            self._retired.append(process)
            process.closeWriteChannel()  # which is the order to exit

    def end(self) -> None:
        """End the worker, and wait until it has."""
        self.retire()
        for process in self._retired:
            if process.state() is not QProcess.ProcessState.NotRunning and (
                not process.waitForFinished(_END_MS)
            ):
                process.kill()
                process.waitForFinished(_END_MS)
            process.deleteLater()
        self._retired.clear()

    def _send(self, message: dict[str, Any]) -> None:
        import json  # noqa: PLC0415  # not before the first question

        process = self._process
        if process is None:
            process = self._process = QProcess(self)
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._ended)
            process.errorOccurred.connect(self._failed)
            process.setProcessEnvironment(worker_environment())
            _keep_from_terminal(process)
            process.start(self._command[0], self._command[1:])
        # On Windows a start can fail within start(): the question was asked again by then.
        if process is self._process:
            process.write(json.dumps(message).encode() + b"\n")

    def _read(self) -> None:
        import json  # noqa: PLC0415

        while self._process is not None and self._process.canReadLine():
            try:
                self._take(json.loads(bytes(self._process.readLine().data())))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                _logger.warning("the solver's answer makes no sense: %r", error)
                self._process.kill()
                return

    def _take(self, answer: dict[str, Any]) -> None:
        """Take one answer; raises ``ValueError`` and its like if it is none, or wrong."""
        if "verdict" not in answer or answer["id"] != self._id or self._asked is None:
            return
        known = Known(Verdict(answer["verdict"]), tuple(map(Move.parse, answer["line"])))
        known.check_at(self._asked[0])
        self._asked = None
        self.answered.emit(known)

    def _failed(self, error: QProcess.ProcessError) -> None:
        # Every other error is followed by finished().
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        """The worker is gone although nobody told it to go."""
        process, self._process = self._process, None
        self._crashes += 1
        _logger.warning("the solver has ended unexpectedly%s", _last_words(process))
        if process is not None:
            process.deleteLater()
        if self._asked is not None:
            self.ask(*self._asked)


def _keep_from_terminal(process: QProcess) -> None:
    """Let Ctrl+C in a terminal, or its end, reach this program alone, which ends the worker."""
    if hasattr(process, "setUnixProcessParameters"):  # not on Windows
        parameters = QProcess.UnixProcessParameters()
        parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
        process.setUnixProcessParameters(parameters)


def _last_words(process: QProcess | None) -> str:
    """How a process ended and what it said last, for the log."""
    if process is None:
        return ""
    how = f"{process.errorString()}, status {process.exitCode()}"
    said = ""
    if process.isOpen():  # it is not if it could not be started
        said = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
    return f" ({how})" + (f":\n{said[-_LAST_WORDS:]}" if said else "")
