"""Positions near the end of a game, for tests of proofs."""

import random

from bigben.engine import HOURS, PlaceKind, Position, Rules, base_card, foundation_size


def random_endgame(chance: random.Random, rules: Rules) -> Position:
    """A sound position with few cards left, many of them in each other's way."""
    counts = {hour: foundation_size(hour) for hour in HOURS}
    cards = []
    for _ in range(chance.randint(4, 26)):
        hour = chance.choice([hour for hour in HOURS if counts[hour] > 1])
        counts[hour] -= 1
        cards.append(_foundation(hour, counts[hour] + 1)[-1])
    chance.shuffle(cards)
    stock = [cards.pop() for _ in range(min(len(cards), chance.choice((0, 0, 0, 1, 2, 4))))]
    hours = chance.sample(HOURS, chance.randint(2, 9))
    piles = {hour: [] for hour in HOURS}
    waste = []
    for card in cards:
        room = [hour for hour in hours if len(piles[hour]) < 3 or piles[hour][-1].below == card]
        if room and chance.random() < 0.85:
            piles[chance.choice(room)].append(card)
        else:
            waste.append(card)
    foundations = {hour: _foundation(hour, counts[hour]) for hour in HOURS}
    return Position(rules, foundations, piles, waste, stock)


def played_endgame(chance: random.Random, rules: Rules) -> Position:
    """The end of a game played by chance, foundations first."""
    position = Position.deal(chance.randint(1, 31_999), rules)
    for _ in range(400):
        moves = list(position.legal_moves)
        if not moves or not position.stock:
            break
        plays = [m for m in moves if m.target and m.target.kind is PlaceKind.FOUNDATION]
        position.push(chance.choice(plays or moves))
    return position.copy()


def _foundation(hour: int, count: int) -> list:
    cards = [base_card(hour)]
    while len(cards) < count:
        cards.append(cards[-1].above)
    return cards
