"""What is heard of the game, for those who want to hear it."""

from __future__ import annotations

import logging
import time
from typing import Final

from PySide6.QtCore import QObject

from bigben.engine import DEAL, Entry, Outcome, PlaceKind, Result
from bigben.model.game import Game
from bigben.settings.paths import Paths
from bigben.settings.preferences import SOUND, VOLUME, Preferences
from bigben.ui.main_window import MainWindow
from bigben.ui.sound.players import Player, make_player
from bigben.ui.sound.sound_files import Sound, SoundFiles
from bigben.view.animator import Speed
from bigben.view.resources import resource

_logger: Final = logging.getLogger(__name__)
_LEAST_APART_S: Final = 0.06
"""Between two of the same sound: a key that is held down is no machine gun."""


class Sounds(QObject):
    """Plays what is seen on the table: cards that move, hours that are finished, a win.

    A line that is shown sounds like a game that is played. A window that is out of sight is
    silent, and so is a player that cannot play.
    """

    def __init__(
        self,
        game: Game,
        window: MainWindow,
        preferences: Preferences,
        *,
        files: SoundFiles,
        player: Player,
    ) -> None:
        super().__init__(window)
        self._game = game
        self._scene = scene = window.table.table_scene
        self._preferences = preferences
        self._files = files
        self._player = player
        self._window = window
        self._last_s: dict[Sound, float] = {}
        self._won = False
        """Whether a win has not been heard yet."""
        game.moved.connect(self._hear_move)
        game.redone.connect(self._hear_move)
        game.undone.connect(lambda entry: self._play(_cards(len(entry.steps))))
        game.restarted.connect(lambda: self._play(Sound.FILL))
        game.dealt.connect(lambda: self._play(Sound.LAY))
        game.finished.connect(self._hear_end)
        scene.strike.begun.connect(self._hear_win)
        scene.settled.connect(self._hear_win)
        preferences.changed.connect(self._give_sample)

    def give_sample(self) -> None:
        """Play a sound, to show how loud it is."""
        self._play(Sound.HOUR)

    def end(self) -> None:
        """Be silent."""
        self._player.end()

    def _hear_move(self, entry: Entry) -> None:
        if entry.move == DEAL and len(entry.steps) == 1:
            self._play(Sound.DEAL)
        else:
            self._play(_cards(len(entry.steps)))
        if self._finishes_hour(entry) and not self._game.position.is_won:
            self._play(Sound.HOUR)

    def _finishes_hour(self, entry: Entry) -> bool:
        targets = {step.target for step in entry.steps}
        return any(
            target.kind is PlaceKind.FOUNDATION and self._game.position.wanted(target) is None
            for target in targets
        )

    def _hear_end(self, outcome: Outcome) -> None:
        """A win is heard when the last card has come home, with the strike of the clock."""
        self._won = outcome.result is Result.WON
        if self._won and not self._scene.moving:
            self._hear_win()

    def _hear_win(self) -> None:
        if self._won:
            self._won = False
            self._play(Sound.WIN)

    def _give_sample(self, key: str) -> None:
        if key == VOLUME.key or (key == SOUND.key and self._preferences.get(SOUND)):
            self.give_sample()
        elif key == SOUND.key:
            self._player.end()

    def _play(self, sound: Sound) -> None:
        if not self._preferences.get(SOUND) or self._window.isMinimized():
            return
        if not self._window.isVisible():
            return
        if self._scene.animator.speed is Speed.OFF and sound in (Sound.FILL, Sound.LAY):
            sound = Sound.CARD  # all of them are where they belong at once
        now_s = time.monotonic()
        if now_s - self._last_s.get(sound, -1) < _LEAST_APART_S:
            return
        self._last_s[sound] = now_s
        try:
            path = self._files.path(sound, self._preferences.get(VOLUME))
        except OSError as error:
            _logger.warning("a sound is not heard: %s", error)
            return
        self._player.play(path, bell=sound.is_bell)


def make_sounds(
    game: Game, window: MainWindow, preferences: Preferences, paths: Paths
) -> Sounds | None:
    """Let a window's game be heard; None where nothing can be."""
    try:
        files = SoundFiles(resource("sounds"), paths.sounds)
    except FileNotFoundError as error:
        _logger.warning("nothing is heard: %s", error)
        return None
    player = make_player(window)
    if player is None:
        return None
    return Sounds(game, window, preferences, files=files, player=player)


def _cards(count: int) -> Sound:
    return Sound.CARD if count == 1 else Sound.FILL
