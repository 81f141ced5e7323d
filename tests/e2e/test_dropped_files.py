"""Files that are dragged out of another program and dropped on the window, with a real pointer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bigben.engine import DEAL, STOCK, Rules
from bigben.settings.records import GameRecord, Source
from bigben.settings.saved_game import MAX_BYTES, write
from tests.e2e.drag_source import SIDE_PX
from tests.e2e.program import ROOT, Program
from tests.e2e.screen import PATIENCE_S, Area, Screen, until

pytestmark = pytest.mark.e2e

SAVED = GameRecord(
    "c78ba7a2-6fee-419f-be99-0ed7b7a03101",
    8,
    Rules.BIG_BEN,
    Source.NUMBER,
    journal=(DEAL, DEAL),
    cursor=2,
)
MOVES = 12
"""Of the pointer, on its way to the window."""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "Апамның ойыны.bigben"
    path.write_bytes(write(SAVED))
    return path


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    path = tmp_path / "damaged.bigben"
    path.write_bytes(write(SAVED)[:-20])
    return path


@pytest.fixture
def huge(tmp_path: Path) -> Path:
    path = tmp_path / "huge.bigben"
    with path.open("wb") as file:
        file.truncate(100 * MAX_BYTES)
    return path


@pytest.fixture
def program(start: Callable[..., Program]) -> Program:
    program = start("--deal", 7)
    program.await_game(7)
    return program


@contextmanager
def dragging(screen: Screen, program: Program, *files: Path) -> Iterator[subprocess.Popen[str]]:
    """Hold files of another program's over the table; yields that program."""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "tests.e2e.drag_source", *map(str, files)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=screen.environment | {"PYTHONPATH": str(ROOT)},
    ) as source:
        try:
            assert source.stdout is not None
            assert source.stdout.readline() == "ready\n"
            x, y = program.spot(STOCK)
            way = [
                word
                for step in range(1, MOVES + 1)
                for word in ("mousemove", x * step // MOVES, y * step // MOVES, "sleep", 0.02)
            ]
            middle = SIDE_PX // 2
            screen.point("mousemove", middle, middle, "mousedown", 1, *way)
            yield source
        finally:
            assert source.stdin is not None
            source.stdin.close()
            source.wait(PATIENCE_S)


def drop(screen: Screen, source: subprocess.Popen[str]) -> list[str]:
    """Let go; what the other program says from then on, up to what became of its files."""
    screen.point("mouseup", 1)
    said = [source.stdout.readline().strip()]
    while not said[-1].startswith("dropped"):
        assert said[-1], "it has ended"
        said.append(source.stdout.readline().strip())
    return said


def looked(program: Program) -> Area:
    """Where the table is now."""
    program.look()
    return program.table_area


def test_a_saved_game_that_is_dropped_is_opened_and_stays_where_it_was(
    program: Program, screen: Screen, good: Path
) -> None:
    with dragging(screen, program, good) as source:
        assert source.stdout.readline() == "over CopyAction\n"
        assert drop(screen, source)[-1] == "dropped CopyAction"
        program.await_game(SAVED.deal_number, "deal deal")
    assert good.exists()
    assert program.close().id == SAVED.id


@pytest.mark.parametrize("name", ["damaged", "huge"])
def test_a_bad_file_that_is_dropped_is_told_of_and_changes_nothing(
    program: Program, screen: Screen, request: pytest.FixtureRequest, name: str
) -> None:
    bad: Path = request.getfixturevalue(name)
    before = program.table_area
    with dragging(screen, program, bad) as source:
        assert source.stdout.readline() == "over CopyAction\n"
        assert drop(screen, source)[-1] == "dropped CopyAction"
        until(lambda: looked(program) != before, "a notice comes above the table")
    program.click(STOCK)
    program.await_game(7, "deal")
    program.close()


def test_several_files_at_once_are_not_taken(
    program: Program, screen: Screen, good: Path, damaged: Path
) -> None:
    with dragging(screen, program, good, damaged) as source:
        assert drop(screen, source) == ["dropped IgnoreAction"]
    # The next one is: nothing waits for what was not taken.
    with dragging(screen, program, good) as source:
        assert source.stdout.readline() == "over CopyAction\n"
        drop(screen, source)
        program.await_game(SAVED.deal_number, "deal deal")
    program.close()
