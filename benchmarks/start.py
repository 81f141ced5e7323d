"""Start to painted table and first move, and memory, against a bare window with 104 pictures."""

import argparse
import tempfile
from typing import Any

from measure import run_script, spread

Run = dict[str, Any]


def starts(pairs: int) -> tuple[list[Run], list[Run]]:
    """So many starts of the bare window and of the program, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        run_script("bare_window.py")
        run_script("painted_game.py", folder)  # the first start makes the files
        bare, ours = [], []
        for _ in range(pairs):
            bare.append(run_script("bare_window.py"))
            ours.append(run_script("painted_game.py", folder))
    return bare, ours


def ratios(bare: list[Run], ours: list[Run], unit: str) -> list[float]:
    """How many times the bare window's figure the program's is, pair by pair.

    To be usable means nothing more than to be painted for a bare window.
    """
    floor = unit.removeprefix("usable_")
    return [b[unit] / a[floor] for a, b in zip(bare, ours, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=15)
    pairs = parser.parse_args().pairs
    bare, ours = starts(pairs)
    print(f"{pairs} pairs; least / middle / largest")
    for unit, what in (
        ("ms", "start to painted, ms"),
        ("usable_ms", "start to first move, ms"),
        ("cpu_ms", "painted, processor, ms"),
        ("usable_cpu_ms", "move, processor, ms"),
        ("pss_mb", "memory (PSS), MB"),
    ):
        print(f"{what:24} bare  {spread([run[unit] for run in bare])}")
        print(f"{'':24} game  {spread([run[unit] for run in ours])}")
        print(f"{'':24} ratio {spread(ratios(bare, ours, unit))}")


if __name__ == "__main__":
    main()
