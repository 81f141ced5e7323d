"""A clean end when the system asks for one: SIGTERM, SIGINT, SIGHUP, or the end of the session."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication


class Termination(QObject):
    """Calls ``end`` when the program is to end, from within Qt's event loop.

    Python runs its signal handlers only between two lines of Python, which an idle event loop
    never reaches: the signal's number comes through a socket that wakes the loop.
    """

    def __init__(
        self, app: QGuiApplication, end: Callable[[], object], save: Callable[[], object]
    ) -> None:
        """``save`` is called when the session is about to end.

        Other programs may still stop that end, so the window stays. If none does, some platforms
        ask for the end then, and others, Windows among them, kill the program where it stands.
        """
        super().__init__(app)
        self._end = end
        self._read_end, self._write_end = socket.socketpair()
        self._read_end.setblocking(False)
        self._write_end.setblocking(False)
        self._notifier = QSocketNotifier(self._read_end.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        signal.set_wakeup_fd(self._write_end.fileno())
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), _ignore)
        app.commitDataRequest.connect(save)  # without the manager that comes along

    def _wake(self) -> None:
        self._read_end.recv(64)
        self._end()


def _ignore(_number: int, _frame: object) -> None:
    """Let the signal through to the wake-up socket."""
