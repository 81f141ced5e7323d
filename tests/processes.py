"""What Linux tells of processes."""

from __future__ import annotations

import os
from pathlib import Path


def children(process: int) -> list[int]:
    """The processes that a process has started from its main thread, and that are not gone yet."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in told.split()]


def command_line(process: int) -> str:
    """How a process was started; empty if it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def solver_workers(process: int) -> list[int]:
    """The solver's workers that a program has started."""
    return [each for each in children(process) if "--solver-worker" in command_line(each)]


def processor_s(process: int) -> float:
    """The processor time that a process has used, in seconds; 0 if it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_gone(process: int) -> bool:
    """Whether a process has ended, if it has been waited for or not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state in "ZX"


def open_files(process: int) -> int:
    """How many files, pipes and sockets a process has open."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


def pss_mb(process: int) -> float:
    """A process's proportional set size, in megabytes."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))
