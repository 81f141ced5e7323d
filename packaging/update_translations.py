"""Brings the languages' files in step with the texts in the code.

    python packaging/update_translations.py            all that are there
    python packaging/update_translations.py CODE…      these, begun where they are missing

A code is that of a language, as in ``kk`` or ``pt_BR``. Translations stay; texts that are no
longer in the code go, new ones come untranslated, for ``pyside6-linguist`` or any editor.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from build_resources import ROOT, qt_tool

I18N: Final = ROOT / "resources" / "i18n"
ENGLISH: Final = I18N / "bigben_en.ts"
"""English is in the code; its file has only what differs for one thing and for many."""


def update(files: Sequence[Path]) -> None:
    """Run Qt's tool over all of the code; raises ``subprocess.CalledProcessError``."""
    code = sorted((ROOT / "bigben").rglob("*.py"))
    for file in files:
        options = ["-pluralonly"] if file.name == ENGLISH.name else []
        subprocess.run(
            [
                *(qt_tool("lupdate"), "-silent", "-no-obsolete", "-locations", "none"),
                *("-source-language", "en", *options),
                *(*code, "-ts", file),
            ],
            check=True,
        )


if __name__ == "__main__":
    update([I18N / f"bigben_{code}.ts" for code in sys.argv[1:]] or sorted(I18N.glob("*.ts")))
