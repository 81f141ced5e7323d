"""What the benchmarks measure with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

HERE = Path(__file__).parent
_START = "BENCHMARK_STARTED_NS"
_SETTLE_MS = 500
_LOOK_MS = 2
_LOOPS = 500_000


class _FirstPaint(QObject):
    """Notes when a widget has been painted once, and can be used; then ends the event loop."""

    def __init__(self, use: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self.figures: dict[str, float] = {}
        self._use = use

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._note_painted)
        return False

    def _note_painted(self) -> None:
        self._note("")
        # Whatever waits for the first painting is in the queue by now, and comes before this.
        QTimer.singleShot(0, self._note_usable)

    def _note_usable(self) -> None:
        self._use()
        self._note("usable_")
        # What a program does at once when it is seen counts for its memory, not for its start.
        QTimer.singleShot(_SETTLE_MS, QApplication.quit)

    def _note(self, what: str) -> None:
        self.figures[f"{what}ms"] = (time.monotonic_ns() - int(os.environ[_START])) / 1e6
        self.figures[f"{what}cpu_ms"] = time.process_time() * 1e3


def report_first_paint(
    app: QApplication, widget: QWidget, use: Callable[[], object] = lambda: None
) -> int:
    """Run the event loop until a widget is painted, use it, then print milliseconds and memory.

    The processor's time is that of this process, and what other programs do counts little for it.
    """
    watcher = _FirstPaint(use, app)
    widget.installEventFilter(watcher)
    QCoreApplication.exec()
    print(json.dumps({**watcher.figures, "pss_mb": pss_mb("self")}), flush=True)
    return 0


class Spans:
    """How long a clock runs between two looks, which the event loop lets a timer take.

    Attributes:
        all_ms: its milliseconds, look by look.
    """

    def __init__(self, clock_s: Callable[[], float]) -> None:
        self.all_ms: list[float] = []
        self._clock_s = clock_s
        self._last_s = clock_s()
        self._timer = QTimer()
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Look by itself from now on."""
        self._timer.start(_LOOK_MS)

    def look(self) -> None:
        """Note how long the last look was ago."""
        now_s = self._clock_s()
        self.all_ms.append(1000 * (now_s - self._last_s))
        self._last_s = now_s


def loop_s() -> float:
    """Processor seconds of a piece of work in plain Python: how fast the machine is just now."""
    begun = time.process_time()
    counts: dict[int, int] = {}
    for number in range(_LOOPS):
        key = number * 7_919 & 1_023
        counts[key] = counts.get(key, 0) + number
    return time.process_time() - begun


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
