"""The preferences, each as a check box or a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QVBoxLayout,
    QWidget,
)

from bigben.engine import Rules
from bigben.settings.dealing import Dealing
from bigben.settings.finishing import FinishChoice
from bigben.settings.looks import AnimationSpeed, BackChoice, FaceChoice, ThemeChoice, WatchSpeed
from bigben.settings.preferences import (
    LANGUAGE,
    PREFERENCES,
    SYSTEM_LANGUAGE,
    Preference,
    Preferences,
)
from bigben.ui.formats import dealing_name, finish_name, rules_name, speed_name, watch_speed_name
from bigben.ui.language import language_name, languages_in
from bigben.ui.look_names import back_name, faces_name, theme_name
from bigben.ui.scrolled import Scrolled
from bigben.view.resources import resource

_NAMES: Final[dict[type[StrEnum], Callable[[Any], str]]] = {
    Rules: rules_name,
    Dealing: dealing_name,
    FinishChoice: finish_name,
    AnimationSpeed: speed_name,
    WatchSpeed: watch_speed_name,
    ThemeChoice: theme_name,
    FaceChoice: faces_name,
    BackChoice: back_name,
}
"""What the values of each kind of choice are called."""


class PreferencesDialog(QDialog):
    """Shows every preference there is; a change holds at once.

    Attributes:
        fields: the check box or combo box of each preference, by its key.
        reset: the button that sets all to their defaults.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._preferences = preferences
        self._languages = languages_in(resource("i18n"))
        self.fields: dict[str, QCheckBox | QComboBox] = {}
        groups = QWidget()
        column = QVBoxLayout(groups)
        column.setContentsMargins(0, 0, 0, 0)
        for group, members in groupby(PREFERENCES, lambda preference: preference.group):
            column.addWidget(self._group(group, members))
        column.addStretch()
        layout = QVBoxLayout(self)
        layout.addWidget(Scrolled(groups))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.reset = buttons.addButton(
            self.tr("Reset to defaults"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(preferences.reset)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        preferences.changed.connect(self._show)
        for preference in PREFERENCES:
            self._show(preference.key)

    def _group(self, name: str, members: Iterable[Preference[Any]]) -> QGroupBox:
        box = QGroupBox(_translate(name))
        form = QFormLayout(box)
        for preference in members:
            label = _translate(preference.label)
            if preference.type is bool:
                check_box = self._check_box(preference, label)
                self.fields[preference.key] = check_box
                form.addRow(check_box)
            else:
                combo_box = self._combo_box(preference)
                self.fields[preference.key] = combo_box
                form.addRow(self.tr("{label}:").format(label=label), combo_box)
        return box

    def _check_box(self, preference: Preference[bool], label: str) -> QCheckBox:
        box = QCheckBox(label)
        box.toggled.connect(lambda checked: self._preferences.set(preference, checked))
        return box

    def _combo_box(self, preference: Preference[Any]) -> QComboBox:
        box = QComboBox()
        values = self._values(preference)
        for value in values:
            box.addItem(_name(preference, value))
        box.currentIndexChanged.connect(
            lambda index: self._preferences.set(preference, values[index])
        )
        return box

    def _show(self, key: str) -> None:
        """Let a field show what its preference is."""
        preference = next(each for each in PREFERENCES if each.key == key)
        value = self._preferences.get(preference)
        field = self.fields[key]
        if isinstance(field, QCheckBox):
            field.setChecked(value)
        else:
            values = self._values(preference)
            # A language that was chosen may be gone: the system's is spoken then.
            field.setCurrentIndex(values.index(value) if value in values else 0)

    def _values(self, preference: Preference[Any]) -> tuple[str, ...]:
        if preference is LANGUAGE:
            return (SYSTEM_LANGUAGE, *self._languages)
        kind: type[StrEnum] = preference.type
        return tuple(kind)


def _name(preference: Preference[Any], value: str) -> str:
    if preference is LANGUAGE:
        return language_name(value)
    return _NAMES[preference.type](value)


def _translate(english: str) -> str:
    return QCoreApplication.translate("Preferences", english)
