"""What a later start hands over, as it comes through the socket."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.ui.desktop import single_instance
from bigben.ui.desktop.single_instance import Answer, Claim, SingleInstance
from tests.own_time import own_ms

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no sockets with paths")


@pytest.fixture
def instance(tmp_path: Path, qtbot: QtBot) -> Iterator[SingleInstance]:
    del qtbot  # a socket needs an application
    instance = SingleInstance(tmp_path / "bigben.lock")
    assert instance.claim() is Claim.OURS
    instance.listen()
    yield instance
    instance.release()


@pytest.fixture
def later(instance: SingleInstance) -> Iterator[socket.socket]:
    """What a later start talks through."""
    with socket.socket(socket.AF_UNIX) as later:
        later.connect(instance._server.fullServerName())
        later.setblocking(False)
        yield later


def test_the_longest_path_comes_whole_though_in_parts(
    instance: SingleInstance, later: socket.socket, qtbot: QtBot
) -> None:
    asked = {"file": "ж" * 2_000 + "\udcff" * 300}
    message = json.dumps(asked).encode() + b"\n"
    assert len(message) > 12_000
    later.sendall(message[:10_000])
    for _ in range(20):
        QApplication.processEvents()  # the first part is seen by itself
    with qtbot.waitSignal(instance.asked) as blocker:
        later.sendall(message[10_000:])
    assert blocker.args == [asked]
    assert later.recv(100) == b"ok\n"


def is_cut_off(later: socket.socket) -> bool:
    try:
        return later.recv(100) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("message", [b"x" * 40_000, b"hello\n", b"[" * 30_000 + b"\n"])
def test_what_is_no_message_is_cut_off(
    instance: SingleInstance, later: socket.socket, message: bytes, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(instance.asked):
        later.sendall(message)
        qtbot.waitUntil(lambda: is_cut_off(later))


@pytest.fixture
def first(tmp_path: Path, qtbot: QtBot) -> Iterator[SingleInstance]:
    """A program that has the folder, and does not listen yet."""
    del qtbot
    first = SingleInstance(tmp_path / "bigben.lock")
    assert first.claim() is Claim.OURS
    yield first
    first.release()


SECOND: Final = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from bigben.ui.desktop.single_instance import SingleInstance

app = QCoreApplication([])
second = SingleInstance(Path(sys.argv[1]))
print(second.claim().name, flush=True)
print(second.hand_over({"deal": "7"}).name, flush=True)
"""


@pytest.fixture
def second(first: SingleInstance, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A later start, which is handing over what it was asked for."""
    del first
    words = [sys.executable, "-c", SECOND, str(tmp_path / "bigben.lock")]
    around = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=around) as second:
        assert second.stdout is not None
        assert second.stdout.readline() == "TAKEN\n"
        with pytest.raises(subprocess.TimeoutExpired):
            second.wait(0.5)
        yield second
        second.kill()


def test_a_second_start_waits_until_the_first_listens(
    first: SingleInstance, second: subprocess.Popen[str], qtbot: QtBot
) -> None:
    with qtbot.waitSignal(first.asked, timeout=20_000) as blocker:
        first.listen()
    assert blocker.args == [{"deal": "7"}]
    assert second.communicate()[0] == "TAKEN\n"


@pytest.mark.parametrize("listened", [False, True])
def test_a_second_start_has_the_folder_of_a_first_that_ends_without_an_answer(
    first: SingleInstance, second: subprocess.Popen[str], listened: bool
) -> None:
    if listened:
        first.listen()  # but it never looks who calls
    first.release()
    assert second.communicate()[0] == "GONE\n"


def test_a_first_that_never_listens_is_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch, first: SingleInstance, tmp_path: Path
) -> None:
    del first
    monkeypatch.setattr(single_instance, "_PATIENCE_MS", 300)
    second = SingleInstance(tmp_path / "bigben.lock")
    assert second.hand_over({}) is Answer.NONE


def test_a_lock_of_another_computer_is_told_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    lock = tmp_path / "bigben.lock"
    lock.write_text("1\nbigben\nanother computer\n\n\n")
    second = SingleInstance(lock)
    begun_ms = own_ms()
    assert second.claim() is Claim.TAKEN
    assert second.hand_over({}) is Answer.NONE
    assert own_ms() - begun_ms < 1_000
    assert lock.exists()
    assert second.other_computer == "another computer"


def test_a_lock_of_this_computer_is_on_no_other(first: SingleInstance, tmp_path: Path) -> None:
    del first
    assert SingleInstance(tmp_path / "bigben.lock").other_computer == ""
