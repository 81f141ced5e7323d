"""Charts: what they say, what they draw, and that each can be read as a table."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from bigben.settings.figures import LogRow
from bigben.settings.histogram import Bin
from bigben.settings.statistics import Share, Statistics
from bigben.ui.statistics.chart import Chart
from bigben.ui.statistics.chart_page import ChartPage
from bigben.ui.statistics.histogram_chart import HistogramChart
from bigben.ui.statistics.rate_chart import RateChart
from bigben.ui.statistics.shares_chart import Kinds, SharesChart
from bigben.ui.words.formats import duration_text, number_text

ACCENT = QColor(200, 30, 40)
GROUND = QColor(250, 250, 250)
LETTERS = QColor(0, 0, 0)


def dressed(chart: Chart) -> Chart:
    palette = QPalette(GROUND)
    palette.setColor(QPalette.ColorRole.Window, GROUND)
    palette.setColor(QPalette.ColorRole.WindowText, LETTERS)
    palette.setColor(QPalette.ColorRole.Accent, ACCENT)
    chart.setPalette(palette)
    return chart


def picture(chart: Chart, width: int = 600, height: int = 320, scale: float = 1) -> QImage:
    chart.resize(width, height)
    image = QImage(QSize(width, height) * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chart.draw(painter, chart.rect().toRectF().adjusted(8, 8, -8, -8))
    painter.end()
    return image


def columns_of(image: QImage) -> list[Sequence[int]]:
    """The pixels of each column, as ``QImage.pixel`` gives them."""
    pixels = array("I", bytes(image.constBits()))
    return [pixels[x :: image.width()] for x in range(image.width())]


def accents(lines: Sequence[Sequence[int]]) -> list[int]:
    """How many pixels of each line have the accent's colour."""
    return [line.count(ACCENT.rgb()) for line in lines]


def runs(lines: list[int]) -> list[int]:
    """The greatest number of each run of lines that have some."""
    found, greatest = [], 0
    for count in [*lines, 0]:
        greatest = max(greatest, count)
        if not count and greatest:
            found.append(greatest)
            greatest = 0
    return found


def moves_chart() -> HistogramChart:
    return HistogramChart(
        "Moves", lambda moves: number_text(round(moves)), lambda low, high: f"{low} to {high}"
    )


@cache
def games(count: int) -> Statistics:
    """Statistics of games of which a third was won."""
    return Statistics.of(
        LogRow(
            str(number),
            f"{number:09}",
            "lost" if number % 3 else "won",
            60_000 + number * 7_919 % 600_000,
            100 + number * 31 % 120,
            number % 2,
            source="winnable" if number % 5 else "number",
            level=("easy", "hard")[number % 2] if number % 5 else None,
        )
        for number in range(count)
    )


@pytest.fixture
def make(qtbot: QtBot) -> Callable[[Chart], Chart]:
    def make(chart: Chart) -> Chart:
        qtbot.addWidget(chart)
        return dressed(chart)

    return make


# Histograms


def test_bars_are_as_high_as_their_games(make: Callable[[Chart], HistogramChart]) -> None:
    chart = make(moves_chart())
    chart.set_bins(
        [Bin(100, 110, 10), Bin(110, 120, 40), Bin(120, 130, 0), Bin(130, 140, 20)], None
    )
    heights = runs(accents(columns_of(picture(chart))))
    assert len(heights) == 3
    assert heights[1] > 150
    assert heights[0] == pytest.approx(heights[1] / 4, abs=2)
    assert heights[2] == pytest.approx(heights[1] / 2, abs=2)


def test_average_is_marked_where_it_is(make: Callable[[Chart], HistogramChart]) -> None:
    chart = make(moves_chart())
    bins = [Bin(low, low + 10, 5) for low in range(100, 200, 10)]
    without = columns_of(picture(_with_bins(chart, bins, None)))
    marked = columns_of(picture(_with_bins(chart, bins, 149.5)))
    changed = [
        x
        for x, (before, after) in enumerate(zip(without, marked, strict=True))
        if sum(a != b for a, b in zip(before[60:270], after[60:270], strict=True)) > 50
    ]
    columns = [x for x, count in enumerate(accents(without)) if count]
    middle = (columns[0] + columns[-1]) / 2
    assert changed
    assert all(abs(x - middle) <= 2 for x in changed)


def test_the_last_value_below_the_bars_is_written_whole(
    make: Callable[[Chart], HistogramChart],
) -> None:
    chart = make(HistogramChart("Time", lambda _value: "wide words", lambda low, _high: str(low)))
    image = picture(_with_bins(chart, [Bin(low, low + 10, 3) for low in range(0, 120, 10)], None))
    ink = [any(pixel != GROUND.rgb() for pixel in column) for column in columns_of(image)]
    assert sum(ink) > 400
    # The room ends 8 pixels before the picture does, and what is cut is cut there.
    assert not any(ink[-7:])


