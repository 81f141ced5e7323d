"""What the player prefers, and where the window was."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QByteArray, QLockFile, QObject, QSettings, Signal

from bigben.engine import Rules
from bigben.settings.aside import set_aside
from bigben.settings.dealing import Dealing
from bigben.settings.finishing import FinishChoice
from bigben.settings.ini import is_ours
from bigben.settings.looks import (
    AnimationSpeed,
    BackChoice,
    FaceChoice,
    TextSize,
    ThemeChoice,
    WatchSpeed,
)

_T = TypeVar("_T")
_logger: Final = logging.getLogger(__name__)

SYSTEM_LANGUAGE: Final = "system"
"""The value of :data:`LANGUAGE` that follows the system."""

_WINDOW: Final = "window/geometry"
_TOUR: Final = "help/tour_offered"
_LOCKED_AT_MOST_MS: Final = 500
"""Writing takes a moment: a lock that is held for longer has been forgotten."""
_PATIENCE_MS: Final = 1_000
"""How long a lock is waited for; the window stands still meanwhile."""
_BOOLS: Final = {"true": True, "false": False}


class Preference(NamedTuple, Generic[_T]):
    """One thing that a player can choose.

    ``label`` and ``group`` are English; translate them in the context ``Preferences``.
    """

    key: str
    """Its name in the file: section, slash, name."""
    type: type[_T]
    """``bool``, or what reads its own ``str()``: ``int``, ``str``, a ``StrEnum``."""
    default: _T
    label: str
    group: str
    choices: tuple[_T, ...] = ()
    """The values that it can have, in the order in which a dialog shows them.

    Empty for ``bool`` and enums, whose values are known, and for what can have any.
    """

    @property
    def values(self) -> tuple[_T, ...]:
        """All values that it can have, in a dialog's order; empty if it can have any."""
        if issubclass(self.type, Enum):
            return tuple(self.type)
        return cast(tuple[_T, ...], (False, True)) if self.type is bool else self.choices

    def read(self, text: object) -> _T:
        """The value that a text stands for; raises ``ValueError`` if it stands for none."""
        if not isinstance(text, str):
            raise ValueError(f"{text!r} is not a text")
        if self.type is bool:
            if text not in _BOOLS:
                raise ValueError(f"{text!r} is neither true nor false")
            return cast(_T, _BOOLS[text])
        value = cast(Callable[[str], _T], self.type)(text)
        if self.values and value not in self.values:
            raise ValueError(f"{text!r} is none of {', '.join(map(str, self.values))}")
        return value

    def write(self, value: _T) -> str:
        """The text that :meth:`read` makes the value of."""
        return str(value).lower() if self.type is bool else str(value)


