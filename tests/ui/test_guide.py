"""Help and tour cost the start nothing."""

from __future__ import annotations

import subprocess
import sys

LOOK = """
import sys
import bigben.app
print(*(name for name in sys.modules if name.startswith(("bigben.ui.help", "bigben.ui.tour"))))
"""


def test_help_and_tour_are_imported_when_they_are_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
