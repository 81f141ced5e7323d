"""Setting a damaged file aside, so that a new one can begin and nothing is overwritten."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

_log = logging.getLogger(__name__)


def set_aside(path: Path, side_suffixes: Sequence[str] = ()) -> Path:
    """Rename a file, and its side files, to a name with the time in it; returns the new name.

    ``games.sqlite3`` becomes ``games.damaged-20261130T120321Z.sqlite3``, and its side file
    ``games.sqlite3-wal`` takes the new name with ``-wal`` added, so that the set still belongs
    together. A name that is taken gets a number. What isn't there is passed over.

    Raises ``OSError`` if a file cannot be renamed.
    """
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    suffixes = ("", *side_suffixes)
    for number in count(1):
        extra = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{path.stem}.damaged-{time}{extra}{path.suffix}")
        if not any(os.path.lexists(f"{target}{suffix}") for suffix in suffixes):
            break
    # The main file goes last: a kill in between leaves it to be found damaged again.
    for suffix in reversed(suffixes):
        if os.path.lexists(f"{path}{suffix}"):
            Path(f"{path}{suffix}").rename(f"{target}{suffix}")
    _log.warning("%s is damaged and was set aside as %s", path, target.name)
    return target
