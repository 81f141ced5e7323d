"""Builds the disk image for macOS: ``build/bigben-VERSION.dmg``.

    python packaging/macos/build.py

Run on macOS. What is signed and notarised, and with what, is in ``macos/README.md``; without a
signing identity the application is signed for the machine that it was built on alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from freeze import add_licences, freeze
from product import ROOT, VERSION

_IDENTITY: Final = "BIGBEN_SIGNING_IDENTITY"
_PROFILE: Final = "BIGBEN_NOTARY_PROFILE"


def build(folder: Path = ROOT / "build" / "macos") -> Path:
    """Build the disk image; returns it."""
    freeze(folder)
    application = folder / "dist" / "Big Ben.app"
    add_licences(application / "Contents/Resources/licences")
    _sign(application)
    image = folder / "image"
    shutil.rmtree(image, ignore_errors=True)
    image.mkdir()
    shutil.copytree(application, image / application.name, symlinks=True)
    # Where the application is dragged to.
    (image / "Applications").symlink_to("/Applications")
    target = ROOT / "build" / f"bigben-{VERSION}.dmg"
    target.unlink(missing_ok=True)
    _run("hdiutil", "create", "-volname", "Big Ben", "-srcfolder", image, "-format", "ULFO", target)
    if profile := os.environ.get(_PROFILE):
        _run("xcrun", "notarytool", "submit", target, "--keychain-profile", profile, "--wait")
        _run("xcrun", "stapler", "staple", target)
    return target


def _sign(application: Path) -> None:
    """Sign all of it, inside first: after the last change, and before it is packed."""
    identity = os.environ.get(_IDENTITY, "-")
    words = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        words += ["--options", "runtime", "--timestamp"]
    _run(*words, application)
    _run("codesign", "--verify", "--deep", "--strict", application)


def _run(*words: object) -> None:
    subprocess.run([str(word) for word in words], check=True)


if __name__ == "__main__":
    print(build())
