"""How many games were won with a time, or in a number of moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from bigben.settings.histogram import Bin
from bigben.ui.statistics.chart import Chart, ChartTable
from bigben.ui.statistics.drawing import (
    axis_ink,
    draw_level,
    draw_text,
    draw_title,
    draw_upright,
    grid_ink,
    round_step,
)
from bigben.ui.words.formats import number_text

_GAP: Final = 0.12
"""Between two bars, of a bar's room."""
_FEWEST_ROOMS: Final = 8
"""Few bars are no wider than if there were that many."""
_LEVELS: Final = 5
_HEADROOM: Final = 1.08
_CORNER_PX: Final = 3.0


class HistogramChart(Chart):
    """Bars side by side, as high as games lie in each range.

    Attributes:
        bins: what is shown.
    """

    def __init__(
        self,
        caption: str,
        value_text: Callable[[float], str],
        range_text: Callable[[int, int], str],
        parent: QWidget | None = None,
    ) -> None:
        """``caption`` says what is counted; the others write a value, and a range of them."""
        super().__init__(parent)
        self.bins: Sequence[Bin] = ()
        self._average: float | None = None
        self._caption = caption
        self._value_text = value_text
        self._range_text = range_text

    def set_bins(self, bins: Sequence[Bin], average: float | None) -> None:
        """Show ranges side by side, and where the average of all values is."""
        self.bins = bins
        self._average = average
        games = sum(each.games for each in bins)
        if games and average is not None:
            highest = max(bins, key=lambda each: each.games)
            self.setAccessibleName(
                self.tr(
                    "{caption}. Games won: {games}. Average: {average}. Most games: {range}."
                ).format(
                    caption=self._caption,
                    games=number_text(games),
                    average=self._value_text(average),
                    range=self._name(highest),
                )
            )
        self.update()

    def table(self) -> ChartTable:
        """Each range with its games."""
        return ChartTable(
            (self._caption, self.tr("Games won")),
            tuple((self._name(each), number_text(each.games)) for each in self.bins),
        )

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw axis, bars and average."""
        if not self.bins:
            return
        palette, metrics = self.palette(), painter.fontMetrics()
        line = metrics.height()
        most = max(each.games for each in self.bins)
        step = round_step(most, _LEVELS)
        left = room.left() + metrics.horizontalAdvance(number_text(most // step * step)) + 10
        last = self.bins[-1].high
        beyond = 0 if last is None else metrics.horizontalAdvance(self._value_text(last)) / 2
        plot = room.adjusted(left - room.left(), 1.6 * line, -max(line, beyond), -1.5 * line)
        unit = plot.height() / (most * _HEADROOM)

        painter.setPen(palette.windowText().color())
        draw_title(painter, room, self.tr("Games won"))
        for level in range(0, most + 1, step):
            y = plot.bottom() - level * unit
            draw_level(painter, y, plot.left(), plot.right(), grid_ink(palette))
            draw_text(
                painter, QPointF(left - 8, y), number_text(level), Qt.AlignmentFlag.AlignRight
            )
        slot = plot.width() / max(len(self.bins), _FEWEST_ROOMS)
        first = plot.left() + (plot.width() - slot * len(self.bins)) / 2
        for index, each in enumerate(self.bins):
            self._draw_bar(painter, plot, first + index * slot, slot, each.games * unit)
        draw_level(painter, plot.bottom(), plot.left(), plot.right(), axis_ink(palette))
        self._draw_edges(painter, plot, first, slot)
        self._draw_average(painter, plot, first, slot, line)

    def _draw_bar(
        self, painter: QPainter, plot: QRectF, left: float, slot: float, height: float
    ) -> None:
        if not height:
            return
        palette = self.palette()
        bar = QRectF(left + slot * _GAP / 2, plot.bottom() - height, slot * (1 - _GAP), height)
        painter.save()
        # The foot is cut straight: it stands on the axis.
        painter.setClipRect(bar.adjusted(-1, -1, 1, 0))
        painter.setPen(QPen(axis_ink(palette), 1))
        painter.setBrush(palette.accent())
        painter.drawRoundedRect(bar.adjusted(0, 0, 0, 2 * _CORNER_PX), _CORNER_PX, _CORNER_PX)
        painter.restore()

    def _draw_edges(self, painter: QPainter, plot: QRectF, first: float, slot: float) -> None:
        """Write the values between the bars, as many as there is room for."""
        metrics = painter.fontMetrics()
        edges = [each.low for each in self.bins]
        last = self.bins[-1].high
        if last is not None:
            edges.append(last)
        # A bar of a single value has it under its middle.
        single = last == edges[0] + len(self.bins)
        texts = [self._value_text(edge) for edge in (edges[:-1] if single else edges)]
        widest = max(map(metrics.horizontalAdvance, texts))
        each_nth = ceil((widest + metrics.horizontalAdvance("  ")) / slot)
        painter.setPen(self.palette().windowText().color())
        y = plot.bottom() + 0.85 * metrics.height()
        for index in range(len(edges)):
            x = first + index * slot
            draw_upright(painter, x, plot.bottom(), plot.bottom() + 4, axis_ink(self.palette()))
        for index in range(0, len(texts), each_nth):
            x = first + (index + single / 2) * slot
            draw_text(painter, QPointF(x, y), texts[index], Qt.AlignmentFlag.AlignHCenter)
        if last is None and (len(edges) - 1) % each_nth == 0:
            x = first + len(edges) * slot
            draw_text(painter, QPointF(x, y), "…", Qt.AlignmentFlag.AlignRight)

    def _draw_average(
        self, painter: QPainter, plot: QRectF, first: float, slot: float, line: float
    ) -> None:
        width = (self.bins[0].high or 0) - self.bins[0].low
        if self._average is None or width <= 0:
            return
        # A whole number fills the room up to the next one.
        place = (self._average + 0.5 - self.bins[0].low) / width
        closed = len(self.bins) - (self.bins[-1].high is None)
        if not 0 <= place <= closed:
            return
        x = first + place * slot
        ink = self.palette().windowText().color()
        painter.setPen(QPen(ink, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top() - 0.4 * line), QPointF(x, plot.bottom()))
        painter.setPen(ink)
        text = self.tr("average {value}").format(value=self._value_text(self._average))
        right = x + painter.fontMetrics().horizontalAdvance(text) + 8 < plot.right()
        draw_text(
            painter,
            QPointF(x + (6 if right else -6), plot.top() - 0.3 * line),
            text,
            Qt.AlignmentFlag.AlignLeft if right else Qt.AlignmentFlag.AlignRight,
        )

    def _name(self, each: Bin) -> str:
        if each.high is None:
            return self.tr("{value} and more").format(value=self._value_text(each.low))
        return self._range_text(each.low, each.high)
