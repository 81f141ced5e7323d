"""A program in a folder of its own, to open its dialogs, panels and menus and look at them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from bigben.engine import Move, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.model.session import Session
from bigben.model.solver_client import Sign, SolverClient
from bigben.model.winnable import WinnableDeals
from bigben.settings.cache import TextCache
from bigben.settings.exchange import write_games
from bigben.settings.game_log import GameLog
from bigben.settings.looks import AnimationSpeed, TextSize, ThemeChoice
from bigben.settings.preferences import (
    ANIMATION_SPEED,
    SHOW_VERDICT,
    TEXT_SIZE,
    THEME,
    Preferences,
)
from bigben.settings.store import GameStore
from bigben.ui.main_window import MainWindow
from bigben.view.resources import resource
from tests.logs import random_log

DEAL = 12_345_678


class KnownSolver(SolverClient):
    """A solver that never looks: it knows what it is told.

    Attributes:
        shown: what can be said of the position on the table.
    """

    def __init__(self, game: Game, cache: TextCache) -> None:
        super().__init__(game, ["no solver"], cache)
        self.shown = Sign.LOST

    @property
    def sign(self) -> Sign:
        return self.shown

    @property
    def last_winnable(self) -> int | None:
        return 87

    def look_back(self) -> None:
        """Know already."""


class Stage:
    """What a running program is made of.

    Attributes:
        folder: the folder of its files.
        preferences, store, log, session, solver, window: its parts.
    """

    def __init__(
        self,
        folder: Path,
        theme: ThemeChoice = ThemeChoice.NIGHT,
        text_size: TextSize = TextSize.SYSTEM,
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        """Start in the language that is spoken now; ``size`` is the window's."""
        self.folder = folder
        self.preferences = Preferences(folder / "bigben.ini")
        self.preferences.set(ANIMATION_SPEED, AnimationSpeed.OFF)
        self.preferences.set(SHOW_VERDICT, False)  # the solver is not asked
        self.preferences.set(THEME, theme)
        self.preferences.set(TEXT_SIZE, text_size)
        self.store = GameStore(folder / "games.sqlite3")
        self.store.open()
        self.log = GameLog(self.store)
        winnable = WinnableDeals(resource("deals/winnable.bin"))
        clock = GameClock()
        self.session = Session(self.store, clock, Rules.BIG_BEN, winnable, draw=lambda: DEAL)
        self.solver = KnownSolver(self.session.game, TextCache(folder / "cache"))
        self.window = MainWindow(self.session, self.preferences, self.log, self.solver)
        self.session.setParent(self.window)
        # Seen all the same: it is only not asked, and says what it is told.
        for sign in self.window.findChildren(QWidget):
            if type(sign).__name__ == "VerdictSign":
                sign.show()
        self.window.resize(*size)
        self.window.show()
        settle()

    def lay(self, deal: int, moves: list[Move]) -> None:
        """Lay a deal and play some moves."""
        self.session.deal_number(deal, Rules.BIG_BEN)
        for move in moves:
            self.session.game.play(move)
        settle()

    def fill_log(self) -> None:
        """Let some hundred games be in the log, about half of them won."""
        write_games(self.folder / "games.json", random_log(5, 300))
        self.log.import_games(self.folder / "games.json")

    def look(self, opened: Callable[[], object], see: Callable[[QWidget], object]) -> None:
        """Open something and look at it.

        ``opened`` returns the widget, or does not return before it is closed; then it is closed.
        """
        seen: list[BaseException | None] = []

        def see_modal() -> None:
            modal = QApplication.activeModalWidget()
            if modal is None:
                return
            try:
                settle()
                see(modal)
                seen.append(None)
            except BaseException as error:
                seen.append(error)
            finally:
                modal.close()

        timer = QTimer()
        timer.setSingleShot(True)
        timer.timeout.connect(see_modal)
        timer.start(0)
        widget = opened()
        timer.stop()
        if not seen:
            assert isinstance(widget, QWidget), "nothing was opened"
            settle()
            see(widget)
            seen.append(None)
        if seen[0] is not None:
            raise seen[0]

    def end(self) -> None:
        """Close it, and give the letters of all windows back their size."""
        self.preferences.set(TEXT_SIZE, TextSize.SYSTEM)
        self.window.close()
        self.solver.end()
        with closing(self.store):
            self.window.deleteLater()
            settle()


def settle() -> None:
    """Let all happen that is about to."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
