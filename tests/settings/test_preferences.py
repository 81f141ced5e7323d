from __future__ import annotations

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from bigben.engine import Rules
from bigben.settings.preferences import (
    ASK_BEFORE_ABANDONING,
    CLICK_TO_MOVE,
    LANGUAGE,
    PREFERENCES,
    RULES,
    SHOW_TIMER,
    SOUND,
    VOLUME,
    Preferences,
)
from tests.own_time import own_ms

LONGEST_MS = 2_000
"""What a window may stand still."""
FIRST_WORDS = "[game]\nrules=early\nask_before_abandoning=false\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "bigben.ini"


def write(file: Path, text: str | bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text.encode() if isinstance(text, str) else text)


def test_each_preference_begins_with_its_default(file):
    preferences = Preferences(file)
    assert [preferences.get(preference) for preference in PREFERENCES] == [
        preference.default for preference in PREFERENCES
    ]
    assert preferences.get(RULES) is Rules.BIG_BEN
    assert preferences.get(CLICK_TO_MOVE) is True
    assert preferences.get(ASK_BEFORE_ABANDONING) is True
    assert preferences.get(SHOW_TIMER) is True


def test_no_two_preferences_have_a_key_in_common():
    assert len({preference.key for preference in PREFERENCES}) == len(PREFERENCES)


def test_every_preference_has_a_label_and_a_group():
    assert all(preference.label and preference.group for preference in PREFERENCES)


def test_what_is_set_is_in_the_file_and_there_at_the_next_start(file):
    preferences = Preferences(file)
    preferences.set(RULES, Rules.RELAXED)
    preferences.set(SHOW_TIMER, False)
    preferences.set_window(QByteArray(b"\x01\x00\xd9,=;%"))
    text = file.read_text()
    assert "rules=relaxed" in text
    assert "show_timer=false" in text
    again = Preferences(file)
    assert again.get(RULES) is Rules.RELAXED
    assert again.get(SHOW_TIMER) is False
    assert again.get(CLICK_TO_MOVE) is True
    assert again.window() == QByteArray(b"\x01\x00\xd9,=;%")
    assert again.set_aside_as is None


def test_change_is_told_and_no_change_is_not(file, qtbot):
    preferences = Preferences(file)
    with qtbot.waitSignal(preferences.changed) as changed:
        preferences.set(CLICK_TO_MOVE, False)
    assert changed.args == [CLICK_TO_MOVE.key]
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.set(CLICK_TO_MOVE, False)


def test_reset_brings_the_defaults_and_keeps_the_window(file, qtbot):
    preferences = Preferences(file)
    preferences.set(RULES, Rules.EARLY)
    preferences.set_window(QByteArray(b"place"))
    with qtbot.waitSignal(preferences.changed) as changed:
        preferences.reset()
    assert changed.args == [RULES.key]
    again = Preferences(file)
    assert again.get(RULES) is Rules.BIG_BEN
    assert again.window() == QByteArray(b"place")


@pytest.mark.parametrize("value", ["", "yes", "1", "True", "a, b", "@Invalid()", "@Rect(0 0 1 1)"])
def test_bad_value_falls_back_alone_and_is_reported(file, value, caplog):
    write(file, f"[table]\nclick_to_move={value}\nshow_timer=false\n{FIRST_WORDS}")
    with caplog.at_level(logging.WARNING):
        preferences = Preferences(file)
    assert preferences.get(CLICK_TO_MOVE) is True
    assert preferences.get(SHOW_TIMER) is False
    assert preferences.get(RULES) is Rules.EARLY
    (report,) = caplog.messages
    assert CLICK_TO_MOVE.key in report


BAD_VALUES = [
    (preference, value)
    for preference in PREFERENCES
    for value in ("", "no such thing", "-1", "@Invalid()", "1, 2")
    if preference is not LANGUAGE  # any code may be spoken one day
]


