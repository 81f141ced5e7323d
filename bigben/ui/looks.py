"""How the table looks: what the player prefers, and what the system wishes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from bigben.settings.looks import ThemeChoice
from bigben.settings.preferences import BACK, FACES, MIRRORED, TEXT_SIZE, THEME, Preferences
from bigben.ui.font_sizes import FontSizes
from bigben.view.cards.backs import Back
from bigben.view.cards.face_styles import Style
from bigben.view.cards.faces import Faces
from bigben.view.table_view import TableView
from bigben.view.themes import DAY, HIGH_CONTRAST, NIGHT, THEMES, Theme, is_dark

_KEYS: Final = frozenset(preference.key for preference in (THEME, FACES, BACK, MIRRORED, TEXT_SIZE))
_ACCENT: Final = QColor("#3a7fc4")
"""3.8:1 on our dark window and 3.6:1 on our light one."""
_PALETTES: Final = {
    Qt.ColorScheme.Dark: ("#24353f", "#18242c", "#101a21"),
    Qt.ColorScheme.Light: ("#efefef", "#efefef", "#ffffff"),
}
"""Button, window and pages of our own palettes; Qt derives the other colours from the first two."""
_DARK_FIELDS: Final = {"QCheckBox": QColor("#5e7887")}
"""3.4:1 on our dark window: the outline of a check box is lost on it, its inside must be seen."""
_HARD_COLOURS: Final = ("#333333", "#000000", "#000000")
"""The same in high contrast. Pages of tabs are as light as buttons: white has 10:1 on both."""
_HARD_ACCENT: Final = QColor("#00a3c0")
"""7:1 to black letters, and 3:1 to the white icons that stand beside them in menus."""
_HARD_OFF: Final = QColor("#a8a8a8")
"""5:1 on buttons: what is written where nothing can be pressed now."""
_HARD_FIELDS: Final = {
    "QCheckBox": QColor("#858585"),
    "QLineEdit": QColor("#595959"),
    "QMenu": QColor("#333333"),
}
"""No outline is seen on black, the inside must be: 3:1 for a box on a page of tabs, and for a
field on a window."""
_NO_ICON_THEME: Final = "hicolor"
"""What every system has, and has no icons for us: our drawings then take the palette's colour."""


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
        self._icon_theme = QIcon.themeName()
        self._font_sizes = FontSizes()
        self._font_sizes.set_scale(self.text_scale)
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

    @property
    def text_scale(self) -> float:
        """How large letters are, in sizes of the system's."""
        return self._preferences.get(TEXT_SIZE).share

    def theme(self, palette: QPalette) -> Theme:
        """The table's colours in a window that has a palette."""
        chosen = THEMES.get(self._preferences.get(THEME).value)
        if chosen is not None:
            return chosen
        if _system_wants_contrast():
            return HIGH_CONTRAST
        return NIGHT if _is_dark(palette) else DAY

    def dress(self, table: TableView) -> None:
        """Give a table the looks of now."""
        table.set_looks(
            self.faces,
            self.theme(table.window().palette()),
            mirrored=self.mirrored,
            text_scale=self.text_scale,
        )

    def _apply(self, key: str) -> None:
        if key not in _KEYS:
            return
        if key in (FACES.key, BACK.key):
            self.faces = self._make_faces()
        elif key == THEME.key:
            self._ask_for_scheme()
        elif key == TEXT_SIZE.key:
            self._font_sizes.set_scale(self.text_scale)
        self.changed.emit()

    def _make_faces(self) -> Faces:
        return Faces(
            Style(self._preferences.get(FACES).value), Back(self._preferences.get(BACK).value)
        )

    def _ask_for_scheme(self) -> None:
        """Let menus and dialogs be as light or dark as the table."""
        choice = self._preferences.get(THEME)
        scheme = _scheme(choice)
        QGuiApplication.styleHints().setColorScheme(scheme)
        # The icons of the system are for its own colours.
        QIcon.setThemeName(self._icon_theme if choice is ThemeChoice.SYSTEM else _NO_ICON_THEME)
        QApplication.setPalette(QPalette())
        # Desktops that Qt knows nothing of have no scheme to set, only a palette.
        dark = scheme is Qt.ColorScheme.Dark
        if scheme in _PALETTES and _is_dark(QGuiApplication.palette()) is not dark:
            hard = dark and THEMES[choice.value].hard
            palette = _hard_palette() if hard else _palette(*_PALETTES[scheme])
            QApplication.setPalette(palette)
            if dark:
                for kind, inside in (_HARD_FIELDS if hard else _DARK_FIELDS).items():
                    palette.setColor(QPalette.ColorRole.Base, inside)
                    QApplication.setPalette(palette, kind)  # type: ignore[arg-type]  # bytes fail


def _hard_palette() -> QPalette:
    """A dark palette of our own with as much contrast as there can be."""
    role = QPalette.ColorRole
    palette = _palette(*_HARD_COLOURS)
    for each in (role.Accent, role.Highlight):
        palette.setColor(each, _HARD_ACCENT)
    palette.setColor(role.HighlightedText, Qt.GlobalColor.black)
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, _HARD_OFF)
    return palette


def _palette(*colours: str) -> QPalette:
    """A palette of our own from the colours of buttons, windows and pages."""
    role = QPalette.ColorRole
    button, window, page = map(QColor, colours)
    palette = QPalette(button, window)
    palette.setColor(role.Base, page)
    palette.setColor(role.AlternateBase, window)
    # Made from two colours a palette has an accent that is lost on a dark window.
    for each in (role.Accent, role.Highlight):
        palette.setColor(each, _ACCENT)
    palette.setColor(role.HighlightedText, Qt.GlobalColor.white)
    return palette


def _scheme(choice: ThemeChoice) -> Qt.ColorScheme:
    if choice is ThemeChoice.SYSTEM:
        return Qt.ColorScheme.Unknown
    return Qt.ColorScheme.Dark if THEMES[choice.value].is_dark else Qt.ColorScheme.Light


def _is_dark(palette: QPalette) -> bool:
    return is_dark(palette.color(QPalette.ColorRole.Window))


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):  # before Qt 6.10
        return False
    wish = hints.accessibility().contrastPreference()
    return bool(wish is Qt.ContrastPreference.HighContrast)
