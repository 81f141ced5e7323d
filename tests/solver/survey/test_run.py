"""Going through many deals: with any executor, stopped anywhere, each deal once."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from math import inf

import pytest

from bigben.engine import Rules
from bigben.solver.survey import run
from bigben.solver.survey.rows import RowFile, read_rows
from bigben.solver.survey.run import survey
from bigben.solver.survey.solved import SolvedRow, SolveTask
from bigben.solver.verdict import Budget, Verdict

TASK = SolveTask(Rules.RELAXED, Budget(800, inf))
DEALS = range(500_001, 500_013)


class AtOnce(Executor):
    """Does what it is given when it is given it."""

    def submit(self, function, /, *arguments):
        future = Future()
        try:
            future.set_result(function(*arguments))
        except Exception as error:
            future.set_exception(error)
        return future


@pytest.fixture
def path(tmp_path):
    return tmp_path / "rows.csv"


def surveyed(path, executor, task=TASK, deals=DEALS):
    told = []
    with RowFile(path, SolvedRow, TASK.terms) as rows, executor:
        survey(task, deals, rows, executor, told.append)
    return told


def without_time(path):
    return sorted(row._replace(seconds=0) for row in read_rows(path, SolvedRow))


@pytest.mark.parametrize(
    "make", [AtOnce, lambda: ThreadPoolExecutor(3), lambda: ProcessPoolExecutor(2)]
)
def test_any_executor_makes_the_same_rows(path, make):
    told = surveyed(path, make())
    assert sum(told) == len(DEALS)
    assert without_time(path) == [TASK(deal)._replace(seconds=0) for deal in DEALS]


def test_the_same_budget_of_positions_makes_the_same_rows_again():
    rows = [[TASK(deal)._replace(seconds=0) for deal in DEALS] for _ in range(2)]
    assert rows[0] == rows[1]
    assert {row.verdict for row in rows[0]} == {Verdict.WINNABLE, Verdict.UNKNOWN}
    assert all((row.moves > 0) == (row.verdict is Verdict.WINNABLE) for row in rows[0])


def test_a_spent_budget_of_processor_time_ends_a_search():
    row = SolveTask(Rules.EARLY, Budget(seconds=0.05))(32_000)
    assert row.verdict is Verdict.UNKNOWN
    assert 0.05 <= row.seconds < 2


def test_only_deals_without_a_row_are_done(path):
    surveyed(path, AtOnce(), deals=DEALS[::2])
    asked = []

    def task(deal):
        asked.append(deal)
        return TASK(deal)

    surveyed(path, AtOnce(), task)
    assert asked == list(DEALS[1::2])


def test_no_more_deals_than_a_few_are_with_the_executor(path, monkeypatch):
    monkeypatch.setattr(run, "AHEAD", 3)
    waiting = []

    class Late(AtOnce):
        def submit(self, function, /, *arguments):
            waiting.append(arguments)
            assert len(waiting) <= 3
            return super().submit(function, *arguments)

    with RowFile(path, SolvedRow, TASK.terms) as rows:
        survey(TASK, DEALS, rows, Late(), lambda count: waiting.__delitem__(slice(count)))
        assert rows.done == set(DEALS)


def test_what_was_done_is_kept_when_a_deal_fails(path):
    def task(deal):
        if deal == DEALS[4]:
            raise ArithmeticError("this deal")
        return TASK(deal)

    with pytest.raises(ArithmeticError, match="this deal"):
        surveyed(path, AtOnce(), task)
    assert {row.deal for row in read_rows(path, SolvedRow)} == {*DEALS} - {DEALS[4]}


def test_a_survey_killed_again_and_again_ends_with_each_row_once(path):
    command = [sys.executable, "-m", "bigben.solver", "survey", "--deals", "500001-500040"]
    command += ["--rules", "relaxed", "--positions", "800", "--jobs", "2", "--out", str(path)]
    kills = 0
    for wanted in (1, 8, 18, 28):
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
        while process.poll() is None and lines(path) <= wanted:
            time.sleep(0.005)  # until so many rows are there
        kills += process.poll() is None
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert kills >= 2
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    assert without_time(path) == [
        TASK(deal)._replace(seconds=0) for deal in range(500_001, 500_041)
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
def test_ctrl_c_stops_a_survey_quietly(path):
    command = [sys.executable, "-m", "bigben.solver", "survey", "--deals", "500001-550000"]
    command += ["--positions", "800", "--jobs", "2", "--out", str(path)]
    # Tests that a shell runs in the background ignore Ctrl+C, and so would what they start.
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    signal.signal(signal.SIGINT, heeded)
    while process.poll() is None and lines(path) <= 3:
        time.sleep(0.005)  # until so many rows are there
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate()
    assert process.returncode == 130
    assert "The same command goes on from here." in told
    assert "Traceback" not in told
    assert 3 <= len(list(read_rows(path, SolvedRow))) < 50_000


def lines(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0
