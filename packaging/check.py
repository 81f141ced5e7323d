"""Has every tool that can judge a recipe judge it; stops at the first fault.

./run package check.py
"""

from __future__ import annotations

import os
import plistlib
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import icons
from desktop_files import desktop_entry, metainfo
from product import ROOT, VERSION, Addresses, releases
from PySide6.QtGui import QImage, QImageReader

_EXAMPLE: Final = Addresses(
    home="https://example.org/",
    pictures="https://example.org/pictures",
    app_id="org.example.BigBen",
    maintainer="The Big Ben authors <maintainer@example.org>",
)
"""Stands for a release's addresses, in the domain that is set aside for examples."""
_HERE: Final = ROOT / "packaging"


def check_desktop_entry(folder: Path) -> None:
    """Menus understand the entry."""
    for name, command in (("bigben", "/usr/games/bigben"), ("flatpak", "bigben")):
        file = folder / f"{name}.desktop"
        file.write_text(desktop_entry(command), encoding="utf-8")
        _run("desktop-file-validate", file)


def check_metainfo(folder: Path) -> None:
    """Software centres understand the description: without one fault, once all is known."""
    file = folder / "bigben.metainfo.xml"
    file.write_text(metainfo(_EXAMPLE, "bigben.desktop"), encoding="utf-8")
    _run("appstreamcli", "validate", "--no-net", file)
    # Before a release, all that is missing is a name among all programs.
    file.write_text(metainfo(Addresses(), "bigben.desktop"), encoding="utf-8")
    said = _run("appstreamcli", "validate", "--no-net", file, status=None)
    faults = [line.split()[2] for line in said.splitlines() if line.startswith(("E:", "W:"))]
    if faults != ["cid-desktopapp-is-not-rdns"]:
        raise SystemExit(said)


def check_file_kind(folder: Path) -> None:
    """Desktops know a saved game by its name."""
    packages = folder / "mime" / "packages"
    packages.mkdir(parents=True)
    (packages / "bigben.xml").write_bytes((_HERE / "linux/bigben.xml").read_bytes())
    _run("update-mime-database", folder / "mime")
    globs = (folder / "mime" / "globs2").read_text(encoding="utf-8")
    if "application/x-bigben:*.bigben" not in globs:
        raise SystemExit(f"update-mime-database made {globs!r}")


def check_man_page(_folder: Path) -> None:
    """The man page is formatted without a warning, and names every option."""
    page = _HERE / "linux" / "bigben.6"
    done = subprocess.run(
        ["man", "--warnings=w", "-E", "UTF-8", "-l", page],
        env=os.environ | {"LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80"},
        capture_output=True,
        text=True,
        check=True,
    )
    options = _run(sys.executable, "-P", "-m", "bigben", "--help")
    missing = [
        word.strip("[],")
        for word in options.split()
        if word.startswith("--") and word.strip("[],") not in done.stdout.replace("‐", "-")
    ]
    if done.stderr or missing:
        raise SystemExit(f"{done.stderr} The man page lacks {missing}.")


def check_icons(folder: Path) -> None:
    """Every icon can be read again in every size."""
    icons.write_all(folder)
    for file, sizes in (("ico", icons.WINDOWS_PX), ("icns", tuple(icons.MACOS_TYPES.values()))):
        found = _sizes(folder / f"bigben.{file}")
        if found != sizes:
            raise SystemExit(f"bigben.{file} has the sizes {found}")
    for size in icons.LINUX_PX:
        image = QImage(str(folder / f"hicolor/{size}x{size}/apps/bigben.png"))
        if (image.width(), image.height()) != (size, size):
            raise SystemExit(f"the icon of {size} px has {image.size()}")


def _sizes(file: Path) -> tuple[int, ...]:
    """The widths of all pictures in a file, as Qt reads them."""
    reader = QImageReader(str(file))
    widths = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        widths.append(reader.read().width())
    return tuple(widths)


def check_workflow(_folder: Path) -> None:
    """The workflow has the form that is asked for."""
    workflows = (ROOT / ".github" / "workflows").glob("*.yml")
    _run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows)


def check_windows(_folder: Path) -> None:
    """NSIS packs what the script names, and the version resource can be read."""
    _run(sys.executable, _HERE / "windows/build.py", "--try-script")
    # PyInstaller can make the resource on Windows alone; here it is seen to be an expression.
    recipe = runpy.run_path(str(_HERE / "windows" / "build.py"))
    compile(recipe["version_resource"](), "version.txt", "eval")


def check_macos(_folder: Path) -> None:
    """What macOS reads can be written, and names each kind of file that the program takes."""
    made: dict[str, Any] = runpy.run_path(str(_HERE / "macos" / "info_plist.py"))["info_plist"]()
    read = plistlib.loads(plistlib.dumps(made))
    (kind,) = read["UTExportedTypeDeclarations"]
    (document,) = read["CFBundleDocumentTypes"]
    if document["LSItemContentTypes"] != [kind["UTTypeIdentifier"]]:
        raise SystemExit(f"the kinds of file differ: {document} {kind}")
    if kind["UTTypeTagSpecification"]["public.filename-extension"] != ["bigben"]:
        raise SystemExit(f"no saved game would be known: {kind}")


def check_flatpak(_folder: Path) -> None:
    """Flatpak understands all of its recipe."""
    environment = {"BIGBEN_APP_ID": _EXAMPLE.app_id}
    _run(sys.executable, _HERE / "flatpak/build.py", "--recipe", environment=environment)


def check_change_log(_folder: Path) -> None:
    """The change log begins with this version."""
    first = releases()[0]
    if first.version != VERSION or not first.changes:
        raise SystemExit(f"the change log begins with {first.version}, this is {VERSION}")


CHECKS: Final[tuple[Callable[[Path], None], ...]] = (
    check_change_log,
    check_desktop_entry,
    check_metainfo,
    check_file_kind,
    check_man_page,
    check_icons,
    check_workflow,
    check_windows,
    check_macos,
    check_flatpak,
)


def _run(*words: object, status: int | None = 0, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        env=os.environ | (environment or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if status is not None and done.returncode != status:
        raise SystemExit(f"{words}: {done.stdout}")
    return done.stdout


if __name__ == "__main__":
    for check in CHECKS:
        with tempfile.TemporaryDirectory() as name:
            check(Path(name))
        print(check.__doc__)
