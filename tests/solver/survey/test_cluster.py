"""A survey on a Dask cluster: a scheduler and two workers of its own, one of them killed.

``./run test --all`` brings what this needs. Where that is missing, the test fails.
"""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from math import inf
from pathlib import Path

import pytest

from bigben.engine import Rules
from bigben.solver.survey.rows import read_rows
from bigben.solver.survey.solved import SolvedRow, SolveTask
from bigben.solver.verdict import Budget

DEALS = range(500_001, 500_081)
TASK = SolveTask(Rules.RELAXED, Budget(800, inf))
LOCAL = ["--host", "127.0.0.1", "--no-dashboard"]


@pytest.fixture
def start(tmp_path):
    """Starts a module in a process of its own, which is ended after the test."""
    with ExitStack() as stack:

        def run(module, *arguments):
            process = subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                stderr=stack.enter_context((tmp_path / "log").open("ab")),
                env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
            )
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        yield run


def wait_until(holds, process):
    while not holds():
        assert process.poll() is None
        time.sleep(0.01)


def worker_count(address):
    code = "import sys; from distributed import Client; c = Client(sys.argv[1]); "
    code += "print(len(c.scheduler_info(n_workers=-1)['workers']))"
    done = subprocess.run(
        [sys.executable, "-c", code, address], capture_output=True, text=True, check=True
    )
    return int(done.stdout)


def lines(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.slow
def test_a_survey_loses_nothing_when_a_worker_of_its_cluster_is_killed(tmp_path, start):
    file, path = tmp_path / "scheduler.json", tmp_path / "rows.csv"
    scheduler = start(
        "distributed.cli.dask_scheduler", *LOCAL, "--port", "0", "--scheduler-file", str(file)
    )
    wait_until(lambda: file.exists() and file.read_text().endswith("}"), scheduler)
    address = json.loads(file.read_text())["address"]
    of_workers = [*LOCAL, "--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path)]
    workers = [start("distributed.cli.dask_worker", address, *of_workers) for _ in range(2)]
    wait_until(lambda: worker_count(address) == 2, scheduler)

    survey = start(
        *["bigben.solver", "survey", "--deals", f"{DEALS[0]}-{DEALS[-1]}", "--rules", "relaxed"],
        *["--positions", "800", "--out", str(path), "--scheduler", address],
    )
    wait_until(lambda: lines(path) > 10, survey)
    workers[0].send_signal(signal.SIGKILL)
    workers[0].wait()
    killed_at = lines(path)
    assert survey.wait() == 0

    assert killed_at <= len(DEALS)
    assert worker_count(address) == 1
    found = sorted(row._replace(seconds=0) for row in read_rows(path, SolvedRow))
    assert found == [TASK(deal)._replace(seconds=0) for deal in DEALS]