@pytest.mark.parametrize(
    ("preference", "value"), BAD_VALUES, ids=lambda each: getattr(each, "key", str(each))
)
def test_no_preference_takes_a_value_that_it_cannot_have(file, preference, value, caplog):
    section, _, name = preference.key.partition("/")
    write(file, f"[{section}]\n{name}={value}\nkept=yes\n")
    preferences = Preferences(file)
    assert preferences.get(preference) == preference.default
    (report,) = caplog.messages
    assert preference.key in report


@pytest.mark.parametrize("value", ["0", "5", "55", "110", "60.0"])
def test_a_volume_between_the_steps_falls_back(file, value):
    write(file, f"[sound]\nvolume={value}\n")
    assert Preferences(file).get(VOLUME) == VOLUME.default


@pytest.mark.parametrize("preference", PREFERENCES, ids=lambda each: each.key)
def test_every_value_is_read_as_it_was_written(file, preference):
    for value in preference.values:
        preferences = Preferences(file)
        preferences.set(preference, value)
        assert Preferences(file).get(preference) == value


def test_unknown_rule_set_falls_back_and_reset_removes_it(file, caplog):
    write(file, "[game]\nrules=klondike\n")
    preferences = Preferences(file)
    assert preferences.get(RULES) is Rules.BIG_BEN
    (told,) = caplog.messages
    assert told.startswith("The preference game/rules is set to its default: ")
    assert "klondike" in told
    preferences.reset()
    assert "klondike" not in file.read_text()


def test_key_of_a_newer_version_is_kept(file):
    write(file, FIRST_WORDS + "speed=fast\n")
    Preferences(file).set(RULES, Rules.RELAXED)
    assert "speed=fast" in file.read_text()


@pytest.mark.parametrize("value", ["", "abc", "@Invalid()", "@ByteArray()"])
def test_window_place_that_cannot_be_read_is_none(file, value):
    write(file, f"[window]\ngeometry={value}\n")
    assert Preferences(file).window() is None


@pytest.mark.parametrize(
    "content",
    [
        b"no preferences at all",
        FIRST_WORDS.encode() + b"torn",
        b"\0" * 300,
        b"[game\nrules=early",
        b"a=\xff",
    ],
)
def test_file_that_is_no_ini_file_is_set_aside(file, content):
    write(file, content)
    preferences = Preferences(file)
    aside = preferences.set_aside_as
    assert aside is not None
    assert aside.name.startswith("bigben.damaged-20")
    assert preferences.get(RULES) is Rules.BIG_BEN
    preferences.set(RULES, Rules.EARLY)
    assert aside.read_bytes() == content
    assert Preferences(file).get(RULES) is Rules.EARLY


def test_folder_in_the_place_of_the_file_is_set_aside(file):
    file.mkdir(parents=True)
    (file / "keep").touch()
    preferences = Preferences(file)
    preferences.set(RULES, Rules.EARLY)
    assert (preferences.set_aside_as / "keep").exists()
    assert Preferences(file).get(RULES) is Rules.EARLY


def test_comments_and_empty_lines_are_fine(file):
    write(file, "; mine\r\n# too\r\n\r\n [game] \r\n rules = early\r\n")
    preferences = Preferences(file)
    assert preferences.set_aside_as is None
    assert preferences.get(RULES) is Rules.EARLY


def lock_from_elsewhere(file: Path) -> Path:
    """A lock that a program on another computer has left behind, or that somebody has forged."""
    file.parent.mkdir(exist_ok=True)
    lock = file.with_name(f"{file.name}.lock")
    lock.write_text("1\nbigben\nanother computer\n\n\n")
    return lock


def test_a_forgotten_lock_holds_nothing_up_for_long(file):
    lock_from_elsewhere(file)
    preferences = Preferences(file)
    begun_ms = own_ms()
    preferences.set(RULES, Rules.EARLY)
    assert own_ms() - begun_ms < LONGEST_MS
    assert Preferences(file).get(RULES) is Rules.EARLY


