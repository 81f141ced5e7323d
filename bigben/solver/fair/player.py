"""How the fair player chooses what to do before the next card is dealt."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from bigben.engine import DEAL, Move
from bigben.solver.fair.sight import Sight
from bigben.solver.fair.stage import Stage
from bigben.solver.foundations import CARDS, Graph
from bigben.solver.score import Scorer
from bigben.solver.search import Node, Search
from bigben.solver.state import Table
from bigben.solver.weights import WEIGHTS

_BLIND_WEIGHTS: Final = WEIGHTS._replace(stock=((0.0, 0.0),) * 4)
"""The solver's weights without its terms for the next cards of the stock."""


class Policy(NamedTuple):
    """The numbers that the player plays by."""

    breadth_now: int = 60
    """So many positions are expanded at most to find what can be done before the next deal."""
    candidates: int = 8
    """So many of the positions found are compared, those with the best score."""
    sampled_from: int = 28
    """Candidates are compared by sampling once so many cards or fewer are unseen; before, the
    best score alone decides."""
    samples: int = 12
    """So many orders of the unseen cards are tried for each candidate, the same for all."""
    breadth: int = 2
    """The breadth of the search of each candidate and order."""
    home_value: float = 0.3
    """What a search that finds no win is worth, a win being 1: so much times the square of the
    share of cards that it brought home."""
    last_breadth: int = 60
    """The breadth of the search once the stock is out and nothing is unknown."""


class Player:
    """Plays one game. A context: leaving it frees what it took.

    What it does follows from what it sees alone: equal sights, equal moves.
    """

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._graph = Graph()
        self._scorer = Scorer(_BLIND_WEIGHTS, b"")

    def plan(self, sight: Sight) -> list[Move]:
        """The moves until the next deal, which is the last of them; none if the game is lost.

        Once the stock is out, the moves to the win or to the best position found.
        """
        start, table = sight.state(self._graph), sight.table(sight.unseen)
        if not sight.unseen:
            search = Search(table, self._scorer, start, self._policy.last_breadth)
            search.run(lambda: False)
            return search.line(search.best)
        stage = Stage(table, self._scorer, start, self._policy.breadth_now)
        candidates = stage.candidates(self._policy.candidates)
        if not candidates:
            return []
        return [*stage.line(self._choose(sight, candidates)), DEAL]

    def _choose(self, sight: Sight, candidates: list[Node]) -> Node:
        if len(candidates) == 1 or len(sight.unseen) > self._policy.sampled_from:
            return candidates[0]
        values = [0.0] * len(candidates)
        for order in sight.orders(self._policy.samples):
            table = sight.table(order)
            for index, candidate in enumerate(candidates):
                values[index] += self._value(table, candidate)
        return candidates[values.index(max(values))]

    def _value(self, table: Table, candidate: Node) -> float:
        """How well a narrow search does that deals and then knows the stock's order."""
        start = table.deal(candidate.state)
        search = Search(table, self._scorer, start, self._policy.breadth)
        if search.run(lambda: False):
            return 1.0
        home = search.best.state.foundations.cards_home
        return self._policy.home_value * (home / CARDS) ** 2

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # Cut the circles of references, so that all memory is free without a collection.
        self._graph.clear()
        self._scorer.clear()
