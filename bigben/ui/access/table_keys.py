"""The keys that are for the table alone: walking, jumping, taking and dropping."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence

from bigben.engine import Place
from bigben.view.table_view import TableView
from bigben.view.walk import Way

HOUR_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
"""The keys of the hours 1 to 12, as they stand in a row."""
FOUNDATION_KEY: Final = "F"
_CLOCKWISE: Final = ("Right",)
_ANTICLOCKWISE: Final = ("Left",)
_DOWN: Final = ("Down",)
_UP: Final = ("Up",)
_PRESS: Final = ("Return", "Enter", "Space")
_NEXT: Final = ("Tab",)
_BEFORE: Final = ("Shift+Tab",)
PREFIX_MS: Final = 1_500
"""How long the key for foundations waits for its hour."""


class KeyUse(NamedTuple):
    """What some keys do, as the sheet of keys has it.

    Attributes:
        keys: each a key of its own that does it.
        what: what they do.
        then_hour: whether the key of an hour follows.
    """

    keys: tuple[QKeySequence, ...]
    what: str
    then_hour: bool = False


class TableKeys(QObject):
    """Shortcuts that work while the keyboard is at one of the table's places.

    Signals:
        awaiting_hour: whether the next key of an hour means its foundation.
    """

    awaiting_hour = Signal(bool)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._cursor = table.table_cursor
        self._prefix = QTimer(self)
        self._prefix.setSingleShot(True)
        self._prefix.setInterval(PREFIX_MS)
        self._prefix.timeout.connect(lambda: self.awaiting_hour.emit(False))
        self._while_holding: list[QAction] = []
        self._make_all()
        self._cursor.hand_changed.connect(self._show_hand)

    @property
    def uses(self) -> list[KeyUse]:
        """What they are for, in the order in which they are best learnt."""
        uses = (
            (_CLOCKWISE, self.tr("Along a circle, clockwise")),
            (_ANTICLOCKWISE, self.tr("Along a circle, anticlockwise")),
            (_DOWN, self.tr("Down the line through the middle: pile, foundation, stock, waste")),
            (_UP, self.tr("Up the line through the middle")),
            (HOUR_KEYS, self.tr("To the pile at 1 to 12 o'clock")),
            ((FOUNDATION_KEY,), self.tr("To the foundation at that hour")),
            (_PRESS, self.tr("Take the top card in hand, drop it, or deal from the stock")),
            (_NEXT, self.tr("With a card in hand: to the next place that takes it")),
            (_BEFORE, self.tr("With a card in hand: to the place before")),
        )
        return [
            KeyUse(tuple(map(QKeySequence, keys)), what, then_hour=keys == (FOUNDATION_KEY,))
            for keys, what in uses
        ]

    def actions(self) -> list[QAction]:
        """Those that the keyboard can reach now: none while it is elsewhere in the window."""
        viewport = self._table.viewport()
        focus = self._table.window().focusWidget()
        return viewport.actions() if focus is not None and viewport.isAncestorOf(focus) else []

    def end_prefix(self) -> bool:
        """Stop waiting for the hour of a foundation; returns whether it was waited for."""
        waited = self._prefix.isActive()
        self._prefix.stop()
        if waited:
            self.awaiting_hour.emit(False)
        return waited

    def _make_all(self) -> None:
        cursor = self._cursor
        for keys, way in (
            (_CLOCKWISE, Way.CLOCKWISE),
            (_ANTICLOCKWISE, Way.ANTICLOCKWISE),
            (_DOWN, Way.DOWN),
            (_UP, Way.UP),
        ):
            self._action(keys, partial(cursor.walk, way), repeats=True)
        for hour, key in enumerate(HOUR_KEYS, start=1):
            self._action((key,), partial(self._go_to_hour, hour), ends_prefix=False)
        self._action((FOUNDATION_KEY,), self._await_hour, ends_prefix=False)
        self._action(_PRESS, lambda: cursor.press(cursor.place))
        for keys, step in ((_NEXT, 1), (_BEFORE, -1)):
            action = self._action(keys, partial(cursor.next_target, step), repeats=True)
            action.setEnabled(False)
            self._while_holding.append(action)

    def _action(
        self,
        keys: tuple[str, ...],
        slot: Callable[[], object],
        *,
        repeats: bool = False,
        ends_prefix: bool = True,
    ) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(repeats)
        if ends_prefix:
            action.triggered.connect(self.end_prefix)
        action.triggered.connect(lambda _checked: slot())
        self._table.viewport().addAction(action)
        return action

    def _await_hour(self) -> None:
        self._prefix.start()
        self.awaiting_hour.emit(True)

    def _go_to_hour(self, hour: int) -> None:
        place = Place.foundation(hour) if self.end_prefix() else Place.tableau(hour)
        self._cursor.go(place)

    def _show_hand(self) -> None:
        holding = self._cursor.source is not None
        for action in self._while_holding:
            action.setEnabled(holding)