def _with_bins(chart: HistogramChart, bins: list[Bin], average: float | None) -> HistogramChart:
    chart.set_bins(bins, average)
    return chart


def test_histogram_reads_as_a_table(make: Callable[[Chart], HistogramChart]) -> None:
    chart = make(HistogramChart("Time", duration_text, lambda low, high: f"{low}-{high}"))
    chart.set_bins([Bin(0, 60_000, 3), Bin(60_000, None, 1)], 30_000)
    table = chart.table()
    assert table.headers == ("Time", "Games won")
    assert table.rows == (("0-60000", "3"), ("1:00 and more", "1"))
    assert chart.accessibleName() == ("Time. Games won: 4. Average: 0:30. Most games: 0-60000.")


# Rate


def test_rate_chart_reads_as_a_table_the_newest_first(make: Callable[[Chart], RateChart]) -> None:
    chart = make(RateChart())
    chart.set_course([Share(1, 1), Share(2, 1)])
    assert chart.table().headers == ("Games", "Won", "Win rate", "95% interval")
    assert chart.table().rows == (
        ("2", "1", "50.0%", "9.5% – 90.5%"),
        ("1", "1", "100%", "20.7% – 100%"),
    )
    assert chart.accessibleName() == (
        "Win rate over time. After all games, 2: 50.0%, with 95% certainty between 9.5% and 90.5%."
    )


@pytest.mark.parametrize(
    ("course", "top"),
    [
        ([Share(1, 0)], 1.0),
        ([Share(1, 1)], 1.0),
        ([Share(10_000, 130)], 0.04),
        ([Share(10_000, 5_000)], 0.6),
        ([Share(1, 1), Share(10_000, 130)], 1.0),
        ([Share(10_000, 10_000)], 1.0),
    ],
)
def test_scale_holds_every_rate(
    make: Callable[[Chart], RateChart], course: list[Share], top: float
) -> None:
    chart = make(RateChart())
    chart.set_course(course)
    assert chart.top == top


