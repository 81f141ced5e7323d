"""What someone at the table sees and can remember."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Self

from bigben.engine import HOURS, Position, Rules
from bigben.solver.foundations import Graph
from bigben.solver.packed import pack
from bigben.solver.state import State, Table


class Sight(NamedTuple):
    """A position without the stock's order. Cards as in ``bigben.solver.packed``.

    All cards but the stock's are face up from the deal on, so the unseen cards follow from the
    seen ones: the two packs less what lies on the table. Nothing else is to be remembered.
    """

    rules: Rules
    foundations: bytes
    """How many cards each foundation holds, clockwise from 12 o'clock."""
    piles: tuple[bytes, ...]
    """The twelve tableau piles, clockwise from 12 o'clock."""
    waste: bytes
    unseen: bytes
    """The stock's cards, sorted."""

    @classmethod
    def of(cls, position: Position) -> Self:
        """What a position shows."""
        return cls(
            position.rules,
            bytes(len(position.foundations[hour]) for hour in HOURS),
            tuple(pack(position.tableau[hour]) for hour in HOURS),
            pack(position.waste),
            bytes(sorted(pack(position.stock))),
        )

    def state(self, graph: Graph) -> State:
        """The position as the search sees it, its foundations from a graph."""
        foundations = graph.holding(self.foundations)
        return State(self.piles, foundations, self.waste, len(self.unseen))

    def table(self, stock: bytes) -> Table:
        """The table, with some order of the unseen cards."""
        return Table(self.rules.pile_minimum, self.rules.waste_builds, stock)

    def orders(self, count: int) -> list[bytes]:
        """Orders of the unseen cards by chance, all equally likely; the same for the same sight."""
        chance = Random(b"\xff".join((self.foundations, *self.piles, self.waste, self.unseen)))
        return [bytes(chance.sample(self.unseen, len(self.unseen))) for _ in range(count)]
