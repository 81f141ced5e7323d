"""What hatchling does before it builds a wheel or an sdist: makes the generated resources."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ResourcesHook(BuildHookInterface[Any]):
    """Makes the generated resources, which a wheel and an sdist carry."""

    def dependencies(self) -> list[str]:
        """What must be installed for it: the PySide that the program itself needs.

        It is large, so it is only asked for where resources are not made yet: in an sdist they are.
        """
        if not self._script()["changed_translations"](Path(self.root) / "resources"):
            return []
        needed = self.metadata.core.dependencies
        return [each for each in needed if each.lower().startswith("pyside6")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is missing or out of date."""
        del version, build_data
        self._script()["build"](Path(self.root))

    def _script(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "packaging" / "build_resources.py"))
