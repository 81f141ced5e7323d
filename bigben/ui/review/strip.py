"""A game's moves as a strip of marks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from bigben.solver.verdict import Verdict
from bigben.ui.review.words import ReviewWords

_HEIGHT_PX: Final = 62
_POINTER_PX: Final = 8
"""The height of the pointers at the upper and the lower edge."""
_MARK_WIDTH: Final = 0.7
"""Of the room for one position."""
_WIDEST_MARK_PX: Final = 9.0
_LOST_HEIGHT: Final = 0.4
"""How high the mark of a lost position is, where that of a winnable one is 1."""
_PAGE: Final = 10


class ReviewStrip(QAbstractSlider):
    """A mark for each position of a game, with the one that is shown pointed at from below.

    Winnable is a tall, filled bar that stands on the line; lost is a low, hollow one that hangs
    below it; not known is a dot on the line. So they differ by height, place and filling,
    whatever colours a person sees. A pointer from above shows where the win was lost, or where
    the line that wins leaves the game.

    Its value is how many moves led to the position shown; arrows, page keys, Home and End
    change it, and so does the pointer.
    """

    def __init__(self, words: ReviewWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._verdicts: Sequence[Verdict] = ()
        self._pointed: int | None = None
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setPageStep(_PAGE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Moves of the game"))

    def set_verdicts(self, verdicts: Sequence[Verdict], pointed: int | None) -> None:
        """Show what is known of each position, and point at one of them from above."""
        self._verdicts, self._pointed = verdicts, pointed
        self.setRange(0, len(verdicts) - 1)
        self.setAccessibleDescription(self._runs())
        self.setToolTip(self.accessibleDescription())
        self.update()

    def mark(self, ply: int) -> QRectF:
        """Where the mark of the position after that many moves lies."""
        pitch = self._pitch()
        width = min(pitch * _MARK_WIDTH, _WIDEST_MARK_PX)
        middle, line = self._middle(ply), self._line()
        match self._verdicts[ply]:
            case Verdict.WINNABLE:
                return QRectF(middle - width / 2, _POINTER_PX + 2, width, line - _POINTER_PX - 4)
            case Verdict.LOST:
                height = (line - _POINTER_PX) * _LOST_HEIGHT
                return QRectF(middle - width / 2, line + 2, width, height)
            case Verdict.UNKNOWN:
                size = min(width, 4.0)
                return QRectF(middle - size / 2, line - size / 2 + 0.5, size, size)

    def ply_at(self, x: float) -> int:
        """The position whose mark is nearest to a place from the left edge."""
        if self._mirrored:
            x = self.width() - x
        return max(0, min(int(x / self._pitch()), self.maximum()))

    @property
    def _mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    def _runs(self) -> str:
        """The marks in words: what a screen reader tells of them."""
        parts, ply = [], 0
        for verdict, run in groupby(self._verdicts):
            last = ply + len(list(run)) - 1
            parts.append(self._words.span(verdict, ply, last))
            ply = last + 1
        return " ".join(parts)

    def _pitch(self) -> float:
        return self.width() / max(1, len(self._verdicts))

    def _middle(self, ply: int) -> float:
        x = self._pitch() * (ply + 0.5)
        return self.width() - x if self._mirrored else x

    def _line(self) -> float:
        """The height of the line between winnable and lost, from the top."""
        room = self.height() - 2 * _POINTER_PX - 4
        return _POINTER_PX + room / (1 + _LOST_HEIGHT)

    def _point_at(self, painter: QPainter, ply: int, edge: float, tip: float) -> None:
        middle = self._middle(ply)
        half = _POINTER_PX * 0.7
        painter.drawPolygon(
            QPolygonF(
                [QPointF(middle - half, edge), QPointF(middle + half, edge), QPointF(middle, tip)]
            )
        )

    # Overridden

    def sizeHint(self) -> QSize:
        """Room for marks that are easy to see."""
        return QSize(600, _HEIGHT_PX)

    def minimumSizeHint(self) -> QSize:
        """Room for marks that can still be told apart."""
        return QSize(200, _HEIGHT_PX)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the position pressed at."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self.ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while it is pressed."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.ply_at(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks, the line between them, and the pointers."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        letters, filling = palette.windowText().color(), palette.accent()
        faint = palette.windowText().color()
        faint.setAlphaF(0.25)
        line = self._line()
        if self.hasFocus():
            painter.fillRect(self.rect(), palette.alternateBase())
        painter.fillRect(QRectF(0, line, self.width(), 1), faint)
        for ply, verdict in enumerate(self._verdicts):
            mark = self.mark(ply)
            if verdict is Verdict.LOST:
                painter.setPen(QPen(letters, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                mark.adjust(0.5, 0.5, -0.5, -0.5)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(filling if verdict is Verdict.WINNABLE else letters)
            painter.drawRoundedRect(mark, mark.width() / 3, mark.width() / 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(letters)
        if self._pointed is not None:
            self._point_at(painter, self._pointed, 0, _POINTER_PX)
        if self._verdicts:
            bottom = self.height()
            self._point_at(painter, self.value(), bottom, bottom - _POINTER_PX)
            faint.setAlphaF(0.6)
            middle = self._middle(self.value())
            painter.fillRect(QRectF(middle - 0.5, line, 1, bottom - line - _POINTER_PX), faint)
