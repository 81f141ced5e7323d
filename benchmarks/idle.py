"""Processor time and wake-ups of the program while nobody touches it, before and in a game."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def spent(process: int) -> tuple[float, int]:
    """Seconds of processor time, and how often all threads went to sleep."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    sleeps = 0
    for task in Path(f"/proc/{process}/task").iterdir():
        for line in (task / "status").read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                sleeps += int(line.split()[1])
    return seconds, sleeps


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--seconds", type=int, default=20)
seconds = parser.parse_args().seconds

with tempfile.TemporaryDirectory() as folder:
    command = [sys.executable, "-m", "bigben", "--data-dir", folder, "--deal", "7"]
    program = subprocess.Popen(command)
    time.sleep(4)
    for what, keys in (("untouched deal", None), ("in a game", "d")):
        if keys:
            subprocess.run(["xdotool", "key", keys], check=True)
            time.sleep(3)
        cpu_before, sleeps_before = spent(program.pid)
        time.sleep(seconds)
        cpu, sleeps = spent(program.pid)
        share, wakes = (cpu - cpu_before) / seconds, (sleeps - sleeps_before) / seconds
        print(f"{what:15} {100 * share:.2f} % of a core, {wakes:.2f} wake-ups a second")
    program.terminate()
    program.wait(10)
