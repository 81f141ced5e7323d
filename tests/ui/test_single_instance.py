"""What a later start hands over, as it comes through the socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.ui.single_instance import Claim, SingleInstance


@pytest.fixture
def instance(tmp_path: Path, qtbot: QtBot) -> Iterator[SingleInstance]:
    del qtbot  # a socket needs an application
    instance = SingleInstance(tmp_path / "bigben.lock")
    assert instance.claim() is Claim.OURS
    instance.listen()
    yield instance
    instance.release()


@pytest.fixture
def socket(instance: SingleInstance) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(instance._name)
    assert socket.waitForConnected()
    return socket


def test_the_longest_path_comes_whole_though_in_parts(
    instance: SingleInstance, socket: QLocalSocket, qtbot: QtBot
) -> None:
    asked = {"file": "ж" * 2_000 + "\udcff" * 300}
    message = json.dumps(asked).encode() + b"\n"
    assert len(message) > 12_000
    socket.write(message[:10_000])
    socket.flush()
    qtbot.waitUntil(lambda: socket.bytesToWrite() == 0)
    for _ in range(20):
        QApplication.processEvents()  # the first part is seen by itself
    with qtbot.waitSignal(instance.asked) as blocker:
        socket.write(message[10_000:])
    assert blocker.args == [asked]


def test_what_never_ends_is_cut_off(socket: QLocalSocket, qtbot: QtBot) -> None:
    with qtbot.waitSignal(socket.disconnected):
        socket.write(b"x" * 100_000)
