"""A large system font, and writing from right to left: nothing is cut, nothing is mirrored."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bigben.engine import Rules
from bigben.model.session import LARGEST_DRAWN
from bigben.settings.looks import TextSize
from bigben.settings.preferences import TEXT_SIZE, Preferences
from bigben.ui.actions import Action
from bigben.ui.looks import Looks
from bigben.ui.main_window import MainWindow
from bigben.view.place_buttons import PlaceButton
from tests.games import deal_and_play
from tests.recorded import WonGame
from tests.ui.windows import end_panel

LARGE_PT = 16
DIALOGS = [
    Action.DEAL_NUMBER,
    Action.STATISTICS,
    Action.PREFERENCES,
]


@pytest.fixture
def large_letters(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    font = QFont(before)
    font.setPointSize(LARGE_PT)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.fixture
def system_letters(qapp: QApplication) -> Iterator[QFont]:
    """The letters that the system wishes; they are the program's again in the end."""
    before = qapp.font()
    yield before
    qapp.setFont(before)


@pytest.fixture
def from_the_right(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def let_it_happen() -> None:
    """Letters first, then the layouts that follow from them, then what lies in those."""
    for _ in range(4):
        QApplication.processEvents()


def cut(window: QWidget) -> list[str]:
    """The texts that are not seen whole."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, PlaceButton):
            continue
        if isinstance(widget, QLabel) and widget.text():
            needed = widget.sizeHint()
            if widget.wordWrap():
                needed.setWidth(0)
                needed.setHeight(widget.heightForWidth(widget.width()))
        elif isinstance(widget, QAbstractButton) and widget.text():
            needed = widget.minimumSizeHint()
        else:
            continue
        around = window
        for area in window.findChildren(QScrollArea):
            if area.isAncestorOf(widget):
                around = area.widget()  # what is below can be scrolled to
                assert around.width() <= area.viewport().width()
        here = QRect(widget.mapTo(around, widget.rect().topLeft()), widget.size())
        if (
            widget.width() < needed.width()
            or widget.height() < needed.height()
            or not around.rect().contains(here)
        ):
            found.append(f"{type(widget).__name__} {widget.text()!r} {here} {needed}")
    return found


def with_dialog(window: MainWindow, which: Action, look: Callable[[QDialog], object]) -> None:
    looked: list[bool] = []

    def find() -> None:
        for dialog in QApplication.topLevelWidgets():
            if not isinstance(dialog, QDialog) or not dialog.isVisible():
                continue
            timer.stop()
            try:
                look(dialog)
            finally:
                looked.append(True)
                dialog.reject()

    timer = QTimer()
    timer.timeout.connect(find)
    timer.start(5)
    window.actions_by_name[which].trigger()
    if not looked:  # a dialog that is not waited for
        find()
    timer.stop()
    assert looked


@pytest.mark.usefixtures("large_letters")
def test_nothing_of_the_window_is_cut_by_large_letters(
    make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    window.resize(800, 600)
    window.session.deal_number(LARGEST_DRAWN, Rules.BIG_BEN)
    QApplication.processEvents()
    assert window.menuBar().font().pointSize() == LARGE_PT
    assert (window.width(), window.height()) == (800, 600)
    qtbot.waitUntil(lambda: cut(window) == [])  # the sign's words change meanwhile
    (toolbar,) = window.findChildren(QToolBar)
    assert all(
        button.isVisible() for button in toolbar.findChildren(QAbstractButton) if button.text()
    )


@pytest.mark.usefixtures("large_letters")
@pytest.mark.parametrize("which", DIALOGS)
def test_nothing_of_a_dialog_is_cut_by_large_letters(
    make_window: Callable[[], MainWindow], which: Action
) -> None:
    window = make_window()
    window.resize(800, 600)

    def look(dialog: QDialog) -> None:
        # As on a screen of 800 × 600: no larger than that, whatever it would like.
        dialog.resize(dialog.size().boundedTo(window.size()))
        QApplication.processEvents()
        assert dialog.width() <= 800
        assert dialog.height() <= 600
        assert cut(dialog) == []

    with_dialog(window, which, look)


@pytest.mark.usefixtures("large_letters")
def test_nothing_of_the_end_is_cut_by_large_letters(
    make_window: Callable[[], MainWindow], won_game: WonGame
) -> None:
    window = make_window()
    window.resize(800, 600)
    deal_and_play(window.session, *won_game)
    panel = end_panel(window)
    assert panel.isVisible()
    assert cut(panel) == []


def picture(window: MainWindow) -> QImage:
    window.table.table_scene.finish()
    return window.table.grab().toImage()


def test_the_table_is_the_same_from_right_to_left(
    make_window: Callable[[], MainWindow], qapp: QApplication
) -> None:
    window = make_window()
    window.resize(900, 700)
    QApplication.processEvents()
    before = picture(window)
    places = {
        button.objectName(): button.geometry()
        for button in window.table.viewport().findChildren(PlaceButton)
    }
    assert places
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        QApplication.processEvents()
        assert window.isRightToLeft()
        assert picture(window) == before
        for button in window.table.viewport().findChildren(PlaceButton):
            assert button.geometry() == places[button.objectName()]
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("from_the_right")
@pytest.mark.parametrize("which", DIALOGS)
def test_dialogs_can_be_read_from_right_to_left(
    make_window: Callable[[], MainWindow], which: Action
) -> None:
    def look(dialog: QDialog) -> None:
        assert dialog.isRightToLeft()
        QApplication.processEvents()
        assert cut(dialog) == []
        for page in dialog.findChildren(QTextBrowser):
            assert page.horizontalScrollBar().maximum() == 0

    with_dialog(make_window(), which, look)


def test_an_end_that_is_shown_grows_with_the_letters(
    make_window: Callable[[], MainWindow],
    preferences: Preferences,
    won_game: WonGame,
    system_letters: QFont,
) -> None:
    window = make_window()
    window.resize(1000, 760)
    deal_and_play(window.session, *won_game)
    panel = end_panel(window)
    height, title = panel.height(), panel.title.font().pointSizeF()
    for size in (TextSize.LARGEST, TextSize.SMALL, TextSize.LARGEST):
        preferences.set(TEXT_SIZE, size)
        let_it_happen()
        assert (panel.height() > height) == (size.share > 1)
        assert panel.title.font().pointSizeF() == pytest.approx(title * size.share)
        assert cut(panel) == []
    preferences.set(TEXT_SIZE, TextSize.SYSTEM)
    let_it_happen()
    assert panel.height() == height
    assert QApplication.font() == system_letters


def test_letters_that_the_system_has_of_its_own_for_menus_stay_in_proportion(
    preferences: Preferences, system_letters: QFont
) -> None:
    menus = QFont(system_letters)
    menus.setPointSizeF(7)
    QApplication.setFont(menus, "QMenu")  # type: ignore[arg-type]
    looks = Looks(preferences)
    menu, button = QMenu(), QPushButton()
    preferences.set(TEXT_SIZE, TextSize.LARGEST)
    let_it_happen()
    assert menu.font().pointSizeF() == 10.5
    assert button.font().pointSizeF() == pytest.approx(1.5 * system_letters.pointSizeF())
    preferences.set(TEXT_SIZE, TextSize.SYSTEM)
    let_it_happen()
    assert menu.font().pointSizeF() == 7
    assert button.font() == system_letters
    del looks


@pytest.mark.parametrize("size", TextSize)
def test_nothing_of_the_window_is_cut_at_any_size_of_the_letters(
    make_window: Callable[[], MainWindow],
    preferences: Preferences,
    system_letters: QFont,
    size: TextSize,
    qtbot: QtBot,
) -> None:
    del system_letters
    window = make_window()
    window.resize(800, 600)
    preferences.set(TEXT_SIZE, size)
    let_it_happen()
    qtbot.waitUntil(lambda: cut(window) == [])  # the sign's words change meanwhile
