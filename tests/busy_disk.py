"""A disk that is busy for as long as a test likes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

import pytest

from bigben.settings import rows


@contextmanager
def busy_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Nothing is written until the event is set; whoever waits for it a minute long fails."""
    gate = Event()
    write = rows.write

    def wait_and_write(connection, records):
        assert gate.wait(60)
        write(connection, records)

    monkeypatch.setattr(rows, "write", wait_and_write)
    yield gate
    gate.set()
