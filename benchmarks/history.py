"""All figures in one line, each a ratio: python benchmarks/history.py [--record].

With ``--record`` the line is added to ``history.md``, which says what is compared with what. To
measure another version, put its folder first in ``PYTHONPATH``; a figure that it cannot give is
left out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time

from idle import idle
from measure import HERE, loop_s, run_script
from start import ratios, starts

import bigben

HISTORY = HERE / "history.md"
PAIRS = 7
_IDLE_S = 15
_DEALS = range(20_001, 20_041)
_LOOPS_SHORT, _LOOPS_LONG = 1, 20
"""How long a deal is searched, in times of the reference loop."""

Figures = dict[str, float]


def start() -> Figures:
    """Start and memory, in those of the bare window."""
    bare, ours = starts(PAIRS)
    names = {"painted": "cpu_ms", "first move": "usable_cpu_ms", "memory": "pss_mb"}
    return {name: median(ratios(bare, ours, unit)) for name, unit in names.items()}


def log() -> Figures:
    """Start with long logs, in that with an empty one; the same of opening the statistics."""
    from log import compare_starts, fill  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        empty, some, many = (Path(folder, name) for name in ("empty", "some", "many"))
        fill(some, 10_000)
        fill(many, 100_000)
        fill(empty, 1)
        none, *long = compare_starts((empty, some, many), PAIRS)
        opened = {
            data: [
                run_script("painted_statistics.py", str(data))["statistics painted"]
                for _ in range(5)
            ]
            for data in (empty, many)
        }
    with_some, with_many = (median(b / a for a, b in zip(none, each, strict=True)) for each in long)
    return {
        "10,000 games": with_some,
        "100,000 games": with_many,
        "statistics": min(opened[many]) / min(opened[empty]),
    }


def frames() -> Figures:
    """The dearest frame of what moves, in hundredths of the reference loop."""
    found = run_script("frames.py", "json")
    names = {"undo": "move undone"} | {name: name for name in ("move", "fill", "resize", "win")}
    return {name: 100 * found[of] for name, of in names.items()}


def monkey() -> Figures:
    """The longest that the window is busy, in times of the reference loop."""
    before = loop_s()
    found = run_script("monkey.py", "--json")
    loop_ms = 500 * (before + loop_s())
    return {"monkey 99 %": found["99 %"] / loop_ms, "worst": found["worst"] / loop_ms}


def wake_ups() -> Figures:
    """How often the program wakes up in a game that nobody touches, a second."""
    return {"wake-ups": [wakes for _what, _share, wakes in idle(_IDLE_S)][-1]}


def solver() -> Figures:
    """Positions in the time of the reference loop, and the share of deals solved in a few."""
    from bigben.engine import Position  # noqa: PLC0415
    from bigben.solver import Budget, Verdict  # noqa: PLC0415
    from bigben.solver.solve import solve  # noqa: PLC0415

    loop = min(loop_s() for _ in range(5))
    positions, times = 0, []
    begun = process_time()
    for number in _DEALS:
        since = process_time()
        ends = since + _LOOPS_LONG * loop
        answer = solve(Position.deal(number), Budget(seconds=1e9), lambda: process_time() >= ends)  # noqa: B023  # called within the turn
        positions += answer.positions
        if answer.verdict is Verdict.WINNABLE:
            times.append(process_time() - since)
    spent = process_time() - begun
    return {
        "positions": positions * loop / spent,
        "solved soon": sum(time <= _LOOPS_SHORT * loop for time in times) / len(_DEALS),
        "solved": len(times) / len(_DEALS),
    }


MEASURES: tuple[Callable[[], Figures], ...] = (start, log, frames, monkey, wake_ups, solver)


@contextmanager
def told(what: str) -> Iterator[None]:
    """Say what failed, and go on: an older version has not all that is measured."""
    try:
        yield
    except (ImportError, OSError, subprocess.CalledProcessError, LookupError, TypeError) as error:
        print(f"{what}: {error}", file=sys.stderr)


def measured() -> Iterator[str]:
    """The cells of a line, from the first figure on."""
    columns = headings()[2:]
    figures: Figures = {}
    for measure in MEASURES:
        with told(measure.__name__):
            figures |= measure()
    assert set(figures) <= set(columns)
    for column in columns:
        yield f"{figures[column]:.2f}" if column in figures else "–"


def headings() -> list[str]:
    """The columns of the table."""
    lines = HISTORY.read_text().splitlines()
    return _cells(next(line for line in lines if line.startswith("| day")))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def version() -> str:
    """The commit that is measured."""
    folder = Path(bigben.__file__).parent.parent
    command = ["git", "-C", folder, "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="add the line to the table")
    options = parser.parse_args()
    day = datetime.now(UTC).date().isoformat()
    line = f"| {' | '.join([day, version(), *measured()])} |"
    print(line)
    if options.record:
        with HISTORY.open("a") as file:
            file.write(f"{line}\n")


if __name__ == "__main__":
    main()
