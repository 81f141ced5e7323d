"""The bubble in which the tour speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bigben.ui import lettering
from bigben.ui.panels.overlay import push_button
from bigben.ui.tour.placing import best_place

_TIP_PX: Final = 10
"""How far the tip reaches out of the bubble towards what is spoken of."""
_TIP_WIDTH_PX: Final = 18
_CORNER_PX: Final = 12
_PADDING_PX: Final = 12
_LETTERS: Final = 46
"""How many letters a line has."""
_EDGE_WIDTH_PX: Final = 2.0


class Bubble(QFrame):
    """Says a step's words beside what it points at; the table below it stays in play.

    Attributes:
        title, words, count: the texts.
        skip: leaves the tour.
        next: does the step for the player, or goes on.
        other: a further choice at the end; hidden before.

    Signals:
        reworded: the language has changed; the texts are to be set anew.
    """

    reworded = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._target: QPointF | None = None
        self._around: tuple[QRectF, Sequence[QRectF], Sequence[QRectF]] = (QRectF(), (), ())
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.title = QLabel()
        lettering.set_size(self.title, 1.15, QFont.Weight.Bold)
        self.words = QLabel()
        self.note = QLabel()
        for label in (self.title, self.words, self.note):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.count = QLabel()
        lettering.set_size(self.count, lettering.SMALL)
        self.skip, self.other, self.next = push_button(""), push_button(""), push_button("")
        self._lay_out()
        self.hide()

    def say(self, title: str, words: str, note: str = "") -> None:
        """Say something; ``note`` stands below it."""
        self.title.setText(title)
        self.words.setText(words)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)

    def point(
        self,
        target: QPointF | None,
        room: QRectF,
        seen: Sequence[QRectF],
        rather_seen: Sequence[QRectF] = (),
    ) -> None:
        """Lie within ``room``, off what must be seen, with the tip towards a point.

        All in the parent's coordinates. Without a point the bubble lies in the room's middle.
        """
        self._target = target
        self._around = room, seen, rather_seen
        self._lay()
        self.show()
        self.raise_()

    def _lay(self) -> None:
        """Take the room that the words need now."""
        room, seen, rather_seen = self._around
        lines = _LETTERS * self.fontMetrics().averageCharWidth() + 2 * (_PADDING_PX + _TIP_PX)
        width = min(max(lines, self.minimumSizeHint().width()), int(room.width()))
        size = QSize(width, self.heightForWidth(width))
        at = room.center() if self._target is None else self._target
        self.setGeometry(best_place(size, room, at, seen, rather_seen))
        self.update()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.count)
        buttons.addStretch()
        for button in (self.skip, self.other, self.next):
            buttons.addWidget(button)
        self.other.hide()
        layout = QVBoxLayout(self)
        margin = _PADDING_PX + _TIP_PX
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(8)
        for label in (self.title, self.words, self.note):
            layout.addWidget(label)
        layout.addLayout(buttons)

    def _outline(self) -> QPainterPath:
        """The bubble with its tip."""
        panel = QRectF(self.rect()).adjusted(_TIP_PX, _TIP_PX, -_TIP_PX, -_TIP_PX)
        path = QPainterPath()
        path.addRoundedRect(panel, _CORNER_PX, _CORNER_PX)
        if self._target is None:
            return path
        target = self._target - QPointF(self.geometry().topLeft())
        inner = panel.adjusted(
            *(side * (_CORNER_PX + _TIP_WIDTH_PX / 2) for side in (1, 1, -1, -1))
        )
        near = QPointF(
            min(max(target.x(), inner.left()), inner.right()),
            min(max(target.y(), inner.top()), inner.bottom()),
        )
        beyond = target - near
        half = _TIP_WIDTH_PX / 2
        tip = QPainterPath()
        if abs(beyond.x()) > abs(beyond.y()):
            edge = panel.right() if beyond.x() > 0 else panel.left()
            out = edge + (_TIP_PX if beyond.x() > 0 else -_TIP_PX)
            tip.moveTo(edge, near.y() - half)
            tip.lineTo(out, near.y())
            tip.lineTo(edge, near.y() + half)
        else:
            edge = panel.bottom() if beyond.y() > 0 else panel.top()
            out = edge + (_TIP_PX if beyond.y() > 0 else -_TIP_PX)
            tip.moveTo(near.x() - half, edge)
            tip.lineTo(near.x(), out)
            tip.lineTo(near.x() + half, edge)
        tip.closeSubpath()
        return path.united(tip)

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Tell that the words must be set anew, and grow with the letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.reworded.emit()
        elif event.type() is QEvent.Type.FontChange and self.isVisible():
            QTimer.singleShot(0, self, self._lay)  # the labels take the larger letters first

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bubble."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().window())
        painter.setPen(QPen(QColor(self.palette().highlight().color()), _EDGE_WIDTH_PX))
        painter.drawPath(self._outline())
