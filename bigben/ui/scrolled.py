"""What may be taller than the window around it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scrolled(QScrollArea):
    """Shows a widget whole where there is room, and otherwise scrolls it up and down."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(content)
        # What lies around is seen behind it: a page of tabs has a colour of its own.
        for each in (content, self.viewport()):
            each.setAutoFillBackground(False)

    # Overridden

    def sizeHint(self) -> QSize:
        """The content's size."""
        return self._beside_bar(self._content.sizeHint())

    def minimumSizeHint(self) -> QSize:
        """The content's least width, at any height."""
        least = self._beside_bar(self._content.minimumSizeHint())
        return QSize(least.width(), super().minimumSizeHint().height())

    def _beside_bar(self, size: QSize) -> QSize:
        return size + QSize(self.verticalScrollBar().sizeHint().width(), 0)
