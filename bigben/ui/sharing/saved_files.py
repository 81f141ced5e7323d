"""Saved games on the disk, read and written whole."""

from __future__ import annotations

from pathlib import Path

from bigben.settings.records import GameRecord
from bigben.settings.saved_game import MAX_BYTES, Fault, SavedGameError, read, write
from bigben.settings.whole_file import write_whole


def read_file(path: Path) -> GameRecord:
    """The game that a file holds; raises :class:`SavedGameError` if there is none."""
    try:
        # Opening a pipe or a device could wait for ever.
        if not path.is_file():
            raise SavedGameError(Fault.UNREADABLE, "no regular file")
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, SavedGameError):
            raise
        raise SavedGameError(Fault.UNREADABLE, str(error)) from None
    return read(content)


def write_file(path: Path, record: GameRecord) -> None:
    """Write a game; a file that is there is replaced once the new one is whole.

    Raises :class:`SavedGameError` for a game that is too long, and ``OSError``.
    """
    write_whole(path, [write(record)])
