"""A language is one file, begun by one command and compiled by another."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from build_resources import changed_translations, compile_translations
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from update_translations import update

from bigben.ui.desktop.language import Language, languages_in
from tests.texts.catalogue import ROOT, in_code, read

SAVE = "&Save as…"


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    """A folder of resources in which German was begun."""
    (tmp_path / "i18n").mkdir()
    update([tmp_path / "i18n" / "bigben_de.ts"])
    return tmp_path


def test_a_new_file_has_every_text_and_no_translation(resources: Path, tmp_path: Path) -> None:
    begun = read(resources / "i18n" / "bigben_de.ts")
    assert {each.key for each in begun} == {each.key for each in in_code(tmp_path)}
    assert not any(each.finished or any(each.translations) for each in begun)


def test_a_translation_in_it_is_spoken_and_what_lacks_one_is_english(
    resources: Path, qapp: QApplication
) -> None:
    path = resources / "i18n" / "bigben_de.ts"
    text = path.read_text(encoding="utf-8")
    source = f"<source>{SAVE.replace('&', '&amp;')}</source>"
    before, after = text.split(source)
    after = after.replace('type="unfinished"></', ">Speichern &amp;unter…</", 1)
    path.write_text(before + source + after, encoding="utf-8")
    compile_translations(resources)
    assert languages_in(resources / "i18n") == ["en", "de"]
    language, before = Language(resources / "i18n"), QLocale()
    language.speak("de")
    assert qapp.translate("Actions", SAVE) == "Speichern &unter…"
    assert qapp.translate("Actions", "&Open…") == "&Open…"
    language.speak("en")
    QLocale.setDefault(before)


def test_bringing_it_up_to_date_keeps_translations_and_drops_what_is_gone(resources: Path) -> None:
    path = resources / "i18n" / "bigben_de.ts"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace("<source>New</source>", "<source>Old</source>").replace(
            '<source>Undo</source>\n        <translation type="unfinished"></translation>',
            "<source>Undo</source>\n        <translation>Zurück</translation>",
        ),
        encoding="utf-8",
    )
    update([path])
    there = {(each.context, each.source): each.translations for each in read(path)}
    assert there["Actions", "Undo"] == ("Zurück",)
    assert ("Actions", "New") in there
    assert not any(source == "Old" for _context, source in there)


def test_what_has_not_changed_is_not_compiled_again(resources: Path) -> None:
    made = compile_translations(resources)
    assert [path.name for path in made] == ["bigben_de.qm"]
    bytes_of_first = made[0].read_bytes()
    assert compile_translations(resources) == []
    newer = made[0].stat().st_mtime + 10
    os.utime(made[0].with_suffix(".ts"), (newer, newer))
    assert changed_translations(resources) == [made[0].with_suffix(".ts")]
    assert compile_translations(resources) == made
    assert made[0].read_bytes() == bytes_of_first


def test_a_file_that_cannot_be_read_is_told_and_leaves_nothing_half_made(resources: Path) -> None:
    (resources / "i18n" / "bigben_de.ts").write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        compile_translations(resources)
    assert [path.name for path in (resources / "i18n").iterdir()] == ["bigben_de.ts"]


def test_every_language_of_the_program_is_compiled() -> None:
    folder = ROOT / "resources" / "i18n"
    assert languages_in(folder) == ["en", "kk"]
