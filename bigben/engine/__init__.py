"""The rules of Big Ben: cards, deals, positions, moves and their journal. No Qt.

>>> from bigben.engine import Move, Position
>>> position = Position.deal(7)
>>> print(*position.legal_moves)
T1>T4 T3>F2 T4>F11 T5>T9 T7>F7 T8>F7 T9>F10 T11>T3 deal
>>> entry = position.push(Move.parse("T3>F2"))
>>> print(*entry.steps)
8H T3>F2
>>> position.pop() == entry
True
"""

from bigben.engine.cards import ALL_CARDS, PACK, Card, Suit, run_length
from bigben.engine.deals import MAX_DEAL_NUMBER, DealNumberError, parse_deal_number
from bigben.engine.errors import IllegalMove, NotationError, PositionError, Reason
from bigben.engine.home import finishes, way_home
from bigben.engine.moves import DEAL, HOME, Entry, Move, Step, moves_text, parse_moves
from bigben.engine.outcome import Outcome, Result, StuckReason
from bigben.engine.places import (
    HOURS,
    PLACES,
    STOCK,
    WASTE,
    Place,
    PlaceKind,
    base_card,
    foundation_size,
)
from bigben.engine.position import LegalMoves, Position
from bigben.engine.rules import Rules, parse_rules

__all__ = [
    "ALL_CARDS",
    "DEAL",
    "HOME",
    "HOURS",
    "MAX_DEAL_NUMBER",
    "PACK",
    "PLACES",
    "STOCK",
    "WASTE",
    "Card",
    "DealNumberError",
    "Entry",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "NotationError",
    "Outcome",
    "Place",
    "PlaceKind",
    "Position",
    "PositionError",
    "Reason",
    "Result",
    "Rules",
    "Step",
    "StuckReason",
    "Suit",
    "base_card",
    "finishes",
    "foundation_size",
    "moves_text",
    "parse_deal_number",
    "parse_moves",
    "parse_rules",
    "run_length",
    "way_home",
]
