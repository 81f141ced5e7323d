"""A screen of its own: X server, window manager, pointer, keys and what can be seen on it."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

_T = TypeVar("_T")

PATIENCE_S: Final = 40
"""How long anything may take on a loaded machine before it counts as not happening."""
_POLL_S: Final = 0.02

_XWD_HEADER: Final = struct.Struct(">25I")
_BYTES_A_PIXEL: Final = 4

# No key and no click is taken from the program but these two, which stand for the buttons of the
# frame; so the tests don't depend on how a user's window manager is set up.
_WINDOW_MANAGER: Final = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <placement><policy>Smart</policy></placement>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <keyboard>
    <keybind key="A-F4"><action name="Close"/></keybind>
    <keybind key="A-F10"><action name="ToggleMaximize"/></keybind>
  </keyboard>
</openbox_config>
"""

KEYCODES: Final = {
    "Ctrl": 37, "Shift": 50, "Alt": 64, "Enter": 36, "Tab": 23, "Space": 65,
    "Escape": 9, "F1": 67, "F4": 70, "F10": 76, "Up": 111, "Left": 113, "Right": 114, "Down": 116,
    "1": 10, "2": 11, "3": 12, "4": 13, "5": 14, "6": 15, "7": 16, "8": 17, "9": 18, "0": 19,
    "-": 20, "=": 21, "A": 38, "D": 40, "F": 41, "H": 43, "N": 57, "P": 33, "Z": 52, "/": 61,
}  # fmt: skip
"""X's numbers of the keys, by what an American keyboard has there."""


@dataclass(frozen=True)
class Area:
    """A rectangle of the screen, in pixels."""

    x: int
    y: int
    width: int
    height: int


class Picture:
    """What can be seen in an area of the screen at a moment."""

    def __init__(self, lines: list[bytes]) -> None:
        """``lines``: each pixel is blue, green, red and nothing."""
        self.lines = lines

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and self.lines == other.lines

    def __hash__(self) -> int:
        return hash(tuple(self.lines))

    def difference(self, other: Picture) -> Area | None:
        """The smallest area in which two pictures of the same size differ; None if they don't."""
        changed = [y for y, line in enumerate(self.lines) if line != other.lines[y]]
        if not changed:
            return None
        columns = [
            byte // _BYTES_A_PIXEL
            for y in changed
            for byte, (one, two) in enumerate(zip(self.lines[y], other.lines[y], strict=True))
            if one != two
        ]
        left, right = min(columns), max(columns)
        return Area(left, changed[0], right - left + 1, changed[-1] - changed[0] + 1)


def until(question: Callable[[], _T], what: str, patience_s: float = PATIENCE_S) -> _T:
    """Ask again and again until the answer is yes; fails with what it waited for."""
    deadline = time.monotonic() + patience_s
    while not (answer := question()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {patience_s} s in vain until {what}")
        time.sleep(_POLL_S)
    return answer


class Screen:
    """An X server with a window manager, on a display that was free.

    Attributes:
        environment: what a program needs to show its windows here.
    """

    def __init__(self, folder: Path, width: int = 1360, height: int = 900) -> None:
        """Start both; ``folder`` takes the picture that the server keeps up to date."""
        told, tells = os.pipe()
        self._log = (folder / "screen.log").open("wb")
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(tells), "-screen", "0", f"{width}x{height}x24"),
                *("-fbdir", str(folder), "-nocursor", "-noreset", "-nolisten", "tcp"),
            ],
            pass_fds=[tells],
            stdout=self._log,
            stderr=self._log,
        )
        os.close(tells)
        with os.fdopen(told) as pipe:
            number = pipe.readline().strip()
        assert number, (folder / "screen.log").read_text()
        self.environment = os.environ | {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        settings = folder / "openbox.xml"
        settings.write_text(_WINDOW_MANAGER)
        self._manager = subprocess.Popen(
            ["openbox", "--config-file", str(settings)],
            env=self.environment,
            stdout=self._log,
            stderr=self._log,
        )
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = _XWD_HEADER.unpack_from(self._picture)
        self._line_bytes = header[12]
        self._pixels_at = header[0] + 12 * header[19]
        assert header[11] == 8 * _BYTES_A_PIXEL
        until(
            lambda: "window id" in self.tool("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"),
            "the window manager is ready",
        )

    def close(self) -> None:
        """End both."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(PATIENCE_S)
        self._picture.close()
        self._log.close()

    def tool(self, *words: str, status: int | None = 0) -> str:
        """Run one of X's tools here; returns what it said. ``status`` None lets it fail."""
        done = subprocess.run(
            words, env=self.environment, capture_output=True, text=True, check=False
        )
        assert status is None or done.returncode == status, (words, done.stderr)
        return done.stdout

    # Hands

    def press_keys(self, chord: str) -> None:
        """Press and release keys by their places, such as ``Ctrl+Shift+Z``."""
        # A tool that is given a letter looks for the key that types it: not what fingers do.
        # Codes of one digit would be taken for names.
        codes = [f"{KEYCODES[key]:02}" for key in chord.split("+")]
        words = [word for code in codes for word in ("keydown", code)]
        words += [word for code in reversed(codes) for word in ("keyup", code)]
        self.tool("xdotool", *words)

    def point(self, *words: object) -> None:
        """Do with the pointer what words of xdotool say."""
        self.tool("xdotool", *map(str, words))

    def let_go(self) -> None:
        """Take the hands off: whatever key or button is still down comes up."""
        keys = [word for code in KEYCODES.values() for word in ("keyup", f"0{code}"[-2:])]
        self.tool("xdotool", *keys, "mouseup", "1", "mouseup", "3")

    def set_layout(self, layout: str) -> None:
        """Put another keyboard layout on, such as ``kz,us``."""
        self.tool("setxkbmap", layout)

    # Eyes

    def shot(self, area: Area) -> Picture:
        """What can be seen in an area."""
        first = self._pixels_at + area.y * self._line_bytes + area.x * _BYTES_A_PIXEL
        length = area.width * _BYTES_A_PIXEL
        starts = range(first, first + area.height * self._line_bytes, self._line_bytes)
        return Picture([self._picture[start : start + length] for start in starts])

    def active_window(self) -> str:
        """The number of the window that has the keyboard; empty if none has."""
        return self.tool("xdotool", "getactivewindow", status=None).strip()
