"""The power goes while the disk writes: a file ends early, or a part of it was never written.

A disk writes sectors as a whole. What a crash can leave of a write is therefore made here by hand,
from files as they stand after a kill.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from bigben.engine import DEAL, Rules
from bigben.settings.looks import ThemeChoice
from bigben.settings.preferences import PREFERENCES, RULES, SHOW_TIMER, THEME, Preferences
from bigben.settings.records import GameRecord, GameResult
from bigben.settings.store import GameStore, StoreState

SECTOR = 512
WAL_HEADER, FRAME_HEADER = 32, 24  # sqlite.org/fileformat.html, 4.1
SAVES = 40
CUTS = 60


@dataclass
class Left:
    """What a kill left: the files' folder, and every state of the game in progress, in order."""

    database: Path
    states: list[GameRecord]


@pytest.fixture
def left(
    make_store: Callable[[Path], GameStore],
    tmp_path: Path,
    begun: Callable[..., GameRecord],
    end_of: Callable[..., object],
) -> Left:
    """Some games were played in a second run of the program, and nothing folded in yet."""
    database = tmp_path / "running" / "games.sqlite3"
    first = make_store(database)
    first.open()
    first.save(begun(1))
    first.close()
    store = make_store(database)
    store.open()
    states = [store.current()]
    game = states[0]
    for number in range(2, SAVES):
        if number % 7 == 0:
            left = replace(game, end=end_of(game, GameResult.LOST))
            game = begun(number)
            store.save(left, game)
        else:
            journal = (*game.journal, DEAL)
            game = replace(game, journal=journal, cursor=len(journal), milliseconds=1000 * number)
            store.save(game)
        store.flush()
        states.append(game)
    copy = tmp_path / "killed"
    shutil.copytree(database.parent, copy)
    return Left(copy / database.name, states)


@pytest.fixture
def torn(left: Left, tmp_path: Path) -> Callable[[], Path]:
    """Copies of the files to be torn."""
    numbers = iter(range(10**6))

    def copy() -> Path:
        folder = tmp_path / f"torn-{next(numbers)}"
        shutil.copytree(left.database.parent, folder)
        # It lives in memory, and is made anew.
        Path(f"{folder / left.database.name}-shm").unlink(missing_ok=True)
        return folder / left.database.name

    return copy


def opened(path: Path) -> tuple[GameRecord | None, list[tuple[str, str | None]]]:
    """The game in progress and the log that the program finds, without losing any file."""
    with closing(GameStore(path)) as store:
        assert store.open() is StoreState.READY
        current = store.current()
        games = store.read(
            lambda reader: reader.execute("SELECT id, result FROM games ORDER BY rowid").fetchall(),
            [],
        )
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return current, games


def check_sense(left: Left, current: GameRecord, games: list[tuple[str, str | None]]) -> int:
    """The files must be as after one of the saves; returns which."""
    index = left.states.index(current)
    ids = list(dict.fromkeys(state.id for state in left.states[: index + 1]))
    results = [None if game_id == current.id else "lost" for game_id in ids]
    assert games == list(zip(ids, results, strict=True))
    return index


def test_a_side_file_that_ends_anywhere_leaves_an_earlier_moment_as_a_whole(
    left: Left, torn: Callable[[], Path]
) -> None:
    chance = random.Random(1)
    size = Path(f"{left.database}-wal").stat().st_size
    cuts = sorted({0, size, *(chance.randrange(size) for _ in range(CUTS))})
    moments = []
    for cut in cuts:
        path = torn()
        os.truncate(f"{path}-wal", cut)
        current, games = opened(path)
        assert current is not None
        moments.append(check_sense(left, current, games))
    # The more was written, the later the moment; nothing is lost of what was written whole.
    assert moments == sorted(moments)
    assert (moments[0], moments[-1]) == (0, len(left.states) - 1)
    assert len(set(moments)) > SAVES // 2


@pytest.mark.parametrize("filling", ["zeros", "noise", "earlier"])
def test_sectors_that_were_never_written_leave_an_earlier_moment_as_a_whole(
    left: Left, torn: Callable[[], Path], filling: str
) -> None:
    chance = random.Random(2)
    wal = Path(f"{left.database}-wal").read_bytes()
    sectors = len(wal) // SECTOR
    for _ in range(CUTS):
        path = torn()
        content = bytearray(wal)
        # The last writes before the power went: some sectors of them are missing, in any order.
        first = chance.randrange(sectors)
        for sector in range(first, sectors):
            if sector == first or chance.random() < 0.5:
                at = sector * SECTOR
                match filling:
                    case "zeros":
                        other = bytes(SECTOR)
                    case "noise":
                        other = chance.randbytes(SECTOR)
                    case _:
                        other = wal[at // 2 : at // 2 + SECTOR]
                content[at : at + SECTOR] = other
        Path(f"{path}-wal").write_bytes(content)
        current, games = opened(path)
        assert current is not None
        check_sense(left, current, games)


def test_a_database_torn_while_the_side_file_was_folded_in_is_whole_again(
    left: Left, torn: Callable[[], Path]
) -> None:
    chance = random.Random(3)
    wal = Path(f"{left.database}-wal").read_bytes()
    (page_bytes,) = struct.unpack_from(">I", wal, 8)
    frames = range(WAL_HEADER, len(wal), FRAME_HEADER + page_bytes)
    pages = sorted({struct.unpack_from(">I", wal, frame)[0] for frame in frames})
    assert len(pages) > 2
    for _ in range(CUTS):
        path = torn()
        content = bytearray(path.read_bytes())
        for page in pages:
            content.extend(bytes(max(0, page * page_bytes - len(content))))
            for at in range((page - 1) * page_bytes, page * page_bytes, SECTOR):
                # The very first sector differs by little before and after.
                if at and chance.random() < 0.5:
                    content[at : at + SECTOR] = chance.randbytes(SECTOR)
        path.write_bytes(content)
        current, games = opened(path)
        assert current is not None
        assert check_sense(left, current, games) == len(left.states) - 1


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A file of preferences in which much was set."""
    file = tmp_path / "config" / "bigben.ini"
    preferences = Preferences(file)
    preferences.set(RULES, Rules.RELAXED)
    preferences.set(SHOW_TIMER, False)
    preferences.set(THEME, ThemeChoice.HIGH_CONTRAST)
    preferences.set_window(QByteArray(bytes(range(256))))
    return file


def test_preferences_that_end_anywhere_are_what_they_were_or_the_defaults(
    written: Path, tmp_path: Path
) -> None:
    whole = Preferences(written)
    content = written.read_bytes()
    for cut in range(len(content)):
        torn = tmp_path / "torn" / f"{cut}.ini"
        torn.parent.mkdir(exist_ok=True)
        torn.write_bytes(content[:cut])
        preferences = Preferences(torn)
        for each in PREFERENCES:
            assert preferences.get(each) in {whole.get(each), each.default}
        if preferences.set_aside_as is not None:
            assert preferences.set_aside_as.read_bytes() == content[:cut]
        # What is set from now on is kept.
        preferences.set(RULES, Rules.EARLY)
        assert Preferences(torn).get(RULES) is Rules.EARLY


def test_preferences_are_replaced_as_a_whole(written: Path) -> None:
    before = written.stat().st_ino
    held = written.open("rb")
    content = held.read()
    Preferences(written).set(SHOW_TIMER, True)
    # Who read the old file while the new one was written has all of it: it is another file.
    assert written.stat().st_ino != before
    held.seek(0)
    assert held.read() == content
    held.close()
