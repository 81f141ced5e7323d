"""The figures of the games played, as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from bigben.settings.figures import STRIP_LENGTH, Figures
from bigben.ui import lettering
from bigben.ui.labels import heading
from bigben.ui.panels.figure_tile import FigureTile
from bigben.ui.statistics.chart_page import ChartPage
from bigben.ui.statistics.result_strip import ResultStrip
from bigben.ui.words.formats import (
    NOTHING,
    decimal_text,
    duration_text,
    number_text,
    percent_text,
)

_T = TypeVar("_T")


class FiguresPage(QWidget):
    """All figures of a rule set, or of all, by which games were played.

    Attributes:
        tiles: the large figures.
        values: the labels of the others.
        strip: the last games.
        last: shows them as the strip or as a table.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = {
            "played": FigureTile(self.tr("Games played")),
            "won": FigureTile(self.tr("Won")),
            "rate": FigureTile(self.tr("Win rate")),
            "rate_without_hints": FigureTile(self.tr("Without hints")),
        }
        self.values = {
            name: QLabel()
            for name in (
                "streak",
                "longest_winning_streak",
                "longest_losing_streak",
                "best_time",
                "average_time",
                "best_moves",
                "average_moves",
            )
        }
        self.strip = ResultStrip()
        self.last = ChartPage(self.strip, "")
        margins = self.last.layout()
        assert margins is not None
        margins.setContentsMargins(0, 0, 0, 0)
        self.last.stack.setMinimumHeight(self.strip.maximumHeight())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(14)
        layout.addLayout(self._tile_row())
        layout.addLayout(self._lists())
        layout.addWidget(
            heading(
                self.tr("The last {games} games, the newest on the right").format(
                    games=STRIP_LENGTH
                )
            )
        )
        key = QLabel(self.tr("Tall and filled: won. Low and hollow: lost."))
        lettering.set_size(key, lettering.SMALL)
        layout.addWidget(key)
        layout.addWidget(self.last, 1)

    def show_figures(self, figures: Figures) -> None:
        """Show figures; at least one game must have been played."""
        for name, text in (
            ("played", number_text(figures.played)),
            ("won", number_text(figures.won)),
            ("rate", _rate(figures.win_rate)),
            ("rate_without_hints", _rate(figures.win_rate_without_hints)),
        ):
            self.tiles[name].set_figure(text)
        for name, text in (
            ("streak", self._streak(figures.streak)),
            ("longest_winning_streak", number_text(figures.longest_winning_streak)),
            ("longest_losing_streak", number_text(figures.longest_losing_streak)),
            ("best_time", _or_nothing(figures.best_milliseconds, duration_text)),
            ("average_time", _or_nothing(figures.average_milliseconds, duration_text)),
            ("best_moves", _or_nothing(figures.best_moves, number_text)),
            ("average_moves", _or_nothing(figures.average_moves, decimal_text)),
        ):
            self.values[name].setText(text)
        self.strip.set_results(figures.last)
        self.last.refresh()

    def _streak(self, streak: int) -> str:
        if streak < 0:
            return self.tr("lost: {games}").format(games=number_text(-streak))
        return self.tr("won: {games}").format(games=number_text(streak))

    def _tile_row(self) -> QLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for tile in self.tiles.values():
            row.addWidget(tile, 1)
        return row

    def _lists(self) -> QLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(2, 24)
        grid.setColumnStretch(3, 1)
        self._add_list(
            grid,
            0,
            self.tr("Streaks"),
            (self.tr("Current streak"), "streak"),
            (self.tr("Most wins in a row"), "longest_winning_streak"),
            (self.tr("Most losses in a row"), "longest_losing_streak"),
        )
        self._add_list(
            grid,
            3,
            self.tr("Of the games won"),
            (self.tr("Best time"), "best_time"),
            (self.tr("Average time"), "average_time"),
            (self.tr("Fewest moves"), "best_moves"),
            (self.tr("Average moves"), "average_moves"),
        )
        return grid

    def _add_list(
        self, grid: QGridLayout, column: int, title: str, *lines: tuple[str, str]
    ) -> None:
        grid.addWidget(heading(title), 0, column, 1, 2)
        for row, (caption, name) in enumerate(lines, start=1):
            value = self.values[name]
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            label = QLabel(caption)
            label.setBuddy(value)
            grid.addWidget(label, row, column)
            grid.addWidget(value, row, column + 1)


def _rate(rate: float | None) -> str:
    return _or_nothing(rate, percent_text)


def _or_nothing(figure: _T | None, text: Callable[[_T], str]) -> str:
    return NOTHING if figure is None else text(figure)
