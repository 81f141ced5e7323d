"""What the foundations hold and want, against a plain look at each of them."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.engine import HOURS, Card, Suit, base_card, foundation_size
from bigben.solver.foundations import NEAR, NEVER, Graph, SuitState, suit_state
from bigben.solver.packed import NUMBER

BUILT = st.tuples(*(st.integers(1, foundation_size(hour)) for hour in HOURS))
"""How many cards the foundations hold, clockwise from 12 o'clock."""

WAYS = {(1, 1): 2, (2, 1): 4, (2, 2): 6}
"""How a card bars what lies below it, by its copies that are not home and those it bars."""


def missing(hour: int, built: int) -> list[Card]:
    """What the foundation at an hour still waits for, in order."""

    def upwards(card: Card):
        while True:
            yield card
            card = card.above

    return list(islice(upwards(base_card(hour)), built, foundation_size(hour)))


def suit_and_waiting(suit: Suit, built: tuple[int, ...]) -> tuple[SuitState, dict[int, list[Card]]]:
    """The state of a suit, and what its foundations wait for, by hour."""
    of_suit = {h: n for h, n in zip(HOURS, built, strict=True) if base_card(h).suit is suit}
    state = suit_state(list(Suit).index(suit), bytes(of_suit.values()))
    return state, {hour: missing(hour, count) for hour, count in of_suit.items()}


@given(st.sampled_from(Suit), BUILT)
def test_a_card_is_as_far_as_the_nearest_foundation_lets_it_come(suit, built):
    state, waiting = suit_and_waiting(suit, built)
    assert state.waiting == tuple(
        bytes(NUMBER[card] for card in chain) for chain in waiting.values() if chain
    )
    assert state.lacking == sum(map(len, waiting.values()))
    assert state.squares == sum(len(chain) * len(chain) for chain in waiting.values())
    cards = [card for card in NUMBER if card.suit is suit]
    distances = [
        min((chain.index(card) for chain in waiting.values() if card in chain), default=NEVER)
        for card in cards
    ]
    copies = [sum(card in chain for chain in waiting.values()) for card in cards]
    assert list(state.distance) == distances
    assert list(state.near) == [NEAR[distance] for distance in distances]
    assert list(state.copies) == copies
    assert [code % 16 for code in state.codes] == distances
    assert [code >= 16 for code in state.codes] == [number == 2 for number in copies]


@given(st.sampled_from(Suit), BUILT)
def test_of_two_foundations_that_take_a_card_the_one_with_more_to_build_does(suit, built):
    state, waiting = suit_and_waiting(suit, built)
    wanted = {chain[0] for chain in waiting.values() if chain}
    takers = {
        NUMBER[card]: max(
            (hour for hour, chain in waiting.items() if chain[:1] == [card]),
            key=lambda hour: len(waiting[hour]),
        )
        for card in wanted
    }
    assert {card: HOURS[place] for card, place in state.takers.items()} == takers
    for card, hour in takers.items():
        more = [n + (each == hour) for each, n in zip(HOURS, built, strict=True)]
        assert state.after(card) is suit_and_waiting(suit, tuple(more))[0]


@given(st.sampled_from(Suit), BUILT)
def test_an_upper_card_bars_a_lower_one_that_a_foundation_needs_before_it(suit, built):
    state, waiting = suit_and_waiting(suit, built)
    cards = [card for card in NUMBER if card.suit is suit]
    kinds = iter(state.kinds)
    for rank, upper in enumerate(cards):
        for lower_rank, lower in enumerate(cards):
            kind = next(kinds)
            if not state.copies[lower_rank]:
                assert kind == 0
                continue
            barred = sum(
                upper in chain and lower in chain[: chain.index(upper)]
                for chain in waiting.values()
            )
            if barred:
                twin = state.copies[lower_rank] == 2
                way = WAYS[state.copies[rank], barred] + twin
            else:
                way = int(state.distance[lower_rank] < state.distance[rank])
            assert kind == 4 * way + state.near[lower_rank]
    assert next(kinds, None) is None


def test_a_suit_has_three_foundations():
    with pytest.raises(ValueError, match="shorter"):
        suit_state(0, b"\1\1")


@given(BUILT)
def test_all_foundations_want_what_those_of_the_suits_want(built):
    foundations = Graph().holding(bytes(built))
    assert foundations.cards_home == sum(built)
    assert foundations.is_complete is (sum(built) == 104)
    suits = [suit_and_waiting(suit, built)[0] for suit in Suit]
    assert foundations.suits == tuple(suits)
    assert foundations.takers == {c: p for suit in suits for c, p in suit.takers.items()}


@given(BUILT)
def test_equal_states_are_one_object_whatever_was_played_first(built):
    graph = Graph()
    foundations = graph.holding(bytes(built))
    assert graph.holding(bytes(built)) is foundations
    for card, place in foundations.takers.items():
        more = bytearray(built)
        more[place] += 1
        following = foundations.after(card)
        assert following is foundations.after(card) is graph.holding(bytes(more))
        for other in foundations.takers:
            if other // 13 != card // 13:  # of one suit, the first may take what both want
                assert following.after(other) is foundations.after(other).after(card)
