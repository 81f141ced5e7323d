from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bigben.settings.figures import Figures, LogRow
from bigben.settings.records import GameResult
from bigben.ui.statistics.figures_page import FiguresPage

WON, LOST = GameResult.WON, GameResult.LOST


def figures_of(*results: GameResult, hints: int = 0) -> Figures:
    """The figures of games that took 61 seconds and 100 moves each, with their place added."""
    return Figures.of(
        LogRow(
            deal_number=str(number),
            ended=datetime.fromtimestamp(number, UTC).isoformat(timespec="microseconds"),
            result=result,
            milliseconds=61_000 + 1000 * number,
            moves=100 + number,
            hints=hints,
        )
        for number, result in enumerate(results)
    )


@pytest.fixture
def page(qtbot: QtBot) -> FiguresPage:
    page = FiguresPage()
    qtbot.addWidget(page)
    return page


def shown(page: FiguresPage) -> dict[str, str]:
    tiles = {name: tile.figure for name, tile in page.tiles.items()}
    return tiles | {name: label.text() for name, label in page.values.items()}


def test_every_figure_of_the_log_is_shown(page: FiguresPage) -> None:
    page.show_figures(figures_of(WON, WON, LOST, LOST, LOST, WON))
    assert shown(page) == {
        "played": "6",
        "won": "3",
        "rate": "50.0%",
        "rate_without_hints": "50.0%",
        "streak": "won: 1",
        "longest_winning_streak": "2",
        "longest_losing_streak": "3",
        "best_time": "1:01",
        "average_time": "1:03",
        "best_moves": "100",
        "average_moves": "102.0",
    }


def test_wins_with_hints_are_missing_from_the_second_rate_alone(page: FiguresPage) -> None:
    page.show_figures(figures_of(WON, LOST, hints=1))
    assert (shown(page)["rate"], shown(page)["rate_without_hints"]) == ("50.0%", "0%")


def test_without_a_win_there_is_no_best_and_no_average(page: FiguresPage) -> None:
    page.show_figures(figures_of(LOST, LOST))
    figures = shown(page)
    names = ("best_time", "average_time", "best_moves", "average_moves")
    assert [figures[name] for name in names] == ["–"] * 4
    assert (figures["rate"], figures["streak"]) == ("0%", "lost: 2")


def test_a_figure_is_told_to_a_screen_reader_with_what_it_counts(page: FiguresPage) -> None:
    page.show_figures(figures_of(WON, WON, LOST, LOST))
    names = [label.accessibleName() for label in page.findChildren(QLabel)]
    assert "Win rate: 50.0%" in names


def test_a_list_s_figure_belongs_to_its_words(page: FiguresPage) -> None:
    buddies = {label.text(): label.buddy() for label in page.findChildren(QLabel)}
    assert buddies["Fewest moves"] is page.values["best_moves"]


def test_the_strip_tells_how_many_games_were_won_and_lost(page: FiguresPage) -> None:
    page.show_figures(figures_of(*(60 * [LOST]), *(20 * [WON])))
    assert page.strip.accessibleName() == "The last games: 50. Won: 20. Lost: 30."


def test_the_strip_tells_the_runs_of_equal_results_the_newest_first(page: FiguresPage) -> None:
    page.show_figures(figures_of(LOST, WON, WON, LOST))
    assert page.strip.accessibleDescription() == "From the newest back: lost 1, won 2, lost 1."
    assert page.strip.accessibleDescription() in page.strip.toolTip()


def test_the_last_games_can_be_read_one_by_one_in_a_table(page: FiguresPage, qtbot: QtBot) -> None:
    page.show_figures(figures_of(LOST, WON, WON))
    page.show()
    assert page.strip.focusPolicy() & Qt.FocusPolicy.TabFocus
    qtbot.keyClick(page.last.as_table, Qt.Key.Key_Space)
    assert page.last.stack.currentWidget() is page.last.table
    model = page.last.table.model()
    shown = [
        tuple(model.index(row, column).data() for column in range(2))
        for row in range(model.rowCount())
    ]
    assert shown == [("1", "Won"), ("2", "Won"), ("3", "Lost")]
    assert page.last.table.accessibleName() == page.strip.accessibleName()
    page.show_figures(figures_of(LOST, WON, WON, LOST))
    assert page.last.table.model().rowCount() == 4


def test_a_win_and_a_loss_differ_by_height_and_place(page: FiguresPage) -> None:
    page.strip.resize(500, 48)
    page.show_figures(figures_of(WON, LOST))
    won, lost = page.strip.mark(0), page.strip.mark(1)
    assert won.height() > 2 * lost.height()
    assert won.bottom() < lost.top()


@pytest.mark.parametrize("games", [1, 2, 49, 50])
@pytest.mark.parametrize("width", [200, 450, 1201])
def test_marks_lie_in_the_strip_side_by_side_the_newest_last(
    page: FiguresPage, games: int, width: int
) -> None:
    page.strip.resize(width, 48)
    page.show_figures(figures_of(*([WON, LOST] * games)[:games]))
    marks = [page.strip.mark(index) for index in range(games)]
    assert all(page.strip.rect().toRectF().contains(mark) for mark in marks)
    assert all(left.right() < right.left() for left, right in pairwise(marks))
    assert marks[-1].right() > width * 49 / 50


def test_a_loss_is_hollow_and_a_win_is_filled(page: FiguresPage) -> None:
    page.strip.resize(1000, 48)
    page.show_figures(figures_of(WON, LOST))
    picture = page.strip.grab().toImage()
    ground = picture.pixelColor(0, 0)
    won, lost = (page.strip.mark(index).center().toPoint() for index in range(2))
    assert picture.pixelColor(won) == page.palette().accent().color()
    assert picture.pixelColor(lost) == ground
