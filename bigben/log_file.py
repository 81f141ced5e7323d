"""The files that the log is written to."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

_LARGEST: Final = 256 * 1024
"""How large a file may become, in bytes."""
_OLDER_FILES: Final = 2


class LogFile(RotatingFileHandler):
    """Writes to a file; when it is large, a new one is begun, and the last few are kept."""

    def __init__(self, path: Path) -> None:
        """Open the file, and make its folder; raises ``OSError`` if that can't be done."""
        path.parent.mkdir(parents=True, exist_ok=True)
        super().__init__(path, maxBytes=_LARGEST, backupCount=_OLDER_FILES, encoding="utf-8")

    # Overridden

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Do without: a full disk is no fault of the program's."""
