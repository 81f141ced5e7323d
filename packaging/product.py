"""What is told of the program outside of it: its version, what changed, where it is at home.

The version stands in ``bigben/__init__.py`` alone, what changed in ``CHANGELOG.md``. Addresses are
known at a release and come in from the environment; without one, what needs it is left out.
"""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass, fields
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from bigben import __version__

ROOT: Final = Path(__file__).resolve().parents[1]
VERSION: Final = __version__

_HEADING: Final = re.compile(r"## (?P<version>\S+?), (?P<date>\d{4}-\d\d-\d\d|not yet released)")


@dataclass(frozen=True)
class Release:
    """A version and what changed in it, from the change log.

    Attributes:
        version: three numbers between dots.
        day: when it was released; None if that is still to come.
        changes: a sentence or two each.
    """

    version: str
    day: date | None
    changes: tuple[str, ...]


@dataclass(frozen=True)
class Addresses:
    """What only whoever releases the program can know.

    Attributes:
        home: the project's page, ``BIGBEN_HOME``.
        pictures: where ``docs/`` can be seen by everybody, ``BIGBEN_PICTURES``.
        app_id: the program's name among all programs, a domain in reverse and ``BigBen``:
            ``BIGBEN_APP_ID``.
        maintainer: who answers for the package, ``Name <address>``: ``BIGBEN_MAINTAINER``.
    """

    home: str = ""
    pictures: str = ""
    app_id: str = "bigben"
    maintainer: str = "The Big Ben authors <root@localhost>"

    @classmethod
    def from_environment(cls) -> Addresses:
        """Those that are set."""
        found = {name: os.environ.get(variable, "") for name, variable in cls.variables().items()}
        return cls(**{name: value for name, value in found.items() if value})

    @classmethod
    def variables(cls) -> dict[str, str]:
        """The environment's variable of each, by its name here."""
        return {field.name: f"BIGBEN_{field.name.upper()}" for field in fields(cls)}


def releases() -> list[Release]:
    """All versions of the change log, the newest first.

    Raises:
        ValueError: a heading of the change log is not in its form.
    """
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        match = _HEADING.fullmatch(heading.strip())
        if match is None:
            raise ValueError(f"not a heading of the change log: {heading!r}")
        day = None if match["date"].startswith("not") else date.fromisoformat(match["date"])
        changes = re.findall(r"^- (.*(?:\n  .*)*)", body, flags=re.MULTILINE)
        found.append(
            Release(match["version"], day, tuple(" ".join(text.split()) for text in changes))
        )
    return found


def source_time() -> datetime:
    """When the last change to the sources was made: the time that everything built is given."""
    told = (
        os.environ.get("SOURCE_DATE_EPOCH")
        or subprocess.run(
            ["git", "-C", ROOT, "log", "-1", "--format=%ct"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    return datetime.fromtimestamp(int(told), UTC)
