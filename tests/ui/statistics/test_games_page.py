"""The list of games: what it shows, how it is narrowed down, and playing a deal again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import Rules
from bigben.settings.game_log import GameLog
from bigben.settings.log import Filter
from bigben.settings.logged_game import COLUMNS, Row
from bigben.ui.statistics.games_model import Column, GamesModel
from bigben.ui.statistics.games_page import GamesPage

RandomLog = Callable[..., list[Row]]
Fill = Callable[[list[Row]], None]
_AROUND_TITLE_PX = 4
"""At the least: a title that has less is cut."""


def texts(model: QAbstractItemModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in Column]


def column_of(page: GamesPage, column: Column) -> list[str]:
    model = page.table.model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def changed(row: Row, **values: Any) -> Row:
    return tuple((dict(zip(COLUMNS, row, strict=True)) | values).values())


@pytest.fixture
def one(random_log: RandomLog) -> Row:
    """A won game of a winnable deal."""
    return changed(
        random_log(1, 1)[0],
        deal_number="99999999999999999999",
        rules="early",
        source="winnable",
        level="hard",
        day=None,
        started="2026-11-30T20:00:00.000000+00:00",
        local_date="2026-12-01",
        shown=0,
        ended="2026-11-30T21:00:00.000000+00:00",
        result="won",
        milliseconds=3_661_000,
        moves=1_234,
        undos=0,
        restarts=0,
        hints=2,
        journal="deal",
    )


@pytest.fixture
def page(qtbot: QtBot, log: GameLog) -> GamesPage:
    page = GamesPage(log)
    qtbot.addWidget(page)
    page.resize(800, 400)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_a_row_tells_of_its_game(log: GameLog, fill: Fill, one: Row) -> None:
    fill([one])
    model = GamesModel(log)
    model.show_games(Filter())
    row = [text.replace("\N{NARROW NO-BREAK SPACE}", " ") for text in texts(model, 0)]
    assert row == [
        "2026-12-01",
        "99 999 999 999 999 999 999",
        "won",
        "Early",
        "Winnable deal",
        "Hard",
        "",
        "1:01:01",
        "1 234",
        "2",
    ]


def test_a_later_game_of_the_same_deal_is_shown_as_a_replay(
    log: GameLog, fill: Fill, one: Row
) -> None:
    second = changed(
        one,
        id="00000000-0000-0000-0000-000000000002",
        started="2026-11-30T22:00:00.000000+00:00",
    )
    fill([one, second])
    model = GamesModel(log)
    model.show_games(Filter())
    assert [texts(model, row)[Column.REPLAY] for row in range(2)] == ["replay", ""]


def test_games_without_a_result_have_no_figures(log: GameLog, fill: Fill, one: Row) -> None:
    none = dict.fromkeys(COLUMNS[COLUMNS.index("ended") :])
    unfinished = changed(one, **none)
    not_counted = changed(
        one, id="00000000-0000-0000-0000-000000000002", deal_number="2", shown=1, **none
    )
    fill([unfinished, not_counted])
    model = GamesModel(log)
    model.show_games(Filter())
    model.sort(Column.DEAL)
    rows = [texts(model, row) for row in range(2)]
    assert [row[Column.RESULT] for row in rows] == ["not counted", "not finished"]
    assert [row[Column.TIME :] for row in rows] == [["–", "–", "–"]] * 2


def test_the_model_keeps_qt_s_rules(log: GameLog, fill: Fill, random_log: RandomLog) -> None:
    fill(random_log(2, 300))
    model = GamesModel(log)
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode)
    model.show_games(Filter())
    model.sort(Column.TIME)
    model.show_games(Filter(rules=Rules.EARLY))
    assert tester.model() is model
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_only_rows_that_are_looked_at_are_read(
    log: GameLog,
    fill: Fill,
    random_log: RandomLog,
    page: GamesPage,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(random_log(3, 3_000))
    read: list[int] = []
    lines = log.lines

    def counted(rows: Any) -> Any:
        read.append(len(rows))
        return lines(rows)

    monkeypatch.setattr(log, "lines", counted)
    page.show_games(None)
    page.table.grab()
    assert page.table.model().rowCount() == 3_000
    assert 0 < sum(read) <= 400
    read.clear()
    page.table.scrollToBottom()
    page.table.grab()
    assert 0 < sum(read) <= 400


def test_every_row_can_be_reached(fill: Fill, random_log: RandomLog, page: GamesPage) -> None:
    rows = random_log(4, 12_000)
    fill(rows)
    page.show_games(None)
    page.table.sortByColumn(Column.DATE, Qt.SortOrder.AscendingOrder)
    started, date = COLUMNS.index("started"), COLUMNS.index("local_date")
    expected = [row[date] for row in sorted(rows, key=lambda row: str(row[started]))]
    assert column_of(page, Column.DATE) == expected


def test_a_click_on_a_title_sorts_by_it(
    qtbot: QtBot, fill: Fill, random_log: RandomLog, page: GamesPage
) -> None:
    fill(random_log(5, 100))
    page.show_games(None)
    header = page.table.horizontalHeader()
    at = header.sectionViewportPosition(Column.RESULT) + 5
    position = header.viewport().rect().center()
    position.setX(at)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=position)
    first = column_of(page, Column.RESULT)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=position)
    second = column_of(page, Column.RESULT)
    for results in (first, second):
        groups = [text for text in results if text in ("won", "lost")]
        assert groups in (sorted(groups), sorted(groups, reverse=True))
    assert first != second


def test_the_newest_game_comes_first(fill: Fill, random_log: RandomLog, page: GamesPage) -> None:
    fill(random_log(5, 100))
    page.show_games(None)
    dates = column_of(page, Column.DATE)
    assert dates == sorted(dates, reverse=True)


def test_boxes_narrow_the_list_down(
    qtbot: QtBot, fill: Fill, random_log: RandomLog, page: GamesPage
) -> None:
    fill(random_log(5, 300))
    page.show_games(Rules.EARLY)
    assert set(column_of(page, Column.RULES)) == {"Early"}
    qtbot.keyClick(page.ending, Qt.Key.Key_Down)
    assert set(column_of(page, Column.RESULT)) == {"won"}
    qtbot.keyClick(page.source, Qt.Key.Key_End)
    assert set(column_of(page, Column.SOURCE)) == {"Saved game"}
    assert page.count.text() == f"Games: {page.table.model().rowCount()}"


def test_typing_finds_a_deal_and_clearing_shows_all(
    qtbot: QtBot, fill: Fill, one: Row, random_log: RandomLog, page: GamesPage
) -> None:
    fill([one, *random_log(5, 50)])
    page.show_games(None)
    qtbot.keyClicks(page.text, "99 999 999 999 999 999 999")
    qtbot.waitUntil(lambda: page.table.model().rowCount() == 1)
    assert column_of(page, Column.DATE) == ["2026-12-01"]
    page.text.clear()
    assert page.table.model().rowCount() == 51


def test_a_list_without_a_game_offers_none_to_play(qtbot: QtBot, page: GamesPage) -> None:
    page.show_games(None)
    assert not page.play.isEnabled()
    with qtbot.assertNotEmitted(page.deal_chosen):
        qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.count.text() == "Games: 0"


@pytest.mark.parametrize("way", ["button", "key", "menu"])
def test_a_row_s_deal_can_be_played_again(
    qtbot: QtBot, fill: Fill, one: Row, page: GamesPage, way: str
) -> None:
    fill([one, changed(one, id="00000000-0000-0000-0000-000000000002", deal_number="5")])
    page.show_games(None)
    page.table.sortByColumn(Column.DEAL, Qt.SortOrder.DescendingOrder)
    page.table.selectRow(0)
    with qtbot.waitSignal(page.deal_chosen) as chosen:
        if way == "button":
            qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
        elif way == "key":
            qtbot.keyClick(page.table, Qt.Key.Key_Return)
        else:
            action = page.table.actions()[0]
            action.trigger()
    assert chosen.args == [99_999_999_999_999_999_999, Rules.EARLY]


def test_tab_leaves_the_list(qtbot: QtBot, fill: Fill, one: Row, page: GamesPage) -> None:
    fill([one])
    page.show_games(None)
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Tab)
    assert not page.table.hasFocus()


@pytest.mark.parametrize("width", [1_000, 829, 730, 400])
@pytest.mark.parametrize("rules", [Rules.BIG_BEN, None])
def test_words_give_way_before_the_list_scrolls_sideways(
    page: GamesPage,
    fill: Fill,
    random_log: RandomLog,
    rules: Rules | None,
    width: int,
) -> None:
    number = COLUMNS.index("deal_number")
    # Of the length that new deals have.
    fill([changed(row, deal_number=row[number][:9]) for row in random_log(5, 300)])
    page.show_games(rules)
    page.resize(width, 400)
    QApplication.processEvents()
    table, header = page.table, page.table.horizontalHeader()
    assert header.isSectionHidden(Column.RULES) is (rules is not None)
    assert (table.horizontalScrollBar().maximum() == 0) is (width > 400)
    for column in Column:
        if not header.isSectionHidden(column):
            title = str(table.model().headerData(column, Qt.Orientation.Horizontal))
            words = header.fontMetrics().horizontalAdvance(title)
            assert header.sectionSize(column) >= words + _AROUND_TITLE_PX
    for column in (Column.DATE, Column.DEAL, Column.TIME, Column.MOVES, Column.HINTS):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column)
    for column in (Column.HINTS, Column.RESULT, Column.DATE):
        table.sortByColumn(column, Qt.SortOrder.DescendingOrder)
        assert (table.horizontalScrollBar().maximum() == 0) is (width > 400)
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    cut = table.model().index(0, Column.SOURCE)
    assert cut.data(Qt.ItemDataRole.ToolTipRole) == cut.data()
    # All of it is there again when there is room.
    page.resize(1_600, 400)
    QApplication.processEvents()
    assert table.columnWidth(Column.SOURCE) >= table.sizeHintForColumn(Column.SOURCE)
    # And none of it is left beside the last column.
    assert header.length() == table.viewport().width()
