"""What can wait until the window is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Calls something once, as soon as a widget has been painted for the first time.

    It must be kept until then.
    """

    def __init__(self, widget: QWidget, then: Callable[[], object]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    # Overridden

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the painting, and for nothing else."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._call)
        return False

    def _call(self) -> None:
        self._then()
