"""The program's log: what it had to say while it ran, for whoever mends it."""

from __future__ import annotations

import faulthandler
import logging
import sys
from collections import deque
from pathlib import Path
from typing import IO, Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_CONSOLE_LINE: Final = "%(name)s: %(message)s"
_KEPT_RECORDS: Final = 200
"""How many records wait for the file at most."""
_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""Qt's other messages are for those who debug Qt."""
_qt: Final = logging.getLogger("qt")
_logger: Final = logging.getLogger(__name__)


class ProgramLog:
    """Keeps warnings, Qt's too, and a few milestones in files that are never large.

    Where the folder cannot be written to it does without files, and does not complain.

    Attributes:
        file: the newest file.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / "bigben.log"
        self._crashes = folder / "crash.log"
        self._crash_file: IO[bytes] | None = None
        self._handler: logging.Handler = _Waiting()

    def begin(self) -> None:
        """Take what is said from now on; files are written only once :meth:`open` was called."""
        root = logging.getLogger()
        root.addHandler(self._handler)
        if sys.stderr is not None:  # as it is on Windows without a console
            console = logging.StreamHandler()
            console.setLevel(logging.WARNING)
            console.setFormatter(_ConsoleFormatter(_CONSOLE_LINE))
            root.addHandler(console)
        logging.getLogger("bigben").setLevel(logging.INFO)
        qInstallMessageHandler(_take_qt_message)
        self._watch_for_crashes()

    def open(self) -> None:
        """Write what has been said to the file, and from now on at once."""
        if not isinstance(self._handler, _Waiting):
            return
        from bigben.log_file import LogFile  # noqa: PLC0415  # costs start-up time

        waiting = self._handler
        try:
            self._handler = LogFile(self.file)
        except OSError:
            return
        self._handler.setFormatter(logging.Formatter(_LINE))
        root = logging.getLogger()
        root.addHandler(self._handler)
        root.removeHandler(waiting)
        for record in waiting.records:
            self._handler.handle(record)
        self._tell_of_crash()

    def tail(self, lines: int) -> list[str]:
        """The last lines."""
        self.open()
        try:
            text = self.file.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return []
        return text.splitlines()[-lines:]

    def end(self) -> None:
        """Write what is left; nothing is taken any more."""
        self.open()
        qInstallMessageHandler(None)
        logging.getLogger().removeHandler(self._handler)
        self._handler.close()
        if self._crash_file is not None:
            faulthandler.disable()
            self._crash_file.close()

    def _watch_for_crashes(self) -> None:
        """Have Python write where it was if the whole process crashes."""
        if faulthandler.is_enabled():
            return  # somebody else reads its output
        try:
            self._crashes.parent.mkdir(parents=True, exist_ok=True)
            self._crash_file = self._crashes.open("ab")
        except OSError:
            return
        faulthandler.enable(self._crash_file)

    def _tell_of_crash(self) -> None:
        """Put into the log what an earlier run could not."""
        if self._crash_file is None:
            return
        try:
            story = self._crashes.read_text(encoding="utf-8", errors="replace")
            self._crash_file.truncate(0)
        except OSError:
            return
        if story:
            _logger.error("the program was ended by a fault the last time:\n%s", story)


class _Waiting(logging.Handler):
    """Keeps records until there is a file for them."""

    def __init__(self) -> None:
        super().__init__()
        self.records: deque[logging.LogRecord] = deque(maxlen=_KEPT_RECORDS)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        self.records.append(record)


class _ConsoleFormatter(logging.Formatter):
    """Writes Qt's messages as Qt itself does, and others with the name of who wrote them."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        return record.getMessage() if record.name == _qt.name else super().format(record)


def _take_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    level = _LEVELS.get(kind)
    if level is not None:
        category = getattr(context, "category", None)
        named = category not in {None, "default"}
        _qt.log(level, "%s", f"{category}: {message}" if named else message)
