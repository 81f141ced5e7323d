"""How fast things move: what the player prefers, and whether the system asks for less motion."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from bigben.settings.looks import AnimationSpeed
from bigben.settings.preferences import ANIMATION_SPEED, FOLLOW_REDUCED_MOTION, Preferences
from bigben.view.animator import Speed

_SPEEDS: Final = {
    AnimationSpeed.OFF: Speed.OFF,
    AnimationSpeed.FAST: Speed.FAST,
    AnimationSpeed.NORMAL: Speed.NORMAL,
    AnimationSpeed.SLOW: Speed.SLOW,
}

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
"""Asks Windows whether what a window shows may be animated. (winuser.h)"""


def preferred_speed(preferences: Preferences) -> Speed:
    """How fast things are to move now: not at all if the system asks for that and is followed."""
    if preferences.get(FOLLOW_REDUCED_MOTION) and system_reduces_motion():
        return Speed.OFF
    return _SPEEDS[preferences.get(ANIMATION_SPEED)]


def system_reduces_motion() -> bool:
    """Whether the system asks for less motion, as far as it tells.

    KDE tells it through the duration of its style's animations, Windows by a call. From 6.12 on
    Qt tells it for every system, GNOME and macOS among them.
    """
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility and accessibility(), "motionPreference", None)
    if preference is not None:
        return bool(preference().name == "ReducedMotion")
    if sys.platform == "win32":
        return not _windows_animates()
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) == 0


def _windows_animates() -> bool:
    import ctypes  # noqa: PLC0415

    animates = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0
    )
    return bool(animates.value)
