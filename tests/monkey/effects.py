"""What a monkey's deeds have brought about: a deed that does nothing tests nothing."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from bigben.model.solver_client import Sign
from bigben.ui.main_window import MainWindow

NEEDED: Final = frozenset(
    {
        "move", "undo", "redo", "restart", "deal", "end", "card dropped",
        "card dropped off the window", "new game in the midst of motion", "another size",
        "another scale", "minimised", "another language", "another theme", "verdict", "dialog",
        *(
            f"{button} clicks in a row: {times}"
            for button in ("left", "right", "middle", "back", "forward")
            for times in (1, 2, 3)
        ),
    }
)  # fmt: skip
"""What a monkey that plays long must have seen."""


class Effects(QObject):
    """Counts what happens to a window.

    Attributes:
        counts: how often each thing has happened; of dialogs, by the kind of each, too.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.counts: Counter[str] = Counter()
        self._window = window
        self._language = window.locale().name()
        self._theme = window.looks.theme(window.palette())
        self._foreign: QWidget | None = None
        game = window.session.game
        for signal, name in (
            (game.moved, "move"), (game.undone, "undo"), (game.redone, "redo"),
            (game.restarted, "restart"), (game.dealt, "deal"), (game.finished, "end"),
        ):  # fmt: skip
            signal.connect(lambda *_, name=name: self.note(name))
        window.looks.changed.connect(self._look)
        window._solver.changed.connect(self._hear_solver)
        window.installEventFilter(self)

    def note(self, what: str) -> None:
        """Count something."""
        self.counts[what] += 1

    def note_foreign(self, foreign: QWidget | None) -> None:
        """Count what lies over the window, once each time that it comes."""
        if foreign is not None and foreign is not self._foreign:
            self.note("dialog")
            self.note(type(foreign).__name__)
        self._foreign = foreign

    def _look(self) -> None:
        theme = self._window.looks.theme(self._window.palette())
        if theme != self._theme:
            self._theme = theme
            self.note("another theme")

    def _hear_solver(self) -> None:
        if self._window._solver.sign in (Sign.WINNABLE, Sign.LOST):
            self.note("verdict")

    # Overridden

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count what comes to the window, and let it pass."""
        match event.type():
            case QEvent.Type.Resize:
                self.note("another size")
            case QEvent.Type.DevicePixelRatioChange:
                self.note("another scale")
            case QEvent.Type.LanguageChange:
                self.note("another language")
            case QEvent.Type.WindowStateChange:
                if self._window.windowState() & Qt.WindowState.WindowMinimized:
                    self.note("minimised")
        return super().eventFilter(watched, event)
