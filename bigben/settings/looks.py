"""What a player can choose of the table's looks, letters and motion."""

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


class TextSize(StrEnum):
    """How large the letters of menus, dialogs and the table are; the values are percents."""

    SMALL = "90"
    SYSTEM = "100"
    """As large as the system wishes them."""
    LARGE = "115"
    LARGER = "130"
    LARGEST = "150"

    @property
    def share(self) -> float:
        """The letters' size, in sizes of the system's letters."""
        return int(self.value) / 100


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
