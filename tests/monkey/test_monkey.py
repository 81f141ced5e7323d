"""The program is in order whatever a monkey does at its window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.e2e.program import ROOT
from tests.monkey.effects import NEEDED

KEPT_SEEDS: Final = (21, 31, 34)
"""Those that have found something once."""
EVENTS: Final = 400
MANY_EVENTS: Final = 100_000
BROUGHT_ABOUT: Final = frozenset(
    {"move", "deal", "card dropped", "another size", "another scale", "minimised", "dialog"}
)
"""What even a short time brings about, however slow the machine is."""
MEMORY_MAY_GROW: Final = 0.05
"""From a tenth of many events to their end."""

pytestmark = pytest.mark.e2e


def let_monkey_play(seed: int, events: int, folder: Path, patience_s: float) -> dict[str, Any]:
    """What it did; fails with what it did last if something is not in order."""
    print(f"python -m tests.monkey.monkey {seed} {events}")
    done = subprocess.run(
        [sys.executable, "-m", "tests.monkey.monkey", str(seed), str(events), str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=patience_s,
        env=os.environ
        | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONFAULTHANDLER": "1"},
    )
    assert done.returncode == 0, done.stderr[-6_000:]
    report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    print(report)
    return report


@pytest.mark.parametrize("seed", KEPT_SEEDS)
def test_a_monkey_finds_every_card_in_its_place(tmp_path: Path, seed: int) -> None:
    report = let_monkey_play(seed, EVENTS, tmp_path, patience_s=600)
    assert sum(report["did"].values()) == report["looks"] == EVENTS
    # Otherwise it sat in one dialog all the time.
    assert len(report["did"]) > 15
    assert report["brought_about"].keys() >= BROUGHT_ABOUT


@pytest.mark.slow
def test_a_monkey_that_plays_long_takes_no_more_memory(tmp_path: Path) -> None:
    report = let_monkey_play(2026, MANY_EVENTS, tmp_path, patience_s=4 * 3_600)
    early, late = report["memory_kib"]
    assert late < early * (1 + MEMORY_MAY_GROW)
    assert report["wins"] > 0
    assert report["brought_about"].keys() >= NEEDED
