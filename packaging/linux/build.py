"""Builds the package for Debian and its kin: ``build/bigben_VERSION_ARCHITECTURE.deb``.

./run package linux/build.py
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Final

from commands import run
from desktop_files import metainfo
from freeze import freeze
from product import ROOT, VERSION, Addresses, releases, source_time

HERE: Final = Path(__file__).resolve().parent
NEWEST_GLIBC: Final = (2, 36)
"""What Debian 12 has. Nothing bundled may ask for a newer one."""
MOST_BYTES: Final = 35_000_000
"""How large the package may be."""
RECOMMENDED: Final = ("libqgtk3.so", "libcupsprintersupport.so")
"""Plugins that Qt does without if their libraries are missing: the looks and dialogs of GNOME, and
printers. Who has neither need not install them."""
_DESCRIPTION: Final = """two-pack clock solitaire
 Twelve cards lie in a circle like the hours of a clock; build each of them up
 in suit until it shows its hour. Also known as The Clock, L'Horloge,
 Grandfather's Clock and Father Time.
 .
 A solver knows at every move whether the game can still be won, gives hints
 that lead to the win, and shows the way back to where a win was lost."""
_SOUND: Final = "pulseaudio-utils | pipewire-bin | alsa-utils"
"""Each has a program that plays sounds; the game is silent where there is none."""
_LIB: Final = Path("usr/lib/bigben")
_PRIVATE: Final = ("", "PySide6", "PySide6/Qt/lib", "shiboken6")


def build(folder: Path = ROOT / "build" / "linux") -> Path:
    """Build the package; returns it.

    Raises:
        SystemExit: what was built must not be given to anybody; says why.
    """
    frozen = freeze(folder)
    tree = folder / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    _lay_files(frozen, folder / "icons", tree)
    _forget_build_folders(tree)
    _check_glibc(tree)
    write_control(tree, folder)
    _give_all_one_time_and_mode(tree)
    package = ROOT / "build" / f"bigben_{VERSION}_{_architecture()}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package)
    size = package.stat().st_size
    print(f"{package}: {size / 1e6:.1f} MB, {_installed_kib(tree) / 1024:.0f} MiB installed")
    if size > MOST_BYTES:
        raise SystemExit(f"the package has {size} bytes, more than {MOST_BYTES}")
    return package


def _lay_files(frozen: Path, icons: Path, tree: Path) -> None:
    shutil.copytree(frozen, tree / _LIB, symlinks=True)
    command = tree / "usr/games/bigben"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/bigben/bigben")
    share = tree / "usr/share"
    shutil.copytree(icons / "hicolor", share / "icons/hicolor")
    for source, target in (
        (HERE / "bigben.desktop", "applications/bigben.desktop"),
        (HERE / "bigben.xml", "mime/packages/bigben.xml"),
        (HERE / "lintian-overrides", "lintian/overrides/bigben"),
        (HERE.parent / "copyright", "doc/bigben/copyright"),
    ):
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / target)
    _write_gzip(share / "man/man6/bigben.6.gz", (HERE / "bigben.6").read_text(encoding="utf-8"))
    _write_gzip(share / "doc/bigben/changelog.gz", changelog(Addresses.from_environment()))
    (share / "metainfo").mkdir()
    (share / "metainfo/bigben.metainfo.xml").write_text(
        metainfo(Addresses.from_environment(), "bigben.desktop"), encoding="utf-8"
    )


def changelog(addresses: Addresses) -> str:
    """The change log in Debian's form."""
    parts = []
    for release in releases():
        day = release.day or source_time().date()
        lines = "\n".join(
            textwrap.fill(change, 78, initial_indent="  * ", subsequent_indent="    ")
            for change in release.changes
        )
        parts.append(
            f"bigben ({release.version}) stable; urgency=medium\n\n{lines}\n\n"
            f" -- {addresses.maintainer}  {day:%a, %d %b %Y} 00:00:00 +0000\n"
        )
    return "\n".join(parts)