def test_line_is_drawn_at_its_rate(make: Callable[[Chart], RateChart]) -> None:
    chart = make(RateChart())
    heights = {}
    for won in (0, 50, 100):
        chart.set_course([Share(100, won)])
        pixels = array("I", bytes(picture(chart).constBits()))
        reds = [at // 600 for at, pixel in enumerate(pixels) if pixel == ACCENT.rgb()]
        heights[won / 100 / chart.top] = sum(reds) / len(reds)
    (low, bottom), (mid, middle), (high, top) = sorted(heights.items())
    expected = bottom + (top - bottom) * (mid - low) / (high - low)
    assert middle == pytest.approx(expected, abs=2)
    assert bottom - top > 150


# Shares


def test_shares_read_as_a_table(make: Callable[[Chart], SharesChart]) -> None:
    chart = make(SharesChart())
    chart.set_kinds([Kinds("Hints", [("With hints", Share(4, 1))])])
    assert chart.table().rows == (("Hints: With hints", "4", "1", "25.0%", "4.6% – 69.9%"),)
    assert chart.accessibleName() == "Win rate by kind of deal. With hints: 25.0%."


def test_bars_are_as_long_as_their_rates(make: Callable[[Chart], SharesChart]) -> None:
    chart = make(SharesChart())
    shares = [("a", Share(1000, 250)), ("b", Share(1000, 500)), ("c", Share(1000, 1000))]
    chart.set_kinds([Kinds("Kinds", shares)])
    pixels = array("I", bytes(picture(chart).constBits()))
    lengths = runs(accents([pixels[at : at + 600] for at in range(0, len(pixels), 600)]))
    assert len(lengths) == 3
    assert lengths[1] == pytest.approx(lengths[2] / 2, rel=0.03)
    assert lengths[0] == pytest.approx(lengths[2] / 4, rel=0.05)


def test_every_kind_has_a_row_of_readable_height(make: Callable[[Chart], SharesChart]) -> None:
    chart = make(SharesChart())
    few = Kinds("One", [("a", Share(1, 1))])
    chart.set_kinds([few])
    small = chart.minimumSizeHint().height()
    chart.set_kinds([few, Kinds("Many", [(str(n), Share(1, 0)) for n in range(20)])])
    assert chart.minimumSizeHint().height() >= max(small, 20 * chart.fontMetrics().height())


# All


def all_charts(statistics: Statistics) -> list[Chart]:
    rate, moves, shares = RateChart(), moves_chart(), SharesChart()
    rate.set_course(statistics.course)
    moves.set_bins(statistics.moves, statistics.figures.average_moves)
    kinds = [Kinds("Source", list(statistics.by_source.items()))] if statistics.by_source else []
    shares.set_kinds(kinds)
    return [rate, moves, shares]


@pytest.mark.parametrize("count", [0, 1, 3, 50, 10_000])
@pytest.mark.parametrize("size", [(260, 150), (600, 300), (1400, 900)])
@pytest.mark.parametrize("scale", [1, 1.5])
def test_charts_of_any_number_of_games_stay_within_any_size(
    qtbot: QtBot, count: int, size: tuple[int, int], scale: float
) -> None:
    for chart in all_charts(games(count)):
        qtbot.addWidget(chart)
        columns = columns_of(picture(dressed(chart), *size, scale=scale))
        painted = any(len(set(column)) > 1 for column in columns)
        assert painted == bool(chart.table().rows)
        for margin in (*columns[:5], *columns[-5:]):
            assert set(margin) == {GROUND.rgb()}, chart
        assert {column[at] for column in columns for at in (0, 4, -5, -1)} == {GROUND.rgb()}


@pytest.mark.parametrize("scale", [1, 1.25, 2])
def test_level_lines_are_sharp(make: Callable[[Chart], RateChart], scale: float) -> None:
    chart = make(RateChart())
    chart.set_course([Share(1, 0)])
    image = picture(chart, scale=scale)
    x = round(image.width() * 0.3)  # left of the only point, right of the scale
    column = [QColor.fromRgb(pixel).lightness() for pixel in columns_of(image)[x]]
    start = round(60 * scale)
    ground = GROUND.lightness()
    lines = [light for light in column[start:] if light != ground]
    # Level lines of one strength and the axis of another; nothing between them and the ground.
    assert len(set(lines)) == 2
    assert len(lines) == 4 * max(round(scale), 1)


def test_charts_follow_the_palette(make: Callable[[Chart], HistogramChart]) -> None:
    chart = make(moves_chart())
    chart.set_bins([Bin(100, 110, 10)], None)
    palette = chart.palette()
    palette.setColor(QPalette.ColorRole.Accent, QColor(0, 120, 60))
    chart.setPalette(palette)
    colours = set(array("I", bytes(picture(chart).constBits())))
    assert QColor(0, 120, 60).rgb() in colours
    assert ACCENT.rgb() not in colours


# The page


@pytest.fixture
def page(qtbot: QtBot) -> ChartPage:
    page = ChartPage(RateChart(), "Nothing yet.")
    qtbot.addWidget(page)
    page.resize(500, 300)
    page.show()
    return page


def rate_chart(page: ChartPage) -> RateChart:
    assert isinstance(page.chart, RateChart)
    return page.chart


def test_without_a_game_the_page_says_so_and_offers_no_table(page: ChartPage) -> None:
    page.refresh()
    assert page.stack.currentWidget() is page.nothing
    assert page.as_table.isHidden()


def test_space_shows_the_chart_as_a_table_and_back(qtbot: QtBot, page: ChartPage) -> None:
    rate_chart(page).set_course([Share(1, 1), Share(2, 1)])
    page.refresh()
    assert page.chart.isVisible()
    qtbot.keyClick(page.as_table, Qt.Key.Key_Space)
    assert page.stack.currentWidget() is page.table
    model = page.table.model()
    cells = [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    assert cells == [list(row) for row in page.chart.table().rows]
    headers = [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(len(cells[0]))
    ]
    assert headers == list(page.chart.table().headers)
    assert page.table.accessibleName() == page.chart.accessibleName() != ""
    qtbot.keyClick(page.as_table, Qt.Key.Key_Space)
    assert page.chart.isVisible()


def test_arrows_walk_the_table_s_rows(qtbot: QtBot, page: ChartPage) -> None:
    rate_chart(page).set_course([Share(1, 1), Share(2, 1)])
    page.as_table.setChecked(True)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.table.currentIndex().row() == 1


def test_a_chart_that_is_higher_than_the_page_scrolls_by_key(qtbot: QtBot) -> None:
    chart = SharesChart()
    page = ChartPage(chart, "Nothing yet.")
    qtbot.addWidget(page)
    page.resize(400, 200)
    chart.set_kinds([Kinds("Many", [(str(number), Share(2, 1)) for number in range(40)])])
    page.refresh()
    with qtbot.waitActive(page):
        page.show()
    chart.setFocus()
    (area,) = page.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    qtbot.keyClick(chart, Qt.Key.Key_PageDown)
    assert area.verticalScrollBar().value() > 0
    assert chart.hasFocus()
