"""Texts that can be worked out again: kept to save time, and free to be deleted."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

_logger: Final = logging.getLogger(__name__)

_MOST_BYTES: Final = 2**20
"""What is kept of a game of a hundred moves takes a tenth of this."""
MOST: Final = 500
"""How many texts are kept; the oldest make room."""


class TextCache:
    """A folder of texts, each under its key. What can't be read or written is just not there."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        """The folder is made when something is kept. ``most``: how many texts are, at least 1."""
        self._folder = folder
        self._most = most

    def read(self, key: str) -> str | None:
        """The text that is kept under a key, which must serve as a file's name; None without."""
        path = self._path(key)
        try:
            # Opening a pipe or a device could wait for ever.
            if not path.is_file():
                return None
            with path.open("rb") as file:
                content = file.read(_MOST_BYTES + 1)
            if len(content) > _MOST_BYTES:
                raise OSError(f"{path.name} is too large")
            return content.decode()
        except (OSError, UnicodeError) as error:
            _logger.warning("a cached text cannot be read: %s", error)
            return None

    def write(self, key: str, text: str) -> None:
        """Keep a text; the former one under its key stays until the new one is written.

        Nobody waits for the disk: after a loss of power either may be gone.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            fresh = self._path(key).with_suffix(".new")
            fresh.write_bytes(text.encode())
            fresh.replace(self._path(key))
            self._make_room()
        except OSError as error:
            _logger.warning("a text cannot be cached: %s", error)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

    def _make_room(self) -> None:
        kept = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        for path in kept[: -self._most]:
            path.unlink()
