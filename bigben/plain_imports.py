"""Importing without PySide's search for features."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  # puts its own import in place of Python's


def import_plainly() -> None:
    """Put back the import that PySide has replaced by one that searches.

    PySide's reads the source of every module that is imported after it, and keeps it, to see
    whether that module wants the ``__feature__`` of other names for Qt's API. That takes a
    twentieth of the start's time and several megabytes; nobody here wants other names.
    """
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
