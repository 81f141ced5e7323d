"""A key that does something for as long as it is held down."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from bigben.ui.access.keys import latin_key

_LET_GO_MS: Final = 30
"""How long after a release the key is taken for let go: X11 repeats a held key by releases, each
followed at once by a press, which Qt does not always know for what they are."""


class HeldKey(QObject):
    """Tells when a letter is held down while the keyboard is at a view or in its viewport.

    The letter is also known by its place on the keyboard, whatever the layout types there. It
    counts as let go when the keyboard goes elsewhere: its release may never come.

    Signals:
        held: the key went down, or is no longer down.
    """

    held = Signal(bool)

    def __init__(self, key: Qt.Key, where: QAbstractScrollArea) -> None:
        """Watch a key; ``where`` must be in its window by now."""
        super().__init__(where)
        self._key = key
        self._where = where
        self._down = False
        self._let_go = QTimer(self)
        self._let_go.setSingleShot(True)
        self._let_go.setInterval(_LET_GO_MS)
        self._let_go.timeout.connect(lambda: self._set(False))
        where.window().installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._down and not self._is_here(now):
            self._set(False)

    def _is_here(self, widget: QWidget | None) -> bool:
        # What lies over the viewport, such as a field to type in, is elsewhere.
        return widget is not None and (
            widget is self._where or self._where.viewport().isAncestorOf(widget)
        )

    def _means(self, event: QKeyEvent) -> bool:
        latin = latin_key(event)
        by_place = latin is not None and latin.key() == self._key
        return event.key() == self._key or by_place

    def _set(self, down: bool) -> None:
        self._let_go.stop()
        if down != self._down:
            self._down = down
            self.held.emit(down)

    # Overridden

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the keys that nothing in the window has taken, and the window lose them."""
        if event.type() is QEvent.Type.WindowDeactivate:
            self._set(False)
        elif isinstance(event, QKeyEvent) and self._means(event):
            if event.type() is QEvent.Type.KeyRelease:
                self._let_go.start()
            elif (
                event.type() is QEvent.Type.KeyPress
                and event.modifiers() == Qt.KeyboardModifier.NoModifier
                and self._is_here(QApplication.focusWidget())
            ):
                self._set(True)
                return True
        return super().eventFilter(watched, event)
