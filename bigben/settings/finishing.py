"""What a player can choose about cards that go home by themselves."""

from __future__ import annotations

from enum import StrEnum


class FinishChoice(StrEnum):
    """What happens when foundation moves alone win."""

    ASK = "ask"
    ALWAYS = "always"
    """They are played."""
    NEVER = "never"
