"""The commands that go through many deals, and the one that reports on them."""

from __future__ import annotations

import argparse
import gc
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import Final

from bigben.solver.arguments import above_zero, add_rules, checked, deal_numbers, whole_number
from bigben.solver.fair.game import PlayedRow, PlayTask
from bigben.solver.fair.player import Policy
from bigben.solver.survey.plot import draw
from bigben.solver.survey.report import read_surveys, report
from bigben.solver.survey.rows import AnyRow, RowFile, RowsError
from bigben.solver.survey.run import Task, survey
from bigben.solver.survey.solved import SolvedRow, SolveTask
from bigben.solver.verdict import Budget

INTERRUPTED: Final = 130
"""The exit code of what Ctrl+C stopped, as shells have it."""


def add_survey(parser: argparse.ArgumentParser) -> None:
    """Describe the command that solves many deals."""
    _add_common(parser)
    parser.add_argument(
        "--seconds",
        type=checked(above_zero),
        help="processor time a deal at most (default: 10, or no limit with --positions)",
    )
    parser.add_argument(
        "--positions",
        type=checked(whole_number),
        default=inf,
        help="positions a deal at most: the same rows on every machine",
    )


def add_play(parser: argparse.ArgumentParser) -> None:
    """Describe the command that lets the fair player play many deals."""
    _add_common(parser)
    parser.add_argument(
        "--sampled-from",
        type=checked(partial(whole_number, least=0)),
        default=Policy().sampled_from,
        metavar="CARDS",
        help="sample games once so few cards are unseen; 0: never (default: %(default)s)",
    )


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deals",
        type=checked(deal_numbers),
        required=True,
        metavar="A-B,…",
        help="deal numbers and ranges of them, with commas between",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where rows go")
    add_rules(parser)
    parser.add_argument(
        "--jobs", type=checked(whole_number), default=1, help="how many processes to run"
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="run on the Dask cluster of this scheduler instead (needs bigben-solitaire[cluster])",
    )


def run_survey(options: argparse.Namespace) -> int:
    """Solve many deals; the exit code is 1 if the file will not do, 130 if it was stopped."""
    seconds = options.seconds or (10 if options.positions == inf else inf)
    return _run(options, SolveTask(options.rules, Budget(options.positions, seconds)), SolvedRow)


def run_play(options: argparse.Namespace) -> int:
    """Play many deals; the exit codes are those of :func:`run_survey`."""
    policy = Policy(sampled_from=options.sampled_from)
    return _run(options, PlayTask(options.rules, policy), PlayedRow)


def _run(options: argparse.Namespace, task: Task[AnyRow], kind: type[AnyRow]) -> int:
    try:
        with (
            RowFile(options.out, kind, task.terms) as rows,
            _executor(options) as executor,
            _bar(options.deals, rows.done) as progress,
        ):
            survey(task, options.deals, rows, executor, progress)
    except (OSError, RowsError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return INTERRUPTED
    return 0


def add_report(parser: argparse.ArgumentParser) -> None:
    """Describe the command that reports on rows."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="rows, also .gz")
    parser.add_argument(
        "--plot", type=Path, metavar="SVG", help="draw them too (needs bigben-solitaire[report])"
    )


def run_report(options: argparse.Namespace) -> int:
    """Report on the rows of files; the exit code is 1 if a file will not do."""
    try:
        surveys = read_surveys(options.files)
    except (OSError, RowsError) as error:
        print(error, file=sys.stderr)
        return 1
    print(*report(surveys), sep="\n")
    if options.plot:
        with _extra("report"):
            draw(surveys, options.plot)
    return 0


@contextmanager
def _executor(options: argparse.Namespace) -> Iterator[Executor]:
    if options.scheduler:
        with _extra("cluster"):
            from distributed import Client  # noqa: PLC0415

        with Client(options.scheduler) as client:
            yield client.get_executor(pure=False)
        return
    executor = ProcessPoolExecutor(options.jobs, initializer=_prepare)
    # Ctrl+C is for the process that keeps the rows. The others, started here, ignore it from
    # birth: until they have done so themselves it could end them with words of their own.
    heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
    for _ in range(options.jobs):
        executor.submit(int)
    signal.signal(signal.SIGINT, heeded)
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


def _prepare() -> None:
    """Make a process ready to solve deals."""
    # A search frees all that it took by itself, and is faster without the collector.
    gc.disable()
    # Where ignoring is not inherited.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _extra(name: str) -> Iterator[None]:
    """Something that needs an extra of the package."""
    try:
        yield
    except ImportError as error:
        raise SystemExit(f"{error}: this needs bigben-solitaire[{name}]") from None


@contextmanager
def _bar(deals: Sequence[int], done: set[int]) -> Iterator[Callable[[int], object]]:
    """A progress bar, if the library for it is there."""
    try:
        from tqdm import tqdm  # noqa: PLC0415  # an extra
    except ImportError:
        yield lambda _: None
        return
    before = sum(deal in done for deal in deals)
    with tqdm(total=len(deals), initial=before, unit=" deals", smoothing=0) as bar:
        yield bar.update
