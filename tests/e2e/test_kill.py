"""The running program is killed at random moments: every finished move is there, and no half one.

A move is finished when its commit has returned. Which ones were, the program itself says, from
the thread that commits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.e2e.killer import Killer, Moment

pytestmark = pytest.mark.e2e

SEEDS: Final = (2026, 2028, 2029)
KILLS: Final = 17
"""With each seed: a second a kill, and some seconds on a loaded machine."""
MANY_SEED: Final = 2027
MANY_KILLS: Final = 300


def kill(folder: Path, seed: int, kills: int) -> Killer:
    """Kill the program so many times, and see to its files after each."""
    print(f"seed {seed}")
    killer = Killer(folder, seed)
    for number in range(kills):
        print(f"kill {number}: {killer.finished} finished saves, {len(killer.games)} games so far")
        killer.kill_once()
    print(dict(killer.kills))
    return killer


@pytest.mark.parametrize("seed", SEEDS)
def test_kill_loses_no_finished_move_and_leaves_no_half_one(tmp_path: Path, seed: int) -> None:
    killer = kill(tmp_path / "bigben", seed, KILLS)
    # Otherwise nothing was shown: there was enough to lose.
    assert killer.finished > 10 * KILLS
    assert len(killer.games) > KILLS // 2


@pytest.mark.slow
def test_three_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    killer = kill(tmp_path / "bigben", MANY_SEED, MANY_KILLS)
    assert killer.finished > 10 * MANY_KILLS
    # Each moment of a game's life has come, many times.
    assert killer.kills.keys() == {*Moment}
    assert min(killer.kills.values()) > MANY_KILLS // len(Moment) // 2
