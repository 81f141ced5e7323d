"""How the worker gives way, on this system and on Windows."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest

from bigben.solver.priority import give_way


@pytest.mark.skipif(sys.platform == "win32", reason="it has classes of priority instead")
def test_the_process_becomes_nicer_but_not_the_last_of_all(monkeypatch):
    added = []
    monkeypatch.setattr(os, "nice", added.append)
    give_way()
    (niceness,) = added
    assert 0 < niceness < 10


class Kernel:
    """What the worker asks of Windows."""

    def __init__(self) -> None:
        self.classes: dict[int | None, int] = {}

    def GetCurrentProcess(self) -> int:  # noqa: N802
        return -1

    def SetPriorityClass(self, process: ctypes.c_void_p, of_all: int) -> None:  # noqa: N802
        self.classes[process.value] = of_all


def test_windows_puts_the_process_below_normal(monkeypatch):
    kernel = Kernel()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", type("", (), {"kernel32": kernel}), raising=False)
    give_way()
    # The process itself is -1 in all the bits of a pointer.
    assert kernel.classes == {ctypes.c_void_p(-1).value: 0x4000}
