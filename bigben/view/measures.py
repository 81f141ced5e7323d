"""The measures of the table, all in card widths: what a designer would tune."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSizeF

CARD_HEIGHT: Final = 1.4
CARD_CORNER: Final = 0.064
"""The radius of a card's corners."""
TABLE_WIDTH: Final = 13.2
TABLE_HEIGHT: Final = 10.5
SPARE_OUTSIDE: Final = 0.8
"""Which share of the height that a tall view has to spare goes into the outer circle."""
SPARE_INSIDE: Final = 0.26
"""The same for the inner circle: the clock stays one."""
EDGE: Final = 0.1
"""What stays free between a fan and the view's edge."""

# The middle of the clock
RING_RADIUS: Final = 2.02
TRACK_RADIUS: Final = 1.94
"""The inner edge of the minute track, which lies between it and the ring."""
NUMERAL_RADIUS: Final = 1.655
NUMERAL_SIZE: Final = QSizeF(0.44, 0.21)
"""The largest upright box that at every hour keeps clear of the track and of the radius 1.4."""
LAMP_RADIUS: Final = 0.25
"""What lights up around the numeral of a finished hour."""
MIDDLE_PILE_DISTANCE: Final = 0.55
"""From the middle line to the centres of stock and waste."""
CAPTION_DISTANCE: Final = 0.75
"""From the middle of the clock up or down to the captions; the card ends at 0.70."""
COUNT_SIZE: Final = QSizeF(0.80, 0.26)
MOST_COUNT_SCALE: Final = 1.38
"""How much higher than that the count's room can be; it is as much narrower then."""
ACTION_SIZE: Final = QSizeF(1.84, 0.29)
"""With these sizes the captions lie within 1.4, the numerals' inner radius."""

# The inner circle
FOUNDATION_RADIUS: Final = 2.95
TICKS_GAP: Final = 0.03
TICKS_THICKNESS: Final = 0.07
UPRIGHT_TICKS_LENGTH: Final = 0.84
"""At 3 and 9 o'clock, where the goal stands above the ticks."""
GOAL_SIZE: Final = QSizeF(0.36, 0.50)
GOAL_RISE: Final = 0.295
"""From the height of a foundation's centre, away from the middle, to that of its goal's."""
UPRIGHT_GOAL_RISE: Final = 0.44
"""The same, upwards, at 3 and 9 o'clock."""
GLOW_REACH: Final = 0.2
"""How far the light of a finished hour reaches beyond its card."""

# The outer circle
TABLEAU_RADIUS: Final = 4.45
"""The vertical radius of the ellipse on which the piles' centres lie in height."""
INNER_CENTRES: Final = (
    dict.fromkeys((1, 5, 7, 11), 2.56)
    | dict.fromkeys((2, 4, 8, 10), 3.98)
    | dict.fromkeys((3, 9), 4.10)
)
"""From the middle line to the centre of a pile's bottom card, by hour."""
POLE_ROOM: Final = 3.86
"""How wide the piles at 12 and 6 o'clock may be."""
STEP: Final = 0.40
"""From a covered loose card, or a run's head, to the next card: its index stays in sight."""
MIN_STEP: Final = 0.05
"""The least step inside a run; the run's two ends tell what lies between."""

RAY_ENDS: Final = (
    dict.fromkeys((12, 6), 0.0)
    | dict.fromkeys((1, 5, 7, 11), 2.56)
    | dict.fromkeys((2, 4, 8, 10), 4.9)
    | dict.fromkeys((3, 9), 5.8)
)
"""From the middle line to the outermost card of an hour whose cards go out as a ray, by hour."""

# Looking through the waste
WASTE_FAN_ROW: Final = 14
"""How many cards a row holds at most; 56 cards, the most there can be, make four."""
WASTE_FAN_STEP: Final = 0.72
"""From one row to the next: the index above stays in sight."""
WASTE_FAN_MARGIN: Final = 0.25
