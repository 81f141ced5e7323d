"""Pictures of every dialog, panel, bar and menu, in every language and theme.

    python -m tests.gallery.dialogs FOLDER [--scale 1] [--language kk] [--theme day] [NAME…]

writes them as PNG files; without options in English, Kazakh and a language that is longer by two
fifths, in all themes, at scale 1 and 2. A name can be a pattern, as in ``help-*``.
``--text-size 150`` has larger letters, ``--sheets`` lays all out on sheets, too.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from bigben.settings.looks import TextSize, ThemeChoice
from bigben.ui.desktop.language import Language
from bigben.view.resources import resource
from tests.gallery.scenes import scenes
from tests.gallery.sheets import sheets
from tests.gallery.stage import Stage
from tests.texts import pseudo

THEMES: Final = tuple(choice for choice in ThemeChoice if choice is not ThemeChoice.SYSTEM)
LANGUAGES: Final = ("en", "kk", pseudo.CODE)
_SCREEN: Final = (1280, 800)
"""A small one as many have it. A dialog opens no larger than two thirds of its screen."""

_LISTS_MS: Final = 40
"""How long after its words have changed a list of choices takes its size."""


def write(folder: Path, theme: ThemeChoice, text_size: TextSize, names: Sequence[str] = ()) -> None:
    """Write a picture of each scene into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for scene in scenes():
        if names and not any(fnmatch(scene.name, name) for name in names):
            continue
        with tempfile.TemporaryDirectory() as data:
            stage = Stage(Path(data), theme, text_size, scene.size)
            path = folder / f"{scene.name}.png"
            stage.look(lambda: scene.opened(stage), lambda seen: _save(seen, path))  # noqa: B023
            stage.end()


def _save(seen: QWidget, path: Path) -> None:
    window = seen if isinstance(seen, QMenu) else seen.window()
    QTest.qWait(_LISTS_MS)
    picture: QPixmap = window.grab()
    if not picture.save(str(path)):
        raise OSError(f"cannot write {path}")
    if seen.isModal() or isinstance(seen, QDialog):
        seen.close()


def speak(language: str, folder: Path) -> Language:
    """Speak a language; the one that nobody speaks is made in a folder."""
    if language == pseudo.CODE:
        pseudo.make(folder)
        spoken = Language(folder)
    else:
        spoken = Language(resource("i18n"))
    spoken.speak(language)
    return spoken


def offscreen(scale: str, folder: Path) -> dict[str, str]:
    """What a program has to find around it for a screen that nobody sees, at a scale."""
    width, height = (length * int(scale) for length in _SCREEN)
    screen = {"name": "seen by nobody", "x": 0, "y": 0, "width": width, "height": height}
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [screen | {"logicalDpi": 96}]}))
    return {"QT_QPA_PLATFORM": f"offscreen:configfile={file}", "QT_SCALE_FACTOR": scale}


def main() -> None:
    """Write what the command line asks for."""
    parser = argparse.ArgumentParser(prog="dialogs")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--scale", choices=("1", "2"), action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--theme", choices=[theme.value for theme in THEMES], action="append")
    parser.add_argument("--text-size", choices=[size.value for size in TextSize], default="100")
    parser.add_argument("--sheets", action="store_true")
    asked = parser.parse_intermixed_args()
    if "QT_SCALE_FACTOR" not in os.environ:
        # Only a new program has another screen and another scale.
        for scale in asked.scale or ("1", "2"):
            with tempfile.TemporaryDirectory() as made:
                command = [sys.executable, "-m", "tests.gallery.dialogs", *sys.argv[1:]]
                around = os.environ | offscreen(scale, Path(made))
                subprocess.run(command, env=around, check=True)
        return
    scale = os.environ["QT_SCALE_FACTOR"]
    application = QApplication(sys.argv[:1])
    application.setWindowIcon(QIcon(str(resource("icons/bigben.svg"))))
    for language in asked.language or LANGUAGES:
        with tempfile.TemporaryDirectory() as made:
            spoken = speak(language, Path(made))
            for theme in asked.theme or THEMES:
                folder = asked.folder / f"{language}-{theme}-{scale}"
                write(folder, ThemeChoice(theme), TextSize(asked.text_size), asked.names)
                if asked.sheets:
                    sheets(folder)
            del spoken
    del application


if __name__ == "__main__":
    main()
