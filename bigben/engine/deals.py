"""Deals by number: PySolFC's for its game 697, so that two programs deal the same cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from pysol_cards.cards import createCards
from pysol_cards.random import LCRandom31, MTRandom

from bigben.engine.cards import Card, Suit
from bigben.engine.places import HOURS, base_card
from bigben.engine.rules import PILE_SIZE

MAX_DEAL_NUMBER: Final = 99_999_999_999_999_999_999
"""Deal numbers run from 1 to this. They do not fit 64 bits: store them as text."""

_MAX_LC_NUMBER: Final = 31_999
# PySolFC deals numbers to 31999 with the linear congruential generator of old Windows games;
# pysol_cards' own shuffle() draws the line one higher, and the two part at 32000.

_DIGITS: Final = frozenset("0123456789")


class DealNumberError(ValueError):
    """A number or text that is no deal number."""


class Deal(NamedTuple):
    """The cards of a deal as they lie, each pile's bottom card first."""

    tableau: dict[int, tuple[Card, ...]]
    """Three cards for each hour."""
    stock: tuple[Card, ...]
    """56 cards; the next one to be dealt is the last."""


def parse_deal_number(text: str) -> int:
    """Read a deal number as people write it: spaces, a leading ``#`` and zeros are fine.

    Raises :class:`DealNumberError` for anything but 1 to :data:`MAX_DEAL_NUMBER`.

    >>> parse_deal_number(" # 00 031 999 ")
    31999
    """
    digits = "".join(text.split()).removeprefix("#").lstrip("0")
    # A length check first: int() refuses very long texts with an error of its own.
    if not digits or len(digits) > len(str(MAX_DEAL_NUMBER)) or not _DIGITS.issuperset(digits):
        shown = text if len(text) <= 40 else text[:37] + "..."
        raise DealNumberError(f"{shown!r} is not a deal number from 1 to {MAX_DEAL_NUMBER}")
    return int(digits)


def deal(number: int) -> Deal:
    """Shuffle two packs by a deal number and lay out what is not a foundation's base.

    The first copy met of each base card is taken out; the rest is dealt from the end of the
    list, three rounds clockwise from 12 o'clock, and what is left is the stock.

    Raises :class:`DealNumberError` if the number is not in 1 to :data:`MAX_DEAL_NUMBER`.
    """
    if not 1 <= number <= MAX_DEAL_NUMBER:
        raise DealNumberError(f"{number} is not a deal number from 1 to {MAX_DEAL_NUMBER}")
    random = LCRandom31() if number <= _MAX_LC_NUMBER else MTRandom()
    random.setSeed(number)
    shuffled = random.shuffle(createCards(2))
    wanted = {base_card(hour) for hour in HOURS}
    rest: list[Card] = []
    for pysol_card in shuffled:
        card = Card(pysol_card.rank, Suit(pysol_card.suit_s()))
        if card in wanted:
            wanted.remove(card)
        else:
            rest.append(card)
    piles: dict[int, list[Card]] = {hour: [] for hour in HOURS}
    for _ in range(PILE_SIZE):
        for hour in HOURS:
            piles[hour].append(rest.pop())
    return Deal({hour: tuple(pile) for hour, pile in piles.items()}, tuple(rest))
