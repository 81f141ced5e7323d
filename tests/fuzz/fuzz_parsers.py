"""Coverage-guided fuzzing of everything that reads a file or a text.

Not run with the tests: it needs ``atheris``, which instruments the code under test::

    ./run exec pip install atheris
    ./run exec python tests/fuzz/fuzz_parsers.py PARSER FOLDER -max_total_time=120

``PARSER`` is one of :data:`PARSERS`; ``FOLDER`` keeps the inputs that reached new code, and begins
with sound ones. Whatever a parser raises but its own refusal ends the run with that input.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

import atheris

with atheris.instrument_imports(include=["bigben", "json", "csv", "uuid", "datetime"]):
    import json

    from bigben.command_line import Arguments
    from bigben.engine import (
        DealNumberError,
        Move,
        NotationError,
        Position,
        PositionError,
        Rules,
        parse_deal_number,
    )
    from bigben.settings import exchange, ini, saved_game
    from bigben.settings.records import GameRecord, GameResult, Source
    from bigben.solver import messages

_BOX: Final = Path(tempfile.mkdtemp())
_MOST_BYTES: Final = 4_096


def _position(data: bytes) -> None:
    try:
        position = Position.from_text(data.decode(errors="replace"))
    except PositionError:
        return
    assert Position.from_text(position.to_text()) == position
    position.outcome()


def _saved(data: bytes) -> None:
    try:
        record = saved_game.read(data)
    except saved_game.SavedGameError:
        return
    assert saved_game.read(saved_game.write(record)) == record


def _pasted(data: bytes) -> None:
    try:
        saved_game.read_text(data.decode(errors="surrogateescape"))
    except saved_game.SavedGameError:
        return


def _games(data: bytes) -> None:
    path = _BOX / "games"
    path.write_bytes(data)
    try:
        rows = exchange.read_games(path)
    except exchange.ExchangeError:
        return
    for name in ("again.csv", "again.json"):
        exchange.write_games(_BOX / name, rows)
        assert exchange.read_games(_BOX / name) == rows


def _preferences(data: bytes) -> None:
    path = _BOX / "bigben.ini"
    path.write_bytes(data)
    if ini.is_ours(path):
        # Only there may be an @: where bytes, an area or nothing begins.
        for line in data.decode().splitlines():
            assert "@variant" not in line.lower().partition("@bytearray(")[0]


def _notation(data: bytes) -> None:
    text = data.decode(errors="surrogateescape")
    for parse, refusal in ((Move.parse, NotationError), (parse_deal_number, DealNumberError)):
        with contextlib.suppress(refusal):
            parse(text)


def _message(data: bytes) -> None:
    with contextlib.suppress(messages.MessageError):
        messages.read_request(data)
    with contextlib.suppress(ValueError, RecursionError):
        found = json.loads(data)
        Arguments.from_json(found if isinstance(found, dict) else {})


PARSERS: Final[dict[str, Callable[[bytes], None]]] = {
    "position": _position,
    "saved": _saved,
    "pasted": _pasted,
    "games": _games,
    "preferences": _preferences,
    "notation": _notation,
    "message": _message,
}

_GAME: Final = GameRecord(
    "c78ba7a2-6fee-419f-be99-0ed7b7a03101",
    7,
    Rules.BIG_BEN,
    Source.ANY,
    started=datetime(2026, 11, 30, 12, tzinfo=UTC),
    local_date=date(2026, 11, 30),
    journal=(Move.parse("T3>F2"), Move.parse("deal")),
    cursor=2,
).ended(GameResult.LOST, datetime(2026, 11, 30, 13, tzinfo=UTC))
_ROW: Final = (
    _GAME.id, "7", "big-ben", "any", None, None, "2026-11-30T12:00:00.000000+00:00", "2026-11-30",
    0, "2026-11-30T13:00:00.000000+00:00", "lost", 5, 2, 0, 0, 0, "T3>F2 deal",
)  # fmt: skip


def _sound(parser: str) -> list[bytes]:
    """Inputs to begin with."""
    match parser:
        case "position":
            return [Position.deal(7).to_text().encode()]
        case "saved" | "pasted":
            return [saved_game.write(_GAME), Position.deal(7).to_text().encode(), b"# 31 999"]
        case "games":
            for name in ("a.csv", "a.json"):
                exchange.write_games(_BOX / name, [_ROW])
            return [(_BOX / name).read_bytes() for name in ("a.csv", "a.json")]
        case "preferences":
            return [b'[game]\nrules=early\n[window]\ngeometry="@ByteArray(\\x1,\\0)"\n']
        case "message":
            return [b'{"deal": "7", "rules": null, "file": "a.bigben"}']
    return [b"T12>F9", b"deal", b"# 00 031 999"]


def main() -> None:
    parser, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(_sound(parser)):
        (folder / f"sound-{number}").write_bytes(content)
    words = [sys.argv[0], *sys.argv[3:], f"-max_len={_MOST_BYTES}", "-timeout=1", str(folder)]
    atheris.Setup(words, PARSERS[parser])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