def test_a_lock_that_stays_is_told_of_once_and_then_nothing_waits_for_it(file, qtbot, caplog):
    write(file, FIRST_WORDS)
    file.with_name(f"{file.name}.lock").mkdir()  # which nobody can take away
    preferences = Preferences(file)
    begun_ms = own_ms()
    with qtbot.waitSignal(preferences.failed):
        preferences.set(RULES, Rules.RELAXED)
    assert caplog.messages == ["Preferences are not kept any more: their file stays locked"]
    with qtbot.assertNotEmitted(preferences.failed):
        preferences.set(SHOW_TIMER, False)
    assert own_ms() - begun_ms < LONGEST_MS
    assert preferences.get(RULES) is Rules.RELAXED
    del preferences  # QSettings writes at its end what it has not written yet
    assert file.read_text() == FIRST_WORDS


def test_read_only_file_is_left_and_changes_last_while_the_program_runs(file, monkeypatch):
    # The file's mode would not do: it doesn't bind the superuser, whom containers run tests as.
    monkeypatch.setattr(QSettings, "isWritable", lambda _: False)
    write(file, FIRST_WORDS)
    preferences = Preferences(file)
    preferences.set(RULES, Rules.RELAXED)
    preferences.set_window(QByteArray(b"place"))
    assert preferences.get(RULES) is Rules.RELAXED
    assert preferences.window() == QByteArray(b"place")
    assert file.read_text() == FIRST_WORDS
    assert list(file.parent.iterdir()) == [file]


def test_config_folder_that_cannot_be_made_leaves_preferences_in_memory(tmp_path, caplog):
    (tmp_path / "file").touch()
    preferences = Preferences(tmp_path / "file" / "bigben.ini")
    (told,) = caplog.messages
    assert told.startswith("Preferences are not kept: ")
    assert str(tmp_path / "file") in told
    preferences.set(RULES, Rules.RELAXED)
    assert preferences.get(RULES) is Rules.RELAXED
    preferences.reset()
    assert preferences.get(RULES) is Rules.BIG_BEN


def test_the_first_time_is_when_there_is_no_file_yet(tmp_path: Path) -> None:
    path = tmp_path / "config" / "bigben.ini"
    first = Preferences(path)
    assert first.first_time
    first.note_tour()
    assert not Preferences(path).first_time


def test_where_nothing_can_be_kept_it_is_never_the_first_time(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not Preferences(tmp_path / "file" / "bigben.ini").first_time


def test_path_that_no_system_takes_leaves_preferences_in_memory(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "/".join(["long" * 60] * 20) / "bigben.ini")
    assert not preferences.first_time
    preferences.set(RULES, Rules.RELAXED)
    assert preferences.get(RULES) is Rules.RELAXED


@pytest.mark.parametrize(
    ("preference", "text", "why"),
    [
        (SOUND, None, "None is not a text"),
        (SOUND, "yes", "'yes' is neither true nor false"),
        (VOLUME, "55", "'55' is none of 10, 20, 30, 40, 50, 60, 70, 80, 90, 100"),
    ],
)
def test_a_value_that_a_preference_cannot_have_is_refused(preference, text, why):
    with pytest.raises(ValueError, match=f"^{why}$"):
        preference.read(text)


def test_a_preference_says_what_values_it_can_have():
    assert SOUND.values == (False, True)
    assert RULES.values == tuple(Rules)
    assert LANGUAGE.values == ()


def test_a_text_is_kept_as_it_is_written():
    assert LANGUAGE.write("pt_BR") == "pt_BR"
    assert SOUND.write(True) == "true"


def test_the_folder_of_the_file_is_made_however_deep_it_lies(tmp_path):
    file = tmp_path / "not" / "there" / "bigben.ini"
    Preferences(file).set(VOLUME, 20)
    assert Preferences(file).get(VOLUME) == 20
