"""Our own colours of windows, for desktops that know no light and dark, can be told apart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.settings.looks import ThemeChoice
from bigben.settings.preferences import THEME, Preferences
from bigben.ui.looks import Looks
from bigben.ui.main_window import MainWindow
from tests.contrast import MARK, TEXT, contrast

GROUP, ROLE = QPalette.ColorGroup, QPalette.ColorRole
WRITTEN = [
    (ROLE.WindowText, ROLE.Window),
    (ROLE.WindowText, ROLE.Button),  # as pages of tabs are
    (ROLE.ButtonText, ROLE.Button),
    (ROLE.Text, ROLE.Base),
    (ROLE.Text, ROLE.AlternateBase),
    (ROLE.HighlightedText, ROLE.Highlight),
]
ENHANCED = 7.0
"""The contrast that WCAG 2 asks of text that is to be read by many more (1.4.6)."""


@pytest.fixture
def palette(qtbot: QtBot, preferences: Preferences) -> QPalette:
    """The palette of the program in high contrast."""
    preferences.set(THEME, ThemeChoice.HIGH_CONTRAST)
    looks = Looks(preferences)
    black = Qt.GlobalColor.black
    qtbot.waitUntil(lambda: QApplication.palette().color(ROLE.Window) == black)
    del looks
    return QApplication.palette()


@pytest.mark.parametrize(
    ("choice", "least"),
    # White on the night's accent is a little less than small text should have.
    [(ThemeChoice.NIGHT, 4.0), (ThemeChoice.HIGH_CONTRAST, ENHANCED)],
)
def test_whatever_is_written_can_be_read(
    preferences: Preferences, choice: ThemeChoice, least: float
) -> None:
    preferences.set(THEME, choice)
    looks = Looks(preferences)
    palette = QApplication.palette()
    for letters, ground in WRITTEN:
        found = contrast(palette.color(letters), palette.color(ground))
        assert found >= least, (letters, ground, found)
    del looks


def test_high_contrast_is_that_of_the_table_and_not_the_night_s(palette: QPalette) -> None:
    for role in (ROLE.Window, ROLE.Base):
        assert palette.color(role) == Qt.GlobalColor.black


def test_what_cannot_be_pressed_is_fainter_and_still_read(palette: QPalette) -> None:
    for letters, ground in ((ROLE.ButtonText, ROLE.Button), (ROLE.WindowText, ROLE.Window)):
        faint = contrast(palette.color(GROUP.Disabled, letters), palette.color(ground))
        assert TEXT <= faint < contrast(palette.color(letters), palette.color(ground))


def test_fields_and_boxes_are_seen_where_no_outline_is(palette: QPalette) -> None:
    def inside(kind: str) -> QPalette:
        return QApplication.palette(kind)  # type: ignore[call-overload]  # bytes fail

    page, window = palette.color(ROLE.Button), palette.color(ROLE.Window)
    assert contrast(inside("QCheckBox").color(ROLE.Base), page) >= MARK
    field = inside("QLineEdit").color(ROLE.Base)
    assert contrast(field, window) == pytest.approx(MARK, abs=0.01)
    assert contrast(palette.color(ROLE.Text), field) >= ENHANCED
    assert inside("QMenu").color(ROLE.Base) != window


@pytest.mark.usefixtures("palette")
def test_bars_on_the_table_and_beside_it_have_an_edge_all_around(window: MainWindow) -> None:
    window.notices.say("One thing.")
    window._solution.bar.appear()
    window._finishing.bar.appear()
    window.closer_look.find()
    QApplication.processEvents()
    bars = (
        window.notices,
        window._solution.bar,
        window._finishing.bar,
        window.closer_look.find_bar,
    )
    for bar in bars:
        seen = window.grab(QRect(bar.mapTo(window, QPoint()), bar.size())).toImage()
        right, bottom = seen.width() - 1, seen.height() - 1
        inside = seen.pixelColor(3, 3)
        for x, y in ((0, bottom // 2), (right, bottom // 2), (right // 2, 0), (right // 2, bottom)):
            found = contrast(seen.pixelColor(x, y), inside)
            assert found >= MARK, (type(bar).__name__, x, y, found)


def test_icons_are_seen_on_the_chosen_line_of_a_menu(palette: QPalette) -> None:
    icons, line = palette.color(ROLE.WindowText), palette.color(ROLE.Highlight)
    assert contrast(icons, line) == pytest.approx(MARK, abs=0.001)
