"""How the win rate went from game to game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from bigben.settings.statistics import Share
from bigben.ui.statistics.chart import Chart, ChartTable
from bigben.ui.statistics.drawing import (
    axis_ink,
    band_ink,
    draw_level,
    draw_text,
    draw_title,
    draw_upright,
    grid_ink,
    round_step,
)
from bigben.ui.words.formats import number_text, percent_text, whole_percent_text

_LEVELS: Final = 4
_MARKS: Final = 5
"""How many numbers of games are written at most."""
_TOPS: Final = (0.04, 0.08, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Where the scale may end."""
_UNSETTLED: Final = 10
"""After fewer games the interval is too wide to set the scale by."""
_MANY: Final = 30
"""With more points than this only the last has a dot."""
_LINE_PX: Final = 2.2
_DOT_PX: Final = 3.2


class RateChart(Chart):
    """The share of wins in all games so far, with its 95 % interval around it.

    Attributes:
        course: what is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course: Sequence[Share] = ()

    def set_course(self, course: Sequence[Share]) -> None:
        """Show the shares of wins in all games up to some games, ascending."""
        self.course = course
        if course:
            last = course[-1]
            low, high = last.interval
            self.setAccessibleName(
                self.tr(
                    "Win rate over time. After all games, {games}: {rate}, "
                    "with 95% certainty between {low} and {high}."
                ).format(
                    games=number_text(last.played),
                    rate=percent_text(last.rate),
                    low=percent_text(low),
                    high=percent_text(high),
                )
            )
        self.update()

    def table(self) -> ChartTable:
        """Each point with its rate and interval, the newest first."""
        return ChartTable(
            (self.tr("Games"), self.tr("Won"), self.tr("Win rate"), self.tr("95% interval")),
            tuple(
                (
                    number_text(point.played),
                    number_text(point.won),
                    percent_text(point.rate),
                    interval_text(point),
                )
                for point in reversed(self.course)
            ),
        )

    @property
    def top(self) -> float:
        """Where the scale ends: 1, or less if the rate has long been low."""
        settled = [point.interval.high for point in self.course if point.played >= _UNSETTLED]
        highest = max(
            max(settled, default=1.0), max((point.rate for point in self.course), default=1.0)
        )
        return next(top for top in _TOPS if top >= highest)

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw scale, interval and rate."""
        if not self.course:
            return
        palette, metrics = self.palette(), painter.fontMetrics()
        line, top, last = metrics.height(), self.top, self.course[-1]
        left = room.left() + metrics.horizontalAdvance(whole_percent_text(1)) + 10
        right = room.right() - metrics.horizontalAdvance(percent_text(0.888)) * 1.3 - 10
        plot = QRectF(
            QPointF(left, room.top() + 2 * line), QPointF(right, room.bottom() - 1.5 * line)
        )

        def at(games: int, rate: float) -> QPointF:
            across = (games - 1) / (last.played - 1) if last.played > 1 else 0.5
            return QPointF(
                plot.left() + across * plot.width(), plot.bottom() - rate / top * plot.height()
            )

        painter.setPen(palette.windowText().color())
        draw_title(painter, room, self.tr("Win rate of all games so far, and its 95% interval"))
        self._draw_scales(painter, plot, at)
        painter.save()
        painter.setClipRect(plot.adjusted(-_DOT_PX - 1, -_DOT_PX, _DOT_PX + 1, _DOT_PX))
        lows = [at(point.played, point.interval.low) for point in self.course]
        highs = [at(point.played, point.interval.high) for point in self.course]
        self._draw_course(
            painter, lows, highs, [at(point.played, point.rate) for point in self.course]
        )
        painter.restore()
        self._draw_last(painter, at(last.played, last.rate), last.rate)

    def _draw_scales(
        self, painter: QPainter, plot: QRectF, at: Callable[[int, float], QPointF]
    ) -> None:
        """Draw both scales of the plot; ``at`` is where a rate after a number of games lies."""
        palette, top, played = self.palette(), self.top, self.course[-1].played
        for level in range(_LEVELS + 1):
            rate = top * level / _LEVELS
            y = at(1, rate).y()
            draw_level(painter, y, plot.left(), plot.right(), grid_ink(palette))
            draw_text(
                painter,
                QPointF(plot.left() - 8, y),
                whole_percent_text(rate),
                Qt.AlignmentFlag.AlignRight,
            )
        step = round_step(played, _MARKS)
        for games in sorted({1, *range(step, played + 1, step)}):
            x = at(games, 0).x()
            draw_upright(painter, x, plot.bottom(), plot.bottom() + 4, axis_ink(palette))
            draw_text(
                painter,
                QPointF(x, plot.bottom() + 0.85 * painter.fontMetrics().height()),
                number_text(games),
                Qt.AlignmentFlag.AlignHCenter,
            )
        draw_level(painter, plot.bottom(), plot.left(), plot.right(), axis_ink(palette))

    def _draw_course(
        self,
        painter: QPainter,
        lows: Sequence[QPointF],
        highs: Sequence[QPointF],
        rates: Sequence[QPointF],
    ) -> None:
        palette = self.palette()
        if len(rates) == 1:
            painter.setPen(QPen(band_ink(palette), 4 * _DOT_PX))
            painter.drawLine(lows[0], highs[0])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band_ink(palette))
        painter.drawPolygon(QPolygonF([*lows, *reversed(highs)]))
        path = QPainterPath(rates[0])
        for point in rates[1:]:
            path.lineTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(
                palette.accent(),
                _LINE_PX,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(path)
        painter.setPen(QPen(axis_ink(palette), 1))
        painter.setBrush(palette.accent())
        for point in rates if len(rates) <= _MANY else rates[-1:]:
            painter.drawEllipse(point, _DOT_PX, _DOT_PX)

    def _draw_last(self, painter: QPainter, at: QPointF, rate: float) -> None:
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        draw_text(
            painter,
            QPointF(at.x() + 3 * _DOT_PX, at.y()),
            percent_text(rate),
            Qt.AlignmentFlag.AlignLeft,
        )


def interval_text(share: Share) -> str:
    """The interval of a share of wins."""
    low, high = share.interval
    return f"{percent_text(low)} – {percent_text(high)}"
