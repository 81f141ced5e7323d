"""The game's clock: it counts only while somebody can be playing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_TICK_MS: Final = 1_000
_LONGEST_SPAN_MS: Final = 5_000
# Spans between two looks are about a second. A longer one means that the machine slept or the
# program was stopped, which some systems' monotonic clocks count and others do not.


def monotonic_ms() -> int:
    """Milliseconds of a clock that never goes backwards; its zero means nothing."""
    return time.monotonic_ns() // 1_000_000


class GameClock(QObject):
    """Counts milliseconds while the game goes on, the window is active and it isn't paused.

    Attributes:
        milliseconds: the time counted so far; it never goes backwards within a game.
        paused: whether the player has paused.

    Signals:
        ticked: a second has been completed while the clock runs, or the time was set.
        pause_changed: the player has paused (True) or goes on (False).
    """

    ticked = Signal()
    pause_changed = Signal(bool)

    def __init__(
        self, now_ms: Callable[[], int] = monotonic_ms, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._counted_ms = 0
        self._since_ms: int | None = None
        self._going = False
        self._watched = False
        self.paused = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def milliseconds(self) -> int:
        """The time counted so far, in milliseconds."""
        self._count()
        return self._counted_ms

    @property
    def running(self) -> bool:
        """Whether time is being counted."""
        return self._going and self._watched and not self.paused

    def set(self, milliseconds: int, *, going: bool) -> None:
        """Begin a game's count at a number of milliseconds; ``going``: its time can still run."""
        self._since_ms = None
        self._counted_ms = milliseconds
        self._going = going
        self.set_paused(False)
        self._run_or_rest()
        self.ticked.emit()

    def set_going(self, going: bool) -> None:
        """Say whether the game goes on: from its first move to its first win."""
        self._going = going
        self._run_or_rest()

    def set_watched(self, watched: bool) -> None:
        """Say whether the window is shown and active."""
        self._watched = watched
        self._run_or_rest()

    def set_paused(self, paused: bool) -> None:
        """Pause, or go on."""
        if paused != self.paused:
            self.paused = paused
            self._run_or_rest()
            self.pause_changed.emit(paused)

    def _run_or_rest(self) -> None:
        self._count()
        if not self.running:
            self._since_ms = None
            self._timer.stop()
        elif self._since_ms is None:
            self._since_ms = self._now_ms()
            self._timer.start(_TICK_MS - self._counted_ms % _TICK_MS)

    def _count(self) -> None:
        if self._since_ms is None:
            return
        now_ms = self._now_ms()
        self._counted_ms += max(0, min(now_ms - self._since_ms, _LONGEST_SPAN_MS))
        self._since_ms = now_ms

    def _tick(self) -> None:
        self._count()
        self._timer.start(_TICK_MS - self._counted_ms % _TICK_MS)
        self.ticked.emit()
