"""How often games of some kinds were won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from bigben.settings.statistics import Share
from bigben.ui.statistics.chart import Chart, ChartTable
from bigben.ui.statistics.drawing import axis_ink, draw_level, draw_upright, grid_ink
from bigben.ui.statistics.rate_chart import interval_text
from bigben.ui.words.formats import number_text, percent_text

_ROW: Final = 1.9
"""How high a kind's row is at least, in lines of text."""
_MOST_ROW: Final = 2.6
_BAR: Final = 0.42
"""How high a bar is, of its row."""
_HEADING: Final = 1.3
"""The heading's height, in rows."""
_CORNER_PX: Final = 3.0


class Kinds(NamedTuple):
    """Games divided into kinds in one way."""

    title: str
    shares: Sequence[tuple[str, Share]]
    """The name of each kind, and how often its games were won."""


class SharesChart(Chart):
    """A bar for each kind of games, as long as their win rate, with its 95 % interval.

    Attributes:
        kinds: what is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kinds: Sequence[Kinds] = ()

    def set_kinds(self, kinds: Sequence[Kinds]) -> None:
        """Show games divided in one or more ways."""
        self.kinds = kinds
        self.setAccessibleName(
            self.tr("Win rate by kind of deal. {rates}").format(
                rates=" ".join(
                    self.tr("{name}: {rate}.").format(name=name, rate=percent_text(share.rate))
                    for each in kinds
                    for name, share in each.shares
                )
            )
        )
        self.updateGeometry()
        self.update()

    def table(self) -> ChartTable:
        """Each kind with its games, rate and interval."""
        return ChartTable(
            (
                self.tr("Kind"),
                self.tr("Games"),
                self.tr("Won"),
                self.tr("Win rate"),
                self.tr("95% interval"),
            ),
            tuple(
                (
                    self.tr("{title}: {name}").format(title=each.title, name=name),
                    number_text(share.played),
                    number_text(share.won),
                    percent_text(share.rate),
                    interval_text(share),
                )
                for each in self.kinds
                for name, share in each.shares
            ),
        )

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw the kinds from top to bottom."""
        if not self.kinds:
            return
        metrics = painter.fontMetrics()
        row = min(room.height() / self._rows(), _MOST_ROW * metrics.height())
        names = [name for each in self.kinds for name, _share in each.shares]
        texts = [_text(share) for each in self.kinds for _name, share in each.shares]
        left = room.left() + max(map(metrics.horizontalAdvance, names)) + 14
        right = room.right() - max(map(metrics.horizontalAdvance, texts)) - 14
        right = max(right, left + 40)
        y = room.top()
        for each in self.kinds:
            self._draw_heading(painter, QRectF(room.left(), y, room.width(), row * _HEADING), each)
            y += row * _HEADING
            for name, share in each.shares:
                place = QRectF(room.left(), y, room.width(), row)
                centre = Qt.AlignmentFlag.AlignVCenter
                painter.setPen(self.palette().windowText().color())
                painter.drawText(place, centre | Qt.AlignmentFlag.AlignLeft, name)
                painter.drawText(place, centre | Qt.AlignmentFlag.AlignRight, _text(share))
                self._draw_bar(painter, QRectF(left, y, right - left, row), share)
                y += row

    def _draw_heading(self, painter: QPainter, place: QRectF, kinds: Kinds) -> None:
        font = QFont(painter.font())
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        painter.setPen(self.palette().windowText().color())
        place = place.adjusted(0, 0, 0, -3)
        align = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        painter.drawText(place, align, kinds.title)
        painter.setFont(font)
        draw_level(
            painter, place.bottom() + 2, place.left(), place.right(), grid_ink(self.palette())
        )

    def _draw_bar(self, painter: QPainter, room: QRectF, share: Share) -> None:
        palette = self.palette()
        middle = room.center().y()
        height = room.height() * _BAR
        track = QRectF(room.left(), middle - height / 2, room.width(), height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(grid_ink(palette))
        painter.drawRoundedRect(track, _CORNER_PX, _CORNER_PX)
        if share.won:
            bar = QRectF(track)
            bar.setWidth(max(track.width() * share.rate, 2 * _CORNER_PX))
            painter.setPen(QPen(axis_ink(palette), 1))
            painter.setBrush(palette.accent())
            painter.drawRoundedRect(bar, _CORNER_PX, _CORNER_PX)
        self._draw_interval(painter, room, share)

    def _draw_interval(self, painter: QPainter, room: QRectF, share: Share) -> None:
        palette = self.palette()
        low, high = (room.left() + room.width() * end for end in share.interval)
        middle, reach = room.center().y(), room.height() * _BAR * 0.35
        # Between two lines of the ground's colour it is seen on the bar as well as beside it.
        for way, ink in ((-1, palette.window()), (1, palette.window()), (0, palette.windowText())):
            draw_level(painter, middle + way, low, high, ink.color())
            for end in (low, high):
                draw_upright(painter, end + way, middle - reach, middle + reach, ink.color())

    def _rows(self) -> float:
        return sum(_HEADING + len(each.shares) for each in self.kinds)

    # Overridden

    def minimumSizeHint(self) -> QSize:
        """Room for every row."""
        least = super().minimumSizeHint()
        height = round(self._rows() * _ROW * self.fontMetrics().height()) + 8
        return QSize(least.width() + 80, max(least.height(), height))

    def sizeHint(self) -> QSize:
        """As liked, but with room for every row."""
        return super().sizeHint().expandedTo(self.minimumSizeHint())


def _text(share: Share) -> str:
    return f"{percent_text(share.rate)}  ({number_text(share.won)} / {number_text(share.played)})"
