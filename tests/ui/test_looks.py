"""What the player prefers of looks is what the table shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from bigben.settings.looks import BackChoice, FaceChoice, ThemeChoice
from bigben.settings.preferences import BACK, FACES, MIRRORED, SHOW_TIMER, THEME, Preferences
from bigben.ui import looks as looks_module
from bigben.ui.icons import icon
from bigben.ui.looks import Looks
from bigben.ui.main_window import MainWindow
from bigben.view.cards.backs import Back
from bigben.view.cards.face_styles import Style
from bigben.view.table_view import TableView
from bigben.view.themes import DAY, HIGH_CONTRAST, NIGHT, THEMES, Theme

MakeWindow = Callable[[], MainWindow]
DARK, LIGHT = QPalette(QColor("#202020")), QPalette(QColor("#f0f0f0"))


def table_of(window: MainWindow) -> TableView:
    return window.table


def test_view_and_settings_know_the_same_themes_faces_and_backs() -> None:
    assert ["system", *THEMES] == [choice.value for choice in ThemeChoice]
    assert [style.value for style in Style] == [choice.value for choice in FaceChoice]
    assert [back.value for back in Back] == [choice.value for choice in BackChoice]


@pytest.mark.parametrize(("name", "theme"), THEMES.items())
def test_a_chosen_theme_holds_at_once_whatever_the_system_is(
    window: MainWindow, preferences: Preferences, name: str, theme: Theme
) -> None:
    preferences.set(THEME, ThemeChoice(name))
    assert table_of(window).table_scene.theme is theme
    for palette in (DARK, LIGHT):
        window.setPalette(palette)
        assert table_of(window).table_scene.theme is theme


def test_the_system_is_followed_again_when_that_is_chosen(
    window: MainWindow, preferences: Preferences
) -> None:
    window.setPalette(DARK)
    preferences.set(THEME, ThemeChoice.DAY)
    preferences.set(THEME, ThemeChoice.SYSTEM)
    assert table_of(window).table_scene.theme is NIGHT


def test_menus_are_asked_to_be_as_dark_as_the_table(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Qt.ColorScheme] = []

    class Hints(QObject):
        def setColorScheme(self, scheme: Qt.ColorScheme) -> None:  # noqa: N802
            asked.append(scheme)

    hints = Hints()
    monkeypatch.setattr(looks_module.QGuiApplication, "styleHints", lambda: hints)
    looks = Looks(preferences)
    assert not asked
    for choice in (ThemeChoice.NIGHT, ThemeChoice.DAY, ThemeChoice.SYSTEM):
        preferences.set(THEME, choice)
    scheme = Qt.ColorScheme
    assert asked == [scheme.Dark, scheme.Light, scheme.Unknown]
    del looks
    preferences.set(THEME, ThemeChoice.NIGHT)
    Looks(preferences)
    assert asked[-1] == scheme.Dark


def test_on_a_desktop_without_schemes_menus_are_dark_by_a_palette_until_it_is_taken_back(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    def lightness() -> int:
        return window.menuBar().palette().color(QPalette.ColorRole.Window).lightness()

    before = lightness()
    assert before > 128
    preferences.set(THEME, ThemeChoice.HIGH_CONTRAST)
    qtbot.waitUntil(lambda: lightness() < 64)
    preferences.set(THEME, ThemeChoice.DAY)
    qtbot.waitUntil(lambda: lightness() == before)
    preferences.set(THEME, ThemeChoice.NIGHT)
    qtbot.waitUntil(lambda: lightness() < 64)
    preferences.set(THEME, ThemeChoice.SYSTEM)
    qtbot.waitUntil(lambda: lightness() == before)
    assert table_of(window).table_scene.theme is DAY


class Accessibility(QObject):
    """Stands in for a platform that tells whether its user wants high contrast."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815
    wish = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        return self.wish


