"""Which card somebody means, however it is written, and where its copies are, in words."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QObject

from bigben.engine import PLACES, STOCK, Card, Place, Position, Suit
from bigben.engine.cards import PACK, RANKS
from bigben.ui.words.formats import card_name
from bigben.ui.words.place_words import PlaceWords

# These are understood beside the words of the interface's language.
_ENGLISH_RANKS: Final = (
    ("ace", "1"),
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
    ("jack", "11"),
    ("queen", "12"),
    ("king", "13"),
)
_ENGLISH_SUITS: Final = {
    Suit.CLUBS: ("clubs", "club", "♣", "♧"),
    Suit.SPADES: ("spades", "spade", "♠", "♤"),
    Suit.HEARTS: ("hearts", "heart", "♥", "♡"),
    Suit.DIAMONDS: ("diamonds", "diamond", "♦", "♢"),
}
_IGNORED: Final = re.compile(r"\bof\b|[^\w♠♣♥♦♤♧♡♢]|_")


class CardSearch(QObject):
    """Reads what is typed to find a card, and says where it is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = PlaceWords(self)
        self._cards: dict[str, Card] = {}
        self.retranslate()

    def retranslate(self) -> None:
        """Know the names of cards in the language that is spoken now."""
        self._cards.clear()
        for card in PACK:
            for spelling in self._spellings(card):
                self._cards.setdefault(_plain(spelling), card)

    def card(self, text: str) -> Card | None:
        """The one card that a text can mean, as far as it is typed; None if none or several.

        Rank and suit may be signs, letters, figures or words, in English or the interface's
        language: ``7h``, ``10♣``, ``queen of sp``.
        """
        typed = _plain(text)
        if not typed:
            return None
        if typed in self._cards:
            return self._cards[typed]
        begun = {card for spelling, card in self._cards.items() if spelling.startswith(typed)}
        return begun.pop() if len(begun) == 1 else None

    def where(self, position: Position, card: Card) -> str:
        """Where both copies of a card are; of the stock's order nothing is told."""
        found = [
            self._at(place, on_top=index == len(position.cards(place)) - 1)
            for place in PLACES
            for index, other in enumerate(position.cards(place))
            if other == card
        ]
        name = card_name(card)
        first, second = found
        if first == second:
            return self.tr("{card}: both {where}.").format(card=name, where=first)
        return self.tr("{card}: one {first}, one {second}.").format(
            card=name, first=first, second=second
        )

    def _at(self, place: Place, *, on_top: bool) -> str:
        words = self._words.in_sentence(place)
        if place == STOCK:
            return self.tr("in {place}").format(place=words)
        if on_top:
            return self.tr("on top of {place}").format(place=words)
        return self.tr("covered in {place}").format(place=words)

    def _spellings(self, card: Card) -> set[str]:
        ranks = {RANKS[card.rank - 1], *_ENGLISH_RANKS[card.rank - 1], self._words.rank(card.rank)}
        suits = {str(card.suit), *_ENGLISH_SUITS[card.suit], self._words.suit(card.suit)}
        pairs = {spelling for r in ranks for s in suits for spelling in (r + s, s + r)}
        return {card_name(card), self._words.card(card)} | pairs


def _plain(text: str) -> str:
    """A text without what makes no difference: case, spaces, signs, and the word of."""
    return _IGNORED.sub("", text.casefold())
