"""A chart, and the same as a table of words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionFocusRect, QWidget

_LIKED_PX: Final = QSize(600, 300)
_LEAST_PX: Final = QSize(260, 150)


@dataclass(frozen=True, slots=True)
class ChartTable:
    """What a chart shows, in words."""

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chart(QWidget):
    """Draws something of the statistics in the palette's colours, sharply at any size.

    A screen reader is told its ``summary``; :meth:`table` has all of it. Charts are only made
    visible when they have something to show.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def table(self) -> ChartTable:
        """What is drawn, in words."""
        raise NotImplementedError

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw it within a rectangle."""
        raise NotImplementedError

    # Overridden

    def sizeHint(self) -> QSize:
        """A comfortable size."""
        return _LIKED_PX

    def minimumSizeHint(self) -> QSize:
        """The least size at which it can be read."""
        return _LEAST_PX

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart, and a frame if it has the keyboard."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4))
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(
                QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self
            )
