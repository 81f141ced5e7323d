"""The text form of a position, and what makes a position sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bigben.engine.cards import PACK, Card
from bigben.engine.errors import NotationError, PositionError
from bigben.engine.places import HOURS, base_card, foundation_size
from bigben.engine.rules import PILE_SIZE, Rules

if TYPE_CHECKING:
    from bigben.engine.position import Position

_MAX_LENGTH: Final = 2_000
# The longest text that write() makes has some 500 letters; anything far longer isn't looked at.
_HOUR_NAMES: Final = frozenset(map(str, HOURS))


class Piles(NamedTuple):
    """What a position is made from, in the order that ``Position`` takes it."""

    rules: Rules
    foundations: dict[int, tuple[Card, ...]]
    tableau: dict[int, tuple[Card, ...]]
    waste: tuple[Card, ...]
    stock: tuple[Card, ...]


def write(position: Position) -> str:
    """The rule set, then a line an hour with the foundation's top and the pile, then the rest.

    Piles and waste are written bottom card first, the stock next card first.
    """
    lines = [f"rules: {position.rules}"]
    lines += [
        f"{hour} {position.foundations[hour][-1]}: {_names(position.tableau[hour])}".rstrip()
        for hour in HOURS
    ]
    lines.append(f"waste: {_names(position.waste)}".rstrip())
    lines.append(f"stock: {_names(position.stock[::-1])}".rstrip())
    return "\n".join(lines) + "\n"


def parse(text: str) -> Piles:
    """Read a text that :func:`write` made; raises :class:`PositionError` with what is wrong."""
    lines = _lines(text)
    try:
        rules = Rules(lines["rules"].strip())
    except ValueError:
        name = _short(lines["rules"].strip())
        raise PositionError(f"{name!r} is not a rule set") from None
    try:
        cards = {
            name: tuple(map(Card.parse, map(_short, value.split())))
            for name, value in lines.items()
            if name != "rules"
        }
    except NotationError as error:
        raise PositionError(str(error)) from None
    foundations: dict[int, tuple[Card, ...]] = {}
    tableau: dict[int, tuple[Card, ...]] = {}
    for hour in HOURS:
        if not cards[str(hour)]:
            raise PositionError(f"the line of {hour} o'clock names no foundation card")
        top, *pile = cards[str(hour)]
        foundations[hour] = _foundation(hour, top)
        tableau[hour] = tuple(pile)
    return Piles(rules, foundations, tableau, cards["waste"], cards["stock"][::-1])


def check_sound(position: Position) -> None:
    """Raise :class:`PositionError` unless every card is where the rules can bring it."""
    for hour in HOURS:
        foundation = tuple(position.foundations[hour])
        if not foundation or foundation != _foundation(hour, foundation[-1]):
            raise PositionError(f"the foundation at {hour} o'clock is not built from its base")
        pile = position.tableau[hour]
        for place in range(PILE_SIZE, len(pile)):
            if pile[place] != pile[place - 1].below:
                raise PositionError(
                    f"the pile at {hour} o'clock has {pile[place]} on {pile[place - 1]}: "
                    "from the fourth place on, cards are built down in suit"
                )
    counts = Counter(position.stock)
    counts.update(position.waste)
    for hour in HOURS:
        counts.update(position.foundations[hour])
        counts.update(position.tableau[hour])
    wrong = [str(card) for card in PACK if counts[card] != 2]
    if wrong:
        raise PositionError(f"these cards are not there twice: {' '.join(wrong)}")


def _lines(text: str) -> dict[str, str]:
    """The lines by name, an hour's with its foundation's top first; raises PositionError."""
    if len(text) > _MAX_LENGTH:
        raise PositionError("the text is too long for a position")
    lines: dict[str, str] = {}
    for line in filter(str.strip, text.splitlines()):
        name, separator, value = line.partition(":")
        name = " ".join(name.split())
        if not separator:
            raise PositionError(f"the line {_short(line.strip())!r} has no colon")
        # An hour's line is named by the hour alone; its foundation's top stands before the colon.
        head, _, foundation = name.rpartition(" ")
        if head not in _HOUR_NAMES:
            head, foundation = name, ""
        if head in lines:
            raise PositionError(f"the line {_short(head)!r} is there twice")
        lines[head] = f"{foundation} {value}"
    expected = _HOUR_NAMES | {"rules", "waste", "stock"}
    if lines.keys() != expected:
        names = _short(", ".join(sorted(lines.keys() ^ expected)))
        raise PositionError(f"these lines are missing or unknown: {names}")
    return lines


def _foundation(hour: int, top: Card) -> tuple[Card, ...]:
    """The foundation from its base up to a top card; raises :class:`PositionError`."""
    cards = [base_card(hour)]
    while cards[-1] != top:
        if len(cards) == foundation_size(hour):
            raise PositionError(f"the foundation at {hour} o'clock cannot show {top}")
        cards.append(cards[-1].above)
    return tuple(cards)


def _names(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


def _short(text: str) -> str:
    """As much of a wrong text as a sentence about it quotes."""
    return text if len(text) <= 60 else text[:57] + "..."
