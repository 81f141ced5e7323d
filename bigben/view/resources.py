"""Where pictures and other files of the program lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent


def resource(name: str) -> Path:
    """The file ``name`` (with forward slashes, as in ``cards/court/KS.svg``) of the resources.

    In a source checkout they lie beside the package, in an installed wheel inside it.

    Raises:
        FileNotFoundError: neither place has such a file.
    """
    for folder in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        path = folder / name
        if path.exists():
            return path
    raise FileNotFoundError(f"no resource {name!r} beside or in {_PACKAGE}")
