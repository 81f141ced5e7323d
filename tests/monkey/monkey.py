"""A monkey at the window: it plays the whole program at random, and looks after each thing it does.

``python -m tests.monkey.monkey SEED EVENTS [FOLDER]`` does the same things again for the same seed,
as far as a machine's speed lets it: what comes in the midst of an animation depends on the clock.

It prints a line of JSON: what it did how often, how far its games went, and the memory after a
tenth of its events and at their end. Whatever is wrong ends it with status 1 and what it did last.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import tempfile
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QMimeData,
    QObject,
    QPoint,
    QPointF,
    QSizeF,
    Qt,
    QTimer,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDropEvent, QGuiApplication, QKeySequence, QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from bigben import app
from bigben.command_line import Arguments
from bigben.engine import PLACES, STOCK, Move, Place, Rules
from bigben.settings.preferences import LANGUAGE, PREFERENCES, Preferences
from bigben.settings.saved_game import write
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.view.geometry import Hit
from tests.monkey.order import Order, memory_kib

WEIGHTS: Final = {
    "drag a card": 18, "click a card": 10, "drag anywhere": 8, "click anywhere": 8, "press": 3,
    "key": 14, "chord": 8, "action": 10, "undo storm": 3, "size": 3, "scale": 2, "state": 3,
    "preference": 3, "paste": 2, "drop": 1, "new twice": 1, "wait": 4, "late game": 1,
}  # fmt: skip
"""What is done how often."""
IN_DIALOG: Final = {"key": 6, "click anywhere": 4, "close": 5}
LOOK_AT_ALL_EVERY: Final = 25
"""Events between two looks at everything in the scene."""
LONGEST_IN_DIALOG: Final = 40
REMEMBERED: Final = 25

_NOT_PRESSED: Final = frozenset({Action.QUIT, Action.PRINT})
"""What would end the monkey, or wait for a printer."""
_KEYS: Final = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab,
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_F1,
    Qt.Key.Key_F11, Qt.Key.Key_Menu, Qt.Key.Key_M, *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_Z)),
)  # fmt: skip
_MODIFIERS: Final = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier,
)  # fmt: skip
_BUTTONS: Final = (
    Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton,
)  # fmt: skip
_PASTED: Final = ("7", "31999", "#12 345", "nothing to play", "", "{}", "9" * 40)
_HARMLESS: Final = "This plugin does not support"
"""What the offscreen platform says of many things that windows can do."""


def _can_be_typed(sequence: QKeySequence) -> bool:
    """Whether a key is one that tests can press: not one of those for music and such."""
    return Qt.Key.Key_Space <= sequence[0].key() <= Qt.Key.Key_F35


class Monkey(QObject):
    """Does something, looks whether everything is in order, and so on to its last event."""

    def __init__(
        self, window: MainWindow, seed: int, events: int, won: tuple[int, list[str]]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._game = window.session.game
        self._scene = window.table.table_scene
        self._view = window.table.viewport()
        self._chance = random.Random(seed)
        self._events = events
        self._done = 0
        self._won = won
        self._counts: Counter[str] = Counter()
        self._last: deque[str] = deque(maxlen=REMEMBERED)
        self._wins = 0
        self._in_dialog = self._busy = 0
        self._order = Order(window, self.fail)
        self._memory: list[int] = []
        self._deeds: dict[str, Callable[[], object]] = {
            "drag a card": self._drag_card,
            "click a card": self._click_card,
            "drag anywhere": self._drag_anywhere,
            "click anywhere": lambda: self._click_anywhere(self._view),
            "press": self._press,
            "key": lambda: self._key(QApplication.focusWidget() or self._window),
            "chord": self._chord,
            "action": self._act,
            "undo storm": self._undo_storm,
            "size": self._resize,
            "scale": self._rescale,
            "state": self._change_state,
            "preference": self._prefer,
            "paste": self._paste,
            "drop": self._drop,
            "new twice": self._deal_twice,
            "wait": lambda: None,
            "late game": self._go_late,
        }
        self._game.finished.connect(self._count_end)

    def begin(self) -> None:
        """Begin; everything goes on by the event loop from here."""
        QTimer.singleShot(0, self._step)

    # From event to event

    def _step(self) -> None:
        if not self._memory and self._done >= self._events // 10 and not self._busy:
            self._measure()
        if self._done >= self._events:
            self._measure()
            self._end()
            return
        if self._busy and self._foreign() is None:
            # It lets events pass in the midst of what it does, which is to be one event.
            QTimer.singleShot(0, self, self._step)
            return
        self._done += 1
        deed = self._choose()
        # Before it is done: it may wait in an event loop of its own, which has to go on here.
        pause_ms = self._chance.choice((0, 5, 40, 400)) if deed == "wait" else 0
        QTimer.singleShot(pause_ms, self, self._step)
        self._counts[deed] += 1
        self._busy += 1
        self._do(deed)
        self._busy -= 1
        self._order.look(every_item=self._done % LOOK_AT_ALL_EVERY == 0)

    def _choose(self) -> str:
        weights = WEIGHTS if self._foreign() is None else IN_DIALOG
        return self._chance.choices(list(weights), list(weights.values()))[0]

    def _do(self, deed: str) -> None:
        foreign = self._foreign()
        if foreign is None:
            self._in_dialog = 0
            self._remember(deed)
            self._deeds[deed]()
            return
        self._in_dialog += 1
        self._remember(f"{deed} in {type(foreign).__name__} “{foreign.windowTitle()}”")
        if deed == "close" or self._in_dialog > LONGEST_IN_DIALOG:
            if isinstance(foreign, QDialog):
                foreign.reject()
            else:
                foreign.close()
        elif deed == "key":
            self._key(foreign.focusWidget() or foreign)
        else:
            children = [child for child in foreign.findChildren(QWidget) if child.isVisible()]
            self._click_anywhere(self._chance.choice([foreign, *children]))

    def _foreign(self) -> QWidget | None:
        """What lies over the window and takes its events, if anything does."""
        found = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if found is None:
            others = [
                widget
                for widget in QApplication.topLevelWidgets()
                if widget.isVisible() and widget is not self._window and widget.isActiveWindow()
            ]
            found = others[0] if others else None
        return found

    def _remember(self, what: str) -> None:
        self._last.append(f"{self._done}: {what}")

    def _end(self) -> None:
        print(
            json.dumps(
                {
                    "did": self._counts,
                    "most_home": self._order.most_home,
                    "wins": self._wins,
                    "memory_kib": self._memory,
                }
            ),
            flush=True,
        )
        while (found := self._foreign()) is not None:
            found.close()
        QApplication.setQuitOnLastWindowClosed(True)
        self._window.close()

    def fail(self, why: str) -> NoReturn:
        """Say what is wrong and what led to it, and end at once."""
        print("\n".join(["What was done last:", *self._last, "", why]), file=sys.stderr, flush=True)
        # Nothing may save what is wrong, and no other thread hold it up.
        sys.stdout.flush()
        import os  # noqa: PLC0415

        os._exit(1)

    # What it measures and counts

    def _measure(self) -> None:
        """The memory, with the window as at the start."""
        while (found := self._foreign()) is not None:
            found.close()
        for preference in PREFERENCES:
            if preference is not LANGUAGE:
                self._window._preferences.set(preference, preference.default)
        self._window.showNormal()
        self._window.resize(1280, 800)
        self._window.session.deal_number(7, Rules.BIG_BEN)
        self._scene.finish()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._window.grab()
        gc.collect()
        self._memory.append(memory_kib())

    def _count_end(self, outcome: Any) -> None:
        self._wins += self._game.won and outcome is not None

    # What it does

    def _spot(self, place: Place) -> QPoint:
        """A point of the table that shows the top card of a place, or the empty place."""
        table, cards = self._scene.table, self._game.position.cards
        lying = cards(place)
        around = table.cards(place, lying)[-1] if lying else table.area(place, lying)
        wanted = Hit(place, len(lying) - 1 if lying else None)
        for share in (0.5, 0.2, 0.8, 0.1, 0.9):
            point = QPointF(around.x() + share * around.width(), around.center().y())
            if table.hit(point, cards) == wanted:
                return point.toPoint()
        return around.center().toPoint()

    def _anywhere(self, widget: QWidget, beyond: int = 0) -> QPoint:
        return QPoint(
            self._chance.randint(-beyond, max(1, widget.width()) + beyond),
            self._chance.randint(-beyond, max(1, widget.height()) + beyond),
        )

    def _good_move(self) -> Move | None:
        """A legal move, rather one that goes home or fills."""
        moves = list(self._game.position.legal_moves)
        if not moves:
            return None
        home = [move for move in moves if move.target and move.target.kind.name == "FOUNDATION"]
        return self._chance.choice(home if home and self._chance.random() < 0.8 else moves)

    def _drag(self, way: list[QPoint], button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self._view, button, pos=way[0])
        for point in way[1:]:
            QTest.mouseMove(self._view, point)
        QTest.mouseRelease(self._view, button, pos=way[-1])

    def _drag_card(self) -> None:
        move = self._good_move()
        if move is None or move.target is None or move.source == STOCK:
            QTest.mouseClick(self._view, Qt.MouseButton.LeftButton, pos=self._spot(STOCK))
            return
        start, end = self._spot(move.source), self._spot(move.target)
        self._drag([start, start + (end - start) / 3, start + 2 * (end - start) / 3, end])

    def _click_card(self) -> None:
        place = self._chance.choice(PLACES)
        if (move := self._good_move()) is not None and self._chance.random() < 0.6:
            place = move.source
        QTest.mouseClick(self._view, Qt.MouseButton.LeftButton, pos=self._spot(place))

    def _drag_anywhere(self) -> None:
        beyond = self._chance.choice((0, 0, 150))
        points = self._chance.randint(2, 6)
        way = [self._anywhere(self._view, beyond) for _ in range(points)]
        if self._chance.random() < 0.6:
            way[0] = self._spot(self._chance.choice(PLACES))
        self._drag(way, self._chance.choice(_BUTTONS))

    def _click_anywhere(self, widget: QWidget) -> None:
        button, point = self._chance.choice(_BUTTONS), self._anywhere(widget)
        for _ in range(self._chance.randint(1, 3)):
            if self._chance.random() < 0.3:
                QTest.mouseDClick(widget, button, pos=point)
            else:
                QTest.mouseClick(widget, button, pos=point)

    def _press(self) -> None:
        """Half of a gesture: the other half may come, or never."""
        deed = self._chance.choice([QTest.mousePress, QTest.mouseRelease])
        deed(self._view, self._chance.choice(_BUTTONS), pos=self._anywhere(self._view))

    def _key(self, widget: QWidget) -> None:
        key, modifier = (
            self._chance.choice(_KEYS),
            self._chance.choice((*_MODIFIERS[:1] * 3, *_MODIFIERS)),
        )
        if modifier is Qt.KeyboardModifier.ControlModifier and key in (Qt.Key.Key_Q, Qt.Key.Key_P):
            return
        self._remember(f"{key.name} with {modifier.name}")
        match self._chance.choice(["click", "click", "click", "press", "release"]):
            case "click":
                QTest.keyClick(widget, key, modifier)
            case "press":
                QTest.keyPress(widget, key, modifier)
            case "release":
                QTest.keyRelease(widget, key, modifier)

    def _chord(self) -> None:
        """A key that means something."""
        named = {which: self._window.actions_by_name[which] for which in Action}
        keys = [
            (which, sequence)
            for which, action in named.items()
            for sequence in action.shortcuts()
            if which not in _NOT_PRESSED and sequence.count() == 1 and _can_be_typed(sequence)
        ]
        which, sequence = self._chance.choice(keys)
        self._remember(
            f"{which.name} by {sequence.toString(QKeySequence.SequenceFormat.PortableText)}"
        )
        combination = sequence[0]
        QTest.keyClick(
            QApplication.focusWidget() or self._window,
            combination.key(),
            combination.keyboardModifiers(),
        )

    def _act(self) -> None:
        which = self._chance.choice([each for each in Action if each not in _NOT_PRESSED])
        self._remember(which.name)
        self._window.actions_by_name[which].trigger()

    def _undo_storm(self) -> None:
        for _ in range(self._chance.randint(5, 80)):
            which = self._chance.choices((Action.UNDO, Action.REDO), (3, 2))[0]
            self._window.actions_by_name[which].trigger()
            if self._chance.random() < 0.1:
                QCoreApplication.processEvents()

    def _resize(self) -> None:
        width, height = self._chance.choice(
            [(640, 480), (800, 600), (1280, 800), (1920, 1080), (500, 1000), (1600, 420), (0, 0)]
        )
        if not width:
            width, height = self._chance.randint(300, 2_000), self._chance.randint(200, 1_200)
        self._window.resize(width, height)

    def _rescale(self) -> None:
        """As if on a screen of another scale, as far as one process can be."""
        size = QSizeF(self._view.size())
        self._scene.resize(size, self._chance.choice((1, 1.25, 1.5, 2, 3)))

    def _change_state(self) -> None:
        states = (
            self._window.showMinimized, self._window.showMaximized, self._window.showNormal,
            self._window.showFullScreen, self._window.hide, self._window.clearFocus,
        )  # fmt: skip
        self._chance.choice(states)()
        QCoreApplication.processEvents()
        if self._chance.random() < 0.7 or not self._window.isVisible():
            self._window.come_forward()

    def _prefer(self) -> None:
        preference: Any = self._chance.choice(PREFERENCES)
        if preference.type is bool:
            value: object = self._chance.random() < 0.5
        elif preference is LANGUAGE:
            value = self._chance.choice(["system", "en", "kk", "en", "kk", "xx"])
        elif hasattr(preference.type, "__members__"):
            value = self._chance.choice(list(preference.type))
        else:
            value = preference.default
        self._remember(f"{preference.key} is {value}")
        self._window._preferences.set(preference, value)

    def _paste(self) -> None:
        text = self._chance.choice(_PASTED)
        match self._chance.choice(["text", "position", "game"]):
            case "position":
                text = self._game.position.to_text()
            case "game":
                text = write(self._game.record).decode()
        QGuiApplication.clipboard().setText(text)
        self._window.actions_by_name[Action.PASTE].trigger()

    def _drop(self) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(self._chance.choice(["/dev/null", "/nowhere.bigben"]))])
        QApplication.sendEvent(
            self._window,
            QDropEvent(
                QPointF(5, 5),
                Qt.DropAction.CopyAction,
                data,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            ),
        )

    def _deal_twice(self) -> None:
        for _ in range(2):
            self._window.session.deal_new(self._chance.choice(list(Rules)))
            QCoreApplication.processEvents()

    def _go_late(self) -> None:
        """To the last moves of a game that was won: few random games get there."""
        number, moves = self._won
        self._window.session.deal_number(number, Rules.BIG_BEN)
        for move in moves[: len(moves) - self._chance.choice((0, 1, 5, 20, 60))]:
            self._game.play(Move.parse(move))


def main(seed: int, events: int, folder: Path) -> int:
    """Run the program with a monkey at it."""
    from tests.monkey.won import won_game  # noqa: PLC0415

    monkeys: list[Monkey] = []

    def fail(why: str) -> None:
        if monkeys:
            monkeys[0].fail(why)
        raise SystemExit(why)

    def heed(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(_HARMLESS):
            fail(f"Qt: {text}\n" + "".join(traceback.format_stack(limit=12)))

    class Window(MainWindow):
        def showEvent(self, event: QShowEvent) -> None:
            super().showEvent(event)
            if not monkeys:
                monkeys.append(Monkey(self, seed, events, won_game()))
                # What the start puts in is taken out again.
                QTimer.singleShot(200, arm)

    def arm() -> None:
        # The window may be hidden when another one is closed, as no player can have it.
        QApplication.setQuitOnLastWindowClosed(False)
        qInstallMessageHandler(heed)
        sys.excepthook = lambda *what: fail("".join(traceback.format_exception(*what)))
        threading.excepthook = lambda what: fail(f"{what.exc_type}: {what.exc_value}")
        sys.unraisablehook = lambda what: fail(f"{what.exc_value} in {what.object}")
        monkeys[0].begin()

    app.MainWindow = Window  # type: ignore[misc]
    preferences = Preferences(folder / "config" / "bigben.ini")
    preferences.set(next(each for each in PREFERENCES if each.key.endswith("abandoning")), False)
    return app.run(Arguments(data_dir=folder))


if __name__ == "__main__":
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as box:
        sys.exit(main(int(words[0]), int(words[1]), Path(words[2] if words[2:] else box)))
