"""A monkey at the window: it plays the whole program at random, and looks after each thing it does.

``python -m tests.monkey.monkey SEED EVENTS [FOLDER]`` does the same things again for the same seed,
as far as a machine's speed lets it: what comes in the midst of an animation depends on the clock.

It prints a line of JSON: what it did how often and what that brought about, how far its games went,
and the memory after a tenth of its events and at their end. Whatever is wrong ends it with status 1
and what it did last.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import tempfile
import threading
import traceback
from collections import Counter, deque
from pathlib import Path
from typing import Any, Final, NoReturn

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QWidget,
)

from bigben import app
from bigben.command_line import Arguments
from bigben.engine import Rules
from bigben.settings.preferences import LANGUAGE, PREFERENCES, Preferences
from bigben.ui.main_window import MainWindow
from tests.monkey.deeds import WEIGHTS, Deeds
from tests.monkey.effects import Effects
from tests.monkey.order import Order, memory_kib
from tests.monkey.tour import tour
from tests.recorded import WonGame, shortest_won_game

IN_DIALOG: Final = {"key": 6, "click anywhere": 4, "close": 5}
LONGEST_IN_DIALOG: Final = 40
REMEMBERED: Final = 25
LONG: Final = 50_000
"""From how many events on it begins with all that can be seen, in order.

What a first sight loads, and what Qt then keeps of it within bounds, is no growth.
"""
EARLY: Final = range(6, 11)
LATE: Final = range(96, 101)
"""After how many hundredths of its events the memory is measured.

The least of each counts: Qt's caches of fonts and such come and go by some megabytes.
"""
WIDTH_PX: Final = 1_000
HEIGHT_PX: Final = 700
"""The window's size when the memory is measured."""
SCALES: Final = (1, 1.25, 2)
"""Of the screens between which the window is moved."""

_HARMLESS: Final = ("This plugin does not support", 'Mouse event "MouseDClick" not accepted')
"""What the offscreen platform says of many things that windows can do, and what Qt's own test tools
say of a double click whose first one has closed the list that it was meant for."""


