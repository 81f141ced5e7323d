"""Goes through many deals with any executor, and keeps a row of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import Final, Protocol, TypeVar

from bigben.solver.survey.rows import AnyRow, Row, RowFile

AHEAD: Final = 256
"""How many deals the executor has at a time, at most."""

MadeRow_co = TypeVar("MadeRow_co", bound=Row, covariant=True)


class Task(Protocol[MadeRow_co]):
    """What is done with a deal. It can be sent to other processes."""

    @property
    def terms(self) -> object:
        """What all rows that it makes have in common."""

    def __call__(self, deal: int, /) -> MadeRow_co:
        """The row of a deal."""


def survey(
    task: Callable[[int], AnyRow],
    deals: Iterable[int],
    rows: RowFile[AnyRow],
    executor: Executor,
    progress: Callable[[int], object] = lambda _: None,
) -> None:
    """Do a task for each deal that has no row yet, and add its row.

    ``progress`` is told how many rows were just added. A task's error is raised once everything
    else that was done is kept. Only this process writes: whatever happens where the tasks run, a
    row is added once or not at all.
    """
    to_do = (deal for deal in deals if deal not in rows.done)
    waiting: set[Future[AnyRow]] = set()
    try:
        while True:
            new = islice(to_do, AHEAD - len(waiting))
            waiting |= {executor.submit(task, deal) for deal in new}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            failed = [future for future in done if future.exception() is not None]
            rows.add(future.result() for future in done.difference(failed))
            progress(len(done) - len(failed))
            for future in failed:
                future.result()
    finally:
        for future in waiting:
            future.cancel()
