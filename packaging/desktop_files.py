"""What Linux desktops read of the program: its entry and its description."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import Final
from xml.etree import ElementTree as Xml

from product import Addresses, releases, source_time

_LINUX: Final = Path(__file__).resolve().parent / "linux"
_COMMAND: Final = "/usr/games/bigben"
_PICTURES: Final = (
    ("table.png", "The table in the middle of a game"),
    ("table-day.png", "By day, with long piles"),
)
"""Of ``docs/``, the first one to be shown first."""


def desktop_entry(command: str = _COMMAND) -> str:
    """The entry of menus, which starts the program by a command."""
    text = (_LINUX / "bigben.desktop").read_text(encoding="utf-8")
    return text.replace(_COMMAND, command)


def metainfo(addresses: Addresses, desktop_id: str) -> str:
    """What software centres show, with the addresses that are known."""
    template = Template((_LINUX / "bigben.metainfo.xml").read_text(encoding="utf-8"))
    root = Xml.fromstring(template.substitute(app_id=addresses.app_id, desktop_id=desktop_id))
    if addresses.home:
        Xml.SubElement(root, "url", type="homepage").text = addresses.home
    if addresses.pictures:
        shots = Xml.SubElement(root, "screenshots")
        for number, (name, words) in enumerate(_PICTURES):
            shot = Xml.SubElement(shots, "screenshot", {} if number else {"type": "default"})
            Xml.SubElement(shot, "caption").text = words
            Xml.SubElement(shot, "image").text = f"{addresses.pictures.rstrip('/')}/{name}"
    notes = Xml.SubElement(root, "releases")
    for release in releases():
        day = release.day or source_time().date()
        note = Xml.SubElement(notes, "release", version=release.version, date=day.isoformat())
        items = Xml.SubElement(Xml.SubElement(note, "description"), "ul")
        for change in release.changes:
            Xml.SubElement(items, "li").text = change.replace("`", "")
    Xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(root, "unicode") + "\n"