RULES: Final = Preference(
    "game/rules",
    Rules,
    Rules.BIG_BEN,
    str(QT_TRANSLATE_NOOP("Preferences", "Rule set")),
    str(QT_TRANSLATE_NOOP("Preferences", "Game")),
)
DEALING: Final = Preference(
    "game/dealing",
    Dealing,
    Dealing.ANY,
    str(QT_TRANSLATE_NOOP("Preferences", "New games are dealt from")),
    str(QT_TRANSLATE_NOOP("Preferences", "Game")),
)
ASK_BEFORE_ABANDONING: Final = Preference(
    "game/ask_before_abandoning",
    bool,
    True,
    str(QT_TRANSLATE_NOOP("Preferences", "Ask before a game is given up")),
    str(QT_TRANSLATE_NOOP("Preferences", "Game")),
)
SHOW_STATISTICS: Final = Preference(
    "game/show_statistics",
    bool,
    True,
    str(QT_TRANSLATE_NOOP("Preferences", "Show statistics")),
    str(QT_TRANSLATE_NOOP("Preferences", "Game")),
)
FINISH: Final = Preference(
    "game/finish",
    FinishChoice,
    FinishChoice.ASK,
    str(QT_TRANSLATE_NOOP("Preferences", "When all that is left can go home")),
    str(QT_TRANSLATE_NOOP("Preferences", "Game")),
)
AUTO_HOME: Final = Preference(
    "game/auto_home",
    bool,
    False,
    str(QT_TRANSLATE_NOOP("Preferences", "Cards go to the foundations by themselves")),
    str(QT_TRANSLATE_NOOP("Preferences", "Game")),
)
CLICK_TO_MOVE: Final = Preference(
    "table/click_to_move",
    bool,
    True,
    str(QT_TRANSLATE_NOOP("Preferences", "A click moves a card to the best place")),
    str(QT_TRANSLATE_NOOP("Preferences", "Table")),
)
SHOW_TIMER: Final = Preference(
    "table/show_timer",
    bool,
    True,
    str(QT_TRANSLATE_NOOP("Preferences", "Show the time played")),
    str(QT_TRANSLATE_NOOP("Preferences", "Table")),
)
SHOW_VERDICT: Final = Preference(
    "table/show_verdict",
    bool,
    True,
    str(QT_TRANSLATE_NOOP("Preferences", "Show whether the game can still be won")),
    str(QT_TRANSLATE_NOOP("Preferences", "Table")),
)
LANGUAGE: Final = Preference(
    "looks/language",
    str,
    SYSTEM_LANGUAGE,
    str(QT_TRANSLATE_NOOP("Preferences", "Language")),
    str(QT_TRANSLATE_NOOP("Preferences", "Looks")),
)
"""The code of a language, as in ``kk``. Which ones there are is not known here."""
THEME: Final = Preference(
    "looks/theme",
    ThemeChoice,
    ThemeChoice.SYSTEM,
    str(QT_TRANSLATE_NOOP("Preferences", "Colours")),
    str(QT_TRANSLATE_NOOP("Preferences", "Looks")),
)
FACES: Final = Preference(
    "looks/faces",
    FaceChoice,
    FaceChoice.CLASSIC,
    str(QT_TRANSLATE_NOOP("Preferences", "Faces")),
    str(QT_TRANSLATE_NOOP("Preferences", "Looks")),
)
BACK: Final = Preference(
    "looks/back",
    BackChoice,
    BackChoice.CLOCK,
    str(QT_TRANSLATE_NOOP("Preferences", "Backs")),
    str(QT_TRANSLATE_NOOP("Preferences", "Looks")),
)
MIRRORED: Final = Preference(
    "looks/mirrored",
    bool,
    False,
    str(QT_TRANSLATE_NOOP("Preferences", "Stock to the right of the waste")),
    str(QT_TRANSLATE_NOOP("Preferences", "Table")),
)

ANIMATION_SPEED: Final = Preference(
    "table/animation_speed",
    AnimationSpeed,
    AnimationSpeed.NORMAL,
    str(QT_TRANSLATE_NOOP("Preferences", "How fast cards move")),
    str(QT_TRANSLATE_NOOP("Preferences", "Motion and sound")),
)
WATCH_SPEED: Final = Preference(
    "table/watch_speed",
    WatchSpeed,
    WatchSpeed.NORMAL,
    str(QT_TRANSLATE_NOOP("Preferences", "How fast a solution is shown")),
    str(QT_TRANSLATE_NOOP("Preferences", "Motion and sound")),
)
FOLLOW_REDUCED_MOTION: Final = Preference(
    "table/follow_reduced_motion",
    bool,
    True,
    str(QT_TRANSLATE_NOOP("Preferences", "No motion while the system asks for less")),
    str(QT_TRANSLATE_NOOP("Preferences", "Motion and sound")),
)
SOUND: Final = Preference(
    "sound/on",
    bool,
    False,
    str(QT_TRANSLATE_NOOP("Preferences", "Sounds of cards and bells")),
    str(QT_TRANSLATE_NOOP("Preferences", "Motion and sound")),
)
VOLUME: Final = Preference(
    "sound/volume",
    int,
    60,
    str(QT_TRANSLATE_NOOP("Preferences", "Volume")),
    str(QT_TRANSLATE_NOOP("Preferences", "Motion and sound")),
    tuple(range(10, 101, 10)),
)
"""In percent."""
TEXT_SIZE: Final = Preference(
    "looks/text_size",
    TextSize,
    TextSize.SYSTEM,
    str(QT_TRANSLATE_NOOP("Preferences", "Text size")),
    str(QT_TRANSLATE_NOOP("Preferences", "Looks")),
)

