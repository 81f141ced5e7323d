"""The score's fast tables against its terms spelt out."""

import random

import pytest

from bigben.engine import DEAL, HOURS, Position
from bigben.solver.foundations import CHAINS, Graph
from bigben.solver.packed import BELOW
from bigben.solver.score import WASTE_WINDOW, PairWeights, Scorer
from bigben.solver.state import State, Table
from bigben.solver.weights import WEIGHTS


def _near(distance: int) -> int:
    return 0 if distance == 0 else 1 if distance <= 2 else 2 if distance <= 5 else 3


def _apart(difference: int) -> int:
    return 0 if difference <= 1 else 1 if difference <= 3 else 2 if difference <= 6 else 3


class Spelt:
    """The score of a position, term by term."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state = State.of(position, Graph())
        self.waiting = [
            list(CHAINS[place][len(position.foundations[hour]) :])
            for place, hour in enumerate(HOURS)
        ]

    def distance(self, card: int) -> int:
        return min((chain.index(card) for chain in self.waiting if card in chain), default=15)

    def copies(self, card: int) -> int:
        return sum(card in chain for chain in self.waiting)

    def pair(self, weights: PairWeights, upper: int, lower: int) -> float:
        sooner = self.distance(lower) < self.distance(upper)
        near, twin = _near(self.distance(lower)), self.copies(lower) == 2
        if upper // 13 != lower // 13:
            if not sooner:
                return weights.later[near]
            apart = _apart(self.distance(upper) - self.distance(lower))
            return weights.sooner[twin][near][apart]
        places = [chain for chain in self.waiting if upper in chain]
        barred = [chain for chain in places if lower in chain[: chain.index(upper)]]
        kinds = {
            (1, 1, False): 2,
            (1, 1, True): 3,
            (2, 1, False): 4,
            (2, 1, True): 5,
            (2, 2, False): 6,
            (2, 2, True): 7,
        }
        kind = kinds[len(places), len(barred), twin] if barred else int(sooner)
        return weights.same_suit[kind - 1][near] if kind else 0

    def pairs(self, weights: PairWeights, pile: bytes, window: int) -> float:
        return sum(
            self.pair(weights, pile[index], pile[below])
            for index in range(len(pile))
            for below in range(max(0, index - window), index)
        )

    def score(self, builds: int) -> float:
        w = WEIGHTS
        piles, _, waste, _ = self.state
        total = w.moves * builds
        for pile in piles:
            total += self.pairs(w.tableau, pile, 99)
            if len(pile) < 3:
                total += w.gap * (3 - len(pile))
            else:
                spot = BELOW[pile[-1]]
                total += w.tall * (len(pile) - 3)
                total += w.spot[_near(self.distance(spot)) if self.copies(spot) else 4]
            if pile:
                total += w.top[_near(self.distance(pile[-1]))]
                total += w.top_short if len(pile) < 3 else 0
        if waste:
            total += w.waste_size * len(waste) + self.pairs(w.waste, waste, WASTE_WINDOW)
            total += w.waste_top[_near(self.distance(waste[-1]))]
        for depth, card in enumerate(Table.of(self.position).stock[::-1]):
            near = _near(self.distance(card))
            if near < 2:
                total += w.stock[sum(depth >= limit for limit in (4, 12, 24))][near]
        lacking = [len(chain) for chain in self.waiting]
        total += w.not_home * sum(lacking) + w.finished * lacking.count(0)
        return total + w.squares * sum(number**2 for number in lacking)


@pytest.mark.parametrize("number", range(1, 13))
def test_score_is_the_sum_of_its_terms_all_through_a_game(number):
    chance = random.Random(number)
    position = Position.deal(number)
    scorer = Scorer(WEIGHTS, Table.of(position).stock)
    graph = Graph()
    for builds in range(100):
        moves = list(position.legal_moves)
        if not moves:
            break
        other = [move for move in moves if move != DEAL]
        position.push(chance.choice(other) if other and chance.random() < 0.7 else moves[-1])
        score = scorer.score(State.of(position, graph), builds)
        assert score == pytest.approx(Spelt(position).score(builds))
