"""The search by itself: what it makes, how much of that it expands, when it ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import accumulate, chain, groupby

import pytest

from bigben.engine import DEAL, PlaceKind, Position, Rules
from bigben.solver import search as searching
from bigben.solver.foundations import Graph
from bigben.solver.score import Scorer
from bigben.solver.search import BLOCKED_FROM, LAST_STAGE_FACTOR, Node, Search
from bigben.solver.state import State, Table, play_move, playable, settle
from bigben.solver.weights import WEIGHTS
from tests.solver.endgames import random_endgame
from tests.solver.test_proofs import can_be_won

NARROW, BROAD = 5, 2_000


class Watched(Search):
    """A search from a position that keeps what it queues and what it expands."""

    def __init__(self, position: Position, breadth: int) -> None:
        self.graph = Graph()
        table, start = Table.of(position), State.of(position, self.graph)
        super().__init__(table, Scorer(WEIGHTS, table.stock), start, breadth)
        self.queued: list[Node] = []
        self.expanded: list[Node] = []

    def find(self, stop: Callable[[], bool] = lambda: False) -> Node | None:
        return self.run(stop)

    def _queue(self, node: Node) -> None:
        before = self.positions
        super()._queue(node)
        if self.positions > before:
            self.queued.append(node)

    def _expand(self, node: Node) -> None:
        self.expanded.append(node)
        super()._expand(node)

    def stages(self) -> dict[int, int]:
        """How many positions were expanded with so many cards in the stock, in their order."""
        lefts = (node.state.left for node in self.expanded)
        return {left: len(list(group)) for left, group in groupby(lefts)}


def played_badly(number: int, left: int) -> Position:
    """A deal played by chance until the stock has no more than so many cards."""
    chance = random.Random(number)
    position = Position.deal(number)
    while len(position.stock) > left:
        others = [move for move in position.legal_moves if move != DEAL]
        position.push(chance.choice(others) if others and chance.random() < 0.6 else DEAL)
    return position.copy()


def key(state: State) -> tuple[object, ...]:
    piles = state.piles if state.left else tuple(sorted(state.piles))
    return (piles, state.foundations, state.waste, state.left)


def test_a_stage_expands_its_breadth_at_most_and_the_last_eight_times_as_many():
    search = Watched(played_badly(4, left=6), NARROW)
    assert search.find() is None
    stages = search.stages()
    assert list(stages) == sorted(stages, reverse=True)
    assert stages.pop(0) == LAST_STAGE_FACTOR * NARROW
    assert max(stages.values()) == NARROW
    assert not search.exhausted


def test_a_breadth_of_just_what_there_is_leaves_nothing_out():
    position = played_badly(7, left=4)
    broad = Watched(position, BROAD)
    assert broad.find() is None
    assert broad.exhausted
    stages = broad.stages()
    most = max(stages.values())
    assert most == stages[1] > 100
    just = Watched(position, most)
    just.find()
    assert just.exhausted
    assert just.stages() == stages
    short = Watched(position, most - 1)
    short.find()
    assert not short.exhausted


@pytest.mark.parametrize(
    "position", [played_badly(4, left=4), played_badly(7, left=4), played_badly(21, left=9)]
)
def test_every_move_is_followed_to_what_it_leads_to_and_to_that_with_all_played_home(position):
    search = Watched(position, 60)
    search.find()
    keys = {key(node.state) for node in search.queued}
    assert len(keys) == len(search.queued) == search.positions
    assert search.best.state.foundations.cards_home == max(
        node.state.foundations.cards_home for node in search.queued
    )
    for node in search.expanded:
        before = position.copy()
        for move in search.line(node):
            before.push(move)
        assert State.of(before, search.graph) == node.state
        plays = [play_move(node.state, source) for source in playable(node.state)]
        for move in before.legal_moves:
            if move.target and move.target.kind is PlaceKind.FOUNDATION and move not in plays:
                continue  # a card goes to the better of two foundations
            after = before.copy()
            after.push(move)
            state = State.of(after, search.graph)
            assert key(settle(state)) in keys
            assert not state.left or key(state) in keys


# A queen that can be built on either of two kings; both knaves are out of reach.
QUEEN_AND_KINGS = """\
rules: relaxed
12 QD: QC
1 TC: KC
2 2H: KC
3 3S:
4 4D:
5 TC:
6 6H:
7 7S:
8 8D:
9 9C:
10 TH:
11 JS:
"""


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("waste: JC JC QC AC AC 2C 3C 4C 5C\nstock:", 2),
        ("waste: JC JC QC AC AC 2C 3C 4C\nstock: 5C", 3),
    ],
    ids=["stock out", "stock"],
)
def test_the_hour_of_a_pile_makes_no_difference_once_the_stock_is_out(monkeypatch, cards, count):
    monkeypatch.setattr(searching, "is_blocked", lambda *_: False)
    position = Position.from_text(f"{QUEEN_AND_KINGS}{cards}\n")
    search = Watched(position, BROAD)
    search.find()
    assert sum(node.state.left == len(position.stock) for node in search.queued) == count


def test_builds_are_counted_along_the_line():
    targets = set()
    for number in range(1, 6):
        node = Watched(Position.deal(number), 15).find()
        moves = []
        while node.parent is not None:
            moves.append(node.move)
            assert node.builds == node.parent.builds + (node.move[1] >= 0)
            node = node.parent
        assert node.builds == 0
        targets |= {target for _, target in moves}
    # Home and the pile at 12 o'clock are two things.
    assert {searching.TO_FOUNDATION, 0} < targets


def test_the_search_ends_with_the_first_win():
    search = Watched(Position.deal(7), 15)
    won = search.find()
    assert won is search.best
    assert won.state.foundations.is_complete
    assert won.parent is search.expanded[-1]
    assert not any(node.state.foundations.is_complete for node in search.expanded)


@pytest.mark.parametrize("rules", [Rules.BIG_BEN, Rules.RELAXED])
def test_a_broad_search_wins_what_can_be_won(rules):
    """It does not have to: settling loses some wins. Among these positions it loses none."""
    chance = random.Random(f"search {rules}")
    won = 0
    for _ in range(60):
        position = random_endgame(chance, rules)
        if can_be_won(position, 400):
            assert Watched(position, BROAD).find()
            won += 1
    assert won > 20


def test_the_stop_flag_is_looked_at_before_every_sixteenth_position_of_a_stage(monkeypatch):
    monkeypatch.setattr(searching, "is_blocked", lambda *_: False)
    search = Watched(played_badly(7, left=4), BROAD)
    looks = []
    search.find(lambda: looks.append(len(search.expanded)))
    sizes = search.stages().values()
    ends = accumulate(sizes)
    assert looks == list(
        chain.from_iterable(range(end - n, end, 16) for n, end in zip(sizes, ends, strict=True))
    )
    assert max(sizes) > 32


@pytest.mark.parametrize("look", [1, 2, 9])
def test_a_stopped_search_expands_no_more_and_is_not_exhausted(look):
    search = Watched(played_badly(7, left=4), BROAD)
    looks = []

    def stop() -> bool:
        looks.append(len(search.expanded))
        return len(looks) == look

    assert search.find(stop) is None
    assert len(looks) == look
    assert len(search.expanded) == looks[-1]
    assert not search.exhausted


def test_what_is_lost_is_not_expanded_and_does_not_count_as_that(monkeypatch):
    asked = []

    def is_blocked(_: Table, state: State) -> bool:
        asked.append(state)
        return len(asked) % 2 == 0

    monkeypatch.setattr(searching, "is_blocked", is_blocked)
    search = Watched(played_badly(4, left=BLOCKED_FROM + 5), NARROW)
    search.find()
    late = [node.state for node in search.expanded if node.state.left <= BLOCKED_FROM]
    assert late == asked[::2]
    assert max(state.left for state in asked) == BLOCKED_FROM
    stages = search.stages()
    assert stages.pop(0) > NARROW == max(stages.values())
    # Before, nobody asks: hardly any is lost.
    assert len(late) < len(search.expanded)
