"""What the benchmarks measure with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

HERE = Path(__file__).parent
_START = "BENCHMARK_STARTED_NS"
_SETTLE_MS = 500


class _FirstPaint(QObject):
    """Notes when a widget has been painted once, then ends the event loop."""

    painted_ns = 0
    processor_s = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._note)
        return False

    def _note(self) -> None:
        self.painted_ns = time.monotonic_ns()
        self.processor_s = time.process_time()
        # What a program does at once when it is seen counts for its memory, not for its start.
        QTimer.singleShot(_SETTLE_MS, QApplication.quit)


def report_first_paint(app: QApplication, widget: QWidget) -> int:
    """Run the event loop until a widget is painted, then print milliseconds and memory.

    The processor's time is that of this process, and what other programs do counts little for it.
    """
    watcher = _FirstPaint(app)
    widget.installEventFilter(watcher)
    QCoreApplication.exec()
    spent_ns = watcher.painted_ns - int(os.environ[_START])
    result = {
        "ms": spent_ns / 1e6,
        "cpu_ms": watcher.processor_s * 1e3,
        "pss_mb": pss_mb("self"),
    }
    print(json.dumps(result), flush=True)
    return 0


def pss_mb(process: int | str) -> float:
    """A process's proportional set size, in megabytes."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise LookupError("the kernel tells no PSS")


def run_script(name: str, *arguments: str) -> dict[str, Any]:
    """Run a script of this folder in a process of its own; returns the JSON that it prints."""
    environment = {**os.environ, _START: str(time.monotonic_ns())}
    # An installed program has its compiled modules at hand.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, HERE / name, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    result = json.loads(done.stdout.splitlines()[-1])
    assert isinstance(result, dict)
    return result


def spread(values: Sequence[float]) -> str:
    """The least, middle and largest value."""
    return f"{min(values):.2f} / {median(values):.2f} / {max(values):.2f}"
