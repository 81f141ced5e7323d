"""The signs of the four suits, told apart by shape alone.

Each is about 100 units high and wide, upright, with its middle at the origin.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from bigben.engine.cards import Suit
from bigben.view.outlines import outline

_SIGNS: Final = {
    Suit.SPADES: (
        "M0,-53 C12,-28 48,-12 48,14 C48,38 18,44 5,24 C7,40 12,48 22,52 L-22,52"
        " C-12,48 -7,40 -5,24 C-18,44 -48,38 -48,14 C-48,-12 -12,-28 0,-53 Z"
    ),
    Suit.HEARTS: (
        "M0,52 C-14,22 -49,6 -49,-20 C-49,-46 -12,-54 0,-24 C12,-54 49,-46 49,-20"
        " C49,6 14,22 0,52 Z"
    ),
    Suit.DIAMONDS: (
        "M0,-54 C9,-33 25,-13 40,0 C25,13 9,33 0,54 C-9,33 -25,13 -40,0 C-25,-13 -9,-33 0,-54 Z"
    ),
    Suit.CLUBS: (
        "M0,-52 C12.7,-52 23,-41.7 23,-29 C23,-21.9 19.7,-15.1 14,-10.7 L14,-7.7"
        " C18,-10.8 22.9,-12.5 28,-12.5 C40.7,-12.5 51,-2.2 51,10.5 C51,23.2 40.7,33.5 28,33.5"
        " C17.9,33.5 8.9,26.9 5.5,17 C7,38 12,47 22,52 L-22,52 C-12,47 -7,38 -5.5,17"
        " C-8.9,26.9 -17.9,33.5 -28,33.5 C-40.7,33.5 -51,23.2 -51,10.5"
        " C-51,-2.2 -40.7,-12.5 -28,-12.5 C-22.9,-12.5 -18,-10.8 -14,-7.7 L-14,-10.7"
        " C-19.7,-15.1 -23,-21.9 -23,-29 C-23,-41.7 -12.7,-52 0,-52 Z"
    ),
}

SUIT_HEIGHT: Final = 104.0
"""How many units high a suit's sign is taken to be when it is scaled."""


def suit_outlines() -> dict[Suit, QPainterPath]:
    """The sign of each suit."""
    return {suit: outline(data) for suit, data in _SIGNS.items()}
