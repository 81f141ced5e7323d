"""The solver's process: requests on standard input, answers on standard output.

A thread of its own reads, so that a stop or a newer request is heard during a search, and the
input's end, which comes also when the program is killed, ends the process at once. What it can't
read it reports on standard error and goes on.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from threading import Condition, Lock, Thread
from typing import BinaryIO, Final, NoReturn

from bigben.solver.messages import (
    LINE_LIMIT,
    MessageError,
    RequestId,
    SolveRequest,
    StopRequest,
    answer_line,
    hello,
    progress_line,
    read_request,
)
from bigben.solver.priority import give_way
from bigben.solver.solve import Solver
from bigben.solver.verdict import Answer, Progress, Verdict

_NOTHING_DONE: Final = Answer(Verdict.UNKNOWN, (), 0, 0.0, 0)


class Worker:
    """Answers each request exactly once, the newest first of all: it ends the one before."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._writing = Lock()
        self._changed = Condition()
        self._waiting: SolveRequest | None = None
        self._running: RequestId | None = None
        self._stopped = False

    def run(self) -> NoReturn:
        """Say hello, then answer for ever."""
        self._write(hello())
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting is not None)
                request, self._waiting = self._waiting, None
                assert request is not None
                self._running, self._stopped = request.id, False
            self._work(request)
            with self._changed:
                self._running = None

    def _work(self, request: SolveRequest) -> None:
        def report(progress: Progress) -> None:
            self._write(progress_line(request.id, progress))

        with Solver(request.position, request.budget, lambda: self._stopped, report) as solver:
            self._write(answer_line(request.id, solver.answer()))

    def take(self, line: bytes) -> None:
        """Take in a line; for the reading thread."""
        try:
            request = read_request(line)
        except MessageError as error:
            print(f"refused: {error}", file=sys.stderr)
            if error.request_id is not None:
                self._write(answer_line(error.request_id, _NOTHING_DONE))
            return
        dropped: SolveRequest | None = None
        with self._changed:
            if isinstance(request, StopRequest):
                if self._running == request.id:
                    self._stopped = True
                elif self._waiting is not None and self._waiting.id == request.id:
                    dropped, self._waiting = self._waiting, None
            else:
                dropped, self._waiting = self._waiting, request
                self._stopped = True
                self._changed.notify()
        if dropped is not None:
            self._write(answer_line(dropped.id, _NOTHING_DONE))

    def _write(self, line: bytes) -> None:
        with self._writing:
            try:
                self._output.write(line)
                self._output.flush()
            except OSError:
                # Nobody listens any more.
                os._exit(0)


def lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a source, without those over :data:`LINE_LIMIT`."""
    while line := source.readline(LINE_LIMIT + 1):
        if len(line) <= LINE_LIMIT:
            yield line
            continue
        print("refused: the line is too long", file=sys.stderr)
        while line and not line.endswith(b"\n"):
            line = source.readline(LINE_LIMIT)


def main() -> NoReturn:
    """Run the worker on standard input and output until the input ends."""
    # A search frees all that it took by itself, and is a fifth faster without the collector.
    gc.disable()
    give_way()
    worker = Worker(sys.stdout.buffer)

    def read() -> None:
        try:
            for line in lines(sys.stdin.buffer):
                worker.take(line)
        finally:
            os._exit(0)

    Thread(target=read, name="reader").start()
    try:
        worker.run()
    except BaseException:
        # The interpreter's own end would wait for the reader, or abort because of it.
        sys.excepthook(*sys.exc_info())
        os._exit(1)
