"""Wherever the program is started: it can be played, says what it cannot do, and loses nothing."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from bigben.settings.paths import Paths
from tests.e2e.played import complaints, play
from tests.e2e.program import ROOT, read_record
from tests.e2e.screen import PATIENCE_S, until

pytestmark = pytest.mark.e2e

STARTS: Final = 20
"""Of two programs at once."""
Mount = Callable[..., Path]


@pytest.fixture
def mount(tmp_path: Path) -> Iterator[Mount]:
    """Mount file systems in memory, where that is allowed: in a container that has the right."""
    with ExitStack() as stack:

        def mount(size_kib: int) -> Path:
            folder = tmp_path / "mounted"
            folder.mkdir()
            words = ("mount", "-t", "tmpfs", "-o", f"size={size_kib}k", "tmpfs", str(folder))
            if subprocess.run(words, check=False, capture_output=True).returncode:
                pytest.skip("nothing may be mounted here")
            stack.callback(subprocess.run, ("umount", str(folder)), check=True)
            return folder

        yield mount


def names_below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def moves_kept(folder: Path) -> int:
    record = read_record(folder)
    return 0 if record is None else record.cursor


def at_home(home: str | None) -> dict[str, str | None]:
    """Surroundings that know of no folder but this."""
    folders = ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "STATE_HOME", "RUNTIME_DIR")
    return {"HOME": home} | {f"XDG_{name}": None for name in folders}


# Where nothing can be written


@pytest.mark.parametrize("moves_before", [0, 2])
def test_read_only_home_is_played_in_and_left_as_it_is(mount: Mount, moves_before: int) -> None:
    home = mount(4_000)
    around = at_home(str(home))
    if moves_before:
        assert play(None, moves_before, environment=around) == ""
    before = {
        name: (home / name).read_bytes() for name in names_below(home) if (home / name).is_file()
    }
    subprocess.run(("mount", "-o", "remount,ro", str(home)), check=True)
    sentence = play(None, 3, environment=around, logs=not moves_before)
    assert "cannot be written" in sentence
    assert {name: (home / name).read_bytes() for name in before} == before
    subprocess.run(("mount", "-o", "remount,rw", str(home)), check=True)
    assert play(None, 1, environment=around) == ""
    assert {Path(name).parts[0] for name in names_below(home)} <= {".local", ".config", ".cache"}


@pytest.mark.parametrize("home", ["/dev/null/nobody", "/proc/nobody"])
def test_without_a_home_there_is_a_game_and_a_sentence(home: str) -> None:
    assert "cannot be written" in play(None, 3, environment=at_home(home), logs=True)


def test_user_whom_the_system_does_not_know_gets_a_game_and_a_sentence(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only the superuser can become somebody else")
    unknown = ("setpriv", "--reuid=54321", "--regid=54321", "--clear-groups", "--")
    can_run = subprocess.run([*unknown, sys.executable, "-c", ""], check=False, capture_output=True)
    if can_run.returncode:
        pytest.skip("others may not use this Python")
    around = at_home(None) | {"TMPDIR": str(tmp_path)}
    tmp_path.chmod(0o777)
    sentence = play(None, 3, unknown, environment=around, logs=True)
    assert "cannot be written" in sentence


# Where nothing can be locked


@pytest.fixture(scope="module")
def no_locks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str | None]:
    """Surroundings in which every folder is like one on a network whose server locks nothing."""
    if sys.platform != "linux" or (compiler := shutil.which("cc")) is None:
        pytest.skip("what refuses locks cannot be made here")
    library = tmp_path_factory.mktemp("no_locks") / "no_locks.so"
    source = Path(__file__).with_name("no_locks.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return {"LD_PRELOAD": str(library)}


def test_folder_without_locks_is_said_and_left_as_it_is(
    no_locks: dict[str, str | None], tmp_path: Path
) -> None:
    assert play(tmp_path, 2) == ""
    database = Paths.under(tmp_path).database
    before = database.read_bytes()
    assert "lock files" in play(tmp_path, 3, environment=no_locks, logs=True)
    assert database.read_bytes() == before
    # Nor are preferences lost, and the next start goes on.
    assert Paths.under(tmp_path).preferences.is_file()
    assert play(tmp_path, 1) == ""
    assert moves_kept(tmp_path) == 3


def test_of_two_programs_in_a_folder_without_locks_one_shows_its_window(
    no_locks: dict[str, str | None], tmp_path: Path
) -> None:
    with two_starts(tmp_path, (7, 8), no_locks) as left:
        left.kill()
        left.wait()


# Where there is no room


@pytest.mark.parametrize("size_kib", [4, 12, 40])
def test_full_disk_is_told_whatever_of_the_files_it_still_has_room_for(
    mount: Mount, size_kib: int
) -> None:
    folder = mount(size_kib)
    assert play(folder, 3, logs=None)
    assert not list(folder.rglob("*damaged*"))
    # Room is made, as far as a memory goes.
    subprocess.run(("mount", "-o", "remount,size=4000k", str(folder)), check=True)
    assert play(folder, 2) == ""
    assert moves_kept(folder) == 2


def test_moves_made_on_a_full_disk_are_kept_when_there_is_room_again(mount: Mount) -> None:
    folder = mount(4_000)
    assert play(folder, 2) == ""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4_096)
    assert play(folder, 30, logs=None)
    filler.unlink()
    kept = moves_kept(folder)
    assert kept >= 2
    assert play(folder, 1) == ""
    assert moves_kept(folder) == kept + 1


# Where names are strange


@pytest.mark.parametrize(
    "name",
    [
        "Ойындар, 12♣ — Үлкен Бен",
        " spaces and 'quotes\" %20?#&;=[x]",
        "-o",
        "/".join(["ж" * 50] * 3),
    ],
)
def test_folder_of_any_name_keeps_the_game(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    assert play(folder, 2) == ""
    assert play(folder, 1) == ""
    assert moves_kept(folder) == 3
    top = Path(name).parts[0]
    assert {path.name for path in tmp_path.iterdir()} == {top}
    assert Paths.under(folder).preferences.is_file()


@pytest.mark.parametrize("parts", [3, 16, 20])
def test_folder_of_a_name_too_long_for_databases_is_said(tmp_path: Path, parts: int) -> None:
    # SQLite opens no path of more than 512 bytes, the system none of more than 4,096.
    folder = tmp_path / "/".join(["long" * 60] * parts)
    assert "cannot be written" in play(folder, 2, logs=None)
    assert not list(tmp_path.rglob("*.sqlite3*"))


# Two at once


@contextmanager
def two_starts(
    folder: Path, deals: tuple[int, int], environment: Mapping[str, str | None] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Start two programs at once, for a deal each; yields the one that is left, and ends it."""
    words = [sys.executable, "-P", "-m", "bigben", "--data-dir", str(folder)]
    around = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    around |= environment or {}
    both = [
        subprocess.Popen([*words, "--deal", str(deal)], env=around, stderr=subprocess.PIPE)
        for deal in deals
    ]
    try:
        until(
            lambda: [one.poll() for one in both].count(None) == 1,
            "one of the two is left",
        )
        (left,) = (one for one in both if one.poll() is None)
        (ended,) = (one for one in both if one is not left)
        assert ended.returncode == 0
        yield left
        if left.poll() is None:
            left.send_signal(signal.SIGTERM)
            left.wait(PATIENCE_S)
            assert left.returncode == 0
    finally:
        for one in both:
            one.kill()
            said = one.communicate()[1].decode()
            if not environment:
                assert complaints(said) == []


@pytest.mark.parametrize("starts", [3, pytest.param(STARTS, marks=pytest.mark.slow)])
def test_of_two_programs_that_start_at_once_one_shows_its_window(
    tmp_path: Path, starts: int
) -> None:
    for number in range(starts):
        deals = (2 * number + 7, 2 * number + 8)
        with two_starts(tmp_path, deals):
            # Both deals were asked for, and nothing was touched: the later one lies there.
            until(
                lambda deals=deals: (found := read_record(tmp_path)) and found.deal_number in deals,
                "a game is saved",
            )
        record = read_record(tmp_path)
        assert record is not None
        assert record.deal_number in deals
    assert names_below(tmp_path) >= {"data/games.sqlite3", "config/bigben.ini"}
    assert not list(tmp_path.rglob("*damaged*"))
