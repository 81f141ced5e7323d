"""Work that takes seconds, in a thread of its own: the window stays responsive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from bigben.ui.button_box import button_box

_Done = TypeVar("_Done")

SHOWN_AFTER_MS: Final = 300
"""Work that is done sooner needs no dialog: it would only flash up."""
_LOOK_MS: Final = 50
_LEAST_WIDTH_PX: Final = 320


class CalledOff(Exception):
    """The player did not want to wait."""


class Waiting(QDialog):
    """Says what is being done and how much of it, and takes the wish to call it off.

    Attributes:
        bar: how much is done, in thousandths.
        cancel: the button.
        called_off: whether the player wants no more of it.

    Signals:
        over: the work is; comes from its thread.
    """

    over = Signal()

    def __init__(self, what: str, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(window.windowTitle())
        self.called_off = False
        self._share = 0.0
        # Closing it saves the game, and that would wait for the work.
        _outermost(window).installEventFilter(self)
        self.bar = QProgressBar()
        self.bar.setRange(0, 1_000)
        self.bar.setAccessibleName(what)
        self.bar.setMinimumWidth(_LEAST_WIDTH_PX)
        buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        self.cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(what))
        layout.addWidget(self.bar)
        layout.addWidget(buttons)
        self._looks = QTimer(self)
        self._looks.setInterval(_LOOK_MS)
        self._looks.timeout.connect(lambda: self.bar.setValue(round(1_000 * self._share)))
        # Queued: quick work may be over before it is waited for.
        self.over.connect(self.accept, Qt.ConnectionType.QueuedConnection)

    def report(self, share: float) -> None:
        """Take how much is done, in the work's thread; raises :class:`CalledOff` to end it."""
        if self.called_off:
            raise CalledOff
        self._share = share

    # Overridden

    def exec(self) -> int:
        """Follow the work while it is waited for."""
        self._looks.start()
        return super().exec()

    def reject(self) -> None:
        """Call it off. The dialog stays until that is done: half-done work is undone first."""
        self.called_off = True
        self.cancel.setEnabled(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nobody waits any more when the program's window is closed."""
        if event.type() is QEvent.Type.Close:
            self.called_off = True
        return super().eventFilter(watched, event)


def wait_for(work: Callable[[Callable[[float], None]], _Done], what: str, window: QWidget) -> _Done:
    """Do something in a thread of its own, and return what it returns or raise what it raises.

    ``work`` is called with what it has to tell how much is done, from 0 to 1; that raises
    :class:`CalledOff` when the player, or the end of the program, does not wait.
    """
    waiting = Waiting(what, window)
    loop = QEventLoop()
    waiting.over.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="work") as thread:
        future = thread.submit(work, waiting.report)
        future.add_done_callback(lambda _future: waiting.over.emit())
        QTimer.singleShot(SHOWN_AFTER_MS, loop, loop.quit)
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        # What is clicked or typed meanwhile would be meant for what follows.
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        QApplication.restoreOverrideCursor()
        if not future.done():
            waiting.exec()
        waiting.called_off = True
    waiting.deleteLater()
    return future.result()


def _outermost(window: QWidget) -> QWidget:
    """The window that a window belongs to, directly or not, and that belongs to none."""
    parent = window.parentWidget()
    return window if parent is None else _outermost(parent.window())
