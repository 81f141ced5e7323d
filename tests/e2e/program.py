"""The program in a window, as whoever plays it sees it and as its files tell."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QSizeF

import bigben
from bigben.engine import Place, Position
from bigben.settings import rows
from bigben.settings.paths import Paths
from bigben.settings.records import GameRecord
from bigben.view.geometry import Hit, Table
from tests.e2e.screen import PATIENCE_S, Area, Picture, Screen, until

_T = TypeVar("_T")

ROOT: Final = Path(bigben.__file__).parents[1]
STILL_S: Final = 0.4
"""What has looked the same for so long is at rest: no card's way takes longer."""
_STEPS: Final = 8
"""How many moves of the pointer a drag has."""
_COLOURED: Final = 16
"""The table's ground is coloured, by so much between its strongest and its weakest part; the
bars around it are grey."""


def start(screen: Screen, folder: Path, *arguments: object) -> subprocess.Popen[str]:
    """Start the program with its files in a folder."""
    words = [sys.executable, "-P", "-m", "bigben", "--data-dir", str(folder)]
    return subprocess.Popen(
        [*words, *map(str, arguments)],
        env=screen.environment | {"PYTHONPATH": str(ROOT), "PYTHONFAULTHANDLER": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # as in a terminal of its own
    )


def read_record(folder: Path) -> GameRecord | None:
    """The game in progress, as the files in a folder have it now; None if they have none yet."""
    return read_database(Paths.under(folder).database)


def read_database(database: Path) -> GameRecord | None:
    """The game in progress, as a database has it now; None if there is none yet."""
    try:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
            return rows.read_current(connection)
    except sqlite3.OperationalError:  # not made yet
        return None


def position_of(record: GameRecord) -> Position:
    """Where a record has the cards."""
    position = Position.deal(record.deal_number, record.rules)
    for move in record.journal[: record.cursor]:
        position.push(move)
    return position


def at_rest(see: Callable[[], _T], while_s: float = STILL_S) -> _T:
    """What is seen again and again, as soon as it has not changed for a while."""
    last, since = see(), time.monotonic()

    def has_rested() -> bool:
        nonlocal last, since
        if (now := see()) != last:
            last, since = now, time.monotonic()
        return time.monotonic() - since > while_s

    until(has_rested, "nothing moves")
    return last


class Program:
    """One run of the program, from the painted window on.

    Attributes:
        process: the program itself.
        pid: the number of its process.
        window: X's number of its window.
        table_area: where its table is on the screen.
        table: the table's geometry.
    """

    def __init__(self, screen: Screen, folder: Path, *arguments: object) -> None:
        """Start the program and wait until its window is there, painted and active."""
        self.screen = screen
        self._folder = folder
        self.process = start(screen, folder, *arguments)
        self.pid = self.process.pid
        self.await_window()

    # What can be seen

    def await_window(self) -> None:
        """Wait until its window is there, painted and active."""
        (self.window,) = until(self._windows_or_end, "the window is shown")
        until(self.is_active, "the window is active")
        self.look()

    def windows(self) -> list[str]:
        """X's numbers of the program's windows that are shown."""
        found = self.screen.tool(
            *("xdotool", "search", "--onlyvisible", "--all", "--pid", str(self.pid)),
            *("--name", "."),
            status=None,
        )
        return found.split()

    def is_active(self) -> bool:
        """Whether the window has the keyboard."""
        return self.screen.active_window() == self.window

    def place(self) -> Area:
        """Where the window is, without its frame."""
        said = self.screen.tool("xwininfo", "-id", self.window)
        return Area(
            *(
                int(re.search(rf"{name}: +(-?\d+)", said)[1])
                for name in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
            )
        )

    def is_maximised(self) -> bool:
        """Whether the window manager holds the window maximised."""
        state = self.screen.tool("xprop", "-id", self.window, "_NET_WM_STATE")
        return "MAXIMIZED_VERT" in state and "MAXIMIZED_HORZ" in state

    def look(self) -> None:
        """Find out where the table is, from the colours on the screen."""

        def table_area() -> Area | None:
            place = self.place()
            rows_ = self._coloured_rows(place)
            return Area(place.x, place.y + rows_[0], place.width, len(rows_)) if rows_ else None

        until(table_area, "the table is painted")
        self.table_area = at_rest(table_area)
        self.table = Table(QSizeF(self.table_area.width, self.table_area.height))

    def shot(self) -> Picture:
        """What can be seen of the table now."""
        return self.screen.shot(self.table_area)

    def still(self) -> Picture:
        """What can be seen of the table when it is at rest."""
        return at_rest(self.shot)

    # What the files tell

    def record(self) -> GameRecord | None:
        """The game in progress, as it has been saved."""
        return read_record(self._folder)

    def position(self) -> Position:
        """Where the cards lie, by what has been saved."""
        return position_of(until(self.record, "a game is saved"))

    def await_game(self, deal_number: int, journal: str = "", cursor: int | None = None) -> None:
        """Wait until just this game is saved: all moves, and how many of them are made."""
        moves = journal.split()
        wanted = (deal_number, moves, len(moves) if cursor is None else cursor)

        def saved() -> tuple[int, list[str], int] | None:
            found = self.record()
            return found and (found.deal_number, [str(m) for m in found.journal], found.cursor)

        try:
            until(lambda: saved() == wanted, f"{wanted} is saved")
        except AssertionError as error:
            raise AssertionError(f"{error}; saved is {saved()}") from None

    # What a hand does

    def spot(self, place: Place, index: int = -1) -> tuple[int, int]:
        """A pixel of the screen that shows a card of a place, or the empty place."""
        position = self.position()
        cards = position.cards(place)
        wanted = Hit(place, index % len(cards) if cards else None)
        around = self.table.cards(place, cards)[index] if cards else self.table.area(place, cards)
        for share in (0.5, 0.2, 0.8, 0.1, 0.9):
            point = QPointF(around.x() + share * around.width(), around.center().y())
            if self.table.hit(point, position.cards) == wanted:
                return self.table_area.x + int(point.x()), self.table_area.y + int(point.y())
        raise AssertionError(f"card {index} of {place} cannot be seen")

    def click(self, place: Place, times: int = 1) -> None:
        """Click a place's top card."""
        click = ("click", "--repeat", times, "--delay", 30, 1)
        self.screen.point("mousemove", *self.spot(place), *click)

    def take(self, source: Place, target: Place) -> None:
        """Drag a place's top card onto another place's, and hold it there."""
        start_x, start_y = self.spot(source)
        end_x, end_y = self.spot(target)
        way = [
            word
            for step in range(1, _STEPS + 1)
            for word in (
                "mousemove",
                start_x + (end_x - start_x) * step // _STEPS,
                start_y + (end_y - start_y) * step // _STEPS,
            )
        ]
        self.screen.point("mousemove", start_x, start_y, "mousedown", 1, *way)

    def drop(self) -> None:
        """Let go of what is held."""
        self.screen.point("mouseup", 1)

    def drag(self, source: Place, target: Place) -> None:
        """Drag a place's top card onto another place's."""
        self.take(source, target)
        self.drop()

    def keys(self, chord: str) -> None:
        """Press keys while the window is active."""
        until(self.is_active, "the window is active")
        self.screen.press_keys(chord)

    # The end

    def close(self) -> GameRecord:
        """Close the window by its frame; the game that the files then have."""
        self.keys("Alt+F4")
        return self.ended()

    def ended(self) -> GameRecord:
        """Wait for the program's end, which must be a good one; the game that the files have."""
        try:
            said, complained = self.process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            shown = f"windows {self.windows()}, {self.screen.active_window()} is active"
            # Has Python say where it is.
            self.process.send_signal(signal.SIGABRT)
            raise AssertionError(f"no end; {shown}; {self.process.communicate()}") from None
        assert (self.process.returncode, said, complained) == (0, "", ""), complained
        record = self.record()
        assert record is not None
        return record

    def kill(self) -> None:
        """Make sure that it does not go on after a test that failed."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    # Seeing

    def _windows_or_end(self) -> list[str]:
        if self.process.poll() is not None:
            raise AssertionError(f"the program has ended: {self.process.communicate()}")
        return self.windows()

    def _coloured_rows(self, place: Area) -> list[int]:
        """The rows of the window whose leftmost pixels are the table's."""
        column = self.screen.shot(Area(place.x + 1, place.y, 1, place.height)).lines
        return [
            row
            for row, (blue, green, red, _) in enumerate(column)
            if max(blue, green, red) - min(blue, green, red) >= _COLOURED
        ]
