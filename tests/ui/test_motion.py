"""How fast things move: preference, and the system's wish for less motion."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle
from pytestqt.qtbot import QtBot

from bigben.settings.looks import AnimationSpeed
from bigben.settings.preferences import ANIMATION_SPEED, FOLLOW_REDUCED_MOTION, Preferences
from bigben.ui import motion
from bigben.ui.main_window import MainWindow
from bigben.view.animator import Speed
from tests.ui.programs import write_program


@pytest.mark.parametrize("chosen", list(AnimationSpeed))
def test_each_choice_is_a_speed_of_the_table(
    window: MainWindow, preferences: Preferences, chosen: AnimationSpeed
) -> None:
    preferences.set(ANIMATION_SPEED, chosen)
    assert window.table.table_scene.animator.speed is Speed[chosen.name]


def test_less_motion_that_the_system_asks_for_is_none_unless_it_is_not_followed(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    speeds = motion.Motion(preferences)
    assert speeds.speed is Speed.NORMAL
    monkeypatch.setattr(motion, "system_reduces_motion", lambda: True)
    assert speeds.speed is Speed.OFF
    preferences.set(FOLLOW_REDUCED_MOTION, False)
    assert speeds.speed is Speed.NORMAL


class Calm(QProxyStyle):
    """A style of a desktop whose animations are switched off, as KDE's is then."""

    def styleHint(self, hint, option=None, widget=None, data=None):  # type: ignore[no-untyped-def] # noqa: N802
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, data)


def test_a_style_without_animations_asks_for_less_motion(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    assert not motion.system_reduces_motion()
    calm = Calm()
    monkeypatch.setattr(motion.QApplication, "style", staticmethod(lambda: calm))
    assert motion.system_reduces_motion()
    del qapp


def test_what_qt_itself_tells_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    class Answer:
        name = "ReducedMotion"

    class Hints:
        def accessibility(self) -> Hints:
            return self

        def motionPreference(self) -> Answer:  # noqa: N802
            return Answer()

    monkeypatch.setattr(motion.QGuiApplication, "styleHints", staticmethod(Hints))
    assert motion.system_reduces_motion()
    Answer.name = "NoPreference"
    assert not motion.system_reduces_motion()


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the tools that a desktop is asked with, on a Linux with GNOME."""
    monkeypatch.setattr(motion.sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    return tmp_path


needs_a_shell = pytest.mark.skipif(sys.platform == "win32", reason="the stubs are shell scripts")


@needs_a_shell
def test_gnome_is_asked_after_the_first_paint_and_whenever_somebody_comes_back(
    desktop: Path, make_window: Callable[[], MainWindow], qtbot: QtBot, qapp: QApplication
) -> None:
    key = "get org.gnome.desktop.interface enable-animations"
    write_program(desktop, "gsettings", f'[ "$*" = "{key}" ] && echo false')
    window = make_window()
    animator = window.table.table_scene.animator
    qtbot.waitUntil(lambda: animator.speed is Speed.OFF)
    write_program(desktop, "gsettings", "echo true")
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert animator.speed is Speed.OFF
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qtbot.waitUntil(lambda: animator.speed is Speed.NORMAL)


@needs_a_shell
def test_macos_is_asked_with_its_own_tool(
    desktop: Path, preferences: Preferences, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(motion.sys, "platform", "darwin")
    key = "read com.apple.universalaccess reduceMotion"
    write_program(desktop, "defaults", f'[ "$*" = "{key}" ] && echo 1')
    speeds = motion.Motion(preferences)
    with qtbot.waitSignal(speeds.changed):
        pass
    assert speeds.speed is Speed.OFF
    preferences.set(FOLLOW_REDUCED_MOTION, False)
    assert speeds.speed is Speed.NORMAL


@needs_a_shell
@pytest.mark.parametrize("script", ["exit 1", "echo true", "echo false >&2", None])
def test_a_desktop_that_does_not_say_so_asks_for_nothing(
    desktop: Path, preferences: Preferences, script: str | None, qtbot: QtBot
) -> None:
    if script is not None:
        write_program(desktop, "gsettings", script)
    speeds = motion.Motion(preferences)
    qtbot.waitUntil(lambda: speeds._question is None)
    assert speeds.speed is Speed.NORMAL


@needs_a_shell
@pytest.mark.parametrize("names", ["KDE", "XFCE", ""])
def test_a_desktop_that_keeps_it_elsewhere_is_not_asked(
    desktop: Path, preferences: Preferences, names: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_program(desktop, "gsettings", "echo false")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", names)
    assert motion.Motion(preferences)._question is None
