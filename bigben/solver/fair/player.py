"""How the fair player chooses what to do before the next card is dealt."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from bigben.engine import ALL_CARDS, DEAL, Move
from bigben.solver.fair.sight import Sight
from bigben.solver.fair.stage import Stage
from bigben.solver.foundations import Graph
from bigben.solver.score import Scorer
from bigben.solver.search import Node, Search
from bigben.solver.state import State, Table
from bigben.solver.weights import WEIGHTS

_BLIND_WEIGHTS: Final = WEIGHTS._replace(stock=((0.0, 0.0),) * 4)
"""The solver's weights without its terms for the next cards of the stock."""


class Policy(NamedTuple):
    """The numbers that the player plays by."""

    breadth: int = 60
    """How many positions are expanded at most to find what can be done before the next deal."""
    sampled_from: int = 16
    """Games are sampled once this many cards or fewer are unseen; before that, the best score alone
    decides."""
    candidates: int = 8
    """How many of the positions found are then compared: those with the best scores."""
    samples: int = 60
    """How many games are sampled for each, with the same orders of the unseen cards for all."""
    sample_breadth: int = 8
    """How many positions are expanded at most between two deals of a sampled game."""
    home_value: float = 0.3
    """What a sampled game that is not won is worth, a win being 1: this times the square of the
    share of cards that it brought home."""
    score_value: float = 0.01
    """What a point of the score is worth besides, a win being 1."""


class Player:
    """Plays one game. A context manager: leaving it frees its memory.

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
        policy = self._policy
        start, table = sight.state(self._graph), sight.table(sight.unseen)
        if not sight.unseen:
            search = Search(table, self._scorer, start, policy.breadth)
            search.run(lambda: False)
            return search.line(search.best)
        stage = Stage(table, self._scorer, start, policy.breadth)
        candidates = stage.candidates(policy.candidates)
        if not candidates:
            return []
        best = candidates[0]
        if len(sight.unseen) <= policy.sampled_from and len(candidates) > 1:
            best = self._best_by_samples(candidates, sight)
        return [*stage.line(best), DEAL]

    def _best_by_samples(self, candidates: list[Node], sight: Sight) -> Node:
        tables = [sight.table(order) for order in sight.orders(self._policy.samples)]

        def value(candidate: Node) -> float:
            score = self._scorer.score(candidate.state, candidate.builds)
            ends = [self._end(table, candidate.state) for table in tables]
            return sum(ends) / len(ends) - self._policy.score_value * score

        return max(candidates, key=value)

    def _end(self, table: Table, state: State) -> float:
        """Deal and play on until the end, by the score alone: what that is worth."""
        breadth = self._policy.sample_breadth
        while True:
            state = table.deal(state)
            if not state.left:
                search = Search(table, self._scorer, state, breadth)
                search.run(lambda: False)
                return self._worth(search)
            stage = Stage(table, self._scorer, state, breadth)
            best = stage.candidates(1)
            if not best:
                return self._worth(stage)
            state = best[0].state

    def _worth(self, search: Search) -> float:
        if search.won:
            return 1.0
        home = search.best.state.foundations.cards_home
        return self._policy.home_value * (home / ALL_CARDS) ** 2

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # Break the reference cycles, so that all memory is freed without a collection.
        self._graph.clear()
        self._scorer.clear()
