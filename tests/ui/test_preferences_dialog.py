from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGroupBox
from pytestqt.qtbot import QtBot

from bigben.engine import Rules
from bigben.settings.preferences import (
    CLICK_TO_MOVE,
    PREFERENCES,
    RULES,
    SHOW_TIMER,
    Preference,
    Preferences,
)
from bigben.ui.preferences_dialog import PreferencesDialog

FLAGS = [preference for preference in PREFERENCES if preference.type is bool]


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "bigben.ini")


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences) -> PreferencesDialog:
    dialog = PreferencesDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_preference_has_a_field_in_the_list_s_order(dialog: PreferencesDialog) -> None:
    assert list(dialog.fields) == [preference.key for preference in PREFERENCES]


def test_preferences_stand_under_their_groups(dialog: PreferencesDialog) -> None:
    for preference in PREFERENCES:
        group = dialog.fields[preference.key].parentWidget()
        assert isinstance(group, QGroupBox)
        assert group.title() == preference.group


def test_each_group_is_there_once(dialog: PreferencesDialog) -> None:
    titles = [group.title() for group in dialog.findChildren(QGroupBox)]
    assert sorted(titles) == sorted({preference.group for preference in PREFERENCES})


@pytest.mark.parametrize("preference", FLAGS, ids=lambda preference: preference.key)
def test_a_check_box_shows_and_sets_its_preference(
    qtbot: QtBot,
    dialog: PreferencesDialog,
    preferences: Preferences,
    preference: Preference[bool],
) -> None:
    box = dialog.fields[preference.key]
    assert isinstance(box, QCheckBox)
    assert (box.text(), box.isChecked()) == (preference.label, preference.default)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert preferences.get(preference) is not preference.default


def test_the_rule_set_is_chosen_by_its_name_and_set_at_once(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    box = dialog.fields[RULES.key]
    assert isinstance(box, QComboBox)
    assert [box.itemText(index) for index in range(box.count())] == ["Big Ben", "Early", "Relaxed"]
    box.setCurrentText("Relaxed")
    assert preferences.get(RULES) is Rules.RELAXED


def test_what_was_chosen_before_is_shown(qtbot: QtBot, preferences: Preferences) -> None:
    preferences.set(RULES, Rules.EARLY)
    preferences.set(CLICK_TO_MOVE, False)
    dialog = PreferencesDialog(preferences)
    qtbot.addWidget(dialog)
    rules, click = dialog.fields[RULES.key], dialog.fields[CLICK_TO_MOVE.key]
    assert isinstance(rules, QComboBox)
    assert isinstance(click, QCheckBox)
    assert (rules.currentText(), click.isChecked()) == ("Early", False)


def test_a_change_from_elsewhere_is_shown_while_the_dialog_is_open(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(SHOW_TIMER, False)
    box = dialog.fields[SHOW_TIMER.key]
    assert isinstance(box, QCheckBox)
    assert not box.isChecked()


def test_reset_sets_and_shows_all_defaults(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(RULES, Rules.EARLY)
    for preference in FLAGS:
        preferences.set(preference, not preference.default)
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    for preference in PREFERENCES:
        assert preferences.get(preference) == preference.default
    rules, click = dialog.fields[RULES.key], dialog.fields[CLICK_TO_MOVE.key]
    assert isinstance(rules, QComboBox)
    assert isinstance(click, QCheckBox)
    assert (rules.currentText(), click.isChecked()) == ("Big Ben", True)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_and_reset_nothing(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences, key: Qt.Key
) -> None:
    preferences.set(RULES, Rules.EARLY)
    qtbot.keyClick(dialog, key)
    assert dialog.isHidden()
    assert preferences.get(RULES) is Rules.EARLY


def test_enter_on_the_reset_button_closes_and_resets_nothing(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(RULES, Rules.EARLY)
    dialog.reset.setFocus()
    qtbot.keyClick(dialog.reset, Qt.Key.Key_Return)
    assert dialog.isHidden()
    assert preferences.get(RULES) is Rules.EARLY


def test_no_letter_of_the_keyboard_resets(dialog: PreferencesDialog) -> None:
    assert dialog.reset.shortcut().isEmpty()
