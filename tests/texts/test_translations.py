"""Each language says everything, and says it about the same things."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.texts.catalogue import I18N, MNEMONIC, PLACEHOLDER, TAG, Message, in_code, read

ENGLISH = I18N / "bigben_en.ts"
LANGUAGES = [path for path in sorted(I18N.glob("*.ts")) if path != ENGLISH]
ENDS = re.compile(r"(:|…|\?|!|\.)?\s*$")
"""What a label, a menu entry or a sentence ends with."""
of_each_language = pytest.mark.parametrize("path", LANGUAGES, ids=lambda path: path.stem)


def faults(
    messages: list[Message], is_right: Callable[[Message, str], bool]
) -> list[tuple[str, str, str]]:
    return [
        (message.context, message.source, text)
        for message in messages
        for text in message.translations
        if text and not is_right(message, text)
    ]


@of_each_language
def test_no_text_is_untranslated(path: Path) -> None:
    messages = read(path)
    assert len(messages) > 500
    assert [
        (message.context, message.source)
        for message in messages
        if not message.finished or not all(message.translations)
    ] == []


@of_each_language
def test_the_file_has_the_texts_of_the_code_and_no_others(path: Path, tmp_path: Path) -> None:
    there = Counter(message.key for message in read(path))
    wanted = Counter(message.key for message in in_code(tmp_path))
    assert there - wanted == Counter()
    assert wanted - there == Counter()


@of_each_language
def test_placeholders_are_the_same(path: Path) -> None:
    def same(message: Message, text: str) -> bool:
        found, wanted = PLACEHOLDER.findall(text), PLACEHOLDER.findall(message.source)
        return sorted(found) == sorted(wanted)

    assert faults(read(path), same) == []


@of_each_language
def test_tags_are_the_same(path: Path) -> None:
    def same(message: Message, text: str) -> bool:
        return sorted(TAG.findall(text)) == sorted(TAG.findall(message.source))

    assert faults(read(path), same) == []


@of_each_language
def test_what_has_a_letter_to_open_it_has_one_in_every_language(path: Path) -> None:
    def same(message: Message, text: str) -> bool:
        return len(MNEMONIC.findall(text)) == len(MNEMONIC.findall(message.source))

    assert faults(read(path), same) == []


@of_each_language
def test_texts_end_alike(path: Path) -> None:
    def same(message: Message, text: str) -> bool:
        ends = [ENDS.search(each) for each in (message.source, text)]
        return len({end and end.group(1) for end in ends}) == 1

    assert faults(read(path), same) == []


@of_each_language
def test_spaces_around_a_text_and_lines_within_it_are_the_same(path: Path) -> None:
    def same(message: Message, text: str) -> bool:
        return text.count("\n") == message.source.count("\n") and (
            (text != text.strip()) == (message.source != message.source.strip())
        )

    assert faults(read(path), same) == []


@of_each_language
def test_kinds_of_files_are_the_same(path: Path) -> None:
    pattern = re.compile(r"\*\.?\w*")

    def same(message: Message, text: str) -> bool:
        return pattern.findall(text) == pattern.findall(message.source)

    assert faults(read(path), same) == []


@of_each_language
def test_no_place_in_the_code_is_named_in_the_file(path: Path) -> None:
    """Lines that move would change the file with every change of the code."""
    assert "<location" not in path.read_text(encoding="utf-8")


def test_english_has_a_form_for_one_and_one_for_many(tmp_path: Path) -> None:
    there = read(ENGLISH)
    assert {each.key for each in there} == {each.key for each in in_code(tmp_path) if each.numerus}
    for message in there:
        one, many = message.translations
        assert message.finished
        assert one != many
        assert "(s)" not in one + many
        assert all("%n" in text for text in message.translations)
