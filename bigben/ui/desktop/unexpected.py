"""Unexpected errors: the game is saved, the player told, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

if TYPE_CHECKING:
    from bigben.ui.desktop.unexpected_dialog import UnexpectedDialog

_logger: Final = logging.getLogger(__name__)
_TOLD_AGAIN: Final = frozenset(10**power for power in range(1, 8))
"""How often a fault has happened when the log tells of it once more."""


class Unexpected(QObject):
    """Takes every exception that nothing else has taken, from any thread.

    One fault is shown once, however often it happens, and logged a few times.

    Attributes:
        save: saves the game; may raise anything.
        describe: the program and its surroundings, for whoever mends it.
    """

    _caught = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.save: Callable[[], object] | None = None
        self.describe: Callable[[], str] = str
        self._times: Counter[tuple[str, ...]] = Counter()
        self._dialog: UnexpectedDialog | None = None
        # Queued: it may come from another thread, or from within a paint event.
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take what is raised from now on."""
        sys.excepthook = self._take
        threading.excepthook = lambda args: self._take(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        sys.unraisablehook = lambda args: self._take(
            args.exc_type, args.exc_value, args.exc_traceback
        )

    def remove(self) -> None:
        """Let Python do what it does by itself."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__

    def stop(self, error: Exception) -> None:
        """Tell of what keeps the program from starting, and wait until that is read."""
        from bigben.ui.desktop.unexpected_dialog import UnexpectedDialog  # noqa: PLC0415

        _logger.error("the program cannot start", exc_info=error)
        dialog = UnexpectedDialog(saved=None)
        dialog.add(_story(error))
        dialog.add(self.describe())
        dialog.exec()

    def _take(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        error = error or kind()
        story = _story(error.with_traceback(trace))
        place = _place(error)
        self._times[place] += 1
        times = self._times[place]
        if times == 1:
            _logger.error("unexpected: %s", story)
            self._caught.emit(story)
        elif times in _TOLD_AGAIN:
            _logger.error("unexpected, %s times: %s", times, error)

    def _show(self, story: str) -> None:
        # The dialog that it lay over may be gone, and have taken it along.
        if self._dialog is not None and isValid(self._dialog):
            self._dialog.add(story)
            return
        from bigben.ui.desktop.unexpected_dialog import UnexpectedDialog  # noqa: PLC0415

        over = QApplication.activeModalWidget() or QApplication.activeWindow()
        self._dialog = UnexpectedDialog(saved=self._saved(), parent=over)
        self._dialog.add(story)
        self._dialog.finished.connect(self._forget_dialog)
        self._dialog.open()
        # Last: should it fail itself, that is added to what is shown by now.
        self._dialog.add(self.describe())

    def _saved(self) -> bool:
        try:
            if self.save is None:
                return False
            self.save()
        except Exception:
            _logger.exception("the game could not be saved")
            return False
        return True

    def _forget_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None


def _story(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def _place(error: BaseException) -> tuple[str, ...]:
    """What makes two faults the same: the kind of error, and the line that raised it."""
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    return (type(error).__name__, *(f"{frame.filename}:{frame.lineno}" for frame in frames))
