"""The lines between the program and the solver's process, as they are written and read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bigben.engine import Move, Position, Rules
from bigben.solver.messages import (
    VERSION,
    MessageError,
    SolveRequest,
    StopRequest,
    answer_line,
    hello,
    progress_line,
    read_request,
)
from bigben.solver.verdict import Answer, Budget, Progress, Verdict


def a_request(**fields: Any) -> bytes:
    """A request to solve deal 7, with other fields where they are given."""
    message = {
        "id": 1,
        "op": "solve",
        "rules": "early",
        "position": Position.deal(7, Rules.EARLY).to_text(),
        "budget": {"positions": 2_000, "seconds": 0.5},
    }
    return json.dumps(message | fields).encode()


def test_a_request_has_the_position_and_what_may_be_spent() -> None:
    request = read_request(a_request())
    assert isinstance(request, SolveRequest)
    assert request.id == 1
    assert request.position.to_text() == Position.deal(7, Rules.EARLY).to_text()
    assert request.budget == Budget(positions=2_000, seconds=0.5)


@pytest.mark.parametrize("request_id", [0, -1, "", "seven"])
def test_a_number_or_a_text_tells_a_request_from_others(request_id: int | str) -> None:
    assert read_request(a_request(id=request_id)).id == request_id
    assert read_request(a_request(id=request_id, op="stop")) == StopRequest(request_id)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"\xff", "not JSON"),
        (b"7", "not an object"),
        (b'["id"]', "not an object"),
        (b"{}", "no id"),
        (a_request(id=True), "no id"),
        (a_request(id=1.5), "no id"),
        (a_request(id=None), "no id"),
    ],
)
def test_what_is_no_request_cannot_be_answered(line: bytes, why: str) -> None:
    with pytest.raises(MessageError, match=f"^{why}$") as error:
        read_request(line)
    assert error.value.request_id is None


OTHER_RULES = "the position has other rules than the request"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"op": "think"}, "unknown op"),
        ({"op": None}, "unknown op"),
        ({"op": ["stop"]}, "unknown op"),
        ({"position": None}, "position is not a text"),
        ({"position": 7}, "position is not a text"),
        ({"rules": "big-ben"}, OTHER_RULES),
        ({"rules": None}, OTHER_RULES),
        ({"budget": None}, "budget is not an object"),
        ({"budget": [1, 2]}, "budget is not an object"),
        ({"budget": {"positions": 1}}, "budget needs seconds above zero"),
        ({"budget": {"seconds": 1}}, "budget needs positions above zero"),
        ({"budget": {"positions": 0, "seconds": 1}}, "budget needs positions above zero"),
        ({"budget": {"positions": 1, "seconds": -1}}, "budget needs seconds above zero"),
        ({"budget": {"positions": True, "seconds": 1}}, "budget needs positions above zero"),
        ({"budget": {"positions": "9", "seconds": 1}}, "budget needs positions above zero"),
        ({"budget": {"positions": 1, "seconds": float("nan")}}, "budget needs seconds above zero"),
    ],
)
def test_a_request_that_makes_no_sense_says_which_it_is(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(MessageError, match=f"^{why}$") as error:
        read_request(a_request(id="mine", **fields))
    assert error.value.request_id == "mine"


def test_a_position_that_cannot_be_read_is_told_with_the_reason() -> None:
    with pytest.raises(MessageError, match=r"\w \w") as error:
        read_request(a_request(position="no cards"))
    assert error.value.request_id == 1


def test_the_least_budget_is_one_position_or_any_part_of_a_second() -> None:
    request = read_request(a_request(budget={"positions": 1, "seconds": 0.001}))
    assert isinstance(request, SolveRequest)
    assert request.budget == (1, 0.001)


def test_what_the_worker_writes_is_one_short_line_each() -> None:
    assert hello() == b'{"hello":%d}\n' % VERSION
    assert progress_line("mine", Progress(300, 0.25, 15, 47)) == (
        b'{"id":"mine","progress":{"positions":300,"seconds":0.25,"breadth":15,"cards_home":47}}\n'
    )
    line = (Move.parse("deal"), Move.parse("T3>F9"))
    answer = Answer(Verdict.WINNABLE, line, 1_234, 0.123_456, 45)
    assert answer_line(7, answer) == (
        b'{"id":7,"verdict":"winnable","line":["deal","T3>F9"],'
        b'"spent":{"positions":1234,"seconds":0.123}}\n'
    )
