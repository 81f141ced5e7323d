"""Makes the resources that are not kept in the repository from the files that they come from.

    python packaging/build_resources.py

Done by ``run`` before the program or its tests start, and by the build of a wheel or sdist. What
is there and not older than all that it is made from is left as it is.
"""

from __future__ import annotations

import importlib.util
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]


def build(root: Path = ROOT) -> list[Path]:
    """Make what is missing or out of date below a source tree; returns the files made.

    The same sources and tools make the same bytes. Others may do it, or start the program,
    meanwhile: they see the whole old file or the whole new one.

    Raises:
        OSError: a tool is missing, or a file cannot be written.
        subprocess.CalledProcessError: a tool found fault with a source.
    """
    return [made for maker in MAKERS for made in maker(root / "resources")]


def compile_translations(resources: Path) -> list[Path]:
    """Compile each language's ``.ts`` with Qt's own tool."""
    made = []
    for source in changed_translations(resources):
        target = source.with_suffix(".qm")
        replace(target, lambda unfinished, source=source: _compile(source, unfinished))
        made.append(target)
    return made


def make_sounds(resources: Path) -> list[Path]:
    """Synthesise each sound."""
    script = Path(__file__).with_name("sounds.py")
    folder = resources / "sounds"
    sounds = runpy.run_path(str(script))
    changed = [
        target for name in sounds["SOUNDS"] if is_older(target := folder / f"{name}.wav", script)
    ]
    folder.mkdir(exist_ok=True)
    for target in changed:
        replace(
            target, lambda unfinished, name=target.stem: sounds["write_sound"](name, unfinished)
        )
    return changed


def changed_translations(resources: Path) -> list[Path]:
    """The languages' files that must be compiled, again or for the first time."""
    sources = sorted((resources / "i18n").glob("*.ts"))
    return [source for source in sources if is_older(source.with_suffix(".qm"), source)]


def is_older(target: Path, *sources: Path) -> bool:
    """Whether a file is missing, or older than one that it is made from."""
    if not target.exists():
        return True
    made = target.stat().st_mtime_ns
    return any(source.stat().st_mtime_ns > made for source in sources)


def replace(target: Path, write: Callable[[Path], object]) -> None:
    """Have a file written under another name; it takes its own when it is whole."""
    handle, name = tempfile.mkstemp(suffix=target.suffix, dir=target.parent, prefix=".")
    os.close(handle)
    unfinished = Path(name)
    try:
        write(unfinished)
        unfinished.chmod(0o644)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def _compile(source: Path, target: Path) -> None:
    subprocess.run([qt_tool("lrelease"), "-silent", source, "-qm", target], check=True)


def qt_tool(name: str) -> Path:
    """A tool that comes with PySide6-Essentials."""
    package = importlib.util.find_spec("PySide6")
    if package is None or not package.submodule_search_locations:
        raise FileNotFoundError("PySide6-Essentials, which has the tool, is not installed")
    suffix = ".exe" if sys.platform == "win32" else ""
    return Path(package.submodule_search_locations[0]) / f"{name}{suffix}"


MAKERS: Final[tuple[Callable[[Path], list[Path]], ...]] = (compile_translations, make_sounds)
"""Each makes one kind of resource in the folder of resources, and returns the files it made."""


if __name__ == "__main__":
    for file in build():
        print(file.relative_to(ROOT))
