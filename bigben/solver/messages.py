"""What goes between the program and the solver's process: one JSON object a line."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from bigben.engine import Position, PositionError
from bigben.solver.verdict import Answer, Budget, Progress

VERSION: Final = 1
"""The version of this protocol, which the worker says first."""

LINE_LIMIT: Final = 64 * 1024
"""The longest line that is taken, in bytes, its end included."""

RequestId = int | str


class MessageError(ValueError):
    """A line that is no request.

    Attributes:
        request_id: the request's id if that much could be read; it must still be answered.
    """

    def __init__(self, what: str, request_id: RequestId | None = None) -> None:
        super().__init__(what)
        self.request_id = request_id


class SolveRequest(NamedTuple):
    """A position to solve."""

    id: RequestId
    position: Position
    budget: Budget


class StopRequest(NamedTuple):
    """The search for a request is to end."""

    id: RequestId


def read_request(line: bytes) -> SolveRequest | StopRequest:
    """Read a line that came in; raises :class:`MessageError` for anything but a request."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise MessageError("not JSON") from None
    if not isinstance(message, dict):
        raise MessageError("not an object")
    request_id = message.get("id")
    if isinstance(request_id, bool) or not isinstance(request_id, int | str):
        raise MessageError("no id")
    match message.get("op"):
        case "stop":
            return StopRequest(request_id)
        case "solve":
            try:
                return SolveRequest(request_id, _position(message), _budget(message))
            except ValueError as error:
                raise MessageError(str(error), request_id) from error
    raise MessageError("unknown op", request_id)


def _position(message: dict[str, Any]) -> Position:
    text = message.get("position")
    if not isinstance(text, str):
        raise PositionError("position is not a text")
    position = Position.from_text(text)
    if message.get("rules") != position.rules:
        raise PositionError("the position has other rules than the request")
    return position


def _budget(message: dict[str, Any]) -> Budget:
    budget = message.get("budget")
    if not isinstance(budget, dict):
        raise ValueError("budget is not an object")
    return Budget(_above_zero(budget, "positions"), _above_zero(budget, "seconds"))


def _above_zero(budget: dict[str, Any], name: str) -> float:
    number = budget.get(name)
    # What is not above zero may also be no number at all.
    if isinstance(number, bool) or not isinstance(number, int | float) or not number > 0:
        raise ValueError(f"budget needs {name} above zero")
    return number


def hello() -> bytes:
    """What the worker says first."""
    return _line({"hello": VERSION})


def progress_line(request_id: RequestId, progress: Progress) -> bytes:
    """How far the search for a request has come."""
    return _line({"id": request_id, "progress": progress._asdict()})


def answer_line(request_id: RequestId, answer: Answer) -> bytes:
    """The one answer to a request."""
    return _line(
        {
            "id": request_id,
            "verdict": answer.verdict,
            "line": [str(move) for move in answer.line],
            "spent": {"positions": answer.positions, "seconds": round(answer.seconds, 3)},
        }
    )


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"
