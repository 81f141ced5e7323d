"""The last games one by one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from bigben.settings.figures import STRIP_LENGTH
from bigben.settings.records import GameResult
from bigben.ui.statistics.chart import Chart, ChartTable
from bigben.ui.words.formats import number_text

_PITCH_PX: Final = 9
"""From one game to the next, at the size that the strip likes best."""
_HEIGHT_PX: Final = 48
_LOST_HEIGHT: Final = 0.3
"""How high the mark of a loss is, where that of a win is 1."""
_MARK_WIDTH: Final = 0.62
"""Of the room for one game."""


class ResultStrip(Chart):
    """A mark for each of the last games, the newest at the right end.

    A win is a tall, filled bar that stands on the line; a loss is a low, hollow one that hangs
    below it. So the two differ by height, place and filling, whatever colours a person sees.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: Sequence[GameResult] = ()
        self.setMaximumHeight(_HEIGHT_PX)

    def set_results(self, results: Sequence[GameResult]) -> None:
        """Show results, oldest first, of at most :data:`STRIP_LENGTH` games."""
        self._results = results
        won = results.count(GameResult.WON)
        self.setAccessibleName(
            self.tr("The last games: {games}. Won: {won}. Lost: {lost}.").format(
                games=len(results), won=won, lost=len(results) - won
            )
        )
        self.setAccessibleDescription(self._runs())
        self.setToolTip(f"{self.accessibleName()}\n{self.accessibleDescription()}")
        self.update()

    def mark(self, index: int) -> QRectF:
        """Where the mark of a game lies, by its place in the results."""
        pitch = self.width() / STRIP_LENGTH
        line = self._line()
        left = pitch * (STRIP_LENGTH - len(self._results) + index + (1 - _MARK_WIDTH) / 2)
        if self._results[index] is GameResult.WON:
            return QRectF(left, 1, pitch * _MARK_WIDTH, line - 2)
        return QRectF(left, line + 2, pitch * _MARK_WIDTH, line * _LOST_HEIGHT)

    def table(self) -> ChartTable:
        """The games one by one, the newest first."""
        names = {GameResult.WON: self.tr("Won"), GameResult.LOST: self.tr("Lost")}
        rows = tuple(
            (number_text(number), names[result])
            for number, result in enumerate(reversed(self._results), start=1)
        )
        return ChartTable((self.tr("Game, counted from the newest"), self.tr("Result")), rows)

    def _runs(self) -> str:
        """The results in words: what a screen reader tells of the marks."""
        runs = [(result, len(list(run))) for result, run in groupby(reversed(self._results))]
        names = {GameResult.WON: self.tr("won {games}"), GameResult.LOST: self.tr("lost {games}")}
        words = [names[result].format(games=games) for result, games in runs]
        return self.tr("From the newest back: {runs}.").format(
            runs=QLocale().createSeparatedList(words)
        )

    def _line(self) -> float:
        """The height of the line between wins and losses, from the top."""
        return (self.height() - 4) / (1 + _LOST_HEIGHT)

    # Overridden

    def sizeHint(self) -> QSize:
        """Room for marks that are easy to see."""
        return QSize(_PITCH_PX * STRIP_LENGTH, _HEIGHT_PX)

    def minimumSizeHint(self) -> QSize:
        """Room for marks that can still be told apart."""
        return QSize(4 * STRIP_LENGTH, _HEIGHT_PX)

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw the line and the marks."""
        palette = self.palette()
        letters = palette.windowText().color()
        faint = palette.windowText().color()
        faint.setAlphaF(0.25)
        painter.fillRect(QRectF(room.left(), self._line(), room.width(), 1), faint)
        for index, result in enumerate(self._results):
            mark = self.mark(index)
            if result is GameResult.WON:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.accent())
            else:
                painter.setPen(QPen(letters, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                mark.adjust(0.5, 0.5, -0.5, -0.5)
            round_px = mark.width() / 3
            painter.drawRoundedRect(mark, round_px, round_px)
