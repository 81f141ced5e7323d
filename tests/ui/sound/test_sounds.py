"""What is heard of a game: by the files that are given to a player, which here is none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Move, Rules
from bigben.settings.preferences import SHOW_TIMER, SOUND, VOLUME, Preferences
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.sound import sounds as sounds_module
from bigben.ui.sound.sound_files import SoundFiles
from bigben.ui.sound.sounds import Sounds
from bigben.view.animator import Speed
from bigben.view.resources import resource
from tests.games import play
from tests.recorded import WonGame

FIRST = Move.parse("T3>F2")


class Listener:
    """Stands in for a player."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.bells: list[str] = []

    def play(self, path: Path, *, bell: bool) -> None:
        assert path.exists()
        self.heard.append(path.stem.partition("-")[0])
        if bell:
            self.bells.append(path.stem)

    def end(self) -> None:
        self.heard.append("silence")


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def make_sounds(
    window: MainWindow, preferences: Preferences, listener: Listener, tmp_path: Path
) -> Callable[[], Sounds]:
    preferences.set(SOUND, True)
    files = SoundFiles(resource("sounds"), tmp_path / "sounds")

    def make() -> Sounds:
        game = window.session.game
        return Sounds(game, window, preferences, files=files, player=listener)

    return make


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves follow each other at once in tests, which their sounds otherwise would not."""
    monkeypatch.setattr(sounds_module, "_LEAST_APART_S", 0)


def test_moves_deals_and_fills_sound_each_in_its_way(
    window: MainWindow, listener: Listener, make_sounds: Callable[[], Sounds]
) -> None:
    make_sounds()
    game = window.session.game
    game.play(DEAL)
    game.play(FIRST)
    game.play(DEAL)  # fills the gap: one card
    assert listener.heard == ["deal", "card", "deal"]
    game.play(Move.parse("T4>F11"))
    game.play(Move.parse("T9>F10"))
    listener.heard.clear()
    game.play(DEAL)
    assert listener.heard == ["fill"]
    assert listener.bells == []


def test_undo_redo_and_restart_sound_as_cards_do(
    window: MainWindow, listener: Listener, make_sounds: Callable[[], Sounds]
) -> None:
    make_sounds()
    game = window.session.game
    game.play(FIRST)
    game.undo()
    game.redo()
    game.restart()
    assert listener.heard == ["card", "card", "card", "fill"]


def test_a_refused_move_is_not_heard(
    window: MainWindow, listener: Listener, make_sounds: Callable[[], Sounds]
) -> None:
    make_sounds()
    assert not window.session.game.play(Move.parse("T1>F1"))
    assert listener.heard == []


def test_a_key_that_is_held_down_is_no_machine_gun(
    window: MainWindow,
    listener: Listener,
    make_sounds: Callable[[], Sounds],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sounds_module, "_LEAST_APART_S", 3_600)
    make_sounds()
    for _ in range(20):
        window.session.game.play(DEAL)
    assert listener.heard == ["deal"]


def test_a_new_deal_runs_out_round_the_clock_and_at_rest_lies_there_at_once(
    window: MainWindow, listener: Listener, make_sounds: Callable[[], Sounds]
) -> None:
    make_sounds()
    animator = window.table.table_scene.animator
    animator.speed = Speed.NORMAL
    window.session.deal_number(8, Rules.BIG_BEN)
    animator.speed = Speed.OFF
    window.session.deal_number(9, Rules.BIG_BEN)
    assert listener.heard == ["lay", "card"]


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_each_finished_hour_rings_once_and_the_win_rings_all_bells(
    window: MainWindow,
    listener: Listener,
    make_sounds: Callable[[], Sounds],
    won_game: WonGame,
    speed: Speed,
) -> None:
    number, moves = won_game
    window.session.deal_number(number, Rules.BIG_BEN)
    window.table.table_scene.animator.speed = speed
    make_sounds()
    play(window.session.game, moves[:-1])
    assert listener.heard.count("hour") == 11
    window.session.game.play(moves[-1])
    window.table.table_scene.animator.finish()  # the last card comes home
    window.table.table_scene.finish()
    assert listener.heard.count("hour") == 11
    assert listener.heard.count("win") == 1
    assert {stem.partition("-")[0] for stem in listener.bells} == {"hour", "win"}


def test_a_win_whose_strike_is_cut_short_is_heard_all_the_same(
    window: MainWindow,
    listener: Listener,
    make_sounds: Callable[[], Sounds],
    won_game: WonGame,
    qtbot: QtBot,
) -> None:
    number, moves = won_game
    window.session.deal_number(number, Rules.BIG_BEN)
    make_sounds()
    play(window.session.game, moves)
    assert "win" not in listener.heard  # the last card is on its way
    qtbot.keyClick(window.table, Qt.Key.Key_Shift)  # any key ends an animation
    assert listener.heard.count("win") == 1


def test_who_goes_on_from_a_win_at_once_hears_it_all_the_same(
    window: MainWindow,
    listener: Listener,
    make_sounds: Callable[[], Sounds],
    won_game: WonGame,
) -> None:
    number, moves = won_game
    window.session.deal_number(number, Rules.BIG_BEN)
    make_sounds()
    play(window.session.game, moves)
    window.session.deal_number(8, Rules.BIG_BEN)
    window.table.table_scene.finish()
    assert listener.heard.count("win") == 1


def test_a_line_that_is_shown_is_heard_but_wins_nothing(
    window: MainWindow,
    listener: Listener,
    make_sounds: Callable[[], Sounds],
    won_game: WonGame,
) -> None:
    number, moves = won_game
    window.session.deal_number(number, Rules.BIG_BEN)
    make_sounds()
    game = window.session.game
    game.begin_showing(moves)
    for _ in moves:
        game.redo()
    window.table.table_scene.finish()
    assert "card" in listener.heard
    assert listener.heard.count("hour") == 11
    assert "win" not in listener.heard


def test_a_window_out_of_sight_is_silent(
    window: MainWindow, listener: Listener, make_sounds: Callable[[], Sounds]
) -> None:
    make_sounds()
    window.showMinimized()
    window.session.game.play(DEAL)
    window.showNormal()
    window.hide()
    window.session.game.play(DEAL)
    assert listener.heard == []
    window.show()
    window.session.game.play(DEAL)
    assert listener.heard == ["deal"]


def test_the_preferences_let_be_heard_what_they_set(
    preferences: Preferences, listener: Listener, make_sounds: Callable[[], Sounds]
) -> None:
    make_sounds()
    preferences.set(SHOW_TIMER, False)
    assert listener.heard == []
    preferences.set(VOLUME, 20)
    preferences.set(SOUND, False)
    preferences.set(VOLUME, 30)
    assert listener.heard == ["hour", "silence"]
    assert listener.bells == ["hour-20"]
    preferences.set(SOUND, True)
    assert listener.bells == ["hour-20", "hour-30"]


def test_who_switched_sounds_off_hears_none(
    window: MainWindow,
    preferences: Preferences,
    listener: Listener,
    make_sounds: Callable[[], Sounds],
) -> None:
    make_sounds()
    preferences.set(SOUND, False)
    listener.heard.clear()
    window.actions_by_name[Action.DEAL].trigger()
    assert listener.heard == []


def test_files_that_are_gone_leave_the_game_silent(
    window: MainWindow, preferences: Preferences, listener: Listener, tmp_path: Path
) -> None:
    preferences.set(SOUND, True)
    files = SoundFiles(tmp_path / "nowhere", tmp_path / "sounds")
    Sounds(window.session.game, window, preferences, files=files, player=listener)
    assert window.session.game.play(DEAL)
    assert listener.heard == []
