"""The values of a game in a file, read one by one: what makes no sense is refused.

Each function raises ``TypeError`` or ``ValueError``, also for what is of another kind.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from bigben.settings.sense import LONGEST_LEVEL, YEARS

_MOST: Final = 10**12
"""No count and no time played, in milliseconds, comes near this."""


def text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError("a text is missing")
    return value


def count(value: object) -> int:
    """A whole number from 0 to 10¹²."""
    if type(value) is not int or not 0 <= value <= _MOST:
        raise ValueError("a number is missing or out of range")
    return value


def level(value: object) -> str:
    """The name of a level: any short text of one line."""
    name = text(value)
    if not name.isprintable() or not 0 < len(name) <= LONGEST_LEVEL:
        raise ValueError("a level is a short name")
    return name


def day(value: object) -> date:
    """A date as ISO text, of :data:`YEARS`."""
    found = date.fromisoformat(text(value))
    if found.year not in YEARS:
        raise ValueError("a date is out of range")
    return found


def time(value: object) -> datetime:
    """A time in UTC as ISO text, of :data:`YEARS`."""
    found = datetime.fromisoformat(text(value))
    if found.year not in YEARS or found.utcoffset() != UTC.utcoffset(None):
        raise ValueError("a time is out of range or not in UTC")
    return found.astimezone(UTC)
