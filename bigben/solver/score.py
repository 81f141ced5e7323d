"""How hopeful a position looks: a sum of terms over pairs of cards that lie on each other.

Lower is better. A card is *needed sooner* than another if its distance, the number of cards
that the nearest foundation must take before it, is smaller.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Final, NamedTuple, Self

from bigben.engine.rules import PILE_SIZE
from bigben.solver.foundations import NEAR, NEVER, Foundations
from bigben.solver.packed import BELOW
from bigben.solver.state import State

APART: Final = tuple(0 if d <= 1 else 1 if d <= 3 else 2 if d <= 6 else 3 for d in range(16))
"""The class of a difference of distances: 1, 2 to 3, 4 to 6, more."""

DEPTHS: Final = ((0, 4), (4, 12), (12, 24), (24, 56))
"""The classes of depths in the stock, each from its first depth to before its last."""

WASTE_WINDOW: Final = 8
"""How many cards below it a card in the waste is compared with."""


class PairWeights(NamedTuple):
    """What it costs that a card lies on another, in the tableau or in the waste."""

    same_suit: tuple[tuple[float, ...], ...]
    """By kind (see ``SuitState.kinds``) less 1, then :data:`NEAR` of the lower card."""
    sooner: tuple[tuple[tuple[float, ...], ...], ...]
    """On a card of another suit that is needed sooner: by copies of the lower card not home
    less 1, then its :data:`NEAR`, then :data:`APART` of the two distances."""
    later: tuple[float, ...]
    """On a card of another suit that is not needed sooner: by :data:`NEAR` of the lower card."""


class Weights(NamedTuple):
    """All weights of the score."""

    tableau: PairWeights
    waste: PairWeights
    gap: float
    """For each card that a pile lacks to hold three."""
    tall: float
    """For each card above the third, which lies on the next card of its suit."""
    top: tuple[float, ...]
    """For a pile's top card, by :data:`NEAR`."""
    top_short: float
    """For the top card of a pile with gaps, besides."""
    spot: tuple[float, ...]
    """For a pile of three or more, by :data:`NEAR` of the card that could be built there; the
    last for a card that is home twice."""
    waste_size: float
    """For each card in the waste."""
    waste_top: tuple[float, ...]
    """For the waste's top card, by :data:`NEAR`."""
    stock: tuple[tuple[float, ...], ...]
    """For each card in the stock, by :data:`DEPTHS`, of distance 0 and of distance 1 to 2."""
    not_home: float
    """For each card that is not home."""
    finished: float
    """For each finished foundation."""
    squares: float
    """For each foundation, times the square of the number of cards that it lacks."""
    moves: float
    """For each build made since the search began."""


class Pairs:
    """What any card costs on any other, under one state of the foundations."""

    __slots__ = ("_codes", "_kinds", "_tables")

    def __init__(self, tables: PairTables, foundations: Foundations) -> None:
        self._tables = tables
        self._codes = b"".join([state.codes for state in foundations.suits])
        self._kinds = [state.kinds for state in foundations.suits]

    def within(self, pile: bytes, window: int) -> float:
        """The sum over all pairs of cards that are at most ``window`` places apart."""
        same_suit, other_suit = self._tables
        codes = self._codes
        total = 0.0
        for index in range(1, len(pile)):
            upper = pile[index]
            suit, rank = divmod(upper, 13)
            code = codes[upper]
            for lower in pile[max(0, index - window) : index]:
                if lower // 13 == suit:
                    total += same_suit[self._kinds[suit][rank * 13 + lower % 13]]
                else:
                    total += other_suit[codes[lower] << 5 | code]
        return total


class PairTables(NamedTuple):
    """The weights of pairs as tables to look up."""

    same_suit: tuple[float, ...]
    """By ``SuitState.kinds``."""
    other_suit: tuple[float, ...]
    """By the lower card's ``SuitState.codes`` times 32, plus the upper card's."""

    @classmethod
    def of(cls, weights: PairWeights) -> Self:
        """The tables of some weights."""
        return cls(
            (0.0, 0.0, 0.0, 0.0, *chain.from_iterable(weights.same_suit)),
            tuple(
                0.0
                if NEVER in (lower, upper)
                else weights.sooner[twin][NEAR[lower]][APART[upper - lower]]
                if lower < upper
                else weights.later[NEAR[lower]]
                for twin in (0, 1)
                for lower in range(NEVER + 1)
                for _ in (0, 1)
                for upper in range(NEVER + 1)
            ),
        )


