"""Games as files and texts: a ``.bigben`` file, and whatever can be pasted.

The format is described in docs/file-format.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from enum import StrEnum
from typing import Final, TypeVar
from uuid import UUID

from bigben.engine import (
    DealNumberError,
    IllegalMove,
    Move,
    Position,
    PositionError,
    Rules,
    moves_text,
    parse_deal_number,
    parse_moves,
)
from bigben.settings import values
from bigben.settings.records import GameEnd, GameRecord, GameResult, Source

MAX_BYTES: Final = 256 * 1024
"""The largest saved game: tens of thousands of moves, read in a tenth of a second."""

_FORMAT: Final = "bigben-game"
_VERSION: Final = 1

_T = TypeVar("_T")


class Fault(StrEnum):
    """What is wrong with a file or text. The value is the sentence for logs, in English."""

    EMPTY = "there is nothing in it"
    TOO_LARGE = "it is larger than any saved game"
    UNREADABLE = "the file cannot be read"
    UNKNOWN = "it is no deal number, no position and no saved game"
    DEAL_NUMBER = "the deal number is out of range"
    POSITION = "it is no position of the game"
    NOT_A_GAME = "it is no saved game"
    NEWER = "a newer version of the program saved it"
    DAMAGED = "something in the saved game is missing or wrong"
    ILLEGAL = "the saved game has a move that the rules forbid"


class SavedGameError(ValueError):
    """A file or text that holds nothing to open.

    Attributes:
        fault: what is wrong with it.
    """

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{fault.value}: {detail}" if detail else fault.value)
        self.fault = fault


def write(record: GameRecord) -> bytes:
    """A game as the content of a file; :func:`read` makes an equal record of it.

    Raises :class:`SavedGameError` for a game too long to be read again.
    """
    import json  # noqa: PLC0415  # the start needs none of it

    data = {
        "format": _FORMAT,
        "version": _VERSION,
        "id": record.id,
        "deal": None if record.deal_number is None else str(record.deal_number),
        "position": record.beginning,
        "rules": record.rules,
        "source": record.source,
        "level": record.level,
        "day": _iso(record.day),
        "started": _iso(record.started),
        "local_date": _iso(record.local_date),
        "journal": moves_text(record.journal),
        "cursor": record.cursor,
        "marks": list(record.marks),
        "milliseconds": record.milliseconds,
        "undos": record.undos,
        "restarts": record.restarts,
        "hints": record.hints,
        "shown": record.shown,
        "end": None if record.end is None else _end_data(record.end),
    }
    content = json.dumps(data, indent=1).encode() + b"\n"
    if len(content) > MAX_BYTES:
        raise SavedGameError(Fault.TOO_LARGE)
    return content


def _end_data(end: GameEnd) -> dict[str, object]:
    return {
        "result": end.result,
        "at": _iso(end.at),
        "milliseconds": end.milliseconds,
        "moves": end.moves,
        "undos": end.undos,
        "restarts": end.restarts,
        "hints": end.hints,
        "journal": moves_text(end.journal),
    }


def read(content: bytes) -> GameRecord:
    """Read a file's content; raises :class:`SavedGameError` unless it is a game that can be.

    Every move is made by the rules, so that what is returned can be laid on the table.
    """
    if len(content) > MAX_BYTES:
        raise SavedGameError(Fault.TOO_LARGE)
    if not content.strip():
        raise SavedGameError(Fault.EMPTY)
    import json  # noqa: PLC0415

    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise SavedGameError(Fault.NOT_A_GAME, str(error)[:100]) from None
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise SavedGameError(Fault.NOT_A_GAME)
    version = data.get("version")
    if type(version) is not int or version < _VERSION:
        raise SavedGameError(Fault.DAMAGED, "unknown version")
    if version > _VERSION:
        raise SavedGameError(Fault.NEWER)
    try:
        record = _record(data)
        _replay(record)
    except IllegalMove as error:
        raise SavedGameError(Fault.ILLEGAL, str(error)) from None
    except (KeyError, TypeError, ValueError) as error:
        raise SavedGameError(Fault.DAMAGED, repr(error)[:100]) from None
    return record


def read_text(text: str) -> int | Position | GameRecord:
    """Read what was pasted: a deal number, a position's text, or a saved game.

    Raises :class:`SavedGameError` if it is none of these.
    """
    if len(text) > MAX_BYTES:
        raise SavedGameError(Fault.TOO_LARGE)
    text = text.strip().removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").strip()
    if not text:
        raise SavedGameError(Fault.EMPTY)
    if text.startswith("{"):
        return read(text.encode(errors="replace"))
    if ":" in text:
        try:
            return Position.from_text(text)
        except PositionError as error:
            looks_like_one = re.search(r"^\s*rules\s*:", text, re.MULTILINE)
            fault = Fault.POSITION if looks_like_one else Fault.UNKNOWN
            raise SavedGameError(fault, str(error)) from None
    try:
        return parse_deal_number(text)
    except DealNumberError as error:
        digits = "".join(text.split()).removeprefix("#")
        fault = Fault.DEAL_NUMBER if digits.isdecimal() else Fault.UNKNOWN
        raise SavedGameError(fault, str(error)) from None


def _record(data: Mapping[str, object]) -> GameRecord:
    """Raises ``KeyError``, ``TypeError`` or ``ValueError`` for what no record is made of."""
    end = data["end"]
    source = Source(values.text(data["source"]))
    return GameRecord(
        id=str(UUID(values.text(data["id"]))),
        deal_number=_optional(_deal_number, data["deal"]),
        rules=Rules(values.text(data["rules"])),
        source=source,
        level=_optional(values.level, data["level"]),
        day=_optional(values.day, data["day"]),
        started=_optional(values.time, data["started"]),
        local_date=_optional(values.day, data["local_date"]),
        journal=_moves(data["journal"]),
        cursor=values.count(data["cursor"]),
        marks=_marks(data.get("marks", [])),
        milliseconds=values.count(data["milliseconds"]),
        undos=values.count(data["undos"]),
        restarts=values.count(data["restarts"]),
        hints=values.count(data["hints"]),
        shown=_flag(data["shown"]),
        end=None if end is None else _end(end),
        beginning=_optional(values.text, data["position"]),
    )


def _end(data: object) -> GameEnd:
    if not isinstance(data, dict):
        raise TypeError("an end is an object")
    return GameEnd(
        result=GameResult(values.text(data["result"])),
        at=values.time(data["at"]),
        milliseconds=values.count(data["milliseconds"]),
        moves=values.count(data["moves"]),
        undos=values.count(data["undos"]),
        restarts=values.count(data["restarts"]),
        hints=values.count(data["hints"]),
        journal=_moves(data["journal"]),
    )


def _replay(record: GameRecord) -> None:
    """Make all moves of a game; raises ``IllegalMove`` or ``ValueError`` if it can't have been."""
    won = _ends_won(record, record.journal)
    end = record.end
    if end is None:
        if won and record.started and not record.practice:
            raise ValueError("a game that was won has an end")
        return
    if end.moves != len(end.journal):
        raise ValueError("an end has as many moves as its journal")
    if _ends_won(record, end.journal) != (end.result is GameResult.WON):
        raise ValueError("the end's journal leads to another end")


def _ends_won(record: GameRecord, journal: tuple[Move, ...]) -> bool:
    """Whether moves lead to a win. Nothing can follow one: all cards are home."""
    if record.deal_number is not None:
        position = Position.deal(record.deal_number, record.rules)
    else:
        position = Position.from_text(record.beginning or "")
        if position.rules is not record.rules:
            raise ValueError("the position is one of another rule set")
    for move in journal:
        position.push(move)
    return position.is_won


def _optional(read_value: Callable[[object], _T], value: object) -> _T | None:
    return None if value is None else read_value(value)


def _marks(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise TypeError("a list is missing")
    return tuple(sorted({*map(values.count, value)}))


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("true or false is missing")
    return value


def _deal_number(value: object) -> int:
    return parse_deal_number(values.text(value))


def _moves(value: object) -> tuple[Move, ...]:
    return parse_moves(values.text(value))


def _iso(time: date | None) -> str | None:
    return None if time is None else time.isoformat()
