"""Tries the package as somebody does who has just installed a bare Debian.

    ./run package linux/trial.py [SUITE]

Needs root. Installs the newest package of ``build/`` in a fresh system in a folder, starts it by
its desktop entry, opens a saved game as a file manager would, plays with a real pointer, and
removes it. Exit status 77: this machine does not allow it, or has no such system; says why.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from product import ROOT, VERSION
from system_folder import USER, NotPossibleHere, SystemFolder

from bigben.engine import STOCK
from bigben.settings.records import GameRecord
from tests.e2e.program import Program, at_rest, read_database
from tests.e2e.screen import Screen, until

_T = TypeVar("_T")

_NOT_POSSIBLE: Final = 77
_FOLDER: Final = "BIGBEN_TRIAL_FOLDER"
"""Set in a mount namespace of its own: where to work."""
_DEAL: Final = 20261130
_SAVED_GAME: Final = (
    '{"format": "bigben-game", "version": 1, "id": "0e1c9a34-94e6-4b0f-a1f5-1c2d3e4f5a6b",'
    f' "deal": "{_DEAL}", "position": null, "rules": "big-ben", "source": "number",'
    ' "level": null, "day": null, "started": null, "local_date": null, "journal": "",'
    ' "cursor": 0, "milliseconds": 0, "undos": 0, "restarts": 0, "hints": 0, "shown": false,'
    ' "end": null}'
)


class InstalledProgram(Program):
    """The program that was installed in a folder with a system, once it is running."""

    def __init__(self, screen: Screen, system: SystemFolder) -> None:
        self.screen = screen
        self._system = system
        self._database = system.root / f"home/{USER}/.local/share/bigben/games.sqlite3"
        (self.pid,) = until(self._running, "the program runs")
        self.await_window()

    def record(self) -> GameRecord | None:
        """The game in progress, as it has been saved."""
        return read_database(self._database)

    def close_dialog(self) -> None:
        """Wait for a dialog, and close it by its key."""
        until(lambda: len(self.windows()) > 1, "the dialog is shown")
        until(lambda: not self.is_active(), "the dialog has the keyboard")
        at_rest(self.screen.active_window)
        self.screen.press_keys("Escape")
        until(lambda: self.windows() == [self.window], "the dialog is closed")

    def await_end(self) -> None:
        """Wait until its process is gone."""
        until(lambda: not self._running(), "the program has ended")

    def _running(self) -> list[int]:
        workers = set(self._system.processes("--solver-worker"))
        return [pid for pid in self._system.processes("/usr/games/bigben") if pid not in workers]

    def _windows_or_end(self) -> list[str]:
        return self.windows()


def try_package(package: Path, suite: str, folder: Path) -> None:
    """Do all of it; a failed assertion or command says what is wrong."""
    system = _timed("a fresh system", SystemFolder, folder / "system", suite)
    _timed("installed", _install, system, package)
    screen = Screen(folder)
    try:
        _timed("played", _play, system, screen, folder / "said.log")
    finally:
        screen.close()
    _timed("removed", _remove, system)


def _install(system: SystemFolder, package: Path) -> None:
    (system.root / "var/cache/bigben.deb").write_bytes(package.read_bytes())
    system.run("apt-get", "update", "-q")
    system.run("apt-get", "install", "-q", "-y", "--no-install-recommends", "/var/cache/bigben.deb")
    _assert_equal(system.run("/usr/games/bigben", "--version"), f"Big Ben {VERSION}\n")
    known = system.run("gio", "mime", "application/x-bigben")
    assert "Default application for “application/x-bigben”: bigben.desktop" in known, known


def _play(system: SystemFolder, screen: Screen, log: Path) -> None:
    display = screen.environment["DISPLAY"]
    system.show_screens()
    saved = system.root / f"home/{USER}/My game.bigben"
    saved.write_text(_SAVED_GAME)

    system.start_as_user(display, log, "gio", "launch", "/usr/share/applications/bigben.desktop")
    program = InstalledProgram(screen, system)
    named = screen.tool("xprop", "-id", program.window, "WM_CLASS")
    assert named.split('"')[3] == "bigben", named
    assert "_NET_WM_ICON" in screen.tool("xprop", "-id", program.window)

    system.start_as_user(display, log, "gio", "open", f"/home/{USER}/{saved.name}")
    program.await_game(_DEAL)
    program.still()
    program.click(STOCK)
    program.await_game(_DEAL, "deal")
    program.keys("H")
    until(lambda: system.processes("--solver-worker"), "the solver runs")
    system.start_as_user(display, log, "/usr/games/bigben", "--statistics")
    program.close_dialog()
    program.keys("F1")
    program.close_dialog()
    program.keys("Alt+F4")
    program.await_end()
    until(lambda: not system.processes("--solver-worker"), "the solver has ended")
    _assert_equal(log.read_text(), "")
    record = program.record()
    assert record is not None
    _assert_equal([str(move) for move in record.journal], ["deal"])


def _remove(system: SystemFolder) -> None:
    games = list(system.root.glob(f"home/{USER}/.local/share/bigben/*.sqlite3"))
    assert games
    before = games[0].read_bytes()
    said = system.run("apt-get", "purge", "-q", "-y", "bigben")
    assert "~/.local/share/bigben/" in said, said
    _assert_equal(games[0].read_bytes(), before)
    left = [str(path) for path in (system.root / "usr").rglob("*bigben*")]
    _assert_equal(left, [])


def _assert_equal(found: object, wanted: object) -> None:
    assert found == wanted, f"{found!r} instead of {wanted!r}"


def _timed(what: str, do: Callable[..., _T], *arguments: object) -> _T:
    begin = time.monotonic()
    result = do(*arguments)
    print(f"{what}: {time.monotonic() - begin:.0f} s", flush=True)
    return result


def main(suite: str = "bookworm") -> int:
    """Try the newest package; returns the exit status."""
    packages = sorted((ROOT / "build").glob(f"bigben_{VERSION}_*.deb"))
    if not packages:
        raise SystemExit("build/ has no package: ./run package linux/build.py makes it")
    if folder := os.environ.get(_FOLDER):
        try:
            try_package(packages[-1], suite, Path(folder))
        except NotPossibleHere as error:
            print(error)
            return _NOT_POSSIBLE
        return 0
    if os.geteuid() != 0:
        print("A system in a folder can be made by root alone.")
        return _NOT_POSSIBLE
    # What is mounted goes with the namespace, whatever happens; only then the folder is removed.
    words = ["unshare", "--mount", "--propagation", "private"]
    if subprocess.run([*words, "true"], check=False).returncode:
        print("This machine lets nobody have mounts of their own.")
        return _NOT_POSSIBLE
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="try-") as folder:
        again = [*words, sys.executable, *sys.argv]
        return subprocess.run(again, env=os.environ | {_FOLDER: folder}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
