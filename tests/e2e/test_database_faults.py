"""Whatever is wrong with the file of games: the program starts, says one sentence and keeps it."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from bigben.settings.paths import Paths
from bigben.settings.schema import VERSION
from tests.e2e.played import play
from tests.e2e.program import read_record

pytestmark = pytest.mark.e2e

WITHOUT_RIGHTS: Final = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--")
"""Modes of files then bind the superuser, too. A part of every Debian."""
SMALL_DISK: Final = ("prlimit", "--fsize=40960", "--")
"""No file may grow beyond this: some ten commits."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a game of two moves, as the program itself left it."""
    folder = tmp_path / "bigben"
    assert play(folder, moves=2) == ""
    return folder


@pytest.fixture
def database(folder: Path) -> Path:
    return Paths.under(folder).database


def contents(database: Path) -> dict[str, bytes]:
    """What the database and the files beside it hold, but the window's lock."""
    return {
        file.name: file.read_bytes() for file in database.parent.iterdir() if file.suffix != ".lock"
    }


def moves_kept(folder: Path) -> int:
    record = read_record(folder)
    assert record is not None
    return record.cursor


def test_sound_file_needs_no_words(folder: Path) -> None:
    assert play(folder, moves=1) == ""
    assert moves_kept(folder) == 3


@pytest.mark.parametrize("damage", ["overwritten", "cut short", "a page lost"])
def test_damaged_file_is_set_aside_and_a_new_one_begun(
    folder: Path, database: Path, damage: str
) -> None:
    sound = database.read_bytes()
    damaged = {
        "overwritten": b"\xa5" * len(sound),
        "cut short": sound[: len(sound) // 2],
        "a page lost": sound[:4096] + b"\xa5" * 4096 + sound[8192:],
    }[damage]
    database.write_bytes(damaged)
    sentence = play(folder, moves=3, logs=True)
    assert "damaged" in sentence
    kept = [name for name, held in contents(database).items() if held == damaged]
    assert len(kept) == 1
    assert kept[0] in sentence
    assert play(folder) == ""
    assert moves_kept(folder) == 3


def test_file_that_another_program_has_locked_is_left_alone(folder: Path, database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        before = database.read_bytes()
        assert "in use by another program" in play(folder, moves=3)
        assert database.read_bytes() == before
        other.rollback()
    assert play(folder) == ""
    assert moves_kept(folder) == 2


def test_read_only_file_is_left_alone(folder: Path, database: Path) -> None:
    before = contents(database)
    database.chmod(0o444)
    database.parent.chmod(0o555)
    through = WITHOUT_RIGHTS if os.geteuid() == 0 else ()
    can_write = subprocess.run([*through, "test", "-w", str(database)], check=False)
    assert can_write.returncode == 1
    assert "cannot be written" in play(folder, 3, through)
    assert contents(database) == before
    database.parent.chmod(0o755)
    database.chmod(0o644)
    assert play(folder) == ""
    assert moves_kept(folder) == 2


def test_file_in_the_place_of_the_folder_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "bigben"
    folder.mkdir()
    in_the_way = Paths.under(folder).data
    in_the_way.write_text("in the way")
    assert "cannot be written" in play(folder, moves=3)
    assert in_the_way.read_text() == "in the way"


def test_file_of_a_newer_version_is_left_alone(folder: Path, database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = contents(database)
    assert "newer version of Big Ben" in play(folder, moves=3)
    assert contents(database) == before


def test_disk_that_is_full_costs_no_move_that_was_saved(folder: Path) -> None:
    assert "could not be saved" in play(folder, 30, SMALL_DISK, logs=True)
    kept = moves_kept(folder)
    assert 2 < kept < 32
    assert play(folder) == ""
    assert moves_kept(folder) == kept
