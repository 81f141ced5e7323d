"""The fair player: it keeps the rules, and the stock's order is hidden from it."""

import random
from collections import Counter

import pytest

from bigben.engine import DEAL, HOURS, Position, Result, Rules
from bigben.solver.fair.game import PlayTask, play
from bigben.solver.fair.player import Player, Policy
from bigben.solver.fair.sight import Sight

QUICK = Policy(breadth=20, sampled_from=30, candidates=3, samples=2, sample_breadth=2)


def with_stock(position, stock):
    return Position(
        position.rules, position.foundations, position.tableau, position.waste, tuple(stock)
    )


def plan(position):
    with Player(QUICK) as player:
        return player.plan(Sight.of(position))


def positions_of_a_game(number, rules):
    """A game as the player plays it, at each of its decisions."""
    position = Position.deal(number, rules)
    while moves := plan(position):
        yield position.copy()
        for move in moves:
            position.push(move)
        if moves[-1] != DEAL:
            return


@pytest.mark.parametrize("rules", Rules)
def test_whatever_order_the_unseen_cards_have_the_move_is_the_same(rules):
    chance = random.Random(1)
    sampled = 0
    for position in positions_of_a_game(40_001, rules):
        moves = plan(position)
        for _ in range(2):
            stock = chance.sample(position.stock, len(position.stock))
            assert plan(with_stock(position, stock)) == moves
        if len(position.stock) > 1:
            first, *middle, last = position.stock
            assert plan(with_stock(position, (last, *middle, first))) == moves
        sampled += 1 < len(position.stock) <= QUICK.sampled_from
    assert sampled >= 3


def test_a_sight_shows_all_but_the_order_of_the_stock():
    position = Position.deal(40_002)
    shown = Sight.of(position)
    assert shown == Sight.of(with_stock(position, reversed(position.stock)))
    assert list(shown.unseen) == sorted(shown.unseen)
    seen = Counter(b"".join(shown.piles) + shown.waste + shown.unseen)
    assert sum(seen.values()) + sum(shown.foundations) == 104
    hidden, shown_card = position.stock[0], position.tableau[12][0]
    assert hidden != shown_card
    piles = {hour: list(position.tableau[hour]) for hour in HOURS}
    piles[12][0] = hidden
    swapped = Position(
        position.rules, position.foundations, piles, (), (shown_card, *position.stock[1:])
    )
    assert Sight.of(swapped) != shown


def test_sampled_orders_are_orders_of_the_unseen_cards_and_differ():
    shown = Sight.of(Position.deal(40_003))
    orders = shown.orders(20)
    assert all(sorted(order) == list(shown.unseen) for order in orders)
    assert len(set(orders)) == 20
    assert orders == shown.orders(20)
    # Each card comes first about as often as any other.
    firsts = Counter(order[0] for order in shown.orders(2_000))
    share = Counter(shown.unseen)
    for card, count in share.items():
        assert abs(firsts[card] / 2_000 - count / 56) < 0.02


@pytest.mark.parametrize("rules", Rules)
def test_the_player_keeps_the_rules_to_the_end(rules):
    position = Position.deal(40_004, rules)
    play(position, QUICK)
    assert position.entries
    # Until nothing is left to be dealt, it gives up only what it has no plan for.
    assert not position.stock or plan(position) == []


def test_a_win_is_counted_as_one():
    position = Position.deal(17)
    play(position, Policy(sampled_from=0))
    assert position.outcome().result is Result.WON
    row = PlayTask(Rules.BIG_BEN, Policy(sampled_from=0))(17)
    assert (row.won, row.cards_home, row.moves) == (1, 104, len(position.entries))


def test_a_game_that_is_not_won_is_counted_as_none():
    row = PlayTask(Rules.BIG_BEN, Policy(sampled_from=0))(3)
    assert row.won == 0
    assert row.cards_home < 104


def test_the_same_deal_is_played_the_same_again():
    task = PlayTask(Rules.BIG_BEN, QUICK)
    assert task(40_005)._replace(seconds=0) == task(40_005)._replace(seconds=0)


def test_a_lost_position_is_given_up():
    position = Position.deal(7)
    while len(position.stock) > 1:
        position.push(DEAL)
    assert plan(position) == []
