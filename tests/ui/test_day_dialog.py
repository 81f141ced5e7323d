from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from bigben.model.days import Runs
from bigben.ui.day_dialog import DayDialog

TODAY = date(2026, 11, 30)


class KnownDays:
    """Stands in for the calendar of the log."""

    def __init__(self, won: set[date]) -> None:
        self._won = won

    def won(self, first: date, last: date) -> set[date]:
        return {day for day in self._won if first <= day <= last}

    def runs(self, today: date) -> Runs:
        assert today == TODAY
        return Runs(3, 12)


@pytest.fixture
def make_dialog(qtbot: QtBot) -> Callable[..., DayDialog]:
    def make(*won: date) -> DayDialog:
        days: Any = KnownDays(set(won))
        dialog = DayDialog(days, TODAY)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def test_it_begins_with_today_and_goes_no_further(make_dialog: Callable[..., DayDialog]) -> None:
    dialog = make_dialog()
    assert dialog.day == TODAY
    dialog.calendar.setSelectedDate(QDate(2026, 12, 24))
    assert dialog.day == TODAY


def test_whatever_year_is_typed_is_one_that_somebody_can_remember(
    make_dialog: Callable[..., DayDialog], qtbot: QtBot
) -> None:
    dialog = make_dialog()
    # A figure opens a field for a date.
    view = dialog.calendar.findChild(QTableView)
    for key in "4", Qt.Key.Key_Left, Qt.Key.Key_Left, "0", "0", "0", "0", Qt.Key.Key_Return:
        qtbot.keyClick(view, key)
    assert dialog.day == date(1900, 1, 1)


def test_won_days_are_ticked_off_and_told_in_words(make_dialog: Callable[..., DayDialog]) -> None:
    yesterday = TODAY - timedelta(days=1)
    dialog = make_dialog(yesterday)
    assert dialog.calendar.won == {yesterday}
    assert dialog.state.text().endswith("not won yet")
    dialog.calendar.setSelectedDate(QDate(2026, 11, 29))
    assert dialog.state.text().endswith("won")
    assert dialog.calendar.accessibleDescription() == dialog.state.text()


def test_a_tick_is_seen(make_dialog: Callable[..., DayDialog]) -> None:
    plain, ticked = make_dialog(), make_dialog(TODAY - timedelta(days=5))
    assert plain.calendar.grab().toImage() != ticked.calendar.grab().toImage()


def test_another_month_shows_what_was_won_in_it(make_dialog: Callable[..., DayDialog]) -> None:
    day = date(2026, 9, 9)
    dialog = make_dialog(day)
    assert day not in dialog.calendar.won
    dialog.calendar.setCurrentPage(2026, 9)
    assert day in dialog.calendar.won


def test_runs_are_told(make_dialog: Callable[..., DayDialog]) -> None:
    assert make_dialog().runs.text() == "Days in a row: 3. Longest run: 12."


def test_keys_choose_a_day_and_play_it(make_dialog: Callable[..., DayDialog], qtbot: QtBot) -> None:
    dialog = make_dialog()
    field = dialog.focusWidget()
    qtbot.keyClick(field, Qt.Key.Key_Left)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.result() == DayDialog.DialogCode.Accepted
    assert dialog.day == TODAY - timedelta(days=1)


def test_to_play_is_what_enter_does_outside_the_calendar(
    make_dialog: Callable[..., DayDialog], qtbot: QtBot
) -> None:
    dialog = make_dialog()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result()


@pytest.mark.parametrize("page", ["#101a21", "#ffffff"])
def test_weekends_can_be_read_on_a_dark_and_on_a_light_page(
    make_dialog: Callable[..., DayDialog], page: str
) -> None:
    dialog = make_dialog()
    palette = dialog.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor(page))
    dialog.setPalette(palette)
    for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
        ink = dialog.calendar.weekdayTextFormat(day).foreground().color()
        assert abs(ink.lightness() - QColor(page).lightness()) > 150


@pytest.mark.parametrize("page", ["#101a21", "#ffffff"])
def test_days_to_come_look_as_if_they_could_not_be_chosen(
    make_dialog: Callable[..., DayDialog], page: str
) -> None:
    dialog = make_dialog()
    palette = dialog.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor(page))
    faint = QColor("#7f7f7f")
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, faint)
    dialog.setPalette(palette)
    first, last = QDate(2026, 12, 1), QDate(2027, 1, 9)
    for day in (first, last):  # as far as the page of November can show
        assert dialog.calendar.dateTextFormat(day).foreground().color() == faint
    today = QDate(2026, 11, 30)
    assert dialog.calendar.dateTextFormat(today).foreground().color() != faint


def test_escape_plays_nothing(make_dialog: Callable[..., DayDialog], qtbot: QtBot) -> None:
    dialog = make_dialog()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == DayDialog.DialogCode.Rejected
