"""What a report of a fault should tell of the program and its surroundings."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from bigben import __version__


def report(data_folder: Path, log_lines: Sequence[str]) -> str:
    """The program, what it runs on, and the last lines of its log, in English.

    It names nobody: the user's own folder is written ``~``.
    """
    lines = [
        f"Big Ben {__version__}",
        f"Python {sys.version.split()[0]}, Qt {qVersion()}, PySide {PySide6.__version__}",
        # Python's platform module would start a program to ask for the processor.
        f"System: {QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} "
        f"{QSysInfo.kernelVersion()}, {QSysInfo.currentCpuArchitecture()}",
        f"Windows by {QGuiApplication.platformName()}, style {QApplication.style().name()}, "
        f"desktop {os.environ.get('XDG_CURRENT_DESKTOP') or '-'}",
        *(
            f"Screen: {screen.size().width()} x {screen.size().height()}, "
            f"scale {screen.devicePixelRatio():g}, {screen.logicalDotsPerInch():g} dpi"
            for screen in QGuiApplication.screens()
        ),
        f"Letters: {QApplication.font().toString()}",
        f"Language: {QLocale().name()}, the system's {QLocale.system().name()}",
        f"Data folder: {data_folder}",
    ]
    if log_lines:
        lines += ["", "The end of the log:", *log_lines]
    return without_home("\n".join(lines))


def without_home(text: str) -> str:
    """A text without the path of the user's own folder, which has the user's name in it."""
    try:
        home = Path.home()
    except RuntimeError:  # there is none
        return text
    for path in (str(home), home.as_posix()):
        if len(path) > 1:
            text = text.replace(path, "~")
    return text
