"""What the tests of the gallery share."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session")
def gallery(qapp: QApplication) -> ModuleType:
    """The script that paints the gallery, as a module."""
    del qapp  # pictures need one
    spec = spec_from_file_location("bigben_gallery", Path(__file__).with_name("gallery.py"))
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
