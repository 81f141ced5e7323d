"""Where the program keeps its files."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Final, NamedTuple, Self

_APP: Final = "bigben"
_logger: Final = logging.getLogger(__name__)


class Paths(NamedTuple):
    """The folders that the program writes to. None needs to exist yet.

    >>> Paths.under(Path("box")).preferences.as_posix()
    'box/config/bigben.ini'
    """

    data: Path
    """The folder of the log of games."""
    config: Path
    """The folder of the preferences."""
    cache: Path
    """The folder of what can be found out again; it may be deleted at any time."""
    logs: Path
    """The folder of what the program has to say to whoever mends it."""

    @classmethod
    def standard(cls) -> Self:
        """The folders that the platform sets aside for this user and program.

        A user without a home gets folders that nobody can make.
        """
        import platformdirs  # noqa: PLC0415  # costs start-up time; not needed with --data-dir

        try:
            return cls(
                platformdirs.user_data_path(_APP, appauthor=False),
                platformdirs.user_config_path(_APP, appauthor=False),
                platformdirs.user_cache_path(_APP, appauthor=False),
                platformdirs.user_log_path(_APP, appauthor=False),
            )
        except RuntimeError as error:
            _logger.warning("There is no folder for files: %s", error)
            return cls.under(Path(os.devnull))

    @classmethod
    def under(cls, folder: Path) -> Self:
        """All folders below one: for ``--data-dir`` and for tests."""
        return cls(folder / "data", folder / "config", folder / "cache", folder / "log")

    @property
    def database(self) -> Path:
        """The log of games and the game in progress."""
        return self.data / "games.sqlite3"

    @property
    def preferences(self) -> Path:
        """The preferences, an INI file."""
        return self.config / f"{_APP}.ini"

    @property
    def reviews(self) -> Path:
        """The folder of what reviews have found."""
        return self.cache / "reviews"

    @property
    def sounds(self) -> Path:
        """The folder of the sounds at the volume that they are played with."""
        return self.cache / "sounds"

    @property
    def lock(self) -> Path:
        """What the one window that runs on the data folder holds locked."""
        return self.data / f"{_APP}.lock"
