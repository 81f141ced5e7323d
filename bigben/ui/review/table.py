"""The table of a review, which is only looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent

from bigben.model.replay import Replay
from bigben.view.cards.faces import Faces
from bigben.view.table_view import TableView
from bigben.view.themes import Theme

_LEAST_TABLE_PX: Final = 260


class ReviewTable(TableView):
    """A table to look at: the right button opens piles, and nothing can be moved.

    Whoever looks back jumps to and fro. So that no jump has to draw the cards that it uncovers, all
    are drawn one by one as soon as the table is seen.

    Attributes:
        all_drawn: whether they are.

    Signals:
        drew_all: now they are.
    """

    drew_all = Signal()

    def __init__(
        self, replay: Replay, faces: Faces, theme: Theme, like: TableView | None = None
    ) -> None:
        """``like`` is a table that shows many of the same cards already."""
        super().__init__(replay, faces, theme)
        if like is not None:
            self.borrow(like)
        self.table_cursor.presses = False
        self.all_drawn = False
        self._ahead = QTimer(self)  # of no interval: whenever nothing else is to be done
        self._ahead.timeout.connect(self._draw_ahead)
        self.fitted.connect(self._wait)
        self.sharpened.connect(self._ahead.start)

    def _wait(self) -> None:
        self.all_drawn = False
        self._ahead.stop()

    def _draw_ahead(self) -> None:
        if not self.table_scene.draw_ahead():
            self._ahead.stop()
            self.all_drawn = True
            self.drew_all.emit()

    # Overridden

    def minimumSizeHint(self) -> QSize:
        """Less than where cards are played: words and buttons are to have their room as well."""
        return QSize(_LEAST_TABLE_PX, _LEAST_TABLE_PX)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the right button look closer; any other does nothing."""
        if event.button() is Qt.MouseButton.RightButton:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as the first."""
        self.mousePressEvent(event)