class Monkey(QObject):
    """Does something, looks whether everything is in order, and so on to its last event."""

    def __init__(self, window: MainWindow, seed: int, events: int, won: WonGame) -> None:
        super().__init__(window)
        self._window = window
        self._game = window.session.game
        self._scene = window.table.table_scene
        self._chance = random.Random(seed)
        self._effects = Effects(window)
        self._deeds = Deeds(window, self._chance, won, self._effects, self._remember)
        self._events = events
        self._done = 0
        self._counts: Counter[str] = Counter()
        self._last: deque[str] = deque(maxlen=REMEMBERED)
        self._wins = 0
        self._in_dialog = self._busy = 0
        self._order = Order(window, self.fail)
        self._tour = deque(tour(window) if events >= LONG else ())
        """What it still does in order before it does anything at random."""
        self._marks = deque(share * events // 100 for share in (*EARLY, *LATE))
        """The numbers of events after which the memory is still to be measured."""
        self._memory: list[int] = []
        self._game.finished.connect(self._count_end)

    def begin(self) -> None:
        """Begin; everything goes on by the event loop from here."""
        QTimer.singleShot(0, self._step)

    # From event to event

    def _step(self) -> None:
        if self._done >= self._marks[0]:
            others = [each for each in self._shown_windows() if each is not self._window]
            if self._busy or others:
                # What it did last may still wait for an answer.
                for each in others:
                    self._close(each)
                QTimer.singleShot(0, self, self._step)
                return
            self._measure()
            self._marks.popleft()
            if not self._marks:
                self._end()
                return
        if self._busy and self._foreign() is None:
            # It lets events pass in the midst of what it does, which is to be one event.
            QTimer.singleShot(0, self, self._step)
            return
        self._done += 1
        self._effects.note_foreign(self._foreign())
        deed = self._choose()
        # Before it is done: it may wait in an event loop of its own, which has to go on here.
        pause_ms = self._chance.choice((0, 5, 40, 400)) if deed == "wait" else 0
        QTimer.singleShot(pause_ms, self, self._step)
        self._counts[deed] += 1
        self._busy += 1
        self._do(deed)
        self._busy -= 1
        self._order.look()

    def _choose(self) -> str:
        if self._tour:
            return "close" if self._foreign() else "tour"
        weights = WEIGHTS if self._foreign() is None else IN_DIALOG
        return self._chance.choices(list(weights), list(weights.values()))[0]

    def _do(self, deed: str) -> None:
        foreign = self._foreign()
        if foreign is None:
            self._in_dialog = 0
            self._remember(deed)
            if deed == "tour":
                self._tour.popleft()()
            else:
                self._deeds.by_name[deed]()
            return
        self._in_dialog += 1
        self._remember(f"{deed} in {type(foreign).__name__} “{foreign.windowTitle()}”")
        if deed == "close" or self._in_dialog > LONGEST_IN_DIALOG:
            self._close(foreign)
        elif isinstance(foreign, QFileDialog):
            self._name_file(foreign, deed)
        elif deed == "key":
            self._deeds.press_key(foreign.focusWidget() or foreign)
        else:
            # One child alone: PySide forgets none of the help's that it was ever asked for.
            point = self._deeds.anywhere(foreign)
            self._deeds.click_anywhere(foreign.childAt(point) or foreign)

    def _name_file(self, dialog: QFileDialog, deed: str) -> None:
        """Type a name, or press a button: the monkey's folder is all that it may see.

        It would write anywhere in the end, and Qt's dialog waits for ever on what it may not read.
        """
        if deed == "key":
            self._deeds.press_key(dialog.findChild(QLineEdit))
        else:
            buttons = dialog.findChild(QDialogButtonBox).buttons()
            self._deeds.click_anywhere(self._chance.choice(buttons))

    def _close(self, foreign: QWidget) -> None:
        if isinstance(foreign, QDialog):
            foreign.reject()
        else:
            foreign.close()

    def _shown_windows(self) -> list[QWidget]:
        return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]

    def _foreign(self) -> QWidget | None:
        """What lies over the window and takes its events, if anything does."""
        found = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if found is None:
            others = [
                widget
                for widget in self._shown_windows()
                if widget is not self._window and widget.isActiveWindow()
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
                    "brought_about": self._effects.counts,
                    "looks": self._order.looks,
                    "most_home": self._order.most_home,
                    "wins": self._wins,
                    "memory_kib": [
                        min(self._memory[: len(EARLY)]),
                        min(self._memory[len(EARLY) :]),
                    ],
                }
            ),
            flush=True,
        )
        QApplication.setQuitOnLastWindowClosed(True)
        self._window.close()

    def fail(self, why: str) -> NoReturn:
        """Say what is wrong and what led to it, and end at once."""
        print("\n".join(["What was done last:", *self._last, "", why]), file=sys.stderr, flush=True)
        # Nothing may save what is wrong, and no other thread hold it up.
        sys.stdout.flush()
        os._exit(1)

    # What it measures and counts

    def _measure(self) -> None:
        """The memory, with the window as at the start."""
        for preference in PREFERENCES:
            if preference is not LANGUAGE:
                self._window._preferences.set(preference, preference.default)
        screen = QGuiApplication.primaryScreen()
        self._window.showNormal()
        self._window.windowHandle().setScreen(screen)
        self._window.move(screen.geometry().topLeft())
        # What comes from another screen changes its size on the way.
        QCoreApplication.processEvents()
        self._window.resize(WIDTH_PX, HEIGHT_PX)
        self._window.session.deal_number(7, Rules.BIG_BEN)
        self._scene.finish()
        # Its backing store has the last size and scale until it is painted.
        QCoreApplication.processEvents()
        self._window.repaint()
        # So have the cards' pictures, until they are drawn anew.
        while self._scene.sharpen():
            pass
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        left = [each for each in self._window.findChildren(QDialog) if each.isHidden()]
        if left:
            self.fail(f"closed, but still there: {left}")
        state = (self._window.width(), self._window.height(), self._window.devicePixelRatio())
        if state != (WIDTH_PX, HEIGHT_PX, 1):
            self.fail(f"the memory is not that of this size and scale: {state}")
        self._memory.append(memory_kib())

    def _count_end(self, outcome: Any) -> None:
        self._wins += self._game.won and outcome is not None


def use_screens(folder: Path) -> None:
    """Have a screen of each scale beside each other, before Qt begins."""
    places = [
        {"name": f"screen{number}", "x": 1_280 * number, "y": 0, "width": 1_280, "height": 800}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for number in range(len(SCALES))
    ]
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": places}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
    os.environ["QT_SCREEN_SCALE_FACTORS"] = ";".join(map(str, SCALES))


def main(seed: int, events: int, folder: Path) -> int:
    """Run the program with a monkey at it."""
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
                monkeys.append(Monkey(self, seed, events, shortest_won_game()))
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

    os.chdir(folder)  # what is saved by chance goes there
    if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
        use_screens(folder)
    app.MainWindow = Window  # type: ignore[misc]
    preferences = Preferences(folder / "config" / "bigben.ini")
    preferences.set(next(each for each in PREFERENCES if each.key.endswith("abandoning")), False)
    return app.run(Arguments(data_dir=folder))


if __name__ == "__main__":
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as box:
        sys.exit(main(int(words[0]), int(words[1]), Path(words[2] if words[2:] else box)))
