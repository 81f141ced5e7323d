"""Every duration of the table, in milliseconds."""

from typing import Final

MOVE_MS: Final = 170
"""A card's way from one place to another, or back after a miss."""
SETTLE_MS: Final = 110
"""The last millimetres after a drop, and the re-fanning of a pile."""
FILL_STEP_MS: Final = 45
"""How much later each next card of a fill sets out."""
DEAL_OUT_STEP_MS: Final = 9
"""How much later each next card sets out when a new game is laid."""
LONG_PRESS_MS: Final = 500
"""How long a press on a covered card lasts until it lifts the card."""
