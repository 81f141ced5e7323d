"""The whole program, opened, played from the stock and closed, on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.e2e.program import ROOT
from tests.e2e.screen import PATIENCE_S

_OF_THE_PLATFORM: Final = "This plugin does not support"
"""What Qt's offscreen platform complains of, whatever the program."""


def complaints(said: str) -> list[str]:
    """The lines of what the program said that are its own."""
    return [line for line in said.splitlines() if _OF_THE_PLATFORM not in line]


def play(
    folder: Path | None,
    moves: int = 0,
    through: Sequence[str] = (),
    *,
    logs: bool | None = False,
    environment: Mapping[str, str | None] | None = None,
) -> str:
    """Open the window, deal from the stock some times, close it; what the notice bar says.

    Args:
        folder: for all files; None for the platform's own.
        moves: how many.
        through: what starts the program: the words before its own.
        logs: whether the program is to tell its log, too, why something failed; None: it may.
        environment: variables that are other than the test's own; None takes one away.
    """
    words = [sys.executable, "-P", "-m", "tests.e2e.scripted", "show", str(folder or "-")]
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    for name, value in (environment or {}).items():
        variables.pop(name, None)
        if value is not None:
            variables[name] = value
    done = subprocess.run(
        [*through, *words, *["deal"] * moves],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
        env=variables,
    )
    assert done.returncode == 0, done.stderr
    assert logs is None or bool(complaints(done.stderr)) is logs, done.stderr
    said = [json.loads(line) for line in done.stdout.splitlines()]
    (resumed,) = (line["resumed"] for line in said if "resumed" in line)
    last = [line["records"][-1] for line in said if "asked" in line][-1]
    assert last["journal"] == [*resumed["journal"], *["deal"] * moves]
    (notices,) = (line["notices"] for line in said if "notices" in line)
    assert len(notices) <= 1
    return "".join(notices)
