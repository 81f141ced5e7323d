"""Time that passes for a thread itself, on a machine that others use too."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

_STATISTICS: Final = Path("/proc/thread-self/schedstat")


def own_ms() -> float:
    """Milliseconds by a clock that stands while this thread could run, but has no processor.

    It goes on while the thread works, sleeps or waits for a disk, a lock or another program.
    Linux alone tells (kernel.org, scheduler/sched-stats); elsewhere it is any clock.
    """
    now_ns = time.monotonic_ns()
    if _STATISTICS.exists():
        now_ns -= int(_STATISTICS.read_text(encoding="ascii").split()[1])
    return now_ns / 1e6
