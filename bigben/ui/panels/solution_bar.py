"""The buttons with which a shown line is played, stopped and gone through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from bigben.settings.looks import WatchSpeed
from bigben.ui.icons import icon
from bigben.ui.panels.edge import paint_edge
from bigben.ui.panels.overlay import give_keyboard_back
from bigben.ui.words.formats import watch_speed_name
from bigben.ui.words.key_names import with_key

_ICON_PX: Final = 18
_START_KEY: Final = "Home"
_BACK_KEY: Final = "Left"
_FORWARD_KEY: Final = "Right"


class SolutionBar(QFrame):
    """A slim bar; while it has the keyboard left and right go along the line, Home to its start.

    Attributes:
        start, back, play, forward, stop: the buttons.
        pace: how fast the line is played, in the order of ``WatchSpeed``.
        text: how far it is played.

    Signals:
        start_asked, back_asked, play_asked, forward_asked, stop_asked: a button was pressed.
    """

    start_asked = Signal()
    back_asked = Signal()
    play_asked = Signal()
    forward_asked = Signal()
    stop_asked = Signal()

    def __init__(self, table: QWidget) -> None:
        """``table`` gets the keyboard when the bar goes; the bar itself goes into a layout."""
        super().__init__()
        self._table = table
        self.hide()
        self.text = QLabel(self)
        # A narrow window is not widened for the sake of the words.
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self._progress = (0, 0, True)
        self.start = self._button("media-skip-backward", self.start_asked.emit, _START_KEY)
        self.back = self._button("go-previous", self.back_asked.emit, _BACK_KEY)
        self.play = self._button("media-playback-pause", self.play_asked.emit)
        self.forward = self._button("go-next", self.forward_asked.emit, _FORWARD_KEY)
        self.stop = self._button("media-playback-stop", self.stop_asked.emit)
        self.stop.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.pace = QComboBox(self)
        self.pace.addItems([""] * len(WatchSpeed))
        self.setFocusProxy(self.play)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 4, 2)
        row.setSpacing(2)
        row.addWidget(self.text, stretch=1)
        for widget in (self.start, self.back, self.play, self.forward, self.pace, self.stop):
            row.addWidget(widget)
        self._retranslate()

    def appear(self) -> None:
        """Come, and take the keyboard."""
        self.show()
        self.setFocus()

    def dismiss(self) -> None:
        """Go, and give the keyboard back to the table."""
        give_keyboard_back(self, self._table)
        self.hide()

    def show_progress(self, made: int, moves: int, *, playing: bool) -> None:
        """Say how many of a line's moves are made, and whether more follow by themselves."""
        self._progress = (made, moves, playing)
        if made < moves:
            text = self.tr("Solution: move {count} of {moves}").format(count=made, moves=moves)
        else:
            text = self.tr("Solution: won after %n move(s)", "", moves)
        self.text.setText(text)
        self.start.setEnabled(made > 0)
        self.back.setEnabled(made > 0)
        self.forward.setEnabled(made < moves)
        self.play.setEnabled(made < moves)
        self.play.setIcon(icon("media-playback-pause" if playing else "media-playback-start"))
        _name(self.play, self.tr("Pause") if playing else self.tr("Play"))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Watching the solution"))
        _name(self.start, self.tr("Back to where you were"), _START_KEY)
        _name(self.back, self.tr("One move back"), _BACK_KEY)
        _name(self.forward, self.tr("One move forward"), _FORWARD_KEY)
        _name(self.stop, self.tr("Stop watching (Esc)"))
        self.stop.setText(self.tr("Stop"))
        self.pace.setAccessibleName(self.tr("Speed"))
        for index, speed in enumerate(WatchSpeed):
            self.pace.setItemText(index, watch_speed_name(speed))
        made, moves, playing = self._progress
        self.show_progress(made, moves, playing=playing)

    def _button(self, icon_name: str, slot: Callable[[], object], key: str = "") -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(icon_name))
        button.setIconSize(QSize(_ICON_PX, _ICON_PX))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(slot)
        if key:
            # Otherwise the arrow keys would go from button to button.
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)
        return button

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge; the ground is the window's."""
        del event
        paint_edge(self)


def _name(button: QToolButton, name: str, key: str = "") -> None:
    """Name a button for ear and pointer, the key that presses it included."""
    button.setAccessibleName(name)
    button.setToolTip(with_key(name, QKeySequence(key)))
