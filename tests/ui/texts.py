"""All the texts that a window has for eyes, ears and pointers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTabBar, QWidget

_TEXTS = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "statusTip",
    "whatsThis",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "iconText",
    "currentText",
    "format",
)
"""The properties that are texts, of whatever has them."""
_TIME: Final = re.compile(r"\d+:\d\d")
"""The clock of a game runs on while somebody compares."""


def texts_of(widget: QWidget) -> dict[str, str]:
    """Each text of a widget, of all within it, and of their actions, by where it is."""
    texts: dict[str, str] = {}
    for where, each in _walk(widget, type(widget).__name__):
        for name in _TEXTS:
            text = each.property(name)
            if isinstance(text, str) and text and not _TIME.fullmatch(text):
                texts[f"{where}.{name}"] = text
    return texts


def _walk(widget: QWidget, where: str) -> Iterator[tuple[str, QWidget | QAction]]:
    yield where, widget
    for index, action in enumerate(widget.actions()):
        yield f"{where}/action {index} {action.objectName()}", action
    if isinstance(widget, QTabBar):
        return  # Qt names its arrows once and for all; ours are never shown
    children = [child for child in widget.children() if isinstance(child, QWidget)]
    for index, child in enumerate(children):
        yield from _walk(child, f"{where}/{index} {type(child).__name__}")
