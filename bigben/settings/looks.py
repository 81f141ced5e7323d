"""What a player can choose of the table's looks and motion. The table has names of its own."""

from __future__ import annotations

from enum import StrEnum


class ThemeChoice(StrEnum):
    """Which colours the table has."""

    SYSTEM = "system"
    """The system's light or dark, or its wish for high contrast."""
    NIGHT = "night"
    DAY = "day"
    HIGH_CONTRAST = "high-contrast"


class FaceChoice(StrEnum):
    """How the faces of the cards are printed."""

    CLASSIC = "classic"
    LARGE_INDEX = "large-index"
    FOUR_COLOUR = "four-colour"


class BackChoice(StrEnum):
    """What the backs of the cards show."""

    CLOCK = "clock"
    GEARS = "gears"
    TRACERY = "tracery"


class AnimationSpeed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    """They are where they belong at once."""
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class WatchSpeed(StrEnum):
    """How soon the moves of a solution that is watched follow each other."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
