"""The proof by a generous game against the same game played slowly, as its description tells it."""

import random

import pytest

from bigben.engine import HOURS, Position, Rules, foundation_size
from bigben.engine.rules import PILE_SIZE
from bigben.solver.blocked import is_blocked
from bigben.solver.foundations import Graph
from bigben.solver.state import State, Table
from tests.solver.endgames import random_endgame


def blocked(position: Position) -> bool:
    return is_blocked(Table.of(position), State.of(position, Graph()))


class GenerousGame:
    """Nothing that was reached is given up; cards are known by their faces alone."""

    def __init__(self, position: Position) -> None:
        self.rules = position.rules
        self.piles = {hour: list(position.tableau[hour]) for hour in HOURS}
        self.waste = list(position.waste)
        self.home = {hour: list(position.foundations[hour]) for hour in HOURS}
        self.free = set(position.stock)
        self.hosts = set(position.stock)
        self.played = set()
        self.may_be_built = set()

    def leaves_cards(self) -> bool:
        while self._goes_on():
            pass
        return any(self.piles.values()) or bool(self.waste)

    def _state(self) -> list[int]:
        counted = (self.waste, *self.piles.values(), *self.home.values(), self.hosts, self.free)
        return list(map(len, counted))

    def _goes_on(self) -> bool:
        before = self._state()
        self._show()
        self._fill_foundations()
        self._find_hosts()
        self._leave()
        return self._state() != before

    def _show(self) -> None:
        lowest = 1 if self.rules is Rules.RELAXED else PILE_SIZE
        for pile in filter(None, self.piles.values()):
            self.free.add(pile[-1])
            self.may_be_built.add(pile[-1])
            if len(pile) >= lowest:
                self.hosts.add(pile[-1])
        if self.waste:
            self.free.add(self.waste[-1])
            if self.rules is not Rules.EARLY:
                self.may_be_built.add(self.waste[-1])

    def _fill_foundations(self) -> None:
        for hour, home in self.home.items():
            while len(home) < foundation_size(hour) and home[-1].above in self.free:
                home.append(home[-1].above)
                self.played.add(home[-1])

    def _find_hosts(self) -> None:
        for card in self.may_be_built:
            if card.above in self.hosts:
                self.hosts.add(card)

    def _leave(self) -> None:
        for pile in filter(None, self.piles.values()):
            if pile[-1] in self.played or pile[-1].above in self.hosts:
                pile.pop()
        if self.waste:
            builds = self.rules is not Rules.EARLY and self.waste[-1].above in self.hosts
            if self.waste[-1] in self.played or builds:
                self.waste.pop()


@pytest.mark.parametrize("rules", Rules)
def test_blocked_is_just_what_the_generous_game_cannot_clear(rules):
    chance = random.Random(f"generous {rules}")
    found = {True: 0, False: 0}
    for _ in range(600):
        position = random_endgame(chance, rules)
        left = GenerousGame(position).leaves_cards()
        assert blocked(position) is left, position.to_text()
        found[left] += 1
    assert min(found.values()) > 100
