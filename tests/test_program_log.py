"""The program's log: in a file, small, quiet, and never in the way."""

from __future__ import annotations

import faulthandler
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from bigben import log_file
from bigben.program_log import ProgramLog

MakeLog = Callable[[], ProgramLog]


@pytest.fixture
def make_log(tmp_path: Path) -> Iterator[MakeLog]:
    """Make logs in a folder that is not there yet; what they change is as before in the end."""
    root, ours = logging.getLogger(), logging.getLogger("bigben")
    handlers, level, watched = root.handlers[:], ours.level, faulthandler.is_enabled()
    faulthandler.disable()
    logs: list[ProgramLog] = []

    def make() -> ProgramLog:
        log = ProgramLog(tmp_path / "log")
        log.begin()
        logs.append(log)
        return log

    yield make
    for log in logs:
        log.end()
    root.handlers[:] = handlers
    ours.setLevel(level)
    if watched:
        faulthandler.enable()


def test_what_was_said_before_the_file_is_there_is_in_it_too(make_log: MakeLog) -> None:
    log = make_log()
    logging.getLogger("bigben.settings").warning("before")
    assert not log.file.exists()
    log.open()
    logging.getLogger("bigben.settings").warning("after")
    first, second = log.file.read_text().splitlines()
    assert first.endswith("WARNING bigben.settings: before")
    assert second.endswith("WARNING bigben.settings: after")


def test_milestones_of_ours_are_kept_and_chatter_is_not(make_log: MakeLog) -> None:
    log = make_log()
    logging.getLogger("bigben.app").info("begins")
    logging.getLogger("bigben.app").debug("a detail")
    logging.getLogger("another").info("chatter")
    assert [line.rpartition(" ")[2] for line in log.tail(9)] == ["begins"]


def test_what_qt_warns_of_is_kept(make_log: MakeLog) -> None:
    log = make_log()
    qWarning("no such thing")
    (line,) = log.tail(9)
    assert line.endswith("WARNING qt: no such thing")


def test_the_console_hears_warnings_and_qt_in_its_own_words(
    make_log: MakeLog, capfd: pytest.CaptureFixture[str]
) -> None:
    make_log()
    logging.getLogger("bigben.app").info("begins")
    logging.getLogger("bigben.app").warning("beware")
    qWarning("no such thing")
    assert capfd.readouterr().err.splitlines() == ["bigben.app: beware", "no such thing"]


def test_only_the_last_lines_are_told(make_log: MakeLog) -> None:
    log = make_log()
    for number in range(9):
        logging.getLogger("bigben").warning("number %s", number)
    assert [line[-1] for line in log.tail(3)] == ["6", "7", "8"]


def test_a_file_that_has_become_large_makes_way_and_the_oldest_goes(
    make_log: MakeLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "_LARGEST", 1_000)
    log = make_log()
    for number in range(100):
        logging.getLogger("bigben").warning("number %s", number)
    log.open()
    files = sorted(log.file.parent.glob("bigben.log*"))
    assert [file.name for file in files] == ["bigben.log", "bigben.log.1", "bigben.log.2"]
    assert all(file.stat().st_size <= 1_000 for file in files)
    assert "number 99" in log.file.read_text()
    assert "number 0\n" not in "".join(file.read_text() for file in files)


def test_a_folder_that_cannot_be_written_to_is_done_without(
    make_log: MakeLog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "log").write_text("a file in the folder's place")
    log = make_log()
    logging.getLogger("bigben").info("begins")
    log.open()
    assert log.tail(9) == []
    assert capsys.readouterr().err == ""


def test_a_disk_that_is_full_is_not_complained_of(
    make_log: MakeLog, capsys: pytest.CaptureFixture[str]
) -> None:
    log = make_log()
    log.open()
    (handler,) = (each for each in logging.getLogger().handlers if hasattr(each, "maxBytes"))

    def full(_record: logging.LogRecord) -> str:
        raise OSError(28, "No space left on device")

    handler.format = full  # type: ignore[method-assign]
    logging.getLogger("bigben").info("lost")
    assert capsys.readouterr().err == ""


def test_after_the_end_nothing_is_written(make_log: MakeLog) -> None:
    log = make_log()
    log.end()
    before = log.file.read_text()
    logging.getLogger("bigben").warning("too late")
    assert log.file.read_text() == before


def test_a_run_that_was_ended_by_a_fault_is_told_of_in_the_next(
    make_log: MakeLog, tmp_path: Path
) -> None:
    code = (
        "import sys, pathlib, faulthandler; from bigben.program_log import ProgramLog; "
        "faulthandler.disable(); ProgramLog(pathlib.Path(sys.argv[1])).begin(); "
        "faulthandler._sigabrt()"
    )
    ended = subprocess.run([sys.executable, "-c", code, str(tmp_path / "log")], check=False)
    assert ended.returncode != 0
    log = make_log()
    story = "\n".join(log.tail(50))
    assert "the program was ended by a fault the last time" in story
    assert "Aborted" in story
    log.end()
    assert "ended by a fault" not in "\n".join(make_log().tail(50)[len(story.splitlines()) :])


def test_the_files_of_the_log_cost_the_start_nothing() -> None:
    code = "import sys, pathlib; import bigben.app; sys.exit('logging.handlers' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
