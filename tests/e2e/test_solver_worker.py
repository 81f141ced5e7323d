"""The solver's process beside a real window: it searches, and never outlives the program."""

from __future__ import annotations

import os
import signal
import time
from typing import Final

import pytest

from bigben.engine import STOCK
from tests.e2e.screen import until
from tests.processes import is_gone, processor_s, solver_workers

pytestmark = pytest.mark.e2e

LONG_SEARCH: Final = ("--deal", 32_000, "--rules", "early")
"""A deal that the solver looks at for all the time that it may."""
SEARCHED_S: Final = 0.5
"""So much time of the processor is more than a worker needs to start."""


def searching_worker(program) -> int:
    """The only worker of the program, as soon as it is in the middle of a search."""
    (worker,) = until(lambda: solver_workers(program.pid), "the worker is started")
    until(lambda: processor_s(worker) > SEARCHED_S, "the worker searches")
    return worker


def test_closing_the_window_during_a_search_leaves_no_worker(start):
    program = start(*LONG_SEARCH)
    worker = searching_worker(program)
    program.close()
    assert is_gone(worker)


def test_a_killed_program_leaves_no_worker(start):
    program = start(*LONG_SEARCH)
    worker = searching_worker(program)
    begun = time.monotonic()
    program.process.kill()
    until(lambda: is_gone(worker), "the worker is gone")
    print(f"gone after {1000 * (time.monotonic() - begun):.0f} ms")


def test_a_killed_worker_is_replaced_and_the_game_goes_on(start):
    program = start(*LONG_SEARCH)
    worker = searching_worker(program)
    os.kill(worker, signal.SIGKILL)
    until(lambda: is_gone(worker), "the worker is gone")
    replaced = searching_worker(program)
    assert replaced != worker
    program.click(STOCK)
    program.await_game(32_000, "deal")
    program.keys("Alt+F4")
    said, complained = program.process.communicate(timeout=30)
    assert (program.process.returncode, said) == (0, "")
    (line,) = complained.splitlines()
    assert line.startswith("bigben.model.solver_process: the solver has ended unexpectedly (")
    assert "status 9" in line
    assert is_gone(replaced)
