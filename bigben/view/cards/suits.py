"""The signs of the four suits, told apart by shape alone.

Each is about 100 units high and wide, upright, with its middle at the origin.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from bigben.engine.cards import Suit
from bigben.view.outlines import outline

_SIGNS: Final = {
    Suit.SPADES: (
        "M0,-54 C7,-32 46,-12 46,17 C46,40 17,45 4.5,26 C6,40 12,48 20,52 L-20,52"
        " C-12,48 -6,40 -4.5,26 C-17,45 -46,40 -46,17 C-46,-12 -7,-32 0,-54 Z"
    ),
    Suit.HEARTS: (
        "M0,52 C-14,22 -49,6 -49,-20 C-49,-46 -12,-54 0,-24 C12,-54 49,-46 49,-20"
        " C49,6 14,22 0,52 Z"
    ),
    Suit.DIAMONDS: (
        "M0,-54 C9,-33 25,-13 40,0 C25,13 9,33 0,54 C-9,33 -25,13 -40,0 C-25,-13 -9,-33 0,-54 Z"
    ),
    Suit.CLUBS: (
        "M0,-52 C9.7,-52 18.2,-45.5 20.8,-36.1 C23.3,-26.7 19.2,-16.7 10.8,-11.9 L10.9,0.2"
        " C14.7,-6.4 21.8,-10.5 29.5,-10.5 C40.4,-10.5 49.6,-2.3 50.9,8.5 C52.1,19.3 45.1,29.4"
        " 34.5,31.9 C23.8,34.4 13,28.6 9.3,18.4 L5,17 C6.5,38 12,47 23,52 L-23,52 C-12,47"
        " -6.5,38 -5,17 L-9.3,18.4 C-13,28.6 -23.8,34.4 -34.5,31.9 C-45.1,29.4 -52.1,19.3"
        " -50.9,8.5 C-49.6,-2.3 -40.4,-10.5 -29.5,-10.5 C-21.8,-10.5 -14.7,-6.4 -10.9,0.2"
        " L-10.8,-11.9 C-19.2,-16.7 -23.3,-26.7 -20.8,-36.1 C-18.2,-45.5 -9.7,-52 0,-52 Z"
    ),
}

_HEIGHT: Final = 104.0
"""How many units high a sign is taken to be when it is scaled."""


def suit_outlines() -> dict[Suit, QPainterPath]:
    """The sign of each suit."""
    return {suit: outline(data) for suit, data in _SIGNS.items()}


def suit_at(x: float, y: float, height: float) -> QTransform:
    """What brings a suit's sign to a place, by its middle, and to a height."""
    scale = height / _HEIGHT
    return QTransform.fromTranslate(x, y).scale(scale, scale)
