"""Setting a damaged file aside, so that a new one can begin and nothing is overwritten."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

_logger: Final = logging.getLogger(__name__)


def free_name(path: Path, word: str, suffixes: Sequence[str] = ("",)) -> Path:
    """An unused name beside a file, with a word and the time in it.

    No file has that name, nor the name with any of the suffixes added.

    >>> free_name(Path("games.json"), "backup").name.startswith("games.backup-")
    True
    """
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    for number in count(1):
        extra = "" if number == 1 else f"-{number}"
        name = path.with_name(f"{path.stem}.{word}-{time}{extra}{path.suffix}")
        if not any(os.path.lexists(f"{name}{suffix}") for suffix in suffixes):
            break
    return name


def set_aside(path: Path, side_suffixes: Sequence[str] = ()) -> Path:
    """Rename a file, and its side files, to a name with the time in it; returns the new name.

    ``games.sqlite3`` becomes ``games.damaged-20261130T120321Z.sqlite3``, and its side file
    ``games.sqlite3-wal`` takes the new name with ``-wal`` added, so that the set still belongs
    together. A name that is taken gets a number. What isn't there is passed over.

    Raises ``OSError`` if a file cannot be renamed.
    """
    suffixes = ("", *side_suffixes)
    target = free_name(path, "damaged", suffixes)
    # The main file goes last: a kill in between leaves it to be found damaged again.
    for suffix in reversed(suffixes):
        if os.path.lexists(f"{path}{suffix}"):
            Path(f"{path}{suffix}").rename(f"{target}{suffix}")
    _logger.warning("%s is damaged and was set aside as %s", path, target.name)
    return target
