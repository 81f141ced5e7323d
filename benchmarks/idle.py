"""Processor time and wake-ups of the program while nobody touches it, before and in a game."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

_QUIET_S = 8
"""After this all that a start or a move brings about is over, a search too."""


def spent(process: int) -> tuple[float, dict[str, int]]:
    """Seconds of processor time, and how often each thread went to sleep."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    sleeps = {}
    for task in Path(f"/proc/{process}/task").iterdir():
        for line in (task / "status").read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                sleeps[task.name] = int(line.split()[1])
    return seconds, sleeps


def idle(seconds: int) -> Iterator[tuple[str, float, float]]:
    """What was idle, its share of a core, and its wake-ups a second."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bigben", "--data-dir", folder, "--deal", "7"]
        program = subprocess.Popen(command)
        time.sleep(_QUIET_S)
        for what, keys in (("untouched deal", None), ("in a game", "d")):
            if keys:
                subprocess.run(["xdotool", "key", keys], check=True)
                time.sleep(_QUIET_S)
            cpu_before, sleeps_before = spent(program.pid)
            time.sleep(seconds)
            cpu, sleeps = spent(program.pid)
            wakes = sum(count - sleeps_before.get(task, 0) for task, count in sleeps.items())
            yield what, (cpu - cpu_before) / seconds, wakes / seconds
        program.terminate()
        program.wait(10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=20)
    for what, share, wakes in idle(parser.parse_args().seconds):
        print(f"{what:15} {100 * share:.2f} % of a core, {wakes:.2f} wake-ups a second")


if __name__ == "__main__":
    main()
