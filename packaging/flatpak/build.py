"""Builds the Flatpak: ``build/bigben-VERSION.flatpak``.

    BIGBEN_APP_ID=... ./run package flatpak/build.py            builds it
    BIGBEN_APP_ID=... ./run package flatpak/build.py --recipe   only makes and checks its recipe

What it is built from is laid into ``build/flatpak`` before: this project's wheel and the pinned
ones that it needs, their hashes checked. Only the runtime is fetched by Flatpak itself, from the
remotes that the machine has.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from string import Template
from typing import Final

import icons
from commands import run
from desktop_files import desktop_entry, metainfo
from product import ROOT, VERSION, Addresses

HERE: Final = Path(__file__).resolve().parent
_FOLDER: Final = ROOT / "build" / "flatpak"
_PLATFORM: Final = "manylinux_2_34_x86_64"
"""What PySide6 calls the systems that its wheels run on. They fit every Python from 3.10 on."""
_NO_WHEEL: Final = "pysol-cards=="
"""Published as source alone; it is of Python alone, so what is built here fits there."""
_NO_SOURCE: Final = "--only-binary=:all:"


def lay_recipe(addresses: Addresses) -> Path:
    """Write the manifest, and all that it asks for but the wheels; returns it.

    Raises:
        SystemExit: the program has no name among all programs.
    """
    if addresses.app_id.count(".") < 2:
        raise SystemExit("BIGBEN_APP_ID must be a domain in reverse and a name, as org.domain.Name")
    shutil.rmtree(_FOLDER, ignore_errors=True)
    share = _FOLDER / "share"
    (share / "applications").mkdir(parents=True)
    (share / "applications/bigben.desktop").write_text(desktop_entry("bigben"), encoding="utf-8")
    (share / "metainfo").mkdir()
    about = metainfo(addresses, f"{addresses.app_id}.desktop")
    (share / f"metainfo/{addresses.app_id}.metainfo.xml").write_text(about, encoding="utf-8")
    icons.write_all(_FOLDER / "icons")
    shutil.copytree(_FOLDER / "icons" / "hicolor", share / "icons/hicolor")
    # Flatpak takes what bears the program's own name alone to the system.
    packages = share / "mime/packages"
    packages.mkdir(parents=True)
    shutil.copyfile(HERE.parent / "linux/bigben.xml", packages / f"{addresses.app_id}.xml")
    licences = _FOLDER / "licences"
    licences.mkdir()
    for licence in ("LICENSE", "packaging/copyright"):
        shutil.copyfile(ROOT / licence, licences / Path(licence).name)
    (_FOLDER / "wheels").mkdir()
    manifest = _FOLDER / f"{addresses.app_id}.json"
    text = Template((HERE / "manifest.json").read_text(encoding="utf-8"))
    manifest.write_text(text.substitute(app_id=addresses.app_id), encoding="utf-8")
    return manifest


def check_recipe(manifest: Path) -> None:
    """Have Flatpak read the manifest, and see that it understood all of it."""
    said = run("flatpak-builder", "--show-manifest", manifest, cwd=_FOLDER)
    understood = json.loads(said)
    written = json.loads(manifest.read_text(encoding="utf-8"))
    unknown = written.keys() - understood.keys()
    if unknown or understood["id"] != manifest.stem:
        raise SystemExit(f"Flatpak does not know {unknown} of {said}")
    print(f"Flatpak understands the recipe of {understood['id']}")


def lay_wheels() -> None:
    """Fetch the pinned wheels that the runtime needs, and add this project's."""
    wheels = _FOLDER / "wheels"
    pins = re.split(r"\n(?! )", (ROOT / "requirements/play.txt").read_text(encoding="utf-8"))
    built = [pin for pin in pins if pin.startswith(_NO_WHEEL)]
    fetched = [pin for pin in pins if not pin.startswith(_NO_WHEEL)]
    for name, chosen, words in (
        ("built.txt", built, ["wheel", "--no-build-isolation", "-w"]),
        ("fetched.txt", fetched, ["download", f"--platform={_PLATFORM}", _NO_SOURCE, "-d"]),
    ):
        file = _FOLDER / name
        file.write_text("\n".join(chosen), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", *words, wheels, "--no-deps", "--require-hashes"]
        run(*pip, "-r", file, cwd=_FOLDER)
    (ours,) = (ROOT / "dist").glob(f"bigben_solitaire-{VERSION}-*.whl")
    shutil.copy(ours, wheels)


def build(manifest: Path) -> Path:
    """Build the bundle; returns it."""
    lay_wheels()
    repository, target = _FOLDER / "repository", ROOT / "build" / f"bigben-{VERSION}.flatpak"
    run(
        *("flatpak-builder", "--user", "--force-clean", f"--repo={repository}"),
        *("--install-deps-from=flathub", _FOLDER / "build", manifest),
        cwd=_FOLDER,
    )
    run("flatpak", "build-bundle", repository, target, manifest.stem, cwd=_FOLDER)
    return target


if __name__ == "__main__":
    recipe = lay_recipe(Addresses.from_environment())
    check_recipe(recipe)
    if sys.argv[1:] != ["--recipe"]:
        print(build(recipe))
