"""The same gestures on a screen with two device pixels for each of the table's."""

import json
import os
import subprocess
import sys
from pathlib import Path

SCREEN = {"name": "large", "x": 0, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 96}


def test_every_gesture_works_at_scale_2(tmp_path: Path) -> None:
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [SCREEN]}))
    gestures = Path(__file__).with_name("test_gestures.py")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:xdist", gestures],
        env={
            **os.environ,
            "QT_SCALE_FACTOR": "2",
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        },
        cwd=gestures.parents[2],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
