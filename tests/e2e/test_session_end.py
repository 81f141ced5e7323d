"""The end of a session, on platforms that ask before it and then kill what still runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from bigben.settings.paths import Paths
from bigben.settings.preferences import Preferences
from tests.e2e.program import ROOT, read_record
from tests.e2e.screen import PATIENCE_S
from tests.e2e.scripted import PLAYED_MS, SMALLER

pytestmark = pytest.mark.e2e


def test_end_of_the_session_keeps_moves_time_and_the_windows_place(
    tmp_path: Path, qtbot: QtBot
) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.e2e.scripted", "leave", str(tmp_path), "deal", "deal"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    record = read_record(tmp_path)
    assert record is not None
    assert list(map(str, record.journal)) == ["deal", "deal"]
    # No move came after it.
    assert record.milliseconds >= PLAYED_MS
    place = Preferences(Paths.under(tmp_path).preferences).window()
    assert place is not None
    window = QMainWindow()
    qtbot.addWidget(window)
    assert window.restoreGeometry(place)
    assert window.size() == SMALLER
