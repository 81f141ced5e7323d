"""How hopeful a position looks: a sum of terms over pairs of cards that lie on each other.

Lower is better. A card is *needed sooner* than another if its distance, the number of cards
that the nearest foundation must take before it, is smaller.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from bigben.engine.rules import PILE_SIZE
from bigben.solver.foundations import NEAR, NEVER, SIZES, Foundations, SuitState
from bigben.solver.packed import BELOW

APART: Final = tuple(0 if d <= 1 else 1 if d <= 3 else 2 if d <= 6 else 3 for d in range(16))
"""The class of a difference of distances: 1, 2 to 3, 4 to 6, more."""

DEPTH: Final = tuple(0 if d < 4 else 1 if d < 12 else 2 if d < 24 else 3 for d in range(56))
"""The class of a depth in the stock: of the next 4 cards, the next 12, the next 24, deeper."""

WASTE_WINDOW: Final = 8
"""A card in the waste is compared with so many cards below it."""


class PairWeights(NamedTuple):
    """What it costs that a card lies on another, in the tableau or in the waste."""

    same_suit: tuple[tuple[float, ...], ...]
    """By kind (see :func:`same_suit_kind`) less 1, then :data:`NEAR` of the lower card."""
    sooner: tuple[tuple[tuple[float, ...], ...], ...]
    """On a card of another suit that is needed sooner: by copies of the lower card not home
    less 1, then its :data:`NEAR`, then :data:`APART` of the two distances."""
    later: tuple[float, ...]
    """On a card of another suit that is not needed sooner: by :data:`NEAR` of the lower card."""


class Weights(NamedTuple):
    """All weights of the score."""

    tableau: PairWeights
    waste: PairWeights
    lengths: tuple[float, ...]
    """For a pile of no card, of one, two and three."""
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
    """For each card in the stock, by :data:`DEPTH`, then by :data:`NEAR`."""
    not_home: float
    """For each card that is not home."""
    finished: float
    """For each finished foundation."""
    squares: float
    """For each foundation, times the square of the number of cards that it lacks."""
    moves: float
    """For each build made since the search began."""


def same_suit_kind(state: SuitState, upper: int, lower: int) -> int:
    """How one card of a suit bars another that it lies on, by their ranks less 1.

    0: not at all. 1: the lower is needed sooner, but no foundation needs it before the upper.
    Otherwise some foundation place of the upper card cannot be reached before the lower card,
    or its twin, is played. One place is left for the upper card: 2, or 3 if the lower card has
    a twin that is not home either. Two places are left, one of them barred: 4, or 5 with a
    twin. Both are barred: 6, or 7.
    """
    barred = sum(
        any(other == index and distance < own for other, distance in state.slots[lower])
        for index, own in state.slots[upper]
    )
    if not barred:
        return int(state.distance[lower] < state.distance[upper])
    twin = state.copies[lower] - 1
    if state.copies[upper] == 1:
        return 2 + twin
    return 2 + 2 * barred + twin


class Pairs(NamedTuple):
    """What any card costs on any other, under one state of the foundations."""

    codes: bytes
    """For each card its distance, and 16 more if two copies are not home."""
    other_suit: tuple[float, ...]
    """By the lower card's code times 32, plus the upper card's."""
    same_suit: tuple[tuple[float, ...], ...]
    """By the upper card, then the lower card's rank less 1."""

    def within(self, pile: bytes, window: int) -> float:
        """The sum over all pairs of cards that are at most so many places apart."""
        codes, other_suit, same_suit = self
        total = 0.0
        for index in range(1, len(pile)):
            upper = pile[index]
            suit = upper // 13
            code = codes[upper]
            for lower in pile[max(0, index - window) : index]:
                if lower // 13 == suit:
                    total += same_suit[upper][lower % 13]
                else:
                    total += other_suit[codes[lower] << 5 | code]
        return total


@cache
def same_suit_costs(weights: PairWeights, state: SuitState) -> tuple[tuple[float, ...], ...]:
    """What each card of a suit costs on each other of it, by their ranks less 1."""
    return tuple(
        tuple(
            weights.same_suit[kind - 1][NEAR[state.distance[lower]]]
            if (kind := same_suit_kind(state, upper, lower))
            else 0.0
            for lower in range(13)
        )
        for upper in range(13)
    )


@cache
def other_suit_costs(weights: PairWeights) -> tuple[float, ...]:
    """The table :attr:`Pairs.other_suit`."""
    return tuple(
        0.0
        if NEVER in (lower, upper)
        else weights.sooner[twin][NEAR[lower]][APART[upper - lower]]
        if lower < upper
        else weights.later[NEAR[lower]]
        for twin in (0, 1)
        for lower in range(NEVER + 1)
        for _ in (0, 1)
        for upper in range(NEVER + 1)
    )


def pairs(weights: PairWeights, foundations: Foundations) -> Pairs:
    """The costs of pairs under a state of the foundations."""
    suits = foundations.suits
    codes = b"".join([state.codes for state in suits])
    same_suit = tuple([row for state in suits for row in same_suit_costs(weights, state)])
    return Pairs(codes, other_suit_costs(weights), same_suit)


class PileScores(dict[bytes, float]):
    """The score of each pile that was asked for, under one state of the foundations."""

    def __init__(self, weights: Weights, pairs: Pairs, near: bytes) -> None:
        self._weights = weights
        self._pairs = pairs
        self._near = near

    def __missing__(self, pile: bytes) -> float:
        weights = self._weights
        height = len(pile)
        score = weights.lengths[min(height, PILE_SIZE)]
        if height:
            near = self._near
            score += weights.top[near[pile[-1]]]
            if height < PILE_SIZE:
                score += weights.top_short
            else:
                score += weights.spot[near[BELOW[pile[-1]]]]
                score += weights.tall * (height - PILE_SIZE)
            score += self._pairs.within(pile, height)
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

    __slots__ = ("_home", "_near", "_rest", "_stock", "_weights", "pile_score", "waste")

    def __init__(self, weights: Weights, foundations: Foundations, stock: bytes) -> None:
        near = b"".join([state.near for state in foundations.suits])
        piles = PileScores(weights, pairs(weights.tableau, foundations), near)
        self.pile_score: Callable[[bytes], float] = piles.__getitem__
        self.waste = WasteScores(weights, pairs(weights.waste, foundations), near)
        lacking = [size - built for size, built in zip(SIZES, foundations.counts, strict=True)]
        self._home = (
            weights.not_home * sum(lacking)
            + weights.finished * lacking.count(0)
            + weights.squares * sum(number * number for number in lacking)
        )
        self._weights = weights
        self._near = near
        self._stock = stock
        self._rest: dict[int, float] = {}

    def rest(self, left: int) -> float:
        """The score of the foundations and of so many cards in the stock."""
        score = self._rest.get(left)
        if score is None:
            score = self._home
            costs = self._weights.stock
            near = self._near
            for depth, card in enumerate(reversed(self._stock[:left])):
                score += costs[DEPTH[depth]][near[card]]
            self._rest[left] = score
        return score
