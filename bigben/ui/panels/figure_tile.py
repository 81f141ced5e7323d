"""A figure in large letters above the words that say what it counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from bigben.ui import lettering

_CORNER_PX: Final = 8.0
_WASH: Final = 0.07
"""How much of the letters' colour is in a tile's ground."""


class FigureTile(QWidget):
    """A large figure and its caption on a softly tinted ground."""

    def __init__(self, caption: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._figure = QLabel()
        lettering.set_size(self._figure, lettering.FIGURE, QFont.Weight.DemiBold)
        self._words = QLabel(caption)
        lettering.set_size(self._words, lettering.SMALL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(0)
        for label in (self._figure, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)

    @property
    def figure(self) -> str:
        """The figure as it is shown."""
        return self._figure.text()

    def set_caption(self, text: str) -> None:
        """Say what the figure counts."""
        self._words.setText(text)
        self.set_figure(self.figure)

    def set_figure(self, text: str) -> None:
        """Show a figure."""
        self._figure.setText(text)
        self._figure.setAccessibleName(f"{self._words.text()}: {text}")

    # Overridden

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self.palette().windowText().color()
        ground.setAlphaF(_WASH)
        painter.setBrush(ground)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(self.rect(), _CORNER_PX, _CORNER_PX)
