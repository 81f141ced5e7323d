"""A file of rows, one a deal, that a kill at any moment leaves sound.

It is CSV with a line of names first. Each row is on the disk before it counts as done. Only the
last line can be cut short, by a kill while it was written; it is dropped when the file is next
written to, and its deal done anew.
"""

from __future__ import annotations

import csv
import gzip
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Generic, Protocol, Self, TypeVar, get_type_hints

from bigben.engine import Rules

if sys.platform != "win32":
    import fcntl


class Row(Protocol):
    """A row: a NamedTuple of fields that ``str`` writes and that their type reads again."""

    @property
    def deal(self) -> int:
        """The deal number."""

    @property
    def rules(self) -> Rules:
        """The rule set."""

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing left to find out about the deal."""

    @property
    def terms(self) -> object:
        """The rule set and everything else that all rows of one file have in common."""

    def __iter__(self) -> Iterator[object]: ...


AnyRow = TypeVar("AnyRow", bound=Row)


class RowsError(ValueError):
    """A file that does not hold the rows that it should hold."""


class RowFile(Generic[AnyRow]):
    """A file that rows are added to. A context manager: leaving it closes the file.

    Attributes:
        done: the numbers of the deals that the file has a row of.
    """

    def __init__(self, path: Path, kind: type[AnyRow], terms: object) -> None:
        """Open a file or make it; ``terms`` are those of the rows that will be added.

        Raises :class:`RowsError` if the file holds something else, or rows by other terms, or if
        another process adds to it.
        """
        self._file = path.open("a+b")
        try:
            self._lock(path)
            names = ",".join(get_type_hints(kind))
            self._drop_torn_line(path, f"{names}\n".encode())
            if self._file.tell() == 0:
                self._write([names])
            rows = list(read_rows(path, kind))
            if any(row.terms != terms for row in rows):
                raise RowsError(f"{path} holds rows by other terms: {rows[0].terms}")
            self.done = {row.deal for row in rows}
        except BaseException:
            self._file.close()
            raise

    def add(self, rows: Iterable[AnyRow]) -> None:
        """Add rows; when this returns they are on the disk."""
        rows = list(rows)
        again = [row.deal for row in rows if row.deal in self.done]
        if again:
            raise RowsError(f"there is a row already of {again}")
        self._write([",".join(map(str, row)) for row in rows])
        self.done.update(row.deal for row in rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _write(self, lines: list[str]) -> None:
        self._file.write("".join(f"{line}\n" for line in lines).encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def _drop_torn_line(self, path: Path, names: bytes) -> None:
        self._file.seek(0)
        content = self._file.read()
        # The names themselves may be cut short. What begins otherwise is somebody else's.
        if not (content.startswith(names) or names.startswith(content)):
            raise RowsError(f"{path} has other columns")
        whole = content.rfind(b"\n") + 1
        self._file.truncate(whole)
        self._file.seek(whole)

    def _lock(self, path: Path) -> None:
        """Keep others from adding to the file until it is closed, where the system can do that."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise RowsError(f"another process is adding to {path}") from None


def read_rows(path: Path, kind: type[AnyRow]) -> Iterator[AnyRow]:
    """The rows of a file, plain or compressed (``.gz``), without a last line that is cut short.

    Raises :class:`RowsError` if the file holds anything else, or two rows of one deal.
    """
    types = get_type_hints(kind)
    names, lines = _lines(path)
    if names != list(types):
        raise RowsError(f"{path} has other columns")
    seen = set()
    for fields in lines:
        try:
            row = kind(*(read(text) for read, text in zip(types.values(), fields, strict=True)))
        except ValueError as error:
            raise RowsError(f"{path}: {','.join(fields)} is no row: {error}") from None
        if row.deal in seen:
            raise RowsError(f"{path} has two rows of deal {row.deal}")
        seen.add(row.deal)
        yield row


def column_names(path: Path) -> list[str]:
    """The names of a file's columns."""
    return _lines(path)[0]


def _lines(path: Path) -> tuple[list[str], Iterator[list[str]]]:
    data = path.read_bytes()
    if path.suffix == ".gz":
        data = gzip.decompress(data)
    whole = data[: data.rfind(b"\n") + 1]
    lines = csv.reader(whole.decode().splitlines())
    return next(lines, []), lines
