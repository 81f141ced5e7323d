"""What the pictures of the help show: positions, and parts of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from bigben.engine import Position, Rules
from bigben.ui.help.arrangements import arranged, nearly_won

# In card widths from the middle of the clock, y downwards.
WHOLE: Final = QRectF(-5.55, -5.25, 11.1, 10.5)
LEFT: Final = QRectF(-5.6, -3.05, 4.5, 6.1)
"""The hours 8, 9 and 10."""
RIGHT: Final = QRectF(1.1, -3.05, 4.5, 6.1)
"""The hours 2, 3 and 4."""
ABOVE: Final = QRectF(-1.95, -5.25, 7.55, 6.4)
"""The hours 12, 1, 2 and 3, and the middle."""
MIDDLE: Final = QRectF(-1.3, -3.05, 6.9, 4.2)
"""The middle, and the hours 2 and 3."""
WHOLE_SIZE: Final = 0.8


def deal() -> Position:
    """A deal."""
    return Position.deal(1)


def foundations() -> Position:
    """Three cards that foundations take: one any, one an ace, one that finishes its hour."""
    return arranged({10: "9H"}, {10: "6D JS 3C", 8: "QC 4H AD", 9: "2S KC TH"})


def tableau() -> Position:
    """A seven that an eight takes, and below it a king that an ace takes."""
    return arranged({}, {2: "9H 4C 8S", 3: "5H 6C AD", 4: "QC KD 7S"})


def gap(rules: Rules = Rules.BIG_BEN) -> Position:
    """A seven, and its eight on a pile of two."""
    return arranged({}, {2: "9H 4C JH", 3: "5H 8S", 4: "QC KD 7S"}, rules=rules)


def gaps() -> Position:
    """Piles that lack three cards, two and one."""
    return arranged({}, {12: "", 1: "4H", 2: "9C 7D"}, stock="JC 3H 8D QS 2C 6S")


def no_gaps() -> Position:
    """Three cards on every pile; the stock's next card is one that a foundation takes."""
    return arranged({}, {2: "KH 3C 5C", 3: "4D QD 7H"}, stock="9S")


def waste(rules: Rules = Rules.BIG_BEN) -> Position:
    """A card in the waste that a pile would take."""
    return arranged({}, {2: "KH 3C 5C", 3: "4D QD 7H"}, waste="JC 6H", rules=rules)


def last_cards() -> Position:
    """Two cards that are not home yet."""
    return nearly_won({12: 2}, {11: "JD", 1: "QD"})
