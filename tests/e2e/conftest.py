from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.e2e.program import Program
from tests.e2e.screen import Screen


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """The screen that all tests of a process share, one after another."""
    shown = Screen(tmp_path_factory.mktemp("screen"))
    yield shown
    shown.close()


@pytest.fixture
def make_screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Screen]]:
    """Make screens of other sizes."""
    with ExitStack() as stack:

        def make(width: int, height: int) -> Screen:
            shown = Screen(tmp_path_factory.mktemp("screen"), width, height)
            stack.callback(shown.close)
            return shown

        yield make


@pytest.fixture
def start(
    screen: Screen,
    make_screen: Callable[..., Screen],  # noqa: ARG001  # screens outlast the programs on them
    tmp_path: Path,
) -> Iterator[Callable[..., Program]]:
    """Start the program, with its files in the test's own folder unless told otherwise."""
    with ExitStack() as stack:

        def start(*arguments: object, folder: Path = tmp_path, on: Screen = screen) -> Program:
            stack.callback(on.let_go)
            program = Program(on, folder, *arguments)
            stack.callback(program.kill)
            return program

        yield start
