"""What the platform tells the application."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from bigben.ui.desktop.application import Application


def test_file_that_the_platform_hands_over_is_asked_for(qapp: Application, qtbot: QtBot) -> None:
    saved = Path("Апамның ойыны.bigben").absolute()
    with qtbot.waitSignal(qapp.file_asked) as asked:
        assert QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(saved)))
    assert asked.args == [saved]
