"""Importing without PySide's search for features."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  # puts its import in the place of the one before


def import_plainly() -> None:
    """Have the import back that stood where PySide put the one that searches.

    That one reads the source of every module that is imported after PySide, and keeps it, to
    learn whether the ``__feature__`` of other names for Qt's things may be wanted there. That
    takes a twentieth of the start's time and several megabytes; nobody here wants other names.
    """
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
