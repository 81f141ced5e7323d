"""The pointer that rests on a pile: after a moment the pile is spread."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QTimer

from bigben.engine import Place, PlaceKind
from bigben.view.durations import HOVER_MS
from bigben.view.scene import TableScene


class Hover(QObject):
    """Spreads the closed-up pile that the pointer rests on, for as long as it stays there.

    It opens after a moment only, so that a pointer on its way to somewhere else changes nothing,
    and not while something moves: hovering is no input, and must not cut a motion short.
    """

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._over: Place | None = None
        self._opened: Place | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(HOVER_MS)
        self._delay.timeout.connect(self._open)

    def move(self, point: QPointF) -> None:
        """The pointer moved, with no button down."""
        looking = self._scene.looking
        if self._opened is not None and looking.place == self._opened:
            if looking.area(self._scene.table).contains(point):
                return
            self.leave()
        elif self._opened is not None:
            # A move closed the pile; what lies there now is another.
            self._opened = self._over = None
        hit = self._scene.hit(point)
        over = None
        if hit is not None and hit.place.kind is PlaceKind.TABLEAU and looking.place is None:
            over = hit.place
        if over != self._over:
            self._over = over
            self._wait()

    def leave(self) -> None:
        """The pointer left the table, or does something else than hovering."""
        self._delay.stop()
        self._over = None
        opened, self._opened = self._opened, None
        if opened is not None and self._scene.looking.place == opened:
            self._scene.look_at(None)

    def _wait(self) -> None:
        """Open the pile in a moment, if that would show anything."""
        if self._over is not None and self._scene.looking.is_worth_it(
            self._over, self._scene.table
        ):
            self._delay.start()
        else:
            self._delay.stop()

    def _open(self) -> None:
        if self._scene.moving:
            self._wait()
            return
        if self._scene.looking.place is None:
            self._scene.look_at(self._over)
            self._opened = self._scene.looking.place
