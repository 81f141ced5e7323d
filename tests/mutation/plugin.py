"""A pytest plugin: the tests once, then for every mutant those again that run its function.

docs/mutation.md tells how to use it.
"""

from __future__ import annotations

import functools
import json
import os
import resource
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import Phase, settings

from tests.mutation.mutants import Function, Mutant, mutants

SLOWER: Final = 5
"""A test that takes so many times as long with a mutant has found it, and some seconds more."""
SLOWER_WAITING: Final = 30
MOST_BYTES: Final = 6 * 2**30
"""Of address space: a mutant may fill a list without end."""

_NO_TESTS: Final = 3
_NO_MUTANT: Final = 4
_BROKEN: Final = 5
_WORDS: Final = {
    0: "survived",
    1: "killed",
    _NO_TESTS: "no tests",
    _NO_MUTANT: "not made",
    _BROKEN: "broken",
}
"""Broken is what runs the tests, here: that tells nothing of the mutant."""


class Run(NamedTuple):
    """What a test took without mutants."""

    seconds: float
    """Of processor time."""
    functions: list[str]
    """Those it runs that have mutants."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutation")
    group.addoption("--mutate", action="append", type=Path, help="a module, by its path")
    group.addoption("--results", type=Path, help="a file of JSON lines; what it has is not redone")
    group.addoption("--survivors", action="store_true", help="do those again that lived on in it")
    group.addoption("--children", type=int, default=1, help="mutants at a time")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("mutate"):
        # Always the same examples, and no time spent on the smallest one that fails.
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile(
            "mutation", settings.default, database=None, derandomize=True, phases=phases
        )
        settings.load_profile("mutation")
        config.pluginmanager.register(_Runner(config), "mutation-runner")


class _Runner:
    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._results: Path = config.getoption("results").absolute()
        self._failed = ""
        self._why = ""
        self._runs: dict[str, Run] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self._failed:
            self._failed = report.nodeid
            crash = getattr(report.longrepr, "reprcrash", None)
            self._why = crash.message if crash else report.longreprtext

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        made = [mutant for path in self._config.getoption("mutate") for mutant in mutants(path)]
        # An example in a docstring can be run only once.
        items = [item for item in session.items if not isinstance(item, pytest.DoctestItem)]
        project = Path.cwd()
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            # A mutant may write to a file of any name.
            os.chdir(folder)
            try:
                self._find(session, items, made)
            finally:
                os.chdir(project)
        return True

    def _find(self, session: pytest.Session, items: list[pytest.Item], made: list[Mutant]) -> None:
        """Try every mutant that has no result yet, once all is seen to pass without."""
        self._run_all(items, {mutant.function for mutant in made})
        if self._failed:
            raise session.Failed(f"{self._failed} fails without mutants: {self._why}")
        process, note = self._start(items, [mutant for mutant in made if not mutant.number])
        _, status = os.waitpid(process, 0)
        with os.fdopen(note, encoding="utf-8") as reader:
            why = reader.read()
        if _word(status) not in ("survived", "no tests"):
            raise session.Failed(f"{_word(status)} with functions as they stand: {why}")
        waiting = self._not_done([mutant for mutant in made if mutant.number])
        waiting.reverse()
        running: dict[int, tuple[Mutant, int]] = {}
        counts: Counter[str] = Counter()
        with self._results.open("a", encoding="utf-8") as results:
            while running or waiting:
                while waiting and len(running) < self._config.getoption("children"):
                    mutant = waiting.pop()
                    process, note = self._start(items, [mutant])
                    running[process] = mutant, note
                process, status = os.wait()
                if process not in running:
                    continue  # a program that a test started
                mutant, note = running.pop(process)
                with os.fdopen(note, encoding="utf-8") as reader:
                    word = _word(status)
                    test, _, why = reader.read().partition("\n")
                counts[word] += 1
                entry = [str(mutant.function), mutant.number, mutant.change, word, test, why]
                print(json.dumps(entry, ensure_ascii=False), file=results, flush=True)
                if word != "killed":
                    print(f"\n{word}: {mutant.function} {mutant.number}\n{mutant.change}")
        print(f"\nnow {dict(counts)}")

    def _not_done(self, made: list[Mutant]) -> list[Mutant]:
        words = {}
        if self._results.exists():
            for line in self._results.read_text(encoding="utf-8").splitlines():
                function, number, change, word, *_ = json.loads(line)
                words[function, number, change] = word
        wanted = {"survived", "no tests"} if self._config.getoption("survivors") else {None}
        return [
            mutant
            for mutant in made
            if words.get((str(mutant.function), mutant.number, mutant.change)) in wanted
        ]

    def _run_all(self, items: list[pytest.Item], functions: set[Function]) -> None:
        """Run every test once, and note which of the functions it runs."""
        codes: dict[CodeType, str] = {each.live().__code__: str(each) for each in functions}
        met: set[str] = set()

        def note(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and frame.f_code in codes:
                met.add(codes[frame.f_code])

        for item, following in zip(items, [*items[1:], None], strict=True):
            met.clear()
            _clear_caches()
            begun = time.process_time()
            threading.setprofile(note)
            sys.setprofile(note)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            sys.setprofile(None)
            threading.setprofile(None)
            self._runs[item.nodeid] = Run(time.process_time() - begun, sorted(met))
            if self._failed:
                return

    def _start(self, items: list[pytest.Item], made: list[Mutant]) -> tuple[int, int]:
        """Begin a process for mutants; returns its id, and where it writes what killed them."""
        functions = {str(mutant.function) for mutant in made}
        chosen = [
            item for item in items if not functions.isdisjoint(self._runs[item.nodeid].functions)
        ]
        chosen.sort(key=lambda item: self._runs[item.nodeid].seconds)
        reader, writer = os.pipe()
        sys.stdout.flush()
        process = os.fork()
        if process:
            os.close(writer)
            return process, reader
        code = _BROKEN
        try:
            code = self._live_with(made, chosen)
            # Room enough in any pipe.
            os.write(writer, f"{self._failed}\n{self._why}".encode(errors="replace")[:4_000])
        finally:
            os._exit(code)

    def _live_with(self, made: list[Mutant], items: list[pytest.Item]) -> int:
        """Run tests against mutants until one fails; returns the code to exit with."""
        os.chdir(tempfile.mkdtemp(dir="."))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in range(3):
            os.dup2(nowhere, standard)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        _clear_caches()
        try:
            for mutant in made:
                mutant.install()
        except Exception:
            return _NO_MUTANT
        for item, following in zip_longest(items, items[1:]):
            seconds = self._runs[item.nodeid].seconds
            signal.setitimer(signal.ITIMER_PROF, SLOWER * seconds + 3)
            signal.setitimer(signal.ITIMER_REAL, SLOWER_WAITING * seconds + 60)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                return 1
        return 0 if items else _NO_TESTS


def _word(status: int) -> str:
    if not os.WIFSIGNALED(status):
        return _WORDS[os.WEXITSTATUS(status)]
    too_slow = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM, signal.SIGKILL)
    return "timed out" if too_slow else "crashed"


def _clear_caches() -> None:
    """Forget what functions of the program remember: a mutant must reckon it anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("bigben"):
            for value in vars(module).values():
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()
