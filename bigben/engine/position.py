"""A position of the game: where the 104 cards lie, what may move, and what a move does."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Self

from bigben.engine import circles, diagram, home, position_text
from bigben.engine.cards import ALL_CARDS, Card
from bigben.engine.deals import deal
from bigben.engine.errors import IllegalMove, Reason
from bigben.engine.moves import DEAL, HOME, Entry, Move, Step
from bigben.engine.outcome import Outcome, Result, StuckReason
from bigben.engine.places import (
    HOURS,
    STOCK,
    WASTE,
    Place,
    PlaceKind,
    base_card,
    foundation_size,
)
from bigben.engine.rules import PILE_SIZE, Rules


class Position:
    """The cards in their places, and the entries that led here from where it began.

    Every place is a sequence of cards, bottom card first; the stock's next card is its last.
    The sequences are views to read: only :meth:`push` and :meth:`pop` move cards.

    >>> position = Position.deal(7)
    >>> print(*position.tableau[12])
    TC 6S AH
    >>> str(position.foundations[9][-1]), len(position.stock), len(position.waste)
    ('2C', 56, 0)
    """

    def __init__(
        self,
        rules: Rules,
        foundations: Mapping[int, Sequence[Card]],
        tableau: Mapping[int, Sequence[Card]],
        waste: Sequence[Card] = (),
        stock: Sequence[Card] = (),
    ) -> None:
        """Set up a position from its piles by hour; raises :class:`PositionError` if unsound.

        An hour that is left out has no cards. Sound means: each of the 52 cards twice,
        foundations built from their base, and from each pile's fourth place on every card built
        on the one below it.
        """
        self.rules = rules
        self._foundations = {hour: list(foundations.get(hour, ())) for hour in HOURS}
        self._tableau = {hour: list(tableau.get(hour, ())) for hour in HOURS}
        self._waste = list(waste)
        self._stock = list(stock)
        self._piles: dict[Place, list[Card]] = {
            STOCK: self._stock,
            WASTE: self._waste,
            **{Place.tableau(hour): self._tableau[hour] for hour in HOURS},
            **{Place.foundation(hour): self._foundations[hour] for hour in HOURS},
        }
        self._entries: list[Entry] = []
        position_text.check_sound(self)

    @classmethod
    def deal(cls, number: int, rules: Rules = Rules.BIG_BEN) -> Self:
        """The start of a deal; raises ``DealNumberError`` for a number out of range."""
        cards = deal(number)
        bases = {hour: (base_card(hour),) for hour in HOURS}
        return cls(rules, bases, cards.tableau, (), cards.stock)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what :meth:`to_text` wrote; raises :class:`PositionError` for anything else."""
        return cls(*position_text.parse(text))

    def to_text(self) -> str:
        """A text of 15 lines from which :meth:`from_text` makes an equal position."""
        return position_text.write(self)

    def copy(self) -> Self:
        """An equal position that begins here: it has no entries to take back."""
        return type(self)(self.rules, self.foundations, self.tableau, self.waste, self.stock)

    # What lies where

    @property
    def foundations(self) -> Mapping[int, Sequence[Card]]:
        """The foundations by hour, each from its base up."""
        return self._foundations

    @property
    def tableau(self) -> Mapping[int, Sequence[Card]]:
        """The tableau piles by hour."""
        return self._tableau

    @property
    def waste(self) -> Sequence[Card]:
        """The waste; its last card is the one to play."""
        return self._waste

    @property
    def stock(self) -> Sequence[Card]:
        """The stock; its last card is the next to be dealt."""
        return self._stock

    def cards(self, place: Place) -> Sequence[Card]:
        """The cards at any place."""
        return self._piles[place]

    @property
    def entries(self) -> Sequence[Entry]:
        """The journal: the entries that led here, oldest first."""
        return self._entries

    @property
    def cards_home(self) -> int:
        """How many cards lie on the foundations: 12 at the deal, 104 at the win."""
        return sum(map(len, self._foundations.values()))

    @property
    def is_won(self) -> bool:
        """Whether all cards are home."""
        return self.cards_home == ALL_CARDS

    @property
    def gaps(self) -> int:
        """How many cards the tableau piles lack to hold three each, 0 to 36."""
        return sum(max(0, PILE_SIZE - len(pile)) for pile in self._tableau.values())

    # What may move

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, found when they are asked for."""
        return LegalMoves(self)

    def wanted(self, place: Place) -> Card | None:
        """The one card that a foundation or tableau pile takes now; None if it takes none."""
        pile = self._piles[place]
        if place.kind is PlaceKind.FOUNDATION:
            return pile[-1].above if len(pile) < foundation_size(place.hour) else None
        if place.kind is PlaceKind.TABLEAU:
            return pile[-1].below if len(pile) >= self.rules.pile_minimum else None
        return None

    def check(self, move: Move) -> None:
        """Raise :class:`IllegalMove`, with its reason, if the rules forbid the move here."""
        if move.target is None:
            self._check_many(move)
        else:
            self._check_one(move.source, move.target)

    def _check_many(self, move: Move) -> None:
        if move == HOME:
            if not any(
                each.target and each.target.kind is PlaceKind.FOUNDATION
                for each in self.legal_moves
            ):
                raise IllegalMove(Reason.NONE_GOES_HOME)
        elif not self._stock:
            raise IllegalMove(Reason.STOCK_EMPTY)

    def _check_one(self, source: Place, target: Place) -> None:
        if source == STOCK:
            raise IllegalMove(Reason.STOCK_ONLY_DEALS)
        if source.kind is PlaceKind.FOUNDATION:
            raise IllegalMove(Reason.FOUNDATION_KEEPS, hour=source.hour)
        if not self._piles[source]:
            raise IllegalMove(Reason.SOURCE_EMPTY)
        if source == target:
            raise IllegalMove(Reason.SAME_PILE)
        if not target.hour:
            raise IllegalMove(Reason.NOT_A_TARGET)
        if source == WASTE and target.kind is PlaceKind.TABLEAU and not self.rules.waste_builds:
            raise IllegalMove(Reason.WASTE_TO_FOUNDATIONS)
        wanted = self.wanted(target)
        if self._piles[source][-1] != wanted:
            raise self._refusal(target, wanted)

    def _refusal(self, target: Place, wanted: Card | None) -> IllegalMove:
        """Why a pile refuses a card that is not the one it wants."""
        hour = target.hour
        if target.kind is PlaceKind.FOUNDATION:
            if wanted is None:
                return IllegalMove(Reason.FOUNDATION_FINISHED, hour=hour)
            return IllegalMove(Reason.FOUNDATION_WANTS, hour=hour, card=wanted)
        if wanted is None:
            return IllegalMove(Reason.PILE_SHORT, hour=hour, count=len(self._tableau[hour]))
        return IllegalMove(Reason.PILE_WANTS, hour=hour, card=wanted)

    def outcome(self) -> Outcome | None:
        """The end that this position is: won, stuck with its reason, or None.

        ``ONLY_CIRCLES`` is searched to the end; a search that meets its limit finds no end.
        """
        if self.is_won:
            return Outcome(Result.WON)
        if not self.legal_moves:
            return Outcome(Result.STUCK, StuckReason.NO_MOVES)
        if not self._stock and circles.only_circles(self):
            return Outcome(Result.STUCK, StuckReason.ONLY_CIRCLES)
        return None

    # Moving

    def push(self, move: Move) -> Entry:
        """Make a move and return its journal entry; raises :class:`IllegalMove`."""
        self.check(move)
        if move == HOME:
            entry = Entry(move, home.way_home(self))
        elif move.target is None:
            entry = Entry(move, tuple(self._deal_steps()))
        else:
            entry = Entry(move, (Step(self._piles[move.source][-1], move.source, move.target),))
        for step in entry.steps:
            self._piles[step.target].append(self._piles[step.source].pop())
        self._entries.append(entry)
        return entry

    def pop(self) -> Entry:
        """Take back the last move and return its entry; raises ``IndexError`` at the beginning."""
        entry = self._entries.pop()
        for step in reversed(entry.steps):
            self._piles[step.source].append(self._piles[step.target].pop())
        return entry

    def _deal_steps(self) -> Iterator[Step]:
        """Where a deal's cards go: round after round into the gaps, or one to the waste."""
        next_cards = reversed(self._stock)
        if not self.gaps:
            yield Step(next(next_cards), STOCK, WASTE)
            return
        for size in range(1, PILE_SIZE + 1):
            # In round n every pile that misses n cards or more gets one.
            for hour in HOURS:
                if PILE_SIZE - len(self._tableau[hour]) >= size:
                    card = next(next_cards, None)
                    if card is None:
                        return
                    yield Step(card, STOCK, Place.tableau(hour))

    # Comparing and printing

    def key(self) -> Hashable:
        """A hashable value, equal for equal positions: the same cards in the same places."""
        return (
            self.rules,
            tuple(map(len, self._foundations.values())),
            tuple(map(tuple, self._tableau.values())),
            tuple(self._waste),
            tuple(self._stock),
        )

    def __eq__(self, other: object) -> bool:
        return self.key() == other.key() if isinstance(other, Position) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a position changes: hash its key() instead

    def __str__(self) -> str:
        return diagram.draw(self)

    def __repr__(self) -> str:
        return f"<Position {self.rules} home={self.cards_home} stock={len(self._stock)}>"


class LegalMoves:
    """The legal moves of a position as it stands when they are asked for.

    Test it for truth, look a move up with ``in``, or go through it: by source clockwise from
    12 o'clock, then the waste, then the deal; of one card's targets the foundations come first.
    ``HOME`` stands for several of them: it is found by ``in``, but not gone through.
    """

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        position = self._position
        takers: dict[Card, list[Place]] = {}
        for kind in (PlaceKind.FOUNDATION, PlaceKind.TABLEAU):
            for hour in HOURS:
                place = Place(kind, hour)
                wanted = position.wanted(place)
                if wanted is not None:
                    takers.setdefault(wanted, []).append(place)
        for source in (*map(Place.tableau, HOURS), WASTE):
            pile = position.cards(source)
            if not pile:
                continue
            builds = source != WASTE or position.rules.waste_builds
            for target in takers.get(pile[-1], ()):
                if builds or target.kind is PlaceKind.FOUNDATION:
                    yield Move(source, target)
        if position.stock:
            yield DEAL

    def __contains__(self, move: Move) -> bool:
        try:
            self._position.check(move)
        except IllegalMove:
            return False
        return True

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None