def test_a_system_that_wants_high_contrast_gets_it_and_can_change_its_mind(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    wishes = Accessibility()

    class Hints(QObject):
        def accessibility(self) -> Accessibility:
            return wishes

    hints = Hints()
    monkeypatch.setattr(looks_module.QGuiApplication, "styleHints", lambda: hints)
    looks = Looks(preferences)
    assert looks.theme(LIGHT) is DAY
    with qtbot.waitSignal(looks.changed):
        wishes.wish = Qt.ContrastPreference.HighContrast
        wishes.contrastPreferenceChanged.emit(wishes.wish)
    assert looks.theme(LIGHT) is looks.theme(DARK) is HIGH_CONTRAST


def test_an_older_qt_tells_nothing_of_contrast(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = QObject()
    monkeypatch.setattr(looks_module.QGuiApplication, "styleHints", lambda: hints)
    looks = Looks(preferences)
    assert looks.theme(LIGHT) is DAY
    assert looks.theme(DARK) is NIGHT


def picture_of_stock_and_a_card(window: MainWindow) -> tuple[bytes, bytes]:
    scene = table_of(window).table_scene
    cards = [item for item in scene.items() if hasattr(item, "card") and item.isVisible()]
    stock = [
        item for item in cards if scene.table.stock().contains(item.sceneBoundingRect().center())
    ]
    clubs = next(item for item in cards if str(item.card) == "2C")
    return tuple(  # type: ignore[return-value]
        bytes(item.pixmap().toImage().constBits()) for item in (stock[-1], clubs)
    )


@pytest.mark.parametrize("choice", [FaceChoice.LARGE_INDEX, FaceChoice.FOUR_COLOUR])
def test_other_faces_are_shown_at_once(
    window: MainWindow, preferences: Preferences, choice: FaceChoice
) -> None:
    back, face = picture_of_stock_and_a_card(window)
    preferences.set(FACES, choice)
    same_back, other_face = picture_of_stock_and_a_card(window)
    assert same_back == back
    assert other_face != face


@pytest.mark.parametrize("choice", [BackChoice.GEARS, BackChoice.TRACERY])
def test_another_back_is_shown_at_once(
    window: MainWindow, preferences: Preferences, choice: BackChoice
) -> None:
    back, face = picture_of_stock_and_a_card(window)
    preferences.set(BACK, choice)
    other_back, same_face = picture_of_stock_and_a_card(window)
    assert same_face == face
    assert other_back != back


def test_the_stock_can_lie_to_the_right(window: MainWindow, preferences: Preferences) -> None:
    table = table_of(window).table_scene.table
    stock, waste = table.stock(), table.waste()
    preferences.set(MIRRORED, True)
    scene = table_of(window).table_scene
    assert (scene.table.stock(), scene.table.waste()) == (waste, stock)
    window.resize(window.width() + 60, window.height())
    assert scene.table.stock().left() > scene.table.waste().left()


def test_looks_of_an_earlier_run_are_there_from_the_start(
    make_window: MakeWindow, preferences: Preferences
) -> None:
    preferences.set(THEME, ThemeChoice.HIGH_CONTRAST)
    preferences.set(FACES, FaceChoice.FOUR_COLOUR)
    preferences.set(MIRRORED, True)
    scene = table_of(make_window()).table_scene
    assert scene.theme is HIGH_CONTRAST
    assert scene.table.mirrored


def test_a_preference_of_another_kind_paints_nothing_anew(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    looks = window.findChild(Looks)
    with qtbot.assertNotEmitted(looks.changed):
        preferences.set(SHOW_TIMER, False)


def test_an_unticked_box_is_seen_on_our_dark_windows(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    box = QCheckBox("a box")
    qtbot.addWidget(box)
    box.show()
    preferences.set(THEME, ThemeChoice.NIGHT)
    qtbot.waitUntil(lambda: window.palette().window().color().lightness() < 64)
    picture = box.grab().toImage()
    middle = QStyleOptionButton()
    middle.initFrom(box)
    square = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, middle, box)
    inside, around = (
        picture.pixelColor(square.center()),
        picture.pixelColor(picture.rect().topRight()),
    )
    assert inside.lightness() > around.lightness() + 60
    preferences.set(THEME, ThemeChoice.SYSTEM)
    qtbot.waitUntil(lambda: box.palette().base().color().lightness() > 200)


def test_icons_of_the_system_are_ours_in_colours_of_our_own(
    preferences: Preferences, tmp_path: Path
) -> None:
    """Those of a light desktop would be dark on our dark windows."""
    theme = tmp_path / "light" / "16x16"
    theme.mkdir(parents=True)
    (tmp_path / "light" / "index.theme").write_text(
        "[Icon Theme]\nName=light\nDirectories=16x16\n[16x16]\nSize=16\nType=Fixed\n"
    )
    picture = QPixmap(16, 16)
    picture.fill(QColor("#112233"))
    assert picture.save(str(theme / "edit-undo.png"))
    paths, name = QIcon.themeSearchPaths(), QIcon.themeName()
    QIcon.setThemeSearchPaths([str(tmp_path)])
    QIcon.setThemeName("light")

    def colour() -> QColor:
        return undo.pixmap(16, 16).toImage().pixelColor(1, 1)

    try:
        undo = icon("edit-undo")
        looks = Looks(preferences)
        assert colour() == QColor("#112233")
        preferences.set(THEME, ThemeChoice.NIGHT)
        assert colour().alpha() == 0  # a line drawing leaves its corner free
        preferences.set(THEME, ThemeChoice.SYSTEM)
        assert colour() == QColor("#112233")
        del looks
    finally:
        QIcon.setThemeSearchPaths(paths)
        QIcon.setThemeName(name)
