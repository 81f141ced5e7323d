"""What a later start hands over, as it comes through the socket."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.ui.single_instance import Claim, SingleInstance

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
