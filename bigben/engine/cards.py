"""The cards of one pack, written rank then suit: ``2C TD KH AS``."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from bigben.engine.errors import NotationError

RANKS: Final = "A23456789TJQK"
"""The letter of each rank, in order: index 0 is the ace (rank 1), index 12 the king (rank 13)."""

ACE: Final = 1
KING: Final = 13


class Suit(StrEnum):
    """One of the four suits; its value is the letter that the notation uses."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"


class Card(NamedTuple):
    """A card by what its face shows. The game holds two of each; they are equal.

    >>> Card.parse("TD")
    Card(rank=10, suit=<Suit.DIAMONDS: 'D'>)
    >>> str(Card.parse("KS").above)
    'AS'
    """

    rank: int
    """1 (ace) to 13 (king)."""
    suit: Suit

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card from its two letters; raises :class:`NotationError` for anything else."""
        card = _BY_NAME.get(text)
        if card is None:
            raise NotationError(f"{text!r} is not a card: write rank then suit, as in 2C TD KH AS")
        return card

    @property
    def above(self) -> Card:
        """The card that builds up on this one: same suit, next rank, the ace on the king."""
        return Card(self.rank % KING + 1, self.suit)

    @property
    def below(self) -> Card:
        """The card that builds down on this one: same suit, rank before, the king on the ace."""
        return Card((self.rank - 2) % KING + 1, self.suit)

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + self.suit


PACK: Final = tuple(Card(rank, suit) for suit in Suit for rank in range(ACE, KING + 1))
"""The 52 cards of one pack. The game is played with two of each."""

ALL_CARDS: Final = 2 * len(PACK)
"""How many cards there are: 104."""

_BY_NAME: Final = {str(card): card for card in PACK}


def run_length(cards: Sequence[Card]) -> int:
    """How many cards at the top of a pile follow each other down in suit; 0 for an empty pile.

    Cards that happened to be dealt in order count as well as those that were built.

    >>> run_length([Card.parse(name) for name in "3S 5C 4S 3S 2S".split()])
    3
    """
    length = min(1, len(cards))
    while length < len(cards) and cards[-length] == cards[-length - 1].below:
        length += 1
    return length
