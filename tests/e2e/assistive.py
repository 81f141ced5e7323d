"""A screen reader's side: the tree of what a program shows, and what it announces."""

from __future__ import annotations

import os
import re
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtDBus import QDBusConnection, QDBusMessage

from bigben.engine import Place, PlaceKind
from tests.e2e.screen import PATIENCE_S, until

_ATSPI: Final = "org.a11y.atspi"
_ROOT: Final = f"/{_ATSPI.replace('.', '/')}/accessible/root"
_PROPERTIES: Final = "org.freedesktop.DBus.Properties"

PUSH_BUTTON: Final = 43
_STATES: Final = {"enabled": 8, "focusable": 11, "focused": 12, "sensitive": 24, "visible": 30}
"""Numbers of atspi-constants.h."""

_VALUE: Final = re.compile(
    r'(?:string|object path) "(.*)"$|u?int\d\d (-?\d+)$|boolean (true|false)$', re.MULTILINE
)

Value = str | int | bool


class Bus:
    """A session's message bus, with accessibility switched on as a screen reader does.

    Attributes:
        environment: what a program needs to be heard on it.
    """

    def __init__(self, folder: Path) -> None:
        self._log = (folder / "bus.log").open("wb")
        self._daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self._daemon.stdout is not None
        session = self._daemon.stdout.readline().strip()
        assert session, (folder / "bus.log").read_text()
        self.environment = {"DBUS_SESSION_BUS_ADDRESS": session}
        service = (session, "org.a11y.Bus", "/org/a11y/bus")
        switch = ("string:org.a11y.Status", "string:IsEnabled", "variant:boolean:true")
        _call(*service, f"{_PROPERTIES}.Set", *switch)
        (address,) = _call(*service, "org.a11y.Bus.GetAddress")
        self.address = str(address)

    def close(self) -> None:
        """End it, and with it whatever it started."""
        self._daemon.terminate()
        self._daemon.communicate(timeout=PATIENCE_S)
        self._log.close()

    def program(self, pid: int) -> Thing:
        """The root of a program's tree, as soon as it is there."""

        def find() -> Thing | None:
            for child in Thing(self.address, f"{_ATSPI}.Registry", _ROOT).children():
                question = "org.freedesktop.DBus.GetConnectionUnixProcessID"
                driver = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
                if _call(self.address, *driver, question, f"string:{child.owner}") == [pid]:
                    return child
            return None

        found = until(find, "the program is on the bus")
        assert found is not None
        return found


@dataclass(frozen=True)
class Thing:
    """Something that a screen reader can tell of."""

    bus: str
    owner: str
    path: str

    @property
    def name(self) -> str:
        return self._property("Name")

    @property
    def description(self) -> str:
        return self._property("Description")

    @property
    def role(self) -> int:
        (role,) = self._call("Accessible.GetRole")
        return int(role)

    @property
    def states(self) -> set[str]:
        low, high = map(int, self._call("Accessible.GetState"))
        bits = low | high << 32
        return {name for name, bit in _STATES.items() if bits >> bit & 1}

    @property
    def size(self) -> tuple[int, int]:
        _, _, width, height = map(int, self._call("Component.GetExtents", "uint32:0"))
        return width, height

    @property
    def actions(self) -> list[str]:
        return list(map(str, self._call("Action.GetActions")[::3]))

    def children(self) -> list[Thing]:
        found = list(map(str, self._call("Accessible.GetChildren")))
        return [Thing(self.bus, *pair) for pair in zip(found[::2], found[1::2], strict=True)]

    def everything(self) -> Iterator[Thing]:
        """It and all below it."""
        yield self
        for child in self.children():
            yield from child.everything()

    def press(self) -> None:
        """Do the action that a button is there for."""
        assert self._call("Action.DoAction", "int32:0") == [True]

    def take_focus(self) -> None:
        assert self._call("Component.GrabFocus") == [True]

    def _property(self, name: str) -> str:
        words = (f"string:{_ATSPI}.Accessible", f"string:{name}")
        (value,) = _call(self.bus, self.owner, self.path, f"{_PROPERTIES}.Get", *words)
        return str(value)

    def _call(self, method: str, *words: str) -> list[Value]:
        return _call(self.bus, self.owner, self.path, f"{_ATSPI}.{method}", *words)


class Listener:
    """Hears what programs announce."""

    def __init__(self, bus: Bus) -> None:
        # Events are sent for as long as somebody who asked for them is on the bus.
        self._connection = f"listener {id(self)}"
        connection = QDBusConnection.connectToBus(bus.address, self._connection)
        registry = (f"{_ATSPI}.Registry", "/org/a11y/atspi/registry", f"{_ATSPI}.Registry")
        question = QDBusMessage.createMethodCall(*registry, "RegisterEvent")
        question.setArguments(["object:announcement"])
        assert connection.call(question).type() is QDBusMessage.MessageType.ReplyMessage
        self._heard: list[str] = []
        rule = f"type='signal',interface='{_ATSPI}.Event.Object',member='Announcement'"
        self._monitor = subprocess.Popen(
            ["dbus-monitor", "--address", bus.address, rule], stdout=subprocess.PIPE, text=True
        )
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def close(self) -> None:
        self._monitor.terminate()
        self._thread.join(PATIENCE_S)
        self._monitor.communicate(timeout=PATIENCE_S)
        QDBusConnection.disconnectFromBus(self._connection)

    def take(self) -> str:
        """The next sentence, as soon as there is one."""
        until(lambda: self._heard, "a sentence is heard")
        return self._heard.pop(0)

    def has_more(self) -> bool:
        """Whether there is another one by now."""
        return bool(self._heard)

    def _listen(self) -> None:
        assert self._monitor.stdout is not None
        for line in self._monitor.stdout:
            if found := re.match(r' +variant +string "(.*)"$', line):
                self._heard.append(found[1])


def place_of(name: str) -> Place | None:
    """The place that a name tells of, if any."""
    if found := re.match(r"(\d+) o'clock pile:", name):
        return Place(PlaceKind.TABLEAU, int(found[1]))
    if found := re.match(r"Foundation at (\d+) o'clock:", name):
        return Place(PlaceKind.FOUNDATION, int(found[1]))
    if found := re.match(r"(Stock|Waste):", name):
        return Place(PlaceKind(found[1][0]))
    return None


def _call(bus: str, service: str, path: str, method: str, *words: str) -> list[Value]:
    """Ask a service; returns all values of the answer, in order, whatever they lie in."""
    done = subprocess.run(
        ["dbus-send", f"--bus={bus}", "--print-reply", f"--dest={service}", path, method, *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, (service, path, method, words, done.stderr)
    return [
        text if not (number or truth) else int(number) if number else truth == "true"
        for text, number, truth in _VALUE.findall(done.stdout)
    ]