class PileScores(dict[bytes, float]):
    """The score of each pile that was asked for, under one state of the foundations."""

    def __init__(self, weights: Weights, pairs: Pairs, near: bytes) -> None:
        self._weights = weights
        self._pairs = pairs
        self._near = near

    def __missing__(self, pile: bytes) -> float:
        weights = self._weights
        near = self._near
        height = len(pile)
        score = weights.gap * max(0, PILE_SIZE - height)
        if height:
            score += weights.top[near[pile[-1]]] + self._pairs.within(pile, height)
            if height < PILE_SIZE:
                score += weights.top_short
            else:
                score += weights.spot[near[BELOW[pile[-1]]]]
                score += weights.tall * (height - PILE_SIZE)
        self[pile] = score
        return score


class WasteScores(dict[bytes, float]):
    """The score of each waste that was asked for, under one state of the foundations."""

    def __init__(self, weights: Weights, pairs: Pairs, near: bytes) -> None:
        self._weights = weights
        self._pairs = pairs
        self._near = near

    def __missing__(self, waste: bytes) -> float:
        score = 0.0
        if waste:
            score = self._weights.waste_size * len(waste)
            score += self._weights.waste_top[self._near[waste[-1]]]
            score += self._pairs.within(waste, WASTE_WINDOW)
        self[waste] = score
        return score


class Board:
    """The scores under one state of the foundations, as they are asked for.

    Attributes:
        pile_score: the score of a tableau pile.
        waste: the score of the waste.
    """

    __slots__ = ("_foundations", "_near", "_rest", "_scorer", "pile_score", "waste")

    def __init__(self, scorer: Scorer, foundations: Foundations) -> None:
        weights = scorer.weights
        near = b"".join([state.near for state in foundations.suits]).ljust(256)
        piles = PileScores(weights, Pairs(scorer.tableau, foundations), near)
        self.pile_score: Callable[[bytes], float] = piles.__getitem__
        self.waste = WasteScores(weights, Pairs(scorer.waste, foundations), near)
        self._foundations = foundations
        self._near = near
        self._scorer = scorer
        self._rest: dict[int, float] = {}

    def rest(self, left: int) -> float:
        """The score of the foundations, and of the stock with ``left`` cards."""
        score = self._rest.get(left)
        if score is None:
            weights = self._scorer.weights
            suits = self._foundations.suits
            score = (
                weights.not_home * sum([state.lacking for state in suits])
                + weights.finished * sum([3 - len(state.waiting) for state in suits])
                + weights.squares * sum([state.squares for state in suits])
            )
            near = self._scorer.stock[:left].translate(self._near)
            for (first, last), costs in zip(DEPTHS, weights.stock, strict=True):
                part = near[max(0, left - last) : max(0, left - first)]
                score += costs[0] * part.count(0) + costs[1] * part.count(1)
            self._rest[left] = score
        return score


class Scorer(dict[Foundations, Board]):
    """The boards of the foundations met so far, by some weights; a missing one is made."""

    def __init__(self, weights: Weights, stock: bytes) -> None:
        self.weights = weights
        self.stock = stock
        self.tableau = PairTables.of(weights.tableau)
        self.waste = PairTables.of(weights.waste)

    def __missing__(self, foundations: Foundations) -> Board:
        board = self[foundations] = Board(self, foundations)
        return board

    def score(self, state: State, builds: int) -> float:
        """The score of a position that was reached by that many builds."""
        piles, foundations, waste, left = state
        board = self[foundations]
        return (
            sum(map(board.pile_score, piles))
            + board.waste[waste]
            + board.rest(left)
            + self.weights.moves * builds
        )
