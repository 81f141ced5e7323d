from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QScrollArea,
    QSlider,
)
from pytestqt.qtbot import QtBot

from bigben.engine import Rules
from bigben.settings.preferences import (
    BACK,
    CLICK_TO_MOVE,
    FACES,
    PREFERENCES,
    RULES,
    SHOW_TIMER,
    SOUND,
    THEME,
    VOLUME,
    Preference,
    Preferences,
)
from bigben.ui.preferences.dialog import PreferencesDialog
from bigben.ui.words.formats import rules_name


def least_width(box: QComboBox) -> int:
    """How wide a list must be for its longest word."""
    letters = box.fontMetrics()
    words = max(letters.horizontalAdvance(box.itemText(index)) for index in range(box.count()))
    return words + (box.iconSize().width() if not box.itemIcon(0).isNull() else 0) + 16


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


def test_larger_letters_leave_nothing_to_scroll_to(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    before, letters = dialog.height(), dialog.font()
    letters.setPointSizeF(letters.pointSizeF() * 1.4)
    dialog.setFont(letters)
    pages = dialog.pages.findChildren(QScrollArea)
    assert len(pages) == dialog.pages.count()

    def all_is_seen() -> bool:
        return not any(page.verticalScrollBar().maximum() for page in pages)

    qtbot.waitUntil(lambda: dialog.height() > before)
    for index in range(dialog.pages.count()):
        dialog.pages.setCurrentIndex(index)
        qtbot.waitUntil(all_is_seen)


def test_a_page_has_the_colour_of_its_tab(dialog: PreferencesDialog) -> None:
    picture = dialog.pages.grab().toImage()
    low = QPoint(picture.width() // 2, picture.height() - 12)
    assert picture.pixelColor(low) != dialog.palette().window().color()


def test_a_picture_and_its_name_stand_on_one_line(dialog: PreferencesDialog) -> None:
    dialog.pages.setCurrentIndex(2)
    QApplication.processEvents()
    for preference in (THEME, FACES, BACK):
        field = dialog.fields[preference.key]
        (label,) = (each for each in dialog.findChildren(QLabel) if each.buddy() is field)
        assert abs(label.geometry().center().y() - field.geometry().center().y()) <= 1


def test_preferences_stand_on_the_pages_of_their_groups(dialog: PreferencesDialog) -> None:
    for preference in PREFERENCES:
        field = dialog.fields[preference.key]
        (page,) = (
            index
            for index in range(dialog.pages.count())
            if dialog.pages.widget(index).isAncestorOf(field)
        )
        assert dialog.pages.tabText(page) == preference.group


def test_each_group_has_one_page_with_an_icon(dialog: PreferencesDialog) -> None:
    pages = range(dialog.pages.count())
    titles = [dialog.pages.tabText(index) for index in pages]
    assert sorted(titles) == sorted({preference.group for preference in PREFERENCES})
    assert not any(dialog.pages.tabIcon(index).isNull() for index in pages)


def test_every_list_and_slider_has_a_label_that_leads_to_it(dialog: PreferencesDialog) -> None:
    for preference in PREFERENCES:
        field = dialog.fields[preference.key]
        labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is field]
        if isinstance(field, QCheckBox):
            assert labels == []
        else:
            assert [label.text() for label in labels] == [f"{preference.label}:"]


@pytest.mark.parametrize("preference", [THEME, FACES, BACK], ids=lambda each: each.key)
def test_what_can_be_seen_is_shown_by_a_picture_of_its_own(
    dialog: PreferencesDialog, preference: Preference[StrEnum]
) -> None:
    box = dialog.fields[preference.key]
    assert isinstance(box, QComboBox)
    pictures = [
        box.itemIcon(index).pixmap(box.iconSize()).toImage() for index in range(box.count())
    ]
    for index, picture in enumerate(pictures):
        assert picture.size() == box.iconSize()
        assert picture not in pictures[:index]


def test_the_volume_moves_in_the_steps_that_there_are(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(SOUND, True)
    slider = dialog.fields[VOLUME.key]
    assert isinstance(slider, QSlider)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert preferences.get(VOLUME) == VOLUME.default + 10
    slider.setValue(33)  # as a pointer may leave it
    assert preferences.get(VOLUME) == 30
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert preferences.get(VOLUME) == 10


def test_without_sound_there_is_no_volume_to_set(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    assert not dialog.fields[VOLUME.key].isEnabled()
    preferences.set(SOUND, True)
    assert dialog.fields[VOLUME.key].isEnabled()


def test_a_computer_that_plays_no_sounds_is_told_of(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    assert dialog.notes[SOUND.key].isHidden()
    mute = PreferencesDialog(preferences, can_play=False)
    qtbot.addWidget(mute)
    preferences.set(SOUND, True)
    assert not mute.notes[SOUND.key].isHidden()
    assert not mute.fields[SOUND.key].isEnabled()
    assert not mute.fields[VOLUME.key].isEnabled()


def test_the_language_of_an_open_dialog_changes(
    qtbot: QtBot, dialog: PreferencesDialog, qapp: QApplication
) -> None:
    class Starring(QTranslator):
        def translate(
            self, context: str, text: str, disambiguation: str | None = None, n: int = -1
        ) -> str:
            del context, disambiguation, n
            return text + 30 * "*"

        def isEmpty(self) -> bool:  # noqa: N802
            return False

    starring = Starring()
    qapp.installTranslator(starring)
    try:
        qtbot.waitUntil(lambda: dialog.windowTitle() == "Preferences" + 30 * "*")
        assert dialog.reset.text() == "Reset to defaults" + 30 * "*"
        seen = [dialog.pages.tabText(index) for index in range(dialog.pages.count())]
        for field in dialog.fields.values():
            if isinstance(field, QCheckBox):
                seen.append(field.text())
            elif isinstance(field, QComboBox):
                seen += [field.itemText(index) for index in range(field.count())]
        seen += [label.text() for label in dialog.findChildren(QLabel)]
        assert {text for text in seen if not text.endswith("*")} <= {"English", "Қазақ тілі"}
        lists = [field for field in dialog.fields.values() if isinstance(field, QComboBox)]
        qtbot.waitUntil(lambda: all(each.sizeHint().width() >= least_width(each) for each in lists))
    finally:
        qapp.removeTranslator(starring)
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Preferences")


@pytest.mark.parametrize("preference", FLAGS, ids=lambda preference: preference.key)
def test_a_check_box_shows_and_sets_its_preference(
    qtbot: QtBot,
    dialog: PreferencesDialog,
    preferences: Preferences,
    preference: Preference[bool],
) -> None:
    box = dialog.fields[preference.key]
    assert isinstance(box, QCheckBox)
    page = next(
        index
        for index in range(dialog.pages.count())
        if dialog.pages.widget(index).isAncestorOf(box)
    )
    dialog.pages.setCurrentIndex(page)
    assert (box.text(), box.isChecked()) == (preference.label, preference.default)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert preferences.get(preference) is not preference.default


def test_the_rule_set_is_chosen_by_its_name_and_set_at_once(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    box = dialog.fields[RULES.key]
    assert isinstance(box, QComboBox)
    assert [box.itemText(index) for index in range(box.count())] == [*map(rules_name, Rules)]
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


def test_a_reset_can_be_taken_back(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    assert not dialog.reset.isEnabled()  # there is nothing to reset
    preferences.set(RULES, Rules.EARLY)
    preferences.set(SHOW_TIMER, False)
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    assert dialog.reset.text() == "Undo the reset"
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    assert preferences.get(RULES) is Rules.EARLY
    assert preferences.get(SHOW_TIMER) is False
    assert dialog.reset.text() == "Reset to defaults"


def test_a_reset_stands_once_something_else_was_chosen(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(RULES, Rules.EARLY)
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    preferences.set(SHOW_TIMER, False)
    assert dialog.reset.text() == "Reset to defaults"
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    assert preferences.get(RULES) is Rules.BIG_BEN
    assert preferences.get(SHOW_TIMER) is True


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
