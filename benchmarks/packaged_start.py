"""Start to painted table of the packaged program, against the source tree, in pairs in one run.

    ./run package ../benchmarks/packaged_start.py [PROGRAM]

PROGRAM is ``build/linux/tree/usr/lib/bigben/bigben``, which ``packaging/linux/build.py`` makes, if
nothing else is said. Both run in a real window under Xvfb. Besides the time on the clock, the time
that the processor spent is told: other work on the machine changes it less.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from measure import spread

from tests.e2e.screen import Area, Screen

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_S = 60
CLOCK_TICK_S = 1 / os.sysconf("SC_CLK_TCK")
# In the middle of the window, where nothing but the table has a colour.
MIDDLE = Area(640, 430, 80, 40)


def start(screen: Screen, folder: Path, words: list[object]) -> tuple[float, float]:
    """Start a program; the milliseconds until its table is painted, and the processor's."""
    environment = screen.environment | {"PYTHONPATH": str(ROOT)}
    # An installed program has its compiled modules at hand.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    blank = screen.shot(MIDDLE)
    begin = time.monotonic()
    process = subprocess.Popen(
        [*map(str, words), "--data-dir", str(folder)],
        env=environment,
    )
    try:
        while screen.shot(MIDDLE) == blank:
            if time.monotonic() > begin + PATIENCE_S or process.poll() is not None:
                raise SystemExit(f"{words} shows nothing")
            time.sleep(0.002)
        spent_ms = (time.monotonic() - begin) * 1_000
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        processor_ms = (int(fields[11]) + int(fields[12])) * CLOCK_TICK_S * 1_000
    finally:
        process.terminate()
        process.wait()
    while screen.shot(MIDDLE) != blank:
        time.sleep(0.01)
    return spent_ms, processor_ms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    packaged = ROOT / "build/linux/tree/usr/lib/bigben/bigben"
    parser.add_argument("program", nargs="?", type=Path, default=packaged)
    parser.add_argument("--pairs", type=int, default=15)
    arguments = parser.parse_args()
    source = [sys.executable, "-P", "-m", "bigben"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        screen = Screen(folder)
        try:
            # The first starts make the files, and bring the programs into memory.
            start(screen, folder / "games", source)
            start(screen, folder / "games", [arguments.program])
            pairs = [
                (
                    start(screen, folder / "games", source),
                    start(screen, folder / "games", [arguments.program]),
                )
                for _ in range(arguments.pairs)
            ]
        finally:
            screen.close()
    print(f"{len(pairs)} pairs; least / middle / largest")
    for number, what in enumerate(("start to painted, ms", "processor, ms")):
        print(f"{what:22} source tree {spread([one[number] for one, _ in pairs])}")
        print(f"{'':22} packaged    {spread([two[number] for _, two in pairs])}")
        print(f"{'':22} ratio       {spread([two[number] / one[number] for one, two in pairs])}")


if __name__ == "__main__":
    main()
