"""What hatchling does before it builds a wheel or an sdist: makes the generated resources."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NEEDED = ["PySide6-Essentials>=6.8,<6.12"]
"""What makes resources. Large, so only asked for where they are not made yet: in an sdist they
are."""


class ResourcesHook(BuildHookInterface[Any]):
    """Makes the generated resources, which a wheel and an sdist carry."""

    def dependencies(self) -> list[str]:
        """What must be installed for it."""
        changed = self._script()["changed_translations"](Path(self.root) / "resources")
        return _NEEDED if changed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is missing or out of date."""
        del version, build_data
        self._script()["build"](Path(self.root))

    def _script(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "packaging" / "build_resources.py"))
