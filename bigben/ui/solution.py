"""Showing on the table how the game can be won from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from bigben.engine import Move
from bigben.model.game import Game
from bigben.model.solver_client import Sign, SolverClient
from bigben.settings.looks import WatchSpeed
from bigben.settings.preferences import WATCH_SPEED, Preferences
from bigben.view.table_view import TableView

if TYPE_CHECKING:
    from bigben.ui.panels.solution_bar import SolutionBar


_STANDS_MS: Final = {WatchSpeed.SLOW: 2_200, WatchSpeed.NORMAL: 1_100, WatchSpeed.FAST: 450}
"""How long each move of a shown line stands until the next."""


class Solution(QObject):
    """Finds a line that wins, says what watching it costs, and plays it on the table.

    Attributes:
        playing: whether the moves of the shown line follow each other by themselves.
    """

    def __init__(
        self,
        game: Game,
        solver: SolverClient,
        table: TableView,
        say: Callable[[str], object],
        *,
        add_bar: Callable[[QWidget], object],
        preferences: Preferences,
        replays: Callable[[], bool],
    ) -> None:
        """``say`` shows a sentence to the player, ``add_bar`` lays a bar out near the table.

        ``replays`` tells whether the game is a replay, which isn't counted.
        """
        super().__init__(table)
        self.playing = False
        self._game = game
        self._solver = solver
        self._table = table
        self._say = say
        self._add_bar = add_bar
        self._preferences = preferences
        self._replays = replays
        self._bar: SolutionBar | None = None
        self._waiting = False
        self._line: tuple[Move, ...] = ()
        self._start = 0
        """How many moves of the game were made when the line began."""
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.step)
        solver.changed.connect(self._answer_if_known)
        game.moved.connect(self._forget)
        game.undone.connect(self._forget)
        game.restarted.connect(self._forget)
        game.dealt.connect(self._forget)
        game.changed.connect(self._show)
        game.clock.pause_changed.connect(
            lambda paused: self._set_playing(False) if paused else None
        )

    @property
    def bar(self) -> SolutionBar:
        """The buttons; made when the first line is shown."""
        if self._bar is None:
            from bigben.ui.panels.solution_bar import SolutionBar  # noqa: PLC0415

            self._bar = bar = SolutionBar(self._table)
            self._add_bar(bar)
            bar.start_asked.connect(self.go_to_start)
            bar.back_asked.connect(self.step_back)
            bar.play_asked.connect(lambda: self._set_playing(not self.playing))
            bar.forward_asked.connect(self.step_on)
            bar.stop_asked.connect(self.stop)
            self._show_speed(WATCH_SPEED.key)
            bar.pace.currentIndexChanged.connect(self._set_speed)
            self._preferences.changed.connect(self._show_speed)
        return self._bar

    def ask(self) -> None:
        """Show how to win from here, or begin to look for a way; ends what is shown."""
        if self.stop():
            return
        self._table.cancel()
        if self._game.position.is_won:
            self._say(self.tr("This game is won."))
            return
        self._waiting = True
        if self._solver.sign is not Sign.LOST:
            self._solver.ask()
        self._answer_if_known()
        if self._waiting:
            self._say(self.tr("Looking for a way to win…"))

    def stop(self) -> bool:
        """Take the line off the table; returns whether one was shown."""
        if not self._game.showing:
            return False
        self._table.table_scene.finish()
        self._game.end_showing()
        return True

    def step(self) -> None:
        """Make the line's next move; if it is played, the one after follows in a while."""
        if self._game.showing:
            self._game.redo()
            self._set_playing(self.playing)

    def step_on(self) -> None:
        """Make the line's next move, and wait there."""
        self._set_playing(False)
        self.step()

    def step_back(self) -> None:
        """Take back the last move of the line, and wait there."""
        self._set_playing(False)
        if self._game.showing:
            self._game.undo()

    def go_to_start(self) -> None:
        """Take back all moves of the line, and wait there."""
        self._set_playing(False)
        if self._game.showing:
            self._game.restart()

    def _forget(self) -> None:
        self._waiting = False

    def _answer_if_known(self) -> None:
        if not self._waiting or self._solver.sign is Sign.LOOKING:
            return
        self._waiting = False
        known = self._solver.known
        match self._solver.sign:
            case Sign.WINNABLE if known is not None:
                self._begin(known.line)
            case Sign.LOST:
                self._say(self.tr("This position can no longer be won: there is nothing to show."))
            case _:
                self._say(self.tr("No way to win is known from here."))

    def _begin(self, line: tuple[Move, ...]) -> None:
        record = self._game.record
        if record.end is None and not record.shown and not record.practice:
            from bigben.ui.questions.solution_question import may_show  # noqa: PLC0415

            begun, replay = record.started is not None, self._replays()
            if not may_show(self._table.window(), begun=begun, replay=replay):
                return
        self._line = line
        self._start = self._game.moves_made
        self._game.begin_showing(line)
        self.bar.appear()
        self._set_playing(True)

    def _set_speed(self, index: int) -> None:
        self._preferences.set(WATCH_SPEED, tuple(WatchSpeed)[index])
        self._set_playing(self.playing)

    def _show_speed(self, key: str) -> None:
        if key == WATCH_SPEED.key:
            speed = self._preferences.get(WATCH_SPEED)
            self.bar.pace.setCurrentIndex(WATCH_SPEED.values.index(speed))

    def _set_playing(self, playing: bool) -> None:
        self.playing = playing and self._game.showing and self._game.can_redo
        if self.playing:
            self._next.start(_STANDS_MS[self._preferences.get(WATCH_SPEED)])
        else:
            self._next.stop()
        self._show()

    def _show(self) -> None:
        if self._bar is None:
            return
        if self._game.showing:
            made = self._game.moves_made - self._start
            self._bar.show_progress(made, len(self._line), playing=self.playing)
        elif self._bar.isVisible():
            self._bar.dismiss()
            self._set_playing(False)
