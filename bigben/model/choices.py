"""What a click on a card means: the best of the places that take it."""

from __future__ import annotations

from collections.abc import Iterable

from bigben.engine import (
    DEAL,
    HOURS,
    WASTE,
    IllegalMove,
    Move,
    Place,
    PlaceKind,
    Position,
    Reason,
    foundation_size,
    run_length,
)


def targets(
    position: Position, source: Place, legal_moves: Iterable[Move] | None = None
) -> list[Place]:
    """Where the top card of a place may go, the best first; empty if nowhere.

    Whoever asks for many places of a position may hand its legal moves over.

    Foundations come first, of two that take the same card the one with more still to build
    (never worse: the two can be exchanged until the shorter is finished). Then tableau piles,
    the one with the longer run first, then clockwise from 12 o'clock.
    """
    moves = position.legal_moves if legal_moves is None else legal_moves
    legal = [move.target for move in moves if move.source == source]
    # Those of equal rank stay as the legal moves come: clockwise.
    return sorted(filter(None, legal), key=lambda place: _rank(position, place))


def best_move(position: Position, source: Place, *, home_only: bool = False) -> Move:
    """The move of a place's top card to the best legal place.

    ``home_only`` looks at foundations alone. Raises :class:`IllegalMove` with the reason why
    the card can't move.
    """
    for target in targets(position, source):
        if target.kind is PlaceKind.FOUNDATION or not home_only:
            return Move(source, target)
    illegal = why_immovable(position, source)
    if home_only and illegal.reason in (Reason.NO_PLACE, Reason.WASTE_TO_FOUNDATIONS):
        raise IllegalMove(Reason.NO_FOUNDATION, card=position.cards(source)[-1])
    raise illegal


def guess(position: Position) -> Move | None:
    """A move that is seldom bad, for when nothing better is known; None if no move is legal.

    A card to a foundation; else a fill; else the build onto the longest run; else a card to
    the waste.
    """
    moves = [
        Move(source, place)
        for source in (*map(Place.tableau, HOURS), WASTE)
        for place in targets(position, source)
    ]
    home = [move for move in moves if move.target and move.target.kind is PlaceKind.FOUNDATION]
    if home:
        return home[0]
    if position.gaps and position.stock:
        return DEAL
    if moves:
        return max(moves, key=lambda move: run_length(position.cards(move.target or WASTE)))
    return DEAL if position.stock else None


def why_immovable(position: Position, source: Place, index: int | None = None) -> IllegalMove:
    """Why a card can't move: by its index in its place from the bottom, or the top card."""
    cards = position.cards(source)
    if source.kind is PlaceKind.FOUNDATION:
        return IllegalMove(Reason.FOUNDATION_KEEPS, hour=source.hour)
    if not cards and source.kind is PlaceKind.TABLEAU:
        return IllegalMove(Reason.PILE_SHORT, hour=source.hour, count=0)
    if not cards:
        return IllegalMove(Reason.SOURCE_EMPTY)
    if index is not None and index < len(cards) - 1:
        return IllegalMove(Reason.COVERED)
    if source == WASTE and not position.rules.waste_builds:
        return IllegalMove(Reason.WASTE_TO_FOUNDATIONS)
    return IllegalMove(Reason.NO_PLACE, card=cards[-1])


def _rank(position: Position, place: Place) -> tuple[bool, int]:
    cards = position.cards(place)
    if place.kind is PlaceKind.FOUNDATION:
        return False, len(cards) - foundation_size(place.hour)
    return True, -run_length(cards)
