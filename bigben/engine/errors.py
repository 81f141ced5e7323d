"""What can be wrong with a move, a text or a number, for code to tell apart."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigben.engine.cards import Card


class Reason(StrEnum):
    """Why a move is illegal. The value is the sentence for logs, in English.

    ``{hour}`` is the hour of the pile that refuses, ``{count}`` how many cards it holds,
    ``{card}`` the card that it would take. ``COVERED``, ``NO_FOUNDATION`` and ``NO_PLACE`` are for
    whoever asks where a card may go without naming a target.
    """

    COVERED = "only the top card of a pile moves"
    FOUNDATION_FINISHED = "the foundation at {hour} o'clock is finished"
    FOUNDATION_KEEPS = "nothing leaves a foundation but by undo"
    FOUNDATION_WANTS = "the foundation at {hour} o'clock takes only {card}"
    NO_FOUNDATION = "no foundation takes {card} now"
    NONE_GOES_HOME = "no card can go to a foundation now"
    NO_PLACE = "no pile takes {card} now"
    NOT_A_TARGET = "cards go to a foundation or a tableau pile only"
    PILE_SHORT = "the pile at {hour} o'clock holds {count}: only the stock fills gaps"
    PILE_WANTS = "the pile at {hour} o'clock takes only {card}"
    SAME_PILE = "the card lies there already"
    SOURCE_EMPTY = "there is no card to move"
    STOCK_EMPTY = "the stock is empty"
    STOCK_ONLY_DEALS = "the stock only deals"
    WASTE_TO_FOUNDATIONS = "by these rules the waste plays to foundations only"


class IllegalMove(ValueError):
    """A move that the rules forbid here.

    Attributes:
        reason: which rule forbids it.
        hour: the hour of the pile that refuses, 1 to 12, if one does.
        count: how many cards that pile holds, if that is the reason.
        card: the one card that the pile would take, or the one that no pile takes.
    """

    def __init__(
        self,
        reason: Reason,
        *,
        hour: int | None = None,
        count: int | None = None,
        card: Card | None = None,
    ) -> None:
        super().__init__(reason.value.format(hour=hour, count=count, card=card))
        self.reason = reason
        self.hour = hour
        self.count = count
        self.card = card


class NotationError(ValueError):
    """A text that names no card, place or move."""


class PositionError(ValueError):
    """A text or a set of piles that is no position of the game."""
