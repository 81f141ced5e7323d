"""The log of games as a file to keep or to take along: CSV or JSON, written and read again.

Both are UTF-8 and hold every column of the log. Deal numbers are text, as many programs cannot
hold them: in CSV they begin with ``#``, so that a spreadsheet leaves them as they are.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum, auto
from pathlib import Path
from typing import Final, TextIO

from bigben.settings.json_pieces import JsonPieces
from bigben.settings.logged_game import COLUMNS, NUMBERS, BadValueError, GameCheck, Row
from bigben.settings.whole_file import write_whole

_FORMAT: Final = "bigben-games"
_VERSION: Final = 1
_MOST_BYTES: Final = 2**29
"""A file of a hundred thousand games has less than half of this."""
_START: Final = 1_000
"""Within this many letters the first that is no space tells one format from the other."""
_FORMULA_STARTS: Final = tuple("=+-@\t\r\n'")
"""A spreadsheet may take a text with such a beginning for a formula; ``'`` marks ours."""

Report = Callable[[float], object]
"""Is told now and then how much is done, from 0 to 1. Whatever it raises cancels all of it."""


class Fault(Enum):
    """Why games could not be written or read."""

    NOT_WRITTEN = auto()
    NOT_READ = auto()
    """There is no such file, or it cannot be opened, or the log itself can't be read."""
    TOO_LARGE = auto()
    NO_GAMES = auto()
    """The file is not one that this program writes."""
    NEWER = auto()
    """A newer version of this program wrote it."""
    BAD_GAME = auto()


class ExchangeError(Exception):
    """Games could not be written or read. Nothing was changed.

    Attributes:
        fault: why.
        game: the number of the bad game in the file, from 1 on; 0 if it's not about one.
        column: where that game makes no sense.
    """

    def __init__(self, fault: Fault, why: str = "", *, game: int = 0, column: str = "") -> None:
        super().__init__(why or fault.name)
        self.fault = fault
        self.game = game
        self.column = column


def write_games(path: Path, rows: Iterable[Row]) -> int:
    """Write games to a file, CSV if its name ends so, else JSON; returns how many.

    A file that is there is replaced when all is written. Raises :class:`ExchangeError`.
    """
    lines = _csv_lines if path.suffix.lower() == ".csv" else _json_lines
    games = 0

    def counted() -> Iterator[Row]:
        nonlocal games
        for row in rows:
            games += 1
            yield row

    try:
        write_whole(path, (line.encode() for line in lines(counted())))
    except OSError as error:
        raise ExchangeError(Fault.NOT_WRITTEN, str(error)) from error
    return games


def read_games(path: Path, report: Report | None = None) -> list[Row]:
    """Read the games of a file that :func:`write_games` wrote, whichever of the two it is.

    Raises :class:`ExchangeError`.
    """
    try:
        if not path.is_file():
            raise ExchangeError(Fault.NOT_READ, f"{path} is not a file")
        size = path.stat().st_size
        if size > _MOST_BYTES:
            raise ExchangeError(Fault.TOO_LARGE)
        with path.open("rb") as file, io.TextIOWrapper(file, "utf-8-sig", newline="") as text:
            is_json = text.read(_START).lstrip()[:1] == "{"
            text.seek(0)
            games = _json_games(text) if is_json else _csv_games(text)
            check = GameCheck()
            rows = []
            for number, game in enumerate(games, start=1):
                if report is not None:
                    report(file.tell() / size)
                rows.append(_row(check, number, game))
            return rows
    except OSError as error:
        raise ExchangeError(Fault.NOT_READ, str(error)) from error
    except UnicodeDecodeError as error:
        raise ExchangeError(Fault.NO_GAMES, str(error)) from error


def _row(check: GameCheck, number: int, game: Mapping[str, object]) -> Row:
    try:
        return check.row(game)
    except BadValueError as error:
        raise ExchangeError(Fault.BAD_GAME, str(error), game=number, column=error.column) from error


def _json_lines(rows: Iterable[Row]) -> Iterator[str]:
    yield f'{{"format": "{_FORMAT}", "version": {_VERSION}, "games": ['
    separator = "\n"
    for row in rows:
        game: dict[str, object] = dict(zip(COLUMNS, row, strict=True))
        game["shown"] = bool(game["shown"])
        yield separator + json.dumps(game, ensure_ascii=False)
        separator = ",\n"
    yield "\n]}\n"


def _json_games(file: TextIO) -> Iterator[Mapping[str, object]]:
    """The games of a JSON file, which must say what it is before them."""
    text = JsonPieces(file)
    head: dict[str, object] = {}
    games = False
    try:
        for key in text.members():
            if key != "games":
                head[key] = text.value()
                continue
            _check_head(head)
            games = True
            for number, game in enumerate(text.elements(), start=1):
                if not isinstance(game, dict):
                    raise ExchangeError(Fault.BAD_GAME, game=number, column=COLUMNS[0])
                yield game
        text.end()
    except (ValueError, RecursionError) as error:
        raise ExchangeError(Fault.NO_GAMES, str(error)) from error
    if not games:
        raise ExchangeError(Fault.NO_GAMES)


def _check_head(head: Mapping[str, object]) -> None:
    version = head.get("version")
    if head.get("format") != _FORMAT or type(version) is not int or version < 1:
        raise ExchangeError(Fault.NO_GAMES)
    if version > _VERSION:
        raise ExchangeError(Fault.NEWER)


def _csv_lines(rows: Iterable[Row]) -> Iterator[str]:
    line = io.StringIO()
    writer = csv.writer(line)

    def flushed() -> str:
        text = line.getvalue()
        line.seek(0)
        line.truncate()
        return text

    writer.writerow(COLUMNS)
    yield flushed()
    deal = COLUMNS.index("deal_number")
    for row in rows:
        cells = [_cell(value) for value in row]
        cells[deal] = f"#{row[deal]}"
        writer.writerow(cells)
        yield flushed()


def _csv_games(file: TextIO) -> Iterator[Mapping[str, object]]:
    header = file.readline()
    file.seek(0)
    # Spreadsheets write what the player's country writes between cells.
    delimiter = max(",;\t", key=header.count)
    longest = csv.field_size_limit(_MOST_BYTES)
    try:
        reader = csv.DictReader(file, delimiter=delimiter, strict=True)
        if not set(COLUMNS) <= set(reader.fieldnames or ()):
            raise ExchangeError(Fault.NO_GAMES)
        for cells in reader:
            game = {column: _value(column, cells[column]) for column in COLUMNS}
            if game["result"] is not None and cells["journal"] == "":
                game["journal"] = ""
            yield game
    except csv.Error as error:
        raise ExchangeError(Fault.NO_GAMES, str(error)) from error
    finally:
        csv.field_size_limit(longest)


def _cell(value: str | int | None) -> str | int | None:
    if isinstance(value, str) and value.startswith(_FORMULA_STARTS):
        return f"'{value}"
    return value


def _value(column: str, cell: str | None) -> str | int | None:
    if not cell:
        return None
    if column in NUMBERS and cell.isdecimal() and cell.isascii() and len(cell) < 20:
        return int(cell)
    return cell.removeprefix("'")
