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
    waited_ns, now_ns, again_ns = _waited_ns(), time.monotonic_ns(), _waited_ns()
    while again_ns != waited_ns:  # it stood still between two of the three
        waited_ns, now_ns, again_ns = again_ns, time.monotonic_ns(), _waited_ns()
    return (now_ns - waited_ns) / 1e6


def _waited_ns() -> int:
    """How long this thread could have run so far, but had no processor."""
    if not _STATISTICS.exists():
        return 0
    return int(_STATISTICS.read_text(encoding="ascii").split()[1])
