"""What holds in every game by every rule set, whatever is played."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bigben.engine import (
    DEAL,
    HOURS,
    MAX_DEAL_NUMBER,
    PACK,
    PLACES,
    Card,
    Entry,
    IllegalMove,
    Move,
    Place,
    PlaceKind,
    Position,
    Rules,
    Suit,
    base_card,
    foundation_size,
)

PLACE = st.sampled_from(PLACES)


def is_run(cards: list[Card]) -> bool:
    return all(upper == lower.below for lower, upper in pairwise(cards))


def home_moves(moves: list[Move]) -> list[Move]:
    return [m for m in moves if m.target and m.target.kind is PlaceKind.FOUNDATION]


class Play(RuleBasedStateMachine):
    """A game played, taken back and replayed, with illegal moves tried in between."""

    rule_set: Rules

    @initialize(number=st.integers(1, 40_000) | st.integers(1, MAX_DEAL_NUMBER))
    def deal(self, number: int) -> None:
        self.number = number
        self.position = Position.deal(number, self.rule_set)
        self.before: list[str] = []
        self.entries: list[Entry] = []

    @precondition(lambda self: self.position.legal_moves)
    @rule(data=st.data(), count=st.integers(1, 8))
    def play(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            moves = list(self.position.legal_moves)
            if not moves:
                break
            self.push(data.draw(st.sampled_from(moves)))

    @precondition(lambda self: self.position.stock)
    @rule(count=st.integers(1, 8))
    def go_home_or_deal(self, count: int) -> None:
        for _ in range(count):
            moves = list(self.position.legal_moves)
            if not moves:
                break
            self.push(home_moves(moves)[0] if home_moves(moves) else moves[-1])

    def push(self, move: Move) -> None:
        self.before.append(self.position.to_text())
        waste, gaps, stock = len(self.position.waste), self.position.gaps, len(self.position.stock)
        coming = self.position.cards(move.source)[::-1]
        entry = self.position.push(move)
        assert entry.move == move
        assert [step.card for step in entry.steps] == coming[: len(entry.steps)]
        self.entries.append(entry)
        if move != DEAL:
            assert len(entry.steps) == 1
        elif gaps:
            assert len(entry.steps) == min(gaps, stock)
            assert self.position.gaps == gaps - len(entry.steps)
            assert len(self.position.waste) == waste
        else:
            assert len(self.position.waste) == waste + 1

    @precondition(lambda self: self.entries)
    @rule(count=st.integers(1, 12))
    def take_back(self, count: int) -> None:
        for _ in range(min(count, len(self.entries))):
            assert self.position.pop() == self.entries.pop()
            assert self.position.to_text() == self.before.pop()

    @rule(move=st.just(DEAL) | st.builds(Move, PLACE, PLACE))
    def try_any_move(self, move: Move) -> None:
        legal = move in list(self.position.legal_moves)
        text = self.position.to_text()
        try:
            self.position.push(move)
        except IllegalMove:
            assert not legal
        else:
            assert legal
            self.position.pop()
        assert self.position.to_text() == text

    @invariant()
    def each_card_is_there_twice(self) -> None:
        counts = Counter(card for place in PLACES for card in self.position.cards(place))
        assert counts == dict.fromkeys(PACK, 2)

    @invariant()
    def the_text_form_round_trips(self) -> None:
        text = self.position.to_text()
        read = Position.from_text(text)
        assert read == self.position
        assert read.to_text() == text
        assert list(read.legal_moves) == list(self.position.legal_moves)

    @invariant()
    def a_pile_is_at_most_two_loose_cards_and_one_run(self) -> None:
        for pile in self.position.tableau.values():
            assert len(pile) <= 19
            assert is_run(list(pile[2:]))

    @invariant()
    def the_journal_replayed_gives_the_same_position(self) -> None:
        assert list(self.position.entries) == self.entries
        replayed = Position.deal(self.number, self.rule_set)
        for entry in self.entries:
            assert replayed.push(Move.parse(str(entry.move))) == entry
        assert replayed == self.position

    @invariant()
    def short_piles_take_no_card(self) -> None:
        for hour, pile in self.position.tableau.items():
            if len(pile) < (1 if self.rule_set is Rules.RELAXED else 3):
                assert self.position.wanted(Place.tableau(hour)) is None


def machine_test(rules_played: Rules) -> type:
    machine = type(f"Play{rules_played.name.title()}", (Play,), {"rule_set": rules_played})
    case: type = machine.TestCase  # type: ignore[attr-defined]
    case.settings = settings(  # type: ignore[attr-defined]
        max_examples=25,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    return case


TestBigBen = machine_test(Rules.BIG_BEN)
TestEarly = machine_test(Rules.EARLY)
TestRelaxed = machine_test(Rules.RELAXED)


# The consequences to rely on


def loose_cards(suit: Suit) -> Counter[Card]:
    counts = Counter([card for card in PACK if card.suit == suit] * 2)
    counts.subtract(card for card in map(base_card, HOURS) if card.suit == suit)
    return counts


def longest_run(suit: Suit, head: Card) -> list[Card]:
    left, run = loose_cards(suit), [head]
    while left[run[-1]]:
        left[run[-1]] -= 1
        run.append(run[-1].below)
    return run[:-1]


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_has_23_loose_cards_and_its_longest_run_17(suit: Suit) -> None:
    assert loose_cards(suit).total() == 23
    lengths = [len(longest_run(suit, card)) for card in PACK if card.suit == suit]
    assert max(lengths) == 17


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rules", Rules)
def test_a_pile_of_19_is_a_position_and_one_of_20_is_none(rules: Rules, suit: Suit) -> None:
    heads = [card for card in PACK if card.suit == suit]
    run = max((longest_run(suit, head) for head in heads), key=len)
    left = [*PACK, *PACK]
    for card in [*map(base_card, HOURS), *run]:
        left.remove(card)
    others = [card for card in left if card.suit != suit]
    pile = [others[0], others[1], *run]
    for card in pile[:2]:
        left.remove(card)
    foundations = {hour: [base_card(hour)] for hour in HOURS}
    tableau = {hour: pile if hour == 4 else [] for hour in HOURS}
    position = Position(rules, foundations, tableau, (), left)
    assert len(position.tableau[4]) == 19
    wanted = position.wanted(Place.tableau(4))
    assert wanted is not None
    assert wanted not in left


def rivals(position: Position) -> list[tuple[Place, Place, Place]]:
    """A source and two foundations that take its card: more to build first, then fewer."""
    homes: dict[Place, list[Place]] = {}
    for move in position.legal_moves:
        if move.target and move.target.kind is PlaceKind.FOUNDATION:
            homes.setdefault(move.source, []).append(move.target)

    def to_build(place: Place) -> int:
        return foundation_size(place.hour) - len(position.cards(place))

    return [
        (source, *sorted(targets, key=to_build, reverse=True))
        for source, targets in homes.items()
        if len(targets) == 2
    ]


@settings(deadline=None, max_examples=150)
@given(st.randoms(use_true_random=False), st.sampled_from(Rules), st.integers(1, 31_999))
def test_of_two_foundations_the_one_with_more_to_build_is_never_worse(
    random: object, rules: Rules, number: int
) -> None:
    choose = random.choice  # type: ignore[attr-defined]
    position = Position.deal(number, rules)
    while not rivals(position):
        moves = list(position.legal_moves)
        if not moves or len(position.entries) > 150:
            return
        position.push(choose(home_moves(moves) or moves))
    source, longer, shorter = rivals(position)[0]
    assert position.cards(longer)[-1] == position.cards(shorter)[-1]
    better, worse = position.copy(), position.copy()
    better.push(Move(source, longer))
    worse.push(Move(source, shorter))
    swap = {longer: shorter, shorter: longer}
    exchanged = True
    # Whatever is played after the worse choice can be played after the better one: with the two
    # foundations exchanged until they show the same card again, from then on as it is.
    for _ in range(80):
        moves = list(worse.legal_moves)
        if not moves:
            break
        move = choose(moves)
        mirrored = move
        if exchanged and move.target in swap:
            mirrored = Move(move.source, swap[move.target])
        worse.push(move)
        better.push(mirrored)
        tops = {place: worse.cards(place)[-1] for place in swap}
        if tops[longer] == tops[shorter]:
            exchanged = False
        others = [place for place in PLACES if place not in swap]
        assert all(better.cards(place) == worse.cards(place) for place in others)
        assert {better.cards(place)[-1] for place in swap} == set(tops.values())
