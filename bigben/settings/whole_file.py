"""Files that are replaced as a whole: on the disk lies the old one or the new one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile


def write_whole(path: Path, parts: Iterable[bytes]) -> None:
    """Write a file part by part; it takes the place of one that is there when all is written.

    Raises ``OSError`` if that can't be done, or whatever the parts raise while they come; then
    what was there is there still.
    """
    file = QSaveFile(str(path))
    # What Qt buffers could fail when it is committed, which would not say why.
    mode = QIODevice.OpenModeFlag.WriteOnly | QIODevice.OpenModeFlag.Unbuffered
    if not file.open(mode):
        raise OSError(file.errorString())
    for part in parts:
        rest = part
        while rest:
            # Of what goes to a full disk, a piece may be written, and only the next one fails.
            written = file.write(rest)
            if written <= 0:
                raise OSError(file.errorString())
            rest = rest[written:]
    if not file.commit():
        raise OSError(file.errorString())
