"""What a place is called, what lies there and what can be done with it: in words, for the ear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject

from bigben.engine import (
    STOCK,
    WASTE,
    Card,
    Move,
    Place,
    PlaceKind,
    Position,
    Suit,
    foundation_size,
    run_length,
)
from bigben.engine.rules import PILE_SIZE
from bigben.model import choices

_LONG_RUN: Final = 3
"""A run of this many cards or more is told by its two ends, which tell what lies between."""


class PlaceWords(QObject):
    """Words for cards and places. Counts come after a colon: no word depends on a number."""

    def card(self, card: Card) -> str:
        """A card's name, as in eight of hearts."""
        return self.tr("{rank} of {suit}").format(
            rank=self.rank(card.rank), suit=self.suit(card.suit)
        )

    def rank(self, rank: int) -> str:
        """A rank's name, 1 to 13."""
        return self._ranks()[rank - 1]

    def suit(self, suit: Suit) -> str:
        """A suit's name."""
        return self._suits()[suit]

    def place(self, place: Place) -> str:
        """A place's name, as it stands alone or at the beginning of a sentence."""
        match place.kind:
            case PlaceKind.STOCK:
                return self.tr("Stock")
            case PlaceKind.WASTE:
                return self.tr("Waste")
            case PlaceKind.FOUNDATION:
                return self.tr("Foundation at {hour} o'clock").format(hour=place.hour)
            case PlaceKind.TABLEAU:
                return self.tr("{hour} o'clock pile").format(hour=place.hour)

    def in_sentence(self, place: Place) -> str:
        """A place's name as it stands within a sentence."""
        match place.kind:
            case PlaceKind.STOCK:
                return self.tr("the stock")
            case PlaceKind.WASTE:
                return self.tr("the waste")
            case PlaceKind.FOUNDATION:
                return self.tr("the foundation at {hour} o'clock").format(hour=place.hour)
            case PlaceKind.TABLEAU:
                return self.tr("the {hour} o'clock pile").format(hour=place.hour)

    def places(self, places: Sequence[Place]) -> str:
        """Several places within a sentence."""
        return self.tr(", ", "between things in a list").join(map(self.in_sentence, places))

    def content(self, position: Position, place: Place) -> str:
        """A place's name and what lies there, the top card first."""
        cards = position.cards(place)
        name = self.place(place)
        if place == STOCK:
            return self._named(name, self.tr("cards left: {count}"), count=len(cards))
        if not cards:
            text = self.tr("empty")
        elif place.kind is PlaceKind.TABLEAU:
            text = self._pile(cards)
        else:
            text = self.card(cards[-1])
        if place == WASTE and cards:
            text = self.tr("{card}, cards there: {count}").format(card=text, count=len(cards))
        return self._named(name, text)

    def possible(
        self, position: Position, place: Place, legal_moves: Iterable[Move] | None = None
    ) -> str:
        """What a place lacks, and what can be done there while no card is in hand.

        Whoever asks for many places of a position may hand its legal moves over.
        """
        sentences = []
        if place.kind is PlaceKind.FOUNDATION:
            sentences.append(self._wanted(position, place))
        elif place == STOCK:
            sentences.append(self._deal(position))
        else:
            if place.kind is PlaceKind.TABLEAU and len(position.cards(place)) < PILE_SIZE:
                gaps = PILE_SIZE - len(position.cards(place))
                sentences.append(self.tr("Gaps: {count}.").format(count=gaps))
            targets = choices.targets(position, place, legal_moves)
            if targets:
                sentences.append(self.tr("Can go to {places}.").format(places=self.places(targets)))
        return " ".join(sentences)

    def while_held(
        self, position: Position, place: Place, source: Place, targets: Sequence[Place]
    ) -> str:
        """What a press on a place does while the top card of ``source`` is in hand."""
        card = self.card(position.cards(source)[-1])
        if place == source:
            return self.tr("The {card} is in hand. A press puts it back.").format(card=card)
        if place in targets:
            return self.tr("Takes the {card}.").format(card=card)
        return ""

    def _named(self, name: str, text: str, **figures: int) -> str:
        return self.tr("{place}: {content}").format(place=name, content=text.format(**figures))

    def _pile(self, cards: Sequence[Card]) -> str:
        """A pile from its top card down."""
        length = run_length(cards)
        words = [self.card(cards[-1])]
        rest = list(reversed(cards[:-1]))
        if length >= _LONG_RUN:
            head = self.card(cards[-length])
            words = [self.tr("{card}, in a run from {head}").format(card=words[0], head=head)]
            rest = rest[length - 1 :]
        if rest:
            rest_words = self.tr(", ", "between things in a list").join(map(self.card, rest))
            return self.tr("{card}, on {cards}").format(card=words[0], cards=rest_words)
        return words[0]

    def _wanted(self, position: Position, place: Place) -> str:
        wanted = position.wanted(place)
        if wanted is None:
            return self.tr("Finished.")
        count = foundation_size(place.hour) - len(position.cards(place))
        return self.tr("Cards still wanted: {count}, next the {card}.").format(
            count=count, card=self.card(wanted)
        )

    def _deal(self, position: Position) -> str:
        if not position.stock:
            return self.tr("There is no redeal.")
        if position.gaps:
            return self.tr("A press fills gaps: {count}.").format(
                count=min(position.gaps, len(position.stock))
            )
        return self.tr("A press turns one card.")

    def _ranks(self) -> tuple[str, ...]:
        return (
            self.tr("ace"),
            self.tr("two"),
            self.tr("three"),
            self.tr("four"),
            self.tr("five"),
            self.tr("six"),
            self.tr("seven"),
            self.tr("eight"),
            self.tr("nine"),
            self.tr("ten"),
            self.tr("jack"),
            self.tr("queen"),
            self.tr("king"),
        )

    def _suits(self) -> dict[Suit, str]:
        return {
            Suit.CLUBS: self.tr("clubs"),
            Suit.SPADES: self.tr("spades"),
            Suit.HEARTS: self.tr("hearts"),
            Suit.DIAMONDS: self.tr("diamonds"),
        }
