"""What comes through the socket of the one instance, and is none of a later start's."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

from bigben.settings.paths import Paths
from bigben.ui.desktop.single_instance import SingleInstance
from tests.e2e.played import complaints
from tests.e2e.program import ROOT, read_record
from tests.e2e.screen import PATIENCE_S, until

pytestmark = pytest.mark.e2e

MESSAGES: Final = 60
_SOUND: Final = json.dumps({"deal": None, "rules": None, "file": None}).encode() + b"\n"
_VALUES: Final = (
    7, -1, 1.5, True, [], {}, [[]], "", "0", "x", "klondike", "9" * 30, "9" * 5_000, "\0", "/",
    "/dev/zero", "/dev/stdin", "../../etc/passwd", "a" * 5_000, "\ud800", "{0}", "%s%n",
)  # fmt: skip


def _message(chance: random.Random) -> bytes:
    """A message that is changed a little, or none at all."""
    match chance.choice(["value", "value", "value", "bytes", "junk", "deep", "long", "unended"]):
        case "value":
            key = chance.choice(["deal", "rules", "file", "data_dir", "__class__"])
            return json.dumps({key: chance.choice(_VALUES)}).encode() + b"\n"
        case "bytes":
            changed = bytearray(_SOUND)
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
            return bytes(changed)
        case "junk":
            return chance.randbytes(chance.randrange(200)) + b"\n"
        case "deep":
            return b"[" * 20_000 + b"\n"
        case "long":
            return b"x" * 100_000
    return _SOUND[:-1]


def _send(name: str, message: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as later:
        later.settimeout(PATIENCE_S)
        later.connect(name)
        try:
            later.sendall(message)
            if message.endswith(b"\n"):
                later.recv(10)  # an answer, or the end
        except (BrokenPipeError, ConnectionResetError):
            pass  # it would hear no more


def test_no_message_brings_the_program_down(tmp_path: Path) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    chance = random.Random(seed)
    name = str(Path(tempfile.gettempdir()) / SingleInstance(Paths.under(tmp_path).lock)._name)
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "bigben", "--data-dir", str(tmp_path)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            until(lambda: Path(name).exists(), "the program listens")
            for _ in range(MESSAGES):
                _send(name, _message(chance))
            # What it is asked for last it still does.
            _send(name, b'{"deal": "31999", "rules": "early"}\n')
            until(
                lambda: (found := read_record(tmp_path)) and found.deal_number == 31_999,
                "the last message is heard",
            )
            assert program.poll() is None
            program.send_signal(signal.SIGTERM)
            _, complained = program.communicate(timeout=PATIENCE_S)
        finally:
            program.kill()
    assert program.returncode == 0
    lines = complaints(complained)
    assert all("asked for what makes no sense" in line for line in lines), lines
    # Whatever files it was to open, it made none.
    assert {path.name for path in tmp_path.iterdir()} <= {"data", "config", "log", "cache"}
