"""How high everything on the table lies, from the ground up.

Cards at rest lie at 0 and above, one above the other.
"""

from typing import Final

# The clock
RADIANCE_Z: Final = -5.5
"""The light of a won game, below that of the finished hours."""
GLOW_Z: Final = -5.0
TRAY_Z: Final = -4.0
HANDS_Z: Final = -3.0
FULL_TRAY_Z: Final = -2.5
"""The tray while stock and waste both hold cards: the hands pass below it."""
SIGNS_Z: Final = -2.0
GAPS_Z: Final = -1.5
CAPTIONS_Z: Final = -1.0

# What is looked at
BACKDROP_Z: Final = 4_900.0
"""Over all cards at rest, below those looked at."""
LOOKED_AT_RISE: Final = 5_000.0
"""How much higher than at rest the cards lie that are looked at."""
POINTERS_Z: Final = 8_000.0

# In the air and in hand
GHOST_Z: Final = 9_000.0
FLYING_Z: Final = 10_000.0
HELD_Z: Final = 20_000.0
FOCUS_MARK_Z: Final = 30_000.0
