"""The window of the help, by keyboard and by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL
from bigben.settings.looks import ThemeChoice
from bigben.settings.preferences import THEME, Preferences
from bigben.ui.actions import Action
from bigben.ui.help.page_view import PageView
from bigben.ui.help.window import HelpWindow, Topic
from bigben.ui.main_window import MainWindow
from bigben.view.themes import DAY


@pytest.fixture
def help_window(window: MainWindow, qtbot: QtBot) -> HelpWindow:
    window.actions_by_name[Action.HELP].trigger()
    found = window.guide.help
    with qtbot.waitActive(found):
        found.activateWindow()
    return found


def shown(help_window: HelpWindow) -> PageView:
    (view,) = (view for view in help_window.findChildren(PageView) if view.isVisible())
    return view


def test_one_key_opens_the_help_at_the_rules(window: MainWindow) -> None:
    assert QKeySequence("F1") in window.actions_by_name[Action.HELP].shortcuts()
    window.actions_by_name[Action.HELP].trigger()
    assert window.guide.help.isVisible()
    assert shown(window.guide.help).page.title == "How to play"


def test_the_game_can_be_played_while_the_help_is_open(
    window: MainWindow, help_window: HelpWindow
) -> None:
    assert QApplication.activeModalWidget() is None
    window.actions_by_name[Action.DEAL].trigger()
    assert [entry.move for entry in window.session.game.position.entries] == [DEAL]
    assert help_window.isVisible()


def test_escape_closes_the_help_and_the_key_opens_it_where_it_was(
    window: MainWindow, help_window: HelpWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(help_window.topics, Qt.Key.Key_Down)
    title = shown(help_window).page.title
    assert title == "Using the program"
    qtbot.keyClick(help_window, Qt.Key.Key_Escape)
    assert help_window.isHidden()
    window.actions_by_name[Action.HELP].trigger()
    assert window.guide.help is help_window
    assert shown(help_window).page.title == title


def test_nothing_is_kept_of_the_pages_of_a_closed_help(
    window: MainWindow, help_window: HelpWindow, preferences: Preferences
) -> None:
    for row in range(len(Topic)):
        help_window.topics.setCurrentRow(row)
    help_window.close()
    # Nor are they made where nobody sees them.
    preferences.set(THEME, ThemeChoice.DAY)
    QApplication.sendEvent(help_window, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert help_window.findChildren(PageView) == []
    window.guide.help.show_topic()
    assert shown(help_window).page.title == list(help_window._pages.values())[-1].title


def test_the_key_for_keys_opens_their_page(window: MainWindow) -> None:
    window.actions_by_name[Action.KEYS].trigger()
    assert shown(window.guide.help).page.title == "Keys"


@pytest.mark.parametrize("topic", Topic)
def test_the_list_has_every_page_by_its_title(help_window: HelpWindow, topic: Topic) -> None:
    row = list(Topic).index(topic)
    help_window.topics.setCurrentRow(row)
    assert shown(help_window) is help_window.view(topic)
    assert help_window.topics.item(row).text() == help_window.view(topic).page.title


@pytest.mark.parametrize("topic", Topic)
def test_tab_leads_to_every_text_and_button(
    help_window: HelpWindow, topic: Topic, qtbot: QtBot
) -> None:
    help_window.show_topic(topic)
    view = help_window.view(topic)
    wanted = {*view.texts, *(picture.button for picture in view.pictures)}
    met = set()
    for _ in range(2 * len(wanted) + 4):
        qtbot.keyClick(help_window.focusWidget(), Qt.Key.Key_Tab)
        met.add(help_window.focusWidget())
    assert wanted <= met


def test_what_has_the_keyboard_is_in_sight(help_window: HelpWindow, qtbot: QtBot) -> None:
    help_window.resize(600, 400)
    view = help_window.view(Topic.RULES)
    view.texts[-1].setFocus()
    qtbot.keyClick(view.texts[-1], Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    button = view.pictures[-1].button
    there = button.mapTo(view.viewport(), button.rect().center())
    assert view.viewport().rect().contains(there)
    qtbot.keyClick(button, Qt.Key.Key_PageUp)
    assert (
        not view.viewport().rect().contains(button.mapTo(view.viewport(), button.rect().center()))
    )


def test_the_keyboard_shows_the_steps(help_window: HelpWindow, qtbot: QtBot) -> None:
    picture = help_window.view(Topic.RULES).pictures[1]
    picture.button.setFocus()
    qtbot.keyClick(picture.button, Qt.Key.Key_Return)
    assert picture.game.moves_made == 1


def cut(view: PageView) -> list[str]:
    """The texts that are not seen whole."""
    found = []
    column = view.widget()
    for label in view.findChildren(QLabel):
        there = label.rect().translated(label.mapTo(column, label.rect().topLeft()))
        if (
            label.height() < label.heightForWidth(label.width())
            or label.width() < label.minimumSizeHint().width()
            or not column.rect().contains(there)
        ):
            found.append(label.text()[:40])
    for button in view.findChildren(QPushButton):
        if button.width() < button.minimumSizeHint().width():
            found.append(button.text())
    for picture in view.pictures:
        if not column.rect().contains(
            picture.table.rect().translated(picture.table.mapTo(column, picture.rect().topLeft()))
        ):
            found.append(picture.picture.name)
    return found


@pytest.mark.parametrize("points", [None, 16])
@pytest.mark.parametrize("topic", Topic)
def test_nothing_of_a_page_is_cut_in_a_small_window(
    help_window: HelpWindow, topic: Topic, points: int | None
) -> None:
    if points:
        font = QFont(help_window.font())
        font.setPointSize(points)
        help_window.setFont(font)
    help_window.resize(760, 520)
    help_window.show_topic(topic)
    QApplication.processEvents()
    view = help_window.view(topic)
    assert help_window.width() <= 800
    assert help_window.height() <= 600
    assert view.widget().width() <= view.viewport().width()
    assert cut(view) == []


@pytest.mark.parametrize("width", [520, 760])
@pytest.mark.parametrize("topic", [Topic.RULES, Topic.RULE_SETS])
def test_nothing_is_cut_whatever_a_picture_says(
    help_window: HelpWindow, topic: Topic, width: int
) -> None:
    help_window.resize(width, 520)
    help_window.show_topic(topic)
    view = help_window.view(topic)
    for _ in range(4):
        for picture in view.pictures:
            picture.go_on()
        QApplication.processEvents()
        assert cut(view) == []
        for picture in view.pictures:
            assert not picture.table.geometry().intersects(picture.words.geometry())


def test_the_help_follows_the_colours_of_the_table(help_window: HelpWindow, preferences) -> None:
    view = help_window.view(Topic.RULES)
    preferences.set(THEME, ThemeChoice.DAY)
    assert all(picture.table.table_scene.theme == DAY for picture in view.pictures)
    ground = view.grab().toImage().pixelColor(2, 2)
    assert ground.lightness() > 128


def test_another_language_writes_all_pages_anew(help_window: HelpWindow) -> None:
    help_window.show_topic(Topic.COUNTING)
    before = help_window.view(Topic.COUNTING)
    QApplication.sendEvent(help_window, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    assert help_window.view(Topic.COUNTING) is not before
    QApplication.processEvents()
    assert shown(help_window).page.title == before.page.title


def test_what_a_picture_says_is_read_aloud(help_window: HelpWindow) -> None:
    told: list[str] = []
    help_window.said.connect(told.append)
    help_window.view(Topic.RULES).pictures[1].button.click()
    assert told == ["3♣ goes on 2♣, at 9 o'clock."]
