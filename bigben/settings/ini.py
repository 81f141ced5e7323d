"""Whether a file is an INI file of this program's, which QSettings may be given to read.

QSettings passes over lines that are none of an INI file and loses them when it writes. Worse, it
makes whatever ``@Variant(...)`` describes as soon as it reads it: with PySide that can be any
Python object, pickled, and unpickling runs whatever code its maker chose. So every line must be
one that can make nothing but texts, bytes and areas.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_MAX_BYTES: Final = 2**18
"""Preferences take some hundred bytes."""

# An @ begins what is more than a text, so it is allowed nowhere but where it begins bytes, an
# area or nothing; nor is an escape that could stand for it: those of ASCII by number. Quotes end
# on their line, or the next line would be read as something else than it looks like.
_ESCAPE: Final = r"""\\(?:["\\nrt]|x(?:[89a-f][0-9a-f]|[1-9a-f][0-9a-f]{2,3})(?![0-9a-f]))"""
_TEXT: Final = rf"""(?:[^@\\"]|{_ESCAPE}|"(?:[^@\\"]|{_ESCAPE})*+")*+"""
_BYTES: Final = r"""@ByteArray\((?:[^"\\,;]|\\[^,;])*\)"""
_QUOTED_BYTES: Final = r'''"@ByteArray\((?:[^"\\]|\\.)*\)"'''
_AREA: Final = r"@(?:Rect|Size|Point)\([-0-9 ]*+\)"
_LINE: Final = re.compile(
    rf"\s*+(?:[;#]{_TEXT}|\[[^\]@\\\"]+\]\s*+"
    rf"|[^=@\\\"]++=\s*+(?:{_BYTES}|{_QUOTED_BYTES}|@Invalid\(\)|{_AREA}|{_TEXT})\s*+)?",
    re.IGNORECASE,
)


def is_ours(path: Path) -> bool:
    """Whether a file is there to be read, of a fair size, and only has lines that may be read."""
    try:
        # Opening a pipe or a device could wait for ever.
        if not path.is_file():
            return False
        with path.open("rb") as file:
            content = file.read(_MAX_BYTES + 1)
        text = content.decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    if len(content) > _MAX_BYTES or "\0" in text:
        return False
    return all(map(_LINE.fullmatch, re.split(r"[\r\n]", text)))
