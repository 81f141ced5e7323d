"""How fast things move: preference, and the system's wish for less motion."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle

from bigben.settings.looks import AnimationSpeed
from bigben.settings.preferences import ANIMATION_SPEED, FOLLOW_REDUCED_MOTION, Preferences
from bigben.ui import motion
from bigben.ui.main_window import MainWindow
from bigben.view.animator import Speed


@pytest.mark.parametrize("chosen", list(AnimationSpeed))
def test_each_choice_is_a_speed_of_the_table(window: MainWindow, chosen: AnimationSpeed) -> None:
    window._preferences.set(ANIMATION_SPEED, chosen)
    assert window.table.table_scene.animator.speed is Speed[chosen.name]


def test_less_motion_that_the_system_asks_for_is_none_unless_it_is_not_followed(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert motion.preferred_speed(preferences) is Speed.NORMAL
    monkeypatch.setattr(motion, "system_reduces_motion", lambda: True)
    assert motion.preferred_speed(preferences) is Speed.OFF
    preferences.set(FOLLOW_REDUCED_MOTION, False)
    assert motion.preferred_speed(preferences) is Speed.NORMAL


class Calm(QProxyStyle):
    """A style of a desktop whose animations are switched off, as KDE's is then."""

    def styleHint(self, hint, option=None, widget=None, data=None):  # type: ignore[no-untyped-def] # noqa: N802
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, data)


def test_a_style_without_animations_asks_for_less_motion(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
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
