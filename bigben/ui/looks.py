"""How the table looks: what the player prefers, and what the system wishes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from bigben.settings.looks import ThemeChoice
from bigben.settings.preferences import BACK, FACES, MIRRORED, THEME, Preferences
from bigben.view.backs import Back
from bigben.view.face_styles import Style
from bigben.view.faces import Faces
from bigben.view.themes import DAY, HIGH_CONTRAST, NIGHT, Theme

_KEYS: Final = frozenset(preference.key for preference in (THEME, FACES, BACK, MIRRORED))
_THEMES: Final = {
    ThemeChoice.NIGHT: NIGHT,
    ThemeChoice.DAY: DAY,
    ThemeChoice.HIGH_CONTRAST: HIGH_CONTRAST,
}
_SCHEMES: Final = {
    ThemeChoice.NIGHT: Qt.ColorScheme.Dark,
    ThemeChoice.DAY: Qt.ColorScheme.Light,
    ThemeChoice.HIGH_CONTRAST: Qt.ColorScheme.Dark,
    ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
}
_DARK: Final = 128
"""Below this lightness, of 255, a window's colour is dark."""
_ACCENT: Final = QColor("#3a7fc4")
"""3.8:1 on our dark window and 3.6:1 on our light one."""
_PALETTES: Final = {
    Qt.ColorScheme.Dark: ("#24353f", "#18242c"),
    Qt.ColorScheme.Light: ("#efefef", "#efefef"),
}
"""Button and window of our own palettes; Qt derives the other colours from them."""


class Looks(QObject):
    """What the table is to look like now.

    Attributes:
        faces: the faces and the back.

    Signals:
        changed: something is to look otherwise now.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.faces = self._make_faces()
        preferences.changed.connect(self._apply)
        if preferences.get(THEME) is not ThemeChoice.SYSTEM:
            self._ask_for_scheme()
        hints = QGuiApplication.styleHints()
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self.changed)

    @property
    def mirrored(self) -> bool:
        """Whether the stock lies to the right of the waste."""
        return self._preferences.get(MIRRORED)

    def theme(self, palette: QPalette) -> Theme:
        """The table's colours in a window that has a palette."""
        chosen = _THEMES.get(self._preferences.get(THEME))
        if chosen is not None:
            return chosen
        if _system_wants_contrast():
            return HIGH_CONTRAST
        return NIGHT if _is_dark(palette) else DAY

    def _apply(self, key: str) -> None:
        if key not in _KEYS:
            return
        if key in (FACES.key, BACK.key):
            self.faces = self._make_faces()
        elif key == THEME.key:
            self._ask_for_scheme()
        self.changed.emit()

    def _make_faces(self) -> Faces:
        return Faces(
            Style(self._preferences.get(FACES).value), Back(self._preferences.get(BACK).value)
        )

    def _ask_for_scheme(self) -> None:
        """Let menus and dialogs be as light or dark as the table."""
        scheme = _SCHEMES[self._preferences.get(THEME)]
        QGuiApplication.styleHints().setColorScheme(scheme)
        QGuiApplication.setPalette(QPalette())
        # Desktops that Qt knows nothing of have no scheme to set, only a palette.
        if scheme in _PALETTES and _is_dark(QGuiApplication.palette()) is not (
            scheme is Qt.ColorScheme.Dark
        ):
            button, window = map(QColor, _PALETTES[scheme])
            palette = QPalette(button, window)
            # Made from two colours a palette has an accent that is lost on a dark window.
            for role in (QPalette.ColorRole.Accent, QPalette.ColorRole.Highlight):
                palette.setColor(role, _ACCENT)
            palette.setColor(QPalette.ColorRole.HighlightedText, Qt.GlobalColor.white)
            QGuiApplication.setPalette(palette)


def _is_dark(palette: QPalette) -> bool:
    return palette.color(QPalette.ColorRole.Window).lightness() < _DARK


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):  # before Qt 6.10
        return False
    wish = hints.accessibility().contrastPreference()
    return bool(wish is Qt.ContrastPreference.HighContrast)
