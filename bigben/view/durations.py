"""Every duration of the table, in milliseconds at normal speed."""

from typing import Final

MOVE_MS: Final = 190
"""A card's way from one place to another, besides what its length adds."""
MOVE_MS_A_WIDTH: Final = 11
"""How much longer that takes for each card width of the way."""
SETTLE_MS: Final = 110
"""The last millimetres after a drop, and the re-fanning of a pile."""
FILL_STEP_MS: Final = 60
"""How much later each next card of a fill sets out."""
DEAL_OUT_STEP_MS: Final = 17
"""How much later each next card sets out when a new game is laid."""
SPREAD_MS: Final = 140
"""Spreading a pile or the waste to be looked at."""
HOVER_MS: Final = 280
"""How long the pointer rests on a closed-up pile until it is spread."""
LONG_PRESS_MS: Final = 500
"""How long a press on a covered card lasts until it lifts the card."""
HINT_MS: Final = 900
"""One glide of a hint's ghost, with the pause at its end."""
HINT_GLIDES: Final = 3
"""How often the ghost glides."""
STRIKE_STEP_MS: Final = 170
"""From one hour to the next when the clock strikes the win."""
RAY_MS: Final = 480
"""How long the cards of an hour that strikes take to open as a ray."""
RAY_STEP_MS: Final = 18
"""How much later each next card of a ray sets out, the outermost first."""
FLASH_MS: Final = 900
"""How long all rays flash at the end of the strike, while the dial lights up."""
REST_MS: Final = 150
"""How long the table has had its size until its pictures are drawn for it."""
