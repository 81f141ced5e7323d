"""How long the window is busy at a time while a monkey plays it: python benchmarks/monkey.py.

Prints the processor's milliseconds that single things took which the monkey did: at 99 %, at worst,
and the share that took no longer than a frame at 60 a second may; then the longest of them.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.monkey import monkey

_FRAME_MS = 16.0
_MANY_AT_ONCE = ("undo storm", "late game", "new twice")
"""What is no single thing."""
_SHOWN = 15


class TimedMonkey(monkey.Monkey):
    """Takes the time of each thing that it does."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._inner_ms = 0.0
        """What was done meanwhile, in dialogs that wait in event loops of their own."""

    def _do(self, deed: str) -> None:
        number, before_ms, self._inner_ms = self._done, self._inner_ms, 0.0
        begun = time.thread_time()
        super()._do(deed)
        whole_ms = 1_000 * (time.thread_time() - begun)
        if deed not in _MANY_AT_ONCE:
            told = [each for each in self._last if each.startswith(f"{number}:")]
            SPANS.append((whole_ms - self._inner_ms, ", ".join(told)))
        self._inner_ms = before_ms + whole_ms


SPANS: list[tuple[float, str]] = []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--events", type=int, default=1_500)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    monkey.Monkey = TimedMonkey  # type: ignore[misc]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder  # in file dialogs a monkey makes folders
        monkey.main(options.seed, options.events, Path(folder))
    spans = sorted(SPANS, reverse=True)
    figures: dict[str, Any] = {
        "99 %": spans[len(spans) // 100][0],
        "worst": spans[0][0],
        "within a frame": sum(span <= _FRAME_MS for span, _ in spans) / len(spans),
    }
    if options.json:
        print(json.dumps(figures))
        return
    for what, figure in figures.items():
        print(f"{what:15} {figure:8.3f}")
    for span, what in spans[:_SHOWN]:
        print(f"{span:8.1f} ms  {what}")


if __name__ == "__main__":
    sys.exit(main())
