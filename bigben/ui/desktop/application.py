"""The application as the platform talks to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Qt's application, which also hears of files that macOS hands to a running program.

    Other platforms name the file on the command line of another start.

    Signals:
        file_asked: a file, a ``Path``, is to be opened.
    """

    file_asked = Signal(object)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))

    def event(self, event: QEvent) -> bool:
        """Hear of files; everything else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)
