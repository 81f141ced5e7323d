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
        "M0,-52 C12,-28 48,-10 48,18 C48,40 20,46 6,26 C8,42 13,48 22,52 L-22,52"
        " C-13,48 -8,42 -6,26 C-20,46 -48,40 -48,18 C-48,-10 -12,-28 0,-52 Z"
    ),
    Suit.HEARTS: (
        "M0,52 C-14,22 -49,6 -49,-20 C-49,-46 -12,-54 0,-24 C12,-54 49,-46 49,-20"
        " C49,6 14,22 0,52 Z"
    ),
    Suit.DIAMONDS: (
        "M0,-54 C9,-33 25,-13 40,0 C25,13 9,33 0,54 C-9,33 -25,13 -40,0 C-25,-13 -9,-33 0,-54 Z"
    ),
    Suit.CLUBS: (
        "M0,-52 C13,-52 23,-42 23,-30 C23,-22 19,-16 12,-11 C17,-13 22,-14 27,-14"
        " C40,-14 50,-4 50,9 C50,22 40,32 27,32 C18,32 11,28 6,21 C8,40 13,48 22,52 L-22,52"
        " C-13,48 -8,40 -6,21 C-11,28 -18,32 -27,32 C-40,32 -50,22 -50,9 C-50,-4 -40,-14 -27,-14"
        " C-22,-14 -17,-13 -12,-11 C-19,-16 -23,-22 -23,-30 C-23,-42 -13,-52 0,-52 Z"
    ),
}

SUIT_HEIGHT: Final = 104.0
"""How many units high a suit's sign is taken to be when it is scaled."""


def suit_outlines() -> dict[Suit, QPainterPath]:
    """The sign of each suit."""
    return {suit: outline(data) for suit, data in _SIGNS.items()}
