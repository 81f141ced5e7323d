"""How fast things move: what the player prefers, and whether the system asks for less motion."""

from __future__ import annotations

import os
import sys
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

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
_QUESTIONS: Final = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""What to ask a system that Qt before 6.12 cannot ask, and the answer that means less motion.

It is asked in a process of its own, which is over before it could be noticed.
"""
_DESKTOPS: Final = frozenset({"GNOME", "Unity", "Budgie", "Pantheon", "COSMIC"})
"""The desktops on Linux that keep it where GNOME does, as XDG_CURRENT_DESKTOP names them."""
_END_MS: Final = 200
"""How long the question has to end when the program does."""


class Motion(QObject):
    """Knows how fast things are to move now.

    The system is asked at once and whenever somebody comes back to the program, perhaps from the
    system's preferences.

    Signals:
        changed: it may be another speed now.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._told_to_reduce = False
        self._question: QProcess | None = None
        preferences.changed.connect(self._follow)
        application = QCoreApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._come_back)
        application.aboutToQuit.connect(self._end)
        self._ask()

    @property
    def speed(self) -> Speed:
        """How fast things are to move: not at all if the system asks for that and is followed."""
        reduces = self._told_to_reduce or system_reduces_motion()
        if reduces and self._preferences.get(FOLLOW_REDUCED_MOTION):
            return Speed.OFF
        return _SPEEDS[self._preferences.get(ANIMATION_SPEED)]

    def _follow(self, key: str) -> None:
        if key in (ANIMATION_SPEED.key, FOLLOW_REDUCED_MOTION.key):
            self.changed.emit()

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask()

    def _ask(self) -> None:
        question = _question()
        if question is None or self._question is not None:
            return
        (program, *arguments), reduces = question
        process = QProcess(QCoreApplication.instance())
        process.finished.connect(lambda: self._take(reduces))
        process.errorOccurred.connect(self._give_up)
        self._question = process
        process.start(program, arguments)

    def _take(self, reduces: str) -> None:
        process, self._question = self._question, None
        if process is None:
            return
        process.deleteLater()
        told = bytes(process.readAllStandardOutput().data()).decode(errors="replace")
        before, self._told_to_reduce = self._told_to_reduce, told.strip() == reduces
        if self._told_to_reduce != before:
            self.changed.emit()

    def _give_up(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._question is not None:
            self._question.deleteLater()
            self._question = None

    def _end(self) -> None:
        if self._question is not None:
            self._question.kill()
            self._question.waitForFinished(_END_MS)


def _question() -> tuple[tuple[str, ...], str] | None:
    """What to ask the system, and which answer means less motion; None: Qt or a call tells."""
    if _motion_preference() is not None:
        return None
    if sys.platform == "linux" and _DESKTOPS.isdisjoint(_desktops()):
        return None
    return _QUESTIONS.get(sys.platform)


def _desktops() -> list[str]:
    """What the desktop calls itself on Linux; nothing elsewhere."""
    return os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")


def _motion_preference() -> str | None:
    """What Qt says of the system's wish, from 6.12 on."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility and accessibility(), "motionPreference", None)
    return None if preference is None else str(preference().name)


def system_reduces_motion() -> bool:
    """Whether the system asks for less motion, as far as a call can tell.

    From 6.12 on Qt tells it for every system. Before, Windows tells it, and KDE through the
    duration of its style's animations; others have to be asked, see :class:`Motion`.
    """
    preference = _motion_preference()
    if preference is not None:
        return preference == "ReducedMotion"
    if sys.platform == "win32":
        return not _windows_animates()
    return "KDE" in _desktops() and not _style_animates()


def _style_animates() -> bool:
    from PySide6.QtWidgets import QStyle  # noqa: PLC0415  # its many enums take 6 ms and 0.4 MB

    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) > 0


def _windows_animates() -> bool:
    import ctypes  # noqa: PLC0415

    animates = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0
    )
    return bool(animates.value)
