"""The places of the table as widgets: for the keyboard's focus, and for screen readers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from bigben.engine import PLACES, Place
from bigben.model.game import Game
from bigben.view.table_view import TableView

_NOTHING: Final = QRegion(-1, -1, 1, 1)


class PlaceButton(QAbstractButton):
    """One place of the table: seen by screen readers, not by eyes, and out of the pointer's way.

    Signals:
        focus_came: the keyboard came here; carries the ``Qt.FocusReason``.
        focus_went: the keyboard went somewhere else; carries the ``Qt.FocusReason``.
    """

    focus_came = Signal(object)
    focus_went = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Outside of it nothing is painted: no call of Python's for whatever moves below.
        self.setMask(_NOTHING)

    # Overridden

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the actions."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the actions."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell of it."""
        super().focusInEvent(event)
        self.focus_came.emit(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell of it."""
        super().focusOutEvent(event)
        self.focus_went.emit(event.reason())


class PlaceButtons(QObject):
    """A button for each place, in step with the table: its focus is the table's cursor."""

    def __init__(self, view: TableView, game: Game) -> None:
        super().__init__(view)
        self._view = view
        self._cursor = view.table_cursor
        self._buttons = {place: self._make(place) for place in PLACES}
        game.changed.connect(self._lay)
        view.fitted.connect(self._lay)
        self._cursor.moved.connect(self._focus)
        self._lay()
        view.setFocusProxy(self._buttons[self._cursor.place])

    def __getitem__(self, place: Place) -> PlaceButton:
        return self._buttons[place]

    def set_name(self, place: Place, name: str) -> None:
        """Set what a screen reader calls a place."""
        button = self._buttons[place]
        if button.accessibleName() != name:
            button.setAccessibleName(name)

    def set_description(self, place: Place, description: str) -> None:
        """Set what a screen reader says of a place beside its name."""
        button = self._buttons[place]
        if button.accessibleDescription() != description:
            button.setAccessibleDescription(description)

    def set_hidden(self, hidden: bool) -> None:
        """Take the places from keyboard and screen readers while something covers them."""
        for button in self._buttons.values():
            button.setHidden(hidden)

    def _make(self, place: Place) -> PlaceButton:
        button = PlaceButton(self._view.viewport())
        button.setObjectName(str(place))
        button.clicked.connect(lambda: self._cursor.press(place))
        button.focus_came.connect(lambda reason: self._came(place, reason))
        button.focus_went.connect(self._went)
        button.show()
        return button

    def _lay(self) -> None:
        """Put each button over its place."""
        for place, button in self._buttons.items():
            area: QRect = self._view.table_scene.area(place).toAlignedRect()
            if button.geometry() != area:
                button.setGeometry(area)

    def _focus(self) -> None:
        """Follow the cursor, if the keyboard is at the table."""
        button = self._buttons[self._cursor.place]
        self._view.setFocusProxy(button)
        if self._is_here(self._view.window().focusWidget()):
            button.setFocus()

    def _came(self, place: Place, reason: Qt.FocusReason) -> None:
        """The focus is at a place: by Tab, by a screen reader, or because the cursor went there."""
        self._cursor.set_focused(True)
        walked = reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if walked or place != self._cursor.place:
            self._cursor.go(place)

    def _went(self, reason: Qt.FocusReason) -> None:
        """The focus left a place: for another one, or the table altogether."""
        elsewhere = reason in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        )
        if elsewhere or not self._is_here(QApplication.focusWidget()):
            self._cursor.set_focused(False)
            self._view.focus_lost()

    def _is_here(self, widget: QWidget | None) -> bool:
        return widget is not None and self._view.viewport().isAncestorOf(widget)
