"""Which parts of Qt each layer may use. The layers' order is held by import-linter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "bigben"
PARTS_OF_QT = {
    "engine": set[str](),
    "settings": {"QtCore"},
    "model": {"QtCore"},
    "view": {"QtCore", "QtGui", "QtWidgets", "QtSvg"},
}


def imported_parts_of_qt(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(module="PySide6", names=names):
                modules = [f"PySide6.{alias.name}" for alias in names]
            case ast.ImportFrom(module=str(module)):
                modules = [module]
            case _:
                continue
        for module in modules:
            top, _, rest = module.partition(".")
            if top == "PySide6":
                yield rest.partition(".")[0] or "all of it"


@pytest.mark.parametrize(
    "source",
    [
        "import PySide6.QtGui",
        "from PySide6 import QtGui",
        "def f():\n from PySide6.QtGui import QFont",
    ],
)
def test_every_way_to_import_a_part_of_qt_is_seen(source: str) -> None:
    assert list(imported_parts_of_qt(source)) == ["QtGui"]


@pytest.mark.parametrize("layer", PARTS_OF_QT)
def test_layer_uses_no_other_part_of_qt(layer: str) -> None:
    sources = sorted((PACKAGE / layer).rglob("*.py"))
    assert sources
    used = {
        (str(path.relative_to(PACKAGE)), part)
        for path in sources
        for part in imported_parts_of_qt(path.read_text(encoding="utf-8"))
    }
    assert {(path, part) for path, part in used if part not in PARTS_OF_QT[layer]} == set()
