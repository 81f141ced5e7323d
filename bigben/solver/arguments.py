"""How words of a command line are read: what makes no sense is refused in one sentence."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Sequence
from typing import TypeVar

from bigben.engine import Rules, parse_deal_number, parse_rules

_T = TypeVar("_T")


def checked(read: Callable[[str], _T]) -> Callable[[str], _T]:
    """A type for argparse that says what the ``ValueError`` of another reader says."""

    def read_or_say_why(text: str) -> _T:
        try:
            return read(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None

    return read_or_say_why


def add_rules(parser: ArgumentParser) -> None:
    """Let a rule set be chosen."""
    parser.add_argument(
        "--rules",
        metavar="NAME",
        type=checked(parse_rules),
        default=Rules.BIG_BEN,
        help=f"the rule set: {', '.join(Rules)} (default: %(default)s)",
    )


def whole_number(text: str, least: int = 1) -> int:
    """Read a whole number; raises ``ValueError`` for anything less than the least.

    >>> whole_number("7")
    7
    """
    number = int(text) if text.isdecimal() else None
    if number is None or number < least:
        raise ValueError(f"{text!r} is not a whole number from {least} on")
    return number


def above_zero(text: str) -> float:
    """Read a number above zero; raises ``ValueError`` for anything else.

    >>> above_zero("0.5")
    0.5
    """
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not number > 0:
        raise ValueError(f"{text!r} is not a number above zero")
    return number


def deal_numbers(text: str) -> Sequence[int]:
    """Read deal numbers and ranges of them, as in ``1-10000`` or ``7,12,20-29``.

    Raises ``ValueError`` for anything else. A deal that is named twice is there once.

    >>> list(deal_numbers("7,20-22"))
    [7, 20, 21, 22]
    """
    ranges = [_deal_range(part) for part in text.split(",")]
    if len(ranges) == 1:
        return ranges[0]
    return list(dict.fromkeys(deal for part in ranges for deal in part))


def _deal_range(text: str) -> range:
    first, _, last = text.partition("-")
    numbers = range(parse_deal_number(first), parse_deal_number(last or first) + 1)
    if not numbers:
        raise ValueError(f"{text!r} has no deals: the first number is the larger one")
    return numbers
