"""Builds the installer for Windows: ``build/bigben-VERSION-setup.exe``.

python packaging/windows/build.py            on Windows, with NSIS installed
./run package windows/build.py --try-script  elsewhere: only has NSIS read the script
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import icons
from freeze import add_licences, freeze
from product import ROOT, VERSION

HERE: Final = Path(__file__).resolve().parent


def version_resource() -> str:
    """What Windows shows of the program's file, in the form that PyInstaller reads."""
    numbers = (*map(int, VERSION.split(".")), 0)
    texts = {
        "CompanyName": "The Big Ben authors",
        "FileDescription": "Big Ben",
        "FileVersion": VERSION,
        "InternalName": "bigben",
        "LegalCopyright": "The Big Ben authors, MIT licence",
        "OriginalFilename": "bigben.exe",
        "ProductName": "Big Ben",
        "ProductVersion": VERSION,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=[\n"
        f"    StringFileInfo([StringTable('040904B0', [{strings}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),\n"
        "])\n"
    )


def build(folder: Path = ROOT / "build" / "windows") -> Path:
    """Build the installer; returns it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "version.txt").write_text(version_resource(), encoding="utf-8")
    frozen = freeze(folder)
    add_licences(frozen / "licences")
    return run_nsis(frozen, folder / "icons" / "bigben.ico", ROOT / "build")


def run_nsis(frozen: Path, icon: Path, target: Path) -> Path:
    """Have NSIS pack a folder; its warnings are faults. Returns the installer."""
    installer = target / f"bigben-{VERSION}-setup.exe"
    # NSIS wants its switches as the system writes them.
    switch = "/" if sys.platform == "win32" else "-"
    defined = {
        "VERSION": VERSION,
        "FOLDER": frozen,
        "ICON": icon,
        "LICENCE": ROOT / "LICENSE",
        "TARGET": installer,
    }
    subprocess.run(
        [
            *("makensis", f"{switch}V2", f"{switch}WX", f"{switch}INPUTCHARSET", "UTF8"),
            *(f"{switch}D{name}={value}" for name, value in defined.items()),
            str(HERE / "installer.nsi"),
        ],
        check=True,
    )
    return installer


def try_script() -> None:
    """Have NSIS pack a folder that only looks like the program's."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        icons.write_all(folder / "icons")
        frozen = folder / "bigben"
        (frozen / "_internal").mkdir(parents=True)
        add_licences(frozen / "licences")
        (frozen / "bigben.exe").write_text("not a program")
        (frozen / "_internal" / "part.txt").write_text("a part")
        size = run_nsis(frozen, folder / "icons" / "bigben.ico", folder).stat().st_size
    print(f"NSIS makes an installer of {size} bytes from the script")


if __name__ == "__main__":
    if sys.argv[1:] == ["--try-script"]:
        try_script()
    else:
        print(build())
