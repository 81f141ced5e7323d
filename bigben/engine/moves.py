"""Moves, and what a move did: one journal entry of ordered steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bigben.engine.cards import Card
from bigben.engine.errors import NotationError
from bigben.engine.places import STOCK, Place, PlaceKind


class Move(NamedTuple):
    """What the player asks for: the top card of a place to another, a deal, or all cards home.

    >>> Move.parse("T3>F9").target.hour
    9
    >>> str(Move.parse("deal"))
    'deal'
    """

    source: Place
    target: Place | None
    """None for a deal and for ``home``: where cards go follows from the position."""

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read ``deal``, ``home`` or two places as in ``T3>F9``.

        Raises :class:`NotationError` otherwise. Whether the move is legal depends on the
        position and is not looked at.
        """
        if text in _NAMED:
            return _NAMED[text]
        source, separator, target = text.partition(">")
        if not separator:
            raise NotationError(f"{text!r} is not a move: write two places as in T3>F9, or deal")
        return cls(Place.parse(source), Place.parse(target))

    def __str__(self) -> str:
        if self.target is None:
            return "home" if self == HOME else "deal"
        return f"{self.source}>{self.target}"


DEAL: Final = Move(STOCK, None)
HOME: Final = Move(Place(PlaceKind.FOUNDATION), None)
"""All foundation moves that are possible, one after another: one entry, and one undo.

It is shorthand for moves rather than one itself: it is none of the legal moves, and in no winning
line. It counts as one move, as a deal of many cards does.
"""
_NAMED: Final = {"deal": DEAL, "home": HOME}


def moves_text(moves: Iterable[Move]) -> str:
    """Moves as one text, with a space between two."""
    return " ".join(map(str, moves))


def parse_moves(text: str) -> tuple[Move, ...]:
    """Read what :func:`moves_text` made; raises :class:`NotationError` for anything else.

    >>> moves_text(parse_moves("T3>F2 deal"))
    'T3>F2 deal'
    """
    return tuple(map(Move.parse, text.split()))


class Step(NamedTuple):
    """One card's way within a move."""

    card: Card
    source: Place
    target: Place

    def __str__(self) -> str:
        return f"{self.card} {self.source}>{self.target}"


class Entry(NamedTuple):
    """A journal entry: a move and the steps it took, in order. Undo takes it back whole."""

    move: Move
    steps: tuple[Step, ...]
