"""The window of the statistics as a whole, its files, and the ways in and out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bigben.engine import Rules
from bigben.settings.game_log import GameLog
from bigben.settings.logged_game import Row
from bigben.ui.statistics import dialog as dialog_module
from bigben.ui.statistics.chart_page import ChartPage
from bigben.ui.statistics.dialog import StatisticsDialog
from tests.ui.statistics.player import everything_said

RandomLog = Callable[..., list[Row]]
Fill = Callable[[list[Row]], None]
Open = Callable[..., StatisticsDialog]


@pytest.mark.parametrize("rules", Rules)
def test_the_rule_set_asked_for_is_shown_first(open_dialog: Open, rules: Rules) -> None:
    assert open_dialog(rules).rules is rules


def test_a_small_screen_is_made_use_of(open_dialog: Open) -> None:
    dialog = open_dialog()
    screen, liked = dialog.screen().availableSize(), dialog.sizeHint()
    assert screen.width() < liked.width()  # otherwise nothing is shown
    assert 0.9 * screen.width() < dialog.width() < screen.width()
    assert dialog.height() == min(liked.height(), round(0.94 * screen.height()))


def test_ctrl_tab_leads_to_the_next_page_from_the_start(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert dialog.tabs.currentIndex() == 1


def test_choosing_a_rule_set_or_all_shows_its_figures(
    qtbot: QtBot, open_dialog: Open, log: GameLog, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(5, 300))
    dialog = open_dialog()
    seen = []
    for _ in range(4):
        seen.append(dialog.figures.tiles["played"].figure)
        qtbot.keyClick(dialog.scope, Qt.Key.Key_Down)
    expected = [str(log.statistics(rules).figures.played) for rules in (*Rules, None)]
    assert seen == expected
    assert sum(map(int, seen[:3])) == int(seen[3])


def test_an_empty_log_is_told_in_sentences_without_a_figure(open_dialog: Open) -> None:
    dialog = open_dialog(Rules.RELAXED)
    label = dialog.overview.currentWidget()
    assert isinstance(label, QLabel)
    assert "Relaxed" in label.text()
    for page in (dialog.rate, dialog.times, dialog.moves, dialog.deals):
        assert page.stack.currentWidget() is page.nothing
    dialog.scope.setCurrentIndex(3)
    assert not any(letter.isdigit() for letter in label.text())
    assert not dialog.export.isEnabled()
    assert not dialog.reset.isEnabled()
    assert dialog.import_games.isEnabled()


@pytest.mark.parametrize("games", [0, 1, 2, 3, 50, 1_000])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_no_figure_is_nan_or_of_nothing_or_over_100_percent(
    open_dialog: Open, fill: Fill, random_log: RandomLog, games: int, seed: int
) -> None:
    fill(random_log(seed, games))
    dialog = open_dialog()
    for scope in range(4):
        dialog.scope.setCurrentIndex(scope)
        said = " | ".join(everything_said(dialog))
        assert "nan" not in said.lower()
        assert "inf" not in said.lower()
        assert not re.search(r"/ 0\b", said)
        percents = [float(number) for number in re.findall(r"(-?[\d.]+)%", said)]
        assert all(0 <= percent <= 100 for percent in percents)


def test_every_page_can_be_reached_by_key(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    bar = dialog.tabs.tabBar()
    seen = {dialog.tabs.currentIndex()}
    for _ in range(dialog.tabs.count() - 1):
        qtbot.keyClick(bar, Qt.Key.Key_Right)
        seen.add(dialog.tabs.currentIndex())
    assert seen == set(range(6))


def test_no_letter_of_the_keyboard_means_two_things(
    open_dialog: Open, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(1, 50))
    dialog = open_dialog()
    always = [dialog.tabs.tabText(index) for index in range(dialog.tabs.count())]
    always += ["&Rule set:", dialog.export.text(), dialog.import_games.text()]
    for page in (dialog.rate.as_table, dialog.games.play):
        letters = re.findall("&(.)", " ".join([*always, page.text()]))
        assert len({letter.lower() for letter in letters}) == len(letters)


def test_the_list_is_only_read_when_it_is_looked_at(
    open_dialog: Open, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(1, 50))
    dialog = open_dialog()
    model = dialog.games.table.model()
    assert model.rowCount() == 0
    dialog.tabs.setCurrentWidget(dialog.games)
    assert 0 < model.rowCount() < 50
    dialog.scope.setCurrentIndex(3)
    assert model.rowCount() == 50


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_the_statistics(
    qtbot: QtBot, open_dialog: Open, key: Qt.Key
) -> None:
    dialog = open_dialog()
    qtbot.keyClick(dialog, key)
    assert dialog.isHidden()
    assert dialog.chosen is None


def test_a_long_log_is_counted_when_the_window_is_seen(
    open_dialog: Open,
    fill: Fill,
    random_log: RandomLog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dialog_module, "AT_ONCE", 10)
    fill(random_log(1, 30))
    shown: list[str] = []
    paint = StatisticsDialog.paintEvent

    def note(dialog: StatisticsDialog, event: QPaintEvent) -> None:
        page = dialog.overview.currentWidget()
        shown.append(page.text() if isinstance(page, QLabel) else "figures")
        paint(dialog, event)

    monkeypatch.setattr(StatisticsDialog, "paintEvent", note)
    dialog = open_dialog()
    qtbot.waitUntil(lambda: dialog.overview.currentWidget() is dialog.figures)
    assert shown[0] == "Counting the games…"
    assert dialog.reset.isEnabled()


@pytest.fixture
def open_long(
    open_dialog: Open, fill: Fill, random_log: RandomLog, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], StatisticsDialog]:
    """Open the statistics of a log that is taken for a long one."""
    monkeypatch.setattr(dialog_module, "AT_ONCE", 10)
    fill(random_log(1, 60))
    return open_dialog


def test_another_rule_set_of_a_long_log_is_counted_too(
    open_long: Callable[[], StatisticsDialog], log: GameLog, qtbot: QtBot
) -> None:
    dialog = open_long()
    for index in (1, 3):  # the first is not waited for
        dialog.scope.setCurrentIndex(index)
        assert dialog.overview.currentWidget() is not dialog.figures
        assert not dialog.rate.isEnabled()
        assert not dialog.export.isEnabled()
    qtbot.waitUntil(lambda: dialog.overview.currentWidget() is dialog.figures)
    played = log.statistics(None).figures.played
    assert dialog.figures.tiles["played"].figure == str(played)
    assert dialog.rate.chart.table().rows[0][0] == str(played)
    assert dialog.rate.isEnabled()
    assert dialog.export.isEnabled()
    assert not [timer for timer in dialog.findChildren(QTimer) if timer.isActive()]


def test_a_closed_window_counts_no_further(
    open_long: Callable[[], StatisticsDialog], qtbot: QtBot
) -> None:
    dialog = open_long()
    qtbot.waitUntil(lambda: dialog.overview.currentWidget() is dialog.figures)
    dialog.scope.setCurrentIndex(1)
    assert [timer for timer in dialog.findChildren(QTimer) if timer.isActive()]
    dialog.reject()
    assert not [timer for timer in dialog.findChildren(QTimer) if timer.isActive()]
    QApplication.processEvents()
    assert dialog.overview.currentWidget() is not dialog.figures


def test_the_statistics_fit_a_small_screen(
    open_dialog: Open, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(1, 500))
    dialog = open_dialog()
    dialog.scope.setCurrentIndex(3)
    assert dialog.minimumSizeHint().width() <= 640
    assert dialog.minimumSizeHint().height() <= 440


def test_charts_show_what_the_statistics_say(
    open_dialog: Open, log: GameLog, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(5, 300))
    dialog = open_dialog()
    statistics = log.statistics(Rules.BIG_BEN)
    tables = {
        page: page.chart.table().rows
        for page in (dialog.rate, dialog.times, dialog.moves, dialog.deals)
    }
    assert len(tables[dialog.rate]) == len(statistics.course)
    assert [row[1] for row in tables[dialog.times]] == [str(e.games) for e in statistics.times]
    assert [row[1] for row in tables[dialog.moves]] == [str(e.games) for e in statistics.moves]
    kinds = {row[0]: (row[1], row[2]) for row in tables[dialog.deals]}
    hard = statistics.by_level["hard"]
    assert kinds["Level of the deal: Hard"] == (str(hard.played), str(hard.won))
    with_hints = statistics.by_hints[True]
    assert kinds["Hints: With hints"] == (str(with_hints.played), str(with_hints.won))
    number = statistics.by_source["number"]
    assert kinds["Where the deal came from: Deal number"] == (str(number.played), str(number.won))
    levels = [name for name in kinds if name.startswith("Level")]
    assert [name.split(": ")[1] for name in levels] == ["Easy", "Medium", "Hard"]
    assert all(isinstance(page, ChartPage) for page in tables)