def write_control(tree: Path, folder: Path) -> None:
    """Write what the package manager reads: ``DEBIAN``, with all libraries that are needed."""
    addresses = Addresses.from_environment()
    fields = {
        "Package": "bigben",
        "Version": VERSION,
        "Architecture": _architecture(),
        "Maintainer": addresses.maintainer,
        "Installed-Size": str(_installed_kib(tree)),
        **_libraries(tree, folder),
        "Section": "games",
        "Priority": "optional",
    }
    if addresses.home:
        fields["Homepage"] = addresses.home
    fields["Description"] = _DESCRIPTION
    debian = tree / "DEBIAN"
    debian.mkdir(exist_ok=True)
    (debian / "control").write_text(
        "".join(f"{name}: {value}\n" for name, value in fields.items()), encoding="utf-8"
    )
    shutil.copyfile(HERE / "postrm", debian / "postrm")
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(tree)}\n"
        for path in _plain_files(tree)
    ]
    (debian / "md5sums").write_text("".join(sums), encoding="utf-8")


def _libraries(tree: Path, folder: Path) -> dict[str, str]:
    """What Debian's own tool finds that the program's files are linked to."""
    source = folder / "debian"
    source.mkdir(exist_ok=True)
    (source / "control").write_text("Source: bigben\n\nPackage: bigben\nArchitecture: any\n")
    (tree / "DEBIAN").mkdir(exist_ok=True)
    binaries = _binaries(tree)
    lesser = [path for path in binaries if path.name in RECOMMENDED]
    said = run(
        *("dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"),
        *(f"-l{tree / _LIB / '_internal' / private}" for private in _PRIVATE),
        *("-dDepends", *(path for path in binaries if path not in lesser)),
        *("-dRecommends", *lesser),
        cwd=folder,
    )
    fields = dict(re.findall(r"^shlibs:(\w+)=(.*)$", said, flags=re.MULTILINE))
    if {"Depends", "Recommends"} - fields.keys():
        raise SystemExit(f"dpkg-shlibdeps finds no libraries: {said}")
    fields["Recommends"] += f", {_SOUND}"
    return fields


def _forget_build_folders(tree: Path) -> None:
    """Take out where Python's modules would look for libraries on the machine they came from."""
    for path in _binaries(tree):
        said = run("patchelf", "--print-rpath", path).strip()
        if said and not all(folder.startswith("$ORIGIN") for folder in said.split(":")):
            run("patchelf", "--remove-rpath", path)


def _check_glibc(tree: Path) -> None:
    """Say which C library the bundled files ask for, and that Debian 12 has it."""
    asked: dict[tuple[int, int], list[str]] = {}
    for path in _binaries(tree):
        said = run("objdump", "-p", path)
        versions = [(int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", said)]
        if versions:
            asked.setdefault(max(versions), []).append(path.name)
    newest = max(asked)
    print(f"Python {sys.version.split()[0]}, glibc {newest[0]}.{newest[1]} or newer for:")
    print("  " + ", ".join(sorted(asked[newest])))
    if newest > NEWEST_GLIBC:
        raise SystemExit("Debian 12 has an older C library: build with another Python, or there")


def _binaries(tree: Path) -> list[Path]:
    found = []
    for path in _plain_files(tree):
        with path.open("rb") as file:
            if file.read(4) == b"\x7fELF":
                found.append(path)
    return found


def _plain_files(tree: Path) -> list[Path]:
    return [
        path
        for path in sorted((tree / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]


def _give_all_one_time_and_mode(tree: Path) -> None:
    time = source_time().timestamp()
    executable = {tree / _LIB / "bigben", tree / "DEBIAN" / "postrm"}
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in executable else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)


def _write_gzip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _installed_kib(tree: Path) -> int:
    return sum(path.stat().st_size for path in _plain_files(tree)) // 1024


def _architecture() -> str:
    return run("dpkg", "--print-architecture").strip()


if __name__ == "__main__":
    package = build()
    # What a line of the overrides explains is no fault.
    said = run("lintian", "--fail-on", "error,warning", "--allow-root", package)
    print(said or "lintian finds no fault")