PREFERENCES: Final[tuple[Preference[Any], ...]] = (
    RULES,
    DEALING,
    FINISH,
    AUTO_HOME,
    ASK_BEFORE_ABANDONING,
    SHOW_STATISTICS,
    CLICK_TO_MOVE,
    SHOW_TIMER,
    SHOW_VERDICT,
    MIRRORED,
    LANGUAGE,
    TEXT_SIZE,
    THEME,
    FACES,
    BACK,
    ANIMATION_SPEED,
    WATCH_SPEED,
    FOLLOW_REDUCED_MOTION,
    SOUND,
    VOLUME,
)
"""All preferences, in the order in which a dialog shows them."""


class Preferences(QObject):
    """The preferences, kept in an INI file.

    A file that is not an INI file is set aside under another name. One that cannot be written
    is left as it is, and what is set lasts until the program ends.

    Attributes:
        set_aside_as: the new name of a damaged file that was set aside, or None.
        first_time: whether there was no file yet, and there can be one now.

    Signals:
        changed: a preference has another value now; with its key.
        failed: the file cannot be locked; what is set from now on lasts until the program ends.
    """

    changed = Signal(str)
    failed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.set_aside_as: Path | None = None
        self.first_time = False
        self._file = self._open(path)
        self._values = {preference.key: self._load(preference) for preference in PREFERENCES}
        window = None if self._file is None else self._file.value(_WINDOW)
        self._window = window if isinstance(window, QByteArray) and not window.isEmpty() else None

    def get(self, preference: Preference[_T]) -> _T:
        """The value of a preference."""
        return cast(_T, self._values[preference.key])

    def set(self, preference: Preference[_T], value: _T) -> None:
        """Set a preference; it is in the file when this returns."""
        if self._values[preference.key] != value:
            self._values[preference.key] = value
            self._store(preference.key, preference.write(value))
            self.changed.emit(preference.key)

    def reset(self) -> None:
        """Set every preference to its default. The window's place stays."""
        for preference in PREFERENCES:
            self.set(preference, preference.default)
            self._store(preference.key, None)

    def window(self) -> QByteArray | None:
        """What ``set_window`` was given last, also by an earlier run; None if nothing was."""
        return self._window

    def set_window(self, geometry: QByteArray) -> None:
        """Remember where the window is, as ``QWidget.saveGeometry`` tells it."""
        self._window = geometry
        self._store(_WINDOW, geometry)

    def note_tour(self) -> None:
        """Remember that the tour was offered: the next start is no first one."""
        self._store(_TOUR, "true")

    def _open(self, path: Path) -> QSettings | None:
        """The file, after a damaged one was set aside; None if there can be none to write to."""
        try:
            there = path.exists()
            if there and not is_ours(path):
                self.set_aside_as = set_aside(path)
            # QSettings makes the folder too, but only when it first writes.
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            _logger.warning("Preferences are not kept: %s", error)
            return None
        file = QSettings(str(path), QSettings.Format.IniFormat)
        self.first_time = not there and file.isWritable()
        return file

    def _load(self, preference: Preference[_T]) -> _T:
        if self._file is None or not self._file.contains(preference.key):
            return preference.default
        try:
            return preference.read(self._file.value(preference.key))
        except ValueError as error:
            _logger.warning("The preference %s is set to its default: %s", preference.key, error)
            return preference.default

    def _store(self, key: str, value: str | QByteArray | None) -> None:
        if self._file is None or not self._file.isWritable():
            return
        if not _can_be_locked(self._file.fileName()):
            _logger.warning("Preferences are not kept any more: their file stays locked")
            self._file = None
            self.failed.emit()
            return
        if value is None:
            self._file.remove(key)
        else:
            self._file.setValue(key, value)
        self._file.sync()


def _can_be_locked(file: str) -> bool:
    """Whether QSettings will get the lock with which it writes.

    It would wait for half a minute where the program that has the lock is gone, but cannot be
    looked for: it was on another computer.
    """
    lock = QLockFile(f"{file}.lock")
    lock.setStaleLockTime(_LOCKED_AT_MOST_MS)
    if not lock.tryLock(_PATIENCE_MS):
        return lock.error() is not QLockFile.LockError.LockFailedError
    lock.unlock()
    return True
