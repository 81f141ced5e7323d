"""JSON read from a file value by value: a large one never lies in memory as a whole.

The values themselves are parsed by the standard library. A streaming parser such as ijson would
replace only the few lines that find where they begin, and be one more dependency, with a part in
C, in every package.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final, TextIO

_LETTERS: Final = 2**20
"""How much is read at a time; as much again as the value has so far, if that is more."""
_SPACE: Final = re.compile(r"[ \t\n\r]*")
_AFTER: Final = " \t\n\r,:]}"
"""What can follow a value."""
_DECODER: Final = json.JSONDecoder()


class JsonPieces:
    """Takes values from a text file one after another.

    Each method raises ``ValueError`` where the text is no JSON, ``RecursionError`` where it is
    nested too deeply, and ``OSError`` if the file cannot be read.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._text = ""
        self._at = 0

    def members(self) -> Iterator[str]:
        """The keys of an object; take the value of each before the next."""
        self._take("{")
        if self._sign() == "}":
            self._take("}")
            return
        sign = ","
        while sign == ",":
            if self._sign() != '"':
                raise ValueError("a key is missing")
            key = str(self.value())
            self._take(":")
            yield key
            sign = self._take(",}")

    def elements(self) -> Iterator[object]:
        """The values of an array."""
        self._take("[")
        if self._sign() == "]":
            self._take("]")
            return
        sign = ","
        while sign == ",":
            yield self.value()
            sign = self._take(",]")

    def value(self) -> object:
        """The next value, as ``json.loads`` gives it."""
        self._sign()
        while True:
            try:
                value, end = _DECODER.raw_decode(self._text, self._at)
            except json.JSONDecodeError:
                # The value may go on in what was not read yet.
                if not self._read():
                    raise
            else:
                # So may a number, without being wrong so far.
                after = self._text[end : end + 1]
                if (after and after in _AFTER) or not self._read():
                    self._at = end
                    return value

    def end(self) -> None:
        """Make sure that nothing follows."""
        if self._sign():
            raise ValueError("something follows")

    def _sign(self) -> str:
        """The next character that is no space, without taking it; empty at the end."""
        while True:
            space = _SPACE.match(self._text, self._at)
            assert space
            self._at = space.end()
            if self._at < len(self._text) or not self._read():
                return self._text[self._at : self._at + 1]

    def _take(self, signs: str) -> str:
        """Take the next character, which must be one of these."""
        sign = self._sign()
        if not sign or sign not in signs:
            raise ValueError(f"one of {signs} is missing")
        self._at += 1
        return sign

    def _read(self) -> bool:
        """Read more, and forget what was taken; returns whether there was more."""
        piece = self._file.read(max(_LETTERS, len(self._text) - self._at))
        if piece:
            self._text = self._text[self._at :] + piece
            self._at = 0
        return bool(piece)
