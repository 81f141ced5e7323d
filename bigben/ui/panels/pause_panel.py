"""What hides the table while the game is paused."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bigben.ui import lettering
from bigben.ui.panels.clock_sign import paint_clock
from bigben.ui.panels.overlay import Overlay, push_button

_DIAL_RADIUS: Final = 0.4
"""Of the panel's shorter side."""
_DIAL_ALPHA: Final = 0.18


class PausePanel(Overlay):
    """Covers the table entirely.

    Attributes:
        go_on: the button.

    Signals:
        resumed: the player goes on with the game.
    """

    resumed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = QLabel()
        lettering.set_size(self._title, lettering.TITLE, QFont.Weight.Bold)
        self._message = QLabel()
        self.go_on = push_button()
        self.go_on.clicked.connect(self.dismiss)
        self.go_on.clicked.connect(self.resumed)
        self.setFocusProxy(self.go_on)
        layout = QVBoxLayout(self)
        layout.setSpacing(14)
        layout.addStretch()
        for widget in (self._title, self._message, self.go_on):
            layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the language that is spoken now."""
        self._title.setText(self.tr("Paused"))
        self._message.setText(self.tr("The clock stands still."))
        self.go_on.setText(self.tr("Resume"))
        self.setAccessibleName(self._title.text())

    # Overridden

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dial without hands; no card shines through."""
        del event
        painter = QPainter(self)
        ground = QColor(self.palette().window().color())
        ground.setAlpha(255)  # whatever the palette says
        painter.fillRect(self.rect(), ground)
        line = self.palette().windowText().color()
        line.setAlphaF(_DIAL_ALPHA)
        radius = _DIAL_RADIUS * min(self.width(), self.height())
        paint_clock(painter, QRectF(self.rect()).center(), radius, line, hands=False)
