"""The worker as the program sees it: a process that reads and writes lines."""

import json
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from bigben.engine import Move, Position, Result, Rules
from bigben.solver.messages import LINE_LIMIT, VERSION

ROOT = Path(__file__).parents[2]
PATIENCE = 30
"""Seconds to wait for what must come; far more than it takes."""


WORKER = ("-m", "bigben.solver", "worker")


def started(*arguments: str, stderr: int | None = subprocess.PIPE) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=stderr,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )


class Process:
    """A worker, and its lines as they come."""

    def __init__(self) -> None:
        self.popen = started(*WORKER, stderr=subprocess.DEVNULL)
        self._lines: queue.Queue[dict | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        for line in self.popen.stdout:
            self._lines.put(json.loads(line))
        self._lines.put(None)

    def send(self, *messages: dict | bytes) -> None:
        for message in messages:
            line = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.popen.stdin.write(line + b"\n")
        self.popen.stdin.flush()

    def next(self) -> dict | None:
        return self._lines.get(timeout=PATIENCE)

    def answers(self, *ids: object) -> dict[object, dict]:
        """The answers to these requests, the next ones that come."""
        found: dict[object, dict] = {}
        while set(found) != set(ids):
            line = self.next()
            if "verdict" in line:
                assert line["id"] in ids
                assert line["id"] not in found
                found[line["id"]] = line
        return found

    def close(self) -> None:
        self.popen.kill()
        self.popen.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self.popen.stdin.close()
        self.popen.stdout.close()


def _started():
    process = Process()
    assert process.next() == {"hello": VERSION}
    yield process
    process.close()


worker = pytest.fixture(_started, name="worker")
lasting_worker = pytest.fixture(_started, name="lasting_worker", scope="module")
"""One process for all tests after which it must go on as if nothing had been."""


def request(number: int, deal: int = 7, seconds: float = 60, rules: Rules = Rules.BIG_BEN) -> dict:
    return {
        "id": number,
        "op": "solve",
        "rules": rules,
        "position": Position.deal(deal, rules).to_text(),
        "budget": {"positions": 10_000_000, "seconds": seconds},
    }


def long(number: int) -> dict:
    """A request whose search takes some seconds unless it is told to stop."""
    return request(number, 32_000, 600, Rules.EARLY)


def test_a_winnable_deal_is_answered_with_a_line_that_wins(worker):
    worker.send(request(1))
    answer = worker.answers(1)[1]
    assert answer["verdict"] == "winnable"
    assert answer["spent"]["positions"] > 50
    assert set(answer) == {"id", "verdict", "line", "spent"}
    position = Position.deal(7)
    for move in answer["line"]:
        position.push(Move.parse(move))
    assert position.outcome().result is Result.WON


@pytest.mark.skipif(sys.platform == "win32", reason="it has classes of priority instead")
def test_the_worker_gives_way_to_the_program(worker):
    assert os.getpriority(os.PRIO_PROCESS, worker.popen.pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_stopped_search_answers_within_a_tenth_of_a_second(worker):
    worker.send(long(1))
    progress = worker.next()
    assert progress["id"] == 1
    assert set(progress["progress"]) == {"positions", "seconds", "breadth", "cards_home"}
    begun = time.monotonic()
    worker.send({"id": 1, "op": "stop"})
    assert worker.answers(1)[1]["verdict"] == "unknown"
    # 100 ms are the promise on an idle machine; this one may be running other tests.
    assert time.monotonic() - begun < 2


def test_a_newer_request_ends_the_older_and_each_has_one_answer(worker):
    worker.send(long(1))
    assert "progress" in worker.next()
    worker.send(long(2), long(3), request(4))
    answers = worker.answers(1, 2, 3, 4)
    assert [answers[number]["verdict"] for number in (1, 2, 3, 4)] == [
        *["unknown"] * 3,
        "winnable",
    ]


def test_fifty_requests_in_a_burst_are_all_answered(worker):
    worker.send(*(request(number, deal=number) for number in range(1, 51)))
    answers = worker.answers(*range(1, 51))
    assert answers[50]["verdict"] == "winnable"


def test_stopping_what_does_not_run_changes_nothing(worker):
    worker.send({"id": 9, "op": "stop"}, request(1), {"id": 9, "op": "stop"})
    assert worker.answers(1)[1]["verdict"] == "winnable"


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"garbage",
        b"\xff\xfe\x00",
        b"[" * 10_000,
        b"null",
        b"{}",
        b'{"id": true, "op": "stop"}',
        b'{"id": [1], "op": "solve"}',
        b'{"id": 1, "op": "stop"',
        b"x" * LINE_LIMIT,
        json.dumps({"id": 1, "op": "stop", "x": "y" * 3 * LINE_LIMIT}).encode(),
    ],
    ids=lambda garbage: garbage[:24].decode("ascii", "replace"),
)
def test_garbage_is_survived(lasting_worker, garbage):
    lasting_worker.send(garbage, request(2))
    assert lasting_worker.answers(2)[2]["verdict"] == "winnable"


