"""Playing sounds with the system's own player.

Measured with the bell of an hour on a null device, Python 3.11 and Qt 6.11, on two shared cores:

=================  ==================  =================  ====================  =================
player             until it is ready   memory (PSS)       to start a sound      until it is heard
=================  ==================  =================  ====================  =================
paplay, aplay      0 ms                0.3 MB; 2.5 to 3   0.1 ms                30 to 40 ms
                                       MB while it plays
QSoundEffect       340 ms              24.5 MB            0.1 ms                32 ms
miniaudio 1.71     290 ms              9.5 MB             0.0 ms                190 ms
=================  ==================  =================  ====================  =================

The system's players cost nothing before the first sound and no dependency; QtMultimedia would be
175 MB more to install.
"""

from __future__ import annotations

import shutil
import sys
import time
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QProcess, QSignalBlocker

_COMMANDS: Final[dict[str, Sequence[Sequence[str]]]] = {
    # PulseAudio's own, which PipeWire's service answers too, goes before PipeWire's: that one is
    # also found where PipeWire plays nothing.
    "linux": (("paplay",), ("pw-play",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}
"""The players of each system, the first that is there and works."""
_MOST_AT_ONCE: Final = 4
"""One more sound is not played: it would only add to the noise."""


class Player(Protocol):
    """Plays WAV files. Does not complain of what cannot be played."""

    def play(self, path: Path, *, bell: bool) -> None:
        """Begin to play a file; a bell is heard to its end, whatever comes after it."""

    def end(self) -> None:
        """Be silent at once."""


def can_play() -> bool:
    """Whether this computer has a player."""
    return sys.platform == "win32" or bool(_commands())


def make_player(parent: QObject | None = None) -> Player | None:
    """A player for this computer; None if it has none."""
    if sys.platform == "win32":
        return WindowsPlayer()
    commands = _commands()
    return ProcessPlayer(commands, parent) if commands else None


def _commands() -> list[Sequence[str]]:
    known = _COMMANDS.get(sys.platform, _COMMANDS["linux"])
    return [command for command in known if shutil.which(command[0])]


class ProcessPlayer(QObject):
    """Plays each file by a process of its own, a few at most at a time."""

    def __init__(self, commands: Sequence[Sequence[str]], parent: QObject | None = None) -> None:
        """``commands`` are tried in their order: one that fails is not tried again."""
        super().__init__(parent)
        self._commands = list(commands)
        self._processes: list[QProcess] = []

    @property
    def playing(self) -> int:
        """How many sounds are heard now."""
        return sum(map(_runs, self._processes))

    def play(self, path: Path, *, bell: bool) -> None:
        """Begin to play a file. A bell may be one more than otherwise play at a time."""
        if not self._commands or self.playing >= _MOST_AT_ONCE + bell:
            return
        command, *options = self._commands[0]
        process = self._idle_process()
        process.setProgram(command)
        process.setArguments([*options, str(path)])
        process.start()

    def end(self) -> None:
        """Be silent at once."""
        for process in filter(_runs, self._processes):
            with QSignalBlocker(process):
                process.kill()
                process.waitForFinished()

    def _idle_process(self) -> QProcess:
        """One that plays nothing now."""
        for process in self._processes:
            if not _runs(process):
                return process
        process = QProcess(self)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        if hasattr(process, "setUnixProcessParameters"):  # since Qt 6.6, and not on Windows
            parameters = QProcess.UnixProcessParameters()
            parameters.flags = QProcess.UnixProcessFlag.UseVFork  # copies no page tables
            process.setUnixProcessParameters(parameters)
        process.finished.connect(self._end_one)
        process.errorOccurred.connect(self._fail)
        self._processes.append(process)
        return process

    def _end_one(self, code: int, _status: QProcess.ExitStatus) -> None:
        if code:
            self._fail()

    def _fail(self) -> None:
        """Try no more the program that could not play."""
        process = self.sender()
        if isinstance(process, QProcess):
            failed = process.program()
            self._commands = [each for each in self._commands if each[0] != failed]


def _runs(process: QProcess) -> bool:
    return process.state() is not QProcess.ProcessState.NotRunning


class WindowsPlayer:
    """Plays by Windows itself, which plays one file at a time: a bell is not cut short."""

    def __init__(self) -> None:
        self._bell_until_s = 0.0

    def play(self, path: Path, *, bell: bool) -> None:
        """Begin to play a file, in place of the one that plays, unless that is a bell."""
        import winsound  # noqa: PLC0415

        now_s = time.monotonic()
        if now_s < self._bell_until_s and not bell:
            return
        if bell:
            with wave.open(str(path), "rb") as file:
                self._bell_until_s = now_s + file.getnframes() / file.getframerate()
        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT  # type: ignore[attr-defined,unused-ignore]
        try:
            winsound.PlaySound(str(path), flags)  # type: ignore[attr-defined,unused-ignore]
        except RuntimeError:  # there is no device
            self._bell_until_s = 0.0

    def end(self) -> None:
        """Be silent at once."""
        import winsound  # noqa: PLC0415

        winsound.PlaySound(None, 0)  # type: ignore[attr-defined,unused-ignore]
