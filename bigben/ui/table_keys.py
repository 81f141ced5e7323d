"""The keys that are for the table alone: walking, jumping, taking and dropping."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence

from bigben.engine import Place
from bigben.view.table_view import TableView
from bigben.view.walk import Way

HOUR_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
"""The keys of the hours 1 to 12, as they stand in a row."""
FOUNDATION_KEY: Final = "F"
PREFIX_MS: Final = 1_500
"""How long the key for foundations waits for its hour."""


@dataclass(frozen=True)
class KeyUse:
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

    Attributes:
        uses: what they are for, in the order in which they are best learnt.

    Signals:
        awaiting_hour: whether the next key of an hour means its foundation.
    """

    awaiting_hour = Signal(bool)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._cursor = table.table_cursor
        self.uses: list[KeyUse] = []
        self._prefix = QTimer(self)
        self._prefix.setSingleShot(True)
        self._prefix.setInterval(PREFIX_MS)
        self._prefix.timeout.connect(lambda: self.awaiting_hour.emit(False))
        self._while_holding: list[QAction] = []
        self._make_all()
        self._cursor.hand_changed.connect(self._show_hand)

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
        for keys, way, what in (
            (("Right",), Way.CLOCKWISE, self.tr("Along a circle, clockwise")),
            (("Left",), Way.ANTICLOCKWISE, self.tr("Along a circle, anticlockwise")),
            (
                ("Down",),
                Way.DOWN,
                self.tr("Down the line through the middle: pile, foundation, stock, waste"),
            ),
            (("Up",), Way.UP, self.tr("Up the line through the middle")),
        ):
            self._add(keys, what, partial(cursor.walk, way), repeats=True)
        for hour, key in enumerate(HOUR_KEYS, start=1):
            self._action((key,), partial(self._go_to_hour, hour), ends_prefix=False)
        hours = tuple(map(QKeySequence, HOUR_KEYS))
        self.uses.append(KeyUse(hours, self.tr("To the pile at 1 to 12 o'clock")))
        self._action((FOUNDATION_KEY,), self._await_hour, ends_prefix=False)
        self.uses.append(
            KeyUse(
                (QKeySequence(FOUNDATION_KEY),),
                self.tr("To the foundation at that hour"),
                then_hour=True,
            )
        )
        self._add(
            ("Return", "Enter", "Space"),
            self.tr("Take the top card in hand, drop it, or deal from the stock"),
            lambda: cursor.press(cursor.place),
        )
        for keys, step, what in (
            (("Tab",), 1, self.tr("With a card in hand: to the next place that takes it")),
            (("Shift+Tab",), -1, self.tr("With a card in hand: to the place before")),
        ):
            action = self._add(keys, what, partial(cursor.next_target, step), repeats=True)
            action.setEnabled(False)
            self._while_holding.append(action)

    def _add(
        self,
        keys: tuple[str, ...],
        what: str,
        slot: Callable[[], object],
        *,
        repeats: bool = False,
    ) -> QAction:
        self.uses.append(KeyUse(tuple(map(QKeySequence, keys)), what))
        return self._action(keys, slot, repeats=repeats)

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
