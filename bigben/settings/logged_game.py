"""A row of the log as a file carries it, and whether it makes sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from uuid import UUID

from bigben.engine import Move, NotationError, Rules, parse_deal_number
from bigben.settings import values
from bigben.settings.records import GameResult, Source
from bigben.settings.rows import time_text

Value = str | int | None
"""What a column holds."""
Row = tuple[Value, ...]
"""The values of :data:`COLUMNS`, in their order."""

COLUMNS: Final = (
    "id", "deal_number", "rules", "source", "level", "day", "started", "local_date", "shown",
    "ended", "result", "milliseconds", "moves", "undos", "restarts", "hints", "journal",
)  # fmt: skip
"""All columns of the log."""
NUMBERS: Final = frozenset({"shown", "milliseconds", "moves", "undos", "restarts", "hints"})
OF_THE_END: Final = frozenset(
    {"ended", "result", "milliseconds", "moves", "undos", "restarts", "hints", "journal"}
)
"""What only a game with a result has; it has all of them."""
_OPTIONAL: Final = frozenset({"level", "day"})


class BadValueError(ValueError):
    """A game that no log can hold.

    Attributes:
        column: where it is wrong.
    """

    def __init__(self, column: str) -> None:
        super().__init__(f"{column} makes no sense")
        self.column = column


class GameCheck:
    """Makes rows of what a file says of games. One check remembers the moves it has read."""

    def __init__(self) -> None:
        self._moves: set[str] = set()
        self._readers: dict[str, Callable[[object], Value]] = {
            "id": lambda text: str(UUID(values.text(text))),
            "deal_number": lambda text: str(parse_deal_number(values.text(text))),
            "rules": lambda text: Rules(values.text(text)).value,
            "source": _source,
            "level": values.level,
            "day": lambda text: values.day(text).isoformat(),
            "started": lambda text: time_text(values.time(text)),
            "local_date": lambda text: values.day(text).isoformat(),
            "shown": _flag,
            "ended": lambda text: time_text(values.time(text)),
            "result": lambda text: GameResult(values.text(text)).value,
            "milliseconds": values.count,
            "moves": values.count,
            "undos": values.count,
            "restarts": values.count,
            "hints": values.count,
            "journal": self._journal,
        }

    def row(self, cells: Mapping[str, object]) -> Row:
        """The row of a game, in the form that the log keeps.

        Raises :class:`BadValueError` for a value that is missing or makes no sense.
        """
        row: list[Value] = []
        ended = cells.get("result") is not None
        for column in COLUMNS:
            value = cells.get(column)
            needed = ended if column in OF_THE_END else column not in _OPTIONAL
            if value is None and not needed:
                row.append(None)
                continue
            if column in OF_THE_END and not ended:
                raise BadValueError(column)
            try:
                row.append(self._readers[column](value))
            except (ValueError, TypeError, OverflowError) as error:
                raise BadValueError(column) from error
        return tuple(row)

    def _journal(self, value: object) -> str:
        moves = values.text(value).split()
        for move in set(moves) - self._moves:
            try:
                Move.parse(move)
            except NotationError as error:
                raise ValueError(move) from error
            self._moves.add(move)
        return " ".join(moves)


def _source(value: object) -> str:
    source = Source(values.text(value))
    if source is Source.PRACTICE:
        raise ValueError("practice is not counted")
    return source.value


def _flag(value: object) -> int:
    if not isinstance(value, int) or value not in (0, 1):
        raise ValueError(value)
    return int(value)
