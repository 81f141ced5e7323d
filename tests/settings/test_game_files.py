"""What a file of games looks like, and which files are none."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from uuid import UUID

import pytest

from bigben.settings import exchange
from bigben.settings.exchange import ExchangeError, Fault, read_games, write_games
from bigben.settings.logged_game import COLUMNS
from tests.logs import UNFINISHED, a_row


def test_a_json_file_has_the_columns_as_they_are_and_every_language_as_it_is_written(tmp_path):
    path = tmp_path / "games.json"
    write_games(path, [a_row(level="қиын", shown=1), a_row(**UNFINISHED)])
    text = path.read_text(encoding="utf-8")
    assert '"қиын"' in text
    first, second = json.loads(text)["games"]
    assert list(first) == list(COLUMNS)
    assert (first["shown"], second["shown"]) == (True, False)
    assert isinstance(second["shown"], bool)


def test_a_game_that_lacks_a_column_is_not_written(tmp_path):
    path = tmp_path / "games.json"
    with pytest.raises(ValueError, match="shorter"):
        write_games(path, [a_row(), a_row()[:-1]])
    assert not path.exists()


def test_a_json_file_may_begin_with_spaces(tmp_path):
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    path.write_text(" \n\t" + path.read_text())
    assert read_games(path) == [a_row()]


def test_a_csv_file_that_was_cut_off_inside_its_last_cell_is_refused(tmp_path):
    path = tmp_path / "games.csv"
    write_games(path, [a_row(), a_row(id=str(UUID(int=2)))])
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, quoting=csv.QUOTE_ALL).writerows(lines)
    assert len(read_games(path)) == 2
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b" T3>F9")])
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert error.value.fault is Fault.NO_GAMES


def test_the_largest_file_is_read(tmp_path, monkeypatch):
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    monkeypatch.setattr(exchange, "_MOST_BYTES", path.stat().st_size)
    assert read_games(path) == [a_row()]


def test_a_file_that_cannot_be_opened_is_told_with_the_reason(tmp_path, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError("permission denied")

    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(ExchangeError, match=r"^permission denied$") as error:
        read_games(path)
    assert error.value.fault is Fault.NOT_READ


def test_a_file_that_cannot_be_written_is_told_with_the_reason(tmp_path):
    with pytest.raises(ExchangeError, match="No such file") as error:
        write_games(tmp_path / "no folder" / "games.csv", [a_row()])
    assert error.value.fault is Fault.NOT_WRITTEN


def test_the_game_in_the_file_that_is_none_is_named(tmp_path):
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    content = json.loads(path.read_text())
    content["games"].append(["no", "game"])
    path.write_text(json.dumps(content))
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert (error.value.fault, error.value.game, error.value.column) == (Fault.BAD_GAME, 2, "id")


@pytest.mark.parametrize("column", sorted(set(COLUMNS) - {"level", "day"}))
def test_a_json_game_that_lacks_a_column_is_bad(tmp_path, column):
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    content = json.loads(path.read_text())
    del content["games"][0][column]
    path.write_text(json.dumps(content))
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert error.value.fault is Fault.BAD_GAME


@pytest.mark.parametrize(
    ("content", "fault", "why"),
    [
        (b"", Fault.NO_GAMES, ""),
        (b"hello", Fault.NO_GAMES, ""),
        (b"\xff\xfe\x00", Fault.NO_GAMES, "can't decode byte 0xff"),
        (b"a,b\n1,2\n", Fault.NO_GAMES, ""),
        (b'a,"b\n', Fault.NO_GAMES, "unexpected end of data"),
        (b"{", Fault.NO_GAMES, "a key is missing"),
        (b"{}", Fault.NO_GAMES, ""),
        (b'{"format": "bigben-games"}', Fault.NO_GAMES, ""),
        (b'{"format": "bigben-games", "version": 1, "games": {}}', Fault.NO_GAMES, "is missing"),
        (b'{"format": "bigben-games", "version": true, "games": []}', Fault.NO_GAMES, ""),
        (b'{"format": "bigben-games", "version": 0, "games": []}', Fault.NO_GAMES, ""),
        (b'{"format": "bigben-game", "version": 1, "games": []}', Fault.NO_GAMES, ""),
        (b'{"format": "bigben-games", "version": 2, "games": []}', Fault.NEWER, ""),
        (b'{"format": "bigben-games", "version": 1, "games": [7]}', Fault.BAD_GAME, ""),
        (b'{"format": ' + b"[" * 100_000, Fault.NO_GAMES, "recursion"),
        (b'{"format": ' + b"9" * 5_000 + b"}", Fault.NO_GAMES, "5000 digits"),
    ],
)
def test_a_file_that_is_not_ours_is_told_apart(tmp_path, content, fault, why):
    path = tmp_path / "games.json"
    path.write_bytes(content)
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert error.value.fault is fault
    assert why in str(error.value)
    bad_one = (1, "id") if fault is Fault.BAD_GAME else (0, "")
    assert (error.value.game, error.value.column) == bad_one


def test_an_error_says_why_or_else_which_it_is():
    assert str(ExchangeError(Fault.NEWER)) == "NEWER"
    error = ExchangeError(Fault.NOT_READ, "no such file")
    assert (str(error), error.game, error.column) == ("no such file", 0, "")


@pytest.mark.parametrize("what", ["missing", "folder", "large"])
def test_a_file_that_cannot_be_read_is_told(tmp_path, what):
    path = tmp_path / "games.json"
    if what == "folder":
        path.mkdir()
    elif what == "large":
        with path.open("wb") as file:
            file.truncate(2**29 + 1)
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert error.value.fault is (Fault.TOO_LARGE if what == "large" else Fault.NOT_READ)
    assert str(error.value) == ("TOO_LARGE" if what == "large" else f"{path} is not a file")
