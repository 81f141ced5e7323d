"""What QSettings may be given to read: texts, bytes and areas, nothing that can be run."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QRect, QSettings

from bigben.settings.ini import is_ours
from bigben.settings.preferences import PREFERENCES, Preferences


class _Trap:
    """What makes a folder when it is unpickled."""

    def __init__(self, trace: str) -> None:
        self._trace = trace

    def __reduce__(self) -> tuple[Callable[[str], None], tuple[str]]:
        return os.mkdir, (self._trace,)


@pytest.fixture
def trap(tmp_path: Path) -> tuple[str, Path]:
    """The text of a file that runs code when QSettings reads it, and what that code makes."""
    file, trace = tmp_path / "trap.ini", tmp_path / "trace"
    made = QSettings(str(file), QSettings.Format.IniFormat)
    made.setValue("game/rules", _Trap(str(trace)))
    made.sync()
    return file.read_text(), trace


def test_what_reads_the_trap_falls_into_it(trap, tmp_path):
    text, trace = trap
    (tmp_path / "read.ini").write_text(text)
    QSettings(str(tmp_path / "read.ini"), QSettings.Format.IniFormat).allKeys()
    assert trace.is_dir()


@pytest.mark.parametrize(
    "hide",
    [
        lambda text: text,
        lambda text: text.replace("@V", r"\x40V"),
        lambda text: text.replace("@V", r"\x10040V"),
        lambda text: text.replace("@V", r"\100V"),
        lambda text: text.replace("=@", '="@"').replace("Variant", '"Variant"'),
        lambda text: text.replace("=@", "=@ByteArray(a), @"),
        lambda text: text.replace("=@", '="@ByteArray(a)", @'),
        lambda text: text.replace("=@", "=a, @"),
        lambda text: text.replace("rules=", 'rules="a\n').replace(".)", '.)"'),
        lambda text: "[a]\nb=\\\n" + text,
        lambda text: text.replace("rules=", "#rules="),
        lambda text: text.replace("rules=", "a;\rrules="),
    ],
)
def test_no_file_of_preferences_runs_code(trap, tmp_path, hide):
    text, trace = trap
    file = tmp_path / "config" / "bigben.ini"
    file.parent.mkdir()
    file.write_bytes(hide(text).encode())
    preferences = Preferences(file)
    assert preferences.set_aside_as is not None
    assert preferences.set_aside_as.read_bytes() == hide(text).encode()
    assert not trace.exists()


_PIECES = (
    "@", "@Variant(", "@Invalid()", "@ByteArray(", "@DateTime(", "@Rect(0 0 1 1)", "@@", ")", '"',
    "\\", "\\x40", "\\x4", "\\100", "\\x140", "\\n", "0", "=", ",", ";", "#", "[", "]", "a", " ",
    "\n", "\r", "é", "ш", "\\0\\0\\0\\n\\0\\0\\0\\0", "%40", "\t", "\N{LINE SEPARATOR}",
)  # fmt: skip


@given(st.lists(st.sampled_from(_PIECES), max_size=25).map("".join))
def test_a_file_that_may_be_read_makes_texts_bytes_and_areas_alone(tmp_path_factory, value):
    file = tmp_path_factory.mktemp("config") / "bigben.ini"
    file.write_bytes(f"[a]\nb={value}\n".encode())
    if not is_ours(file):
        return
    read = QSettings(str(file), QSettings.Format.IniFormat)

    def assert_plain(value: Any) -> None:
        if isinstance(value, list):
            for each in value:
                assert_plain(each)
        else:
            assert value is None or isinstance(value, str | QByteArray | QRect), value

    for key in read.allKeys():
        assert_plain(read.value(key))


@given(st.binary(max_size=60))
def test_the_window_place_is_read_whatever_its_bytes(tmp_path_factory, place):
    file = tmp_path_factory.mktemp("config") / "bigben.ini"
    Preferences(file).set_window(QByteArray(place))
    again = Preferences(file)
    assert again.set_aside_as is None
    assert (again.window() or QByteArray()) == QByteArray(place)


def test_what_the_program_writes_it_reads(tmp_path):
    for preference in PREFERENCES:
        values = [True, False] if preference.type is bool else [preference.default]
        if hasattr(preference.type, "__members__"):
            values = list(preference.type)
        for value in values:
            file = tmp_path / f"{preference.key.replace('/', '.')}.{value}.ini"
            # A value that is the default is not written of itself.
            QSettings(str(file), QSettings.Format.IniFormat).setValue(
                preference.key, preference.write(value)
            )
            again = Preferences(file)
            assert again.set_aside_as is None
            assert again.get(preference) == value


@given(st.text(max_size=30))
def test_any_text_that_a_later_version_may_write_is_kept(tmp_path_factory, text):
    # But one with an @ of its own or with signs that nobody types: that one is set aside.
    text = "".join(letter for letter in text if letter.isprintable()).replace("@", "")
    file = tmp_path_factory.mktemp("config") / "bigben.ini"
    later = QSettings(str(file), QSettings.Format.IniFormat)
    later.setValue("later/text", text)
    later.sync()
    assert is_ours(file)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_file_too_large_for_preferences_and_one_that_never_ends_are_not_read(tmp_path):
    large = tmp_path / "large.ini"
    large.write_text("a=b\n" * 100_000)
    assert not is_ours(large)
    pipe = tmp_path / "pipe.ini"
    os.mkfifo(pipe)
    assert not is_ours(pipe)


def test_a_file_may_be_so_large_and_no_larger_and_has_no_nul(tmp_path):
    path = tmp_path / "bigben.ini"
    for content, ours in (
        (b"; ".ljust(2**18, b"x"), True),
        (b"; ".ljust(2**18 + 1, b"x"), False),
        (b"; \0", False),
    ):
        path.write_bytes(content)
        assert is_ours(path) is ours


@pytest.mark.parametrize("line", [" " * 200_000, "a" * 200_000, "=" * 200_000, '"' * 200_001])
def test_a_long_line_is_read_once(tmp_path, line):
    # Looking for every way in which such a line could be one took minutes.
    file = tmp_path / "bigben.ini"
    file.write_text(line)
    begun = os.times().user
    is_ours(file)
    assert os.times().user - begun < 1