@pytest.mark.parametrize(
    "change",
    [
        {"op": "think"},
        {"rules": "early"},
        {"position": "rules: big-ben"},
        {"position": 5},
        {"budget": None},
        {"budget": {"positions": 1}},
        {"budget": {"positions": -1, "seconds": 1}},
        {"budget": {"positions": 1, "seconds": float("nan")}},
    ],
    ids=str,
)
def test_a_request_that_makes_no_sense_is_answered_with_unknown(lasting_worker, change):
    lasting_worker.send(request(1) | change)
    assert lasting_worker.answers(1)[1] == {
        "id": 1,
        "verdict": "unknown",
        "line": [],
        "spent": {"positions": 0, "seconds": 0},
    }


def test_the_longest_line_is_still_read(worker):
    line = json.dumps(request(1)).encode()
    worker.send(line.ljust(LINE_LIMIT - 1))
    assert worker.answers(1)[1]["verdict"] == "winnable"


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "searching"])
def test_the_end_of_the_input_ends_the_process_at_once(worker, busy):
    if busy:
        worker.send(long(1))
        assert "progress" in worker.next()
    worker.popen.stdin.close()
    assert worker.popen.wait(PATIENCE) == 0


def test_a_killed_program_takes_the_worker_with_it():
    program = (
        "import subprocess, sys\n"
        "worker = subprocess.Popen([sys.executable, '-m', 'bigben.solver', 'worker'],"
        " stdin=subprocess.PIPE)\n"
        "print(worker.pid, flush=True)\n"
        "sys.stdin.read()\n"
    )
    parent = started("-c", program, stderr=None)
    parent.stdout.readline()
    parent.kill()
    parent.wait(PATIENCE)
    # The worker holds the other end of this pipe: it is at its end when the worker is gone.
    ended = threading.Thread(target=parent.stdout.read)
    ended.start()
    ended.join(PATIENCE)
    assert not ended.is_alive()
    parent.stdin.close()
    parent.stdout.close()


def test_what_is_refused_is_told_on_standard_error():
    garbage = [b"garbage", b"x" * 2 * LINE_LIMIT, json.dumps({"id": 1}).encode()]
    with started(*WORKER) as refusing:
        _, told = refusing.communicate(b"\n".join(garbage), PATIENCE)
    assert told.decode().splitlines() == [
        "refused: not JSON",
        "refused: the line is too long",
        "refused: unknown op",
    ]


def test_a_worker_that_nobody_listens_to_ends_quietly():
    with started(*WORKER) as deaf:
        deaf.stdout.readline()
        deaf.stdout.close()
        deaf.stdin.write(json.dumps(request(1)).encode() + b"\n")
        deaf.stdin.flush()
        assert deaf.wait(PATIENCE) == 0
        assert deaf.stderr.read() == b""


def test_a_fault_in_the_search_ends_the_process():
    program = (
        "from bigben.solver import worker\n"
        "worker.Solver.answer = lambda self: 1 / 0\n"
        "worker.main()\n"
    )
    with started("-c", program) as faulty:
        faulty.stdin.write(json.dumps(request(1)).encode() + b"\n")
        faulty.stdin.flush()
        assert faulty.wait(PATIENCE) == 1
        assert b"ZeroDivisionError" in faulty.stderr.read()
