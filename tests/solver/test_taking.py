"""What the worker takes in, line by line, without a process."""

from __future__ import annotations

import io
import json

import pytest

from bigben.engine import Position
from bigben.solver.messages import LINE_LIMIT
from bigben.solver.worker import Worker, lines

NOTHING_DONE = {"verdict": "unknown", "line": [], "spent": {"positions": 0, "seconds": 0}}


class Taking:
    """A worker that only takes in: nothing is searched, so what came last goes on waiting."""

    def __init__(self) -> None:
        self._output = io.BytesIO()
        self._worker = Worker(self._output)

    def take(self, *messages: dict) -> list[dict]:
        """Take in messages; returns what is answered to them."""
        begun = self._output.tell()
        for message in messages:
            self._worker.take(json.dumps(message).encode())
        return [json.loads(line) for line in self._output.getvalue()[begun:].splitlines()]


def request(number: int) -> dict:
    budget = {"positions": 1, "seconds": 1}
    text = Position.deal(7).to_text()
    return {"id": number, "op": "solve", "rules": "big-ben", "position": text, "budget": budget}


def stop(number: int) -> dict:
    return {"id": number, "op": "stop"}


def test_of_requests_that_wait_only_the_newest_is_kept_and_the_others_are_answered():
    taking = Taking()
    assert taking.take(request(1)) == []
    assert taking.take(request(2), request(3)) == [{"id": n, **NOTHING_DONE} for n in (1, 2)]


def test_a_request_that_is_stopped_while_it_waits_is_answered_once():
    taking = Taking()
    assert taking.take(request(1), stop(2)) == []
    assert taking.take(stop(1)) == [{"id": 1, **NOTHING_DONE}]
    assert taking.take(stop(1), request(2)) == []


def test_a_stop_with_nothing_to_stop_is_not_answered():
    assert Taking().take(stop(1)) == []


class Source(io.BytesIO):
    """A source that no more is asked of than a line and its end can have."""

    def readline(self, size: int = -1, /) -> bytes:
        assert 0 < size <= LINE_LIMIT + 1
        return super().readline(size)


@pytest.mark.parametrize("end", [b"\n", b""])
@pytest.mark.parametrize("more", [0, 1, LINE_LIMIT - 1, LINE_LIMIT, 3 * LINE_LIMIT])
def test_lines_that_are_too_long_are_left_out_and_said_to_be(capsys, more, end):
    longest = b"x" * (LINE_LIMIT - 1) + b"\n"
    source = Source(b"short\n" + longest + b"y" * (LINE_LIMIT + more) + b"\nlast" + end)
    assert list(lines(source)) == [b"short\n", longest, b"last" + end]
    assert capsys.readouterr().err == "refused: the line is too long\n"
