"""Makes a folder that holds the program and everything it needs, Python and Qt included.

    python packaging/freeze.py FOLDER

Run on the system that the folder is for. Its parts and what was left out: docs/packaging.md.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import build_resources
import icons
from product import ROOT, source_time

_SPEC: Final = ROOT / "packaging" / "bigben.spec"
_LICENCES: Final = ROOT / "packaging" / "licences"


def freeze(build: Path) -> Path:
    """Make ``build/dist/bigben`` and return it; ``build/icons`` has the painted icons.

    Raises:
        subprocess.CalledProcessError: PyInstaller failed; it has said why.
    """
    build_resources.build()
    icons.write_all(build / "icons")
    words = ["--noconfirm", "--log-level", "WARN"]
    folders: list[str | Path] = ["--workpath", build / "work", "--distpath", build / "dist"]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *words, *folders, _SPEC],
        cwd=ROOT,
        # The same sources make the same bytes.
        env={
            **os.environ,
            "BIGBEN_BUILD": str(build),
            "PYTHONHASHSEED": "0",
            "PYTHONPATH": str(ROOT),
            "SOURCE_DATE_EPOCH": str(int(source_time().timestamp())),
        },
        check=True,
    )
    return build / "dist" / "bigben"


def add_licences(folder: Path) -> None:
    """Put the licences of everything bundled into a folder, as text files."""
    folder.mkdir(exist_ok=True)
    for licence in (ROOT / "LICENSE", ROOT / "packaging" / "copyright", *_LICENCES.glob("*.txt")):
        shutil.copyfile(licence, folder / f"{licence.stem}.txt")


if __name__ == "__main__":
    print(freeze(Path(sys.argv[1]).resolve()))
