"""The solver's process where no worker can be started."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from bigben.engine import Position
from bigben.model import solver_process
from bigben.model.solver_process import SolverProcess
from bigben.solver.verdict import Budget


class RefusedAtOnce(QProcess):
    """Fails as Windows lets it fail: before the call that starts it returns."""

    def start(self, *_: Any) -> None:
        self.errorOccurred.emit(QProcess.ProcessError.FailedToStart)


class RefusedLater(QProcess):
    """Fails as it does elsewhere."""

    def start(self, *_: Any) -> None:
        super().start("no-such-program", [])


@pytest.mark.parametrize("kind", [RefusedAtOnce, RefusedLater])
def test_a_worker_that_cannot_be_started_is_given_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: type[QProcess]
) -> None:
    monkeypatch.setattr(solver_process, "QProcess", kind)
    process = SolverProcess(["worker"])
    with qtbot.waitSignal(process.gave_up):
        process.ask(Position.deal(7), Budget(seconds=1))
