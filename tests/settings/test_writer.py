"""The connection that writes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bigben.settings.writer import Writer


def kept_kib(connection: sqlite3.Connection) -> int:
    (size,) = connection.execute("PRAGMA cache_size").fetchone()
    return -int(size)


def test_much_of_the_file_is_kept_while_much_is_changed_and_little_afterwards(
    tmp_path: Path,
) -> None:
    writer = Writer(tmp_path / "games.sqlite3", lambda: None, lambda _: None)
    connection = writer.open().connection
    with closing(writer):
        little = kept_kib(connection)
        assert little < 2_000
        assert writer.change(kept_kib) > 2_000
        assert kept_kib(connection) == little
        with pytest.raises(ZeroDivisionError):
            writer.change(lambda _: 1 // 0)
        assert kept_kib(connection) == little


def test_what_is_closed_lets_go_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    writer = Writer(path, lambda: None, lambda _: None)
    connection = writer.open().connection
    writer.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")
    assert list(tmp_path.iterdir()) == [path]
