"""What a player can choose of the table's looks and motion."""

from __future__ import annotations

from enum import StrEnum


class AnimationSpeed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    """They are where they belong at once."""
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
