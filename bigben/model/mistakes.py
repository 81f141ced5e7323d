"""What a move did on the table that a better one would not have: only what can be checked there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from bigben.engine import (
    DEAL,
    HOURS,
    WASTE,
    Card,
    Entry,
    Move,
    Place,
    PlaceKind,
    Position,
)
from bigben.engine.rules import PILE_SIZE


class Fault(Enum):
    """What a move did; each says what its mistake's ``card``, ``place`` and ``target`` are."""

    BURIED = auto()
    """A card landed on ``place``, where ``card`` lay covered that ``target`` needs next."""
    COVERED = auto()
    """A card landed on ``card``, the top one of ``place``, that could have gone to ``target``."""
    TOOK_PLACE = auto()
    """The card took the place at ``target`` that ``card`` of ``place`` could have taken."""
    TOOK_AWAY = auto()
    """The card left ``target``, which then took no card; ``card`` of ``place`` could have gone
    there before."""
    MISSED_GAP = auto()
    """A card went to the waste; ``card`` of ``place``, moved to ``target`` before, would have
    left a gap for it."""
    DEALT_TOO_SOON = auto()
    """The stock was dealt while ``card`` of ``place`` could have gone to ``target``."""
    MADE_GAP = auto()
    """The card left a gap at ``target``, so that the stock's next card will fill it; before,
    that card would have gone to the waste. ``card`` is the one that left, ``place`` where from."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing that a move did."""

    fault: Fault
    card: Card
    place: Place
    target: Place


def mistake(before: Position, move: Move, line: Sequence[Move]) -> Mistake | None:
    """What can be said against a move, when ``line`` wins from where it was made.

    Every word of it holds on the two positions, and what is held against the move is something
    that the line does. None if nothing simple can be said. ``before`` ends as it was.
    """
    if not line or line[0] == move:
        return None
    return next(_mistakes(before, move, line), None)


def _mistakes(before: Position, move: Move, line: Sequence[Move]) -> Iterator[Mistake]:
    """Everything that can be said, the most telling first."""
    entry = before.push(move)
    before.pop()
    yield from _buried(before, entry, line)
    better = line[0]
    if better == DEAL:
        yield from _made_gap(before, move)
    if better.target is None:
        return
    card = before.cards(better.source)[-1]
    covered = {step.target for step in entry.steps}

    def told(fault: Fault) -> Mistake:
        assert better.target is not None
        return Mistake(fault, card, better.source, better.target)

    if better.source in covered:
        yield told(Fault.COVERED)
    if move.target is not None and move.target == better.target and move.source != better.source:
        yield told(Fault.TOOK_PLACE)
    if move.source == better.target and _is_shortened(before, move, better.target):
        yield told(Fault.TOOK_AWAY)
    if move == DEAL:
        leaves_gap = len(before.cards(better.source)) <= PILE_SIZE
        if not before.gaps and leaves_gap and better.source.kind is PlaceKind.TABLEAU:
            yield told(Fault.MISSED_GAP)
        yield told(Fault.DEALT_TOO_SOON)


def _buried(before: Position, entry: Entry, line: Sequence[Move]) -> Iterator[Mistake]:
    """Covered cards of which a foundation waits for one, and the line takes that very one."""
    wanted = {before.wanted(Place.foundation(hour)) for hour in HOURS}
    tops = {
        cards[-1] for place in (*map(Place.tableau, HOURS), WASTE) if (cards := before.cards(place))
    }
    for step in entry.steps:
        if step.target.kind is PlaceKind.FOUNDATION:
            continue
        pile = before.cards(step.target)
        for index, card in enumerate(pile[:-1]):
            if card not in wanted or card in tops:
                continue
            target = _goes_home(before, step.target, index, line)
            if target is not None and before.wanted(target) == card:
                yield Mistake(Fault.BURIED, card, step.target, target)


def _goes_home(before: Position, place: Place, index: int, line: Sequence[Move]) -> Place | None:
    """The foundation that a line takes a pile's card to, before the pile gets another card.

    The card is told by its index in its place. None if the line does otherwise.
    """
    size = len(before.cards(place))
    made = 0
    target: Place | None = None
    for move in line:
        steps = before.push(move).steps
        made += 1
        if any(step.target == place for step in steps):
            break
        gone = [step for step in steps if step.source == place]
        if len(gone) >= size - index:
            target = gone[size - index - 1].target
            break
        size -= len(gone)
    for _ in range(made):
        before.pop()
    return target if target is not None and target.kind is PlaceKind.FOUNDATION else None


def _is_shortened(before: Position, move: Move, place: Place) -> bool:
    """Whether a move leaves a place unable to take any card."""
    before.push(move)
    wanted = before.wanted(place)
    before.pop()
    return wanted is None


def _made_gap(before: Position, move: Move) -> Iterator[Mistake]:
    """For a line that begins with a deal: the move sent that card elsewhere."""
    if move.target is None or before.gaps:
        return
    if move.source.kind is PlaceKind.TABLEAU and len(before.cards(move.source)) == PILE_SIZE:
        card = before.cards(move.source)[-1]
        yield Mistake(Fault.MADE_GAP, card, move.source, move.source)
