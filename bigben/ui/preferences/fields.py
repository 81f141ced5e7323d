"""What a player sets one preference with: a check box, a list, or a slider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QSlider

from bigben.engine import Rules
from bigben.settings.dealing import Dealing
from bigben.settings.finishing import FinishChoice
from bigben.settings.looks import (
    AnimationSpeed,
    BackChoice,
    FaceChoice,
    TextSize,
    ThemeChoice,
    WatchSpeed,
)
from bigben.settings.preferences import Preference, Preferences
from bigben.ui.desktop.language import language_name
from bigben.ui.preferences.look_names import back_name, faces_name, text_size_name, theme_name
from bigben.ui.words.formats import (
    dealing_name,
    finish_name,
    rules_name,
    speed_name,
    watch_speed_name,
)

_NAMES: Final[dict[type[str], Callable[[Any], str]]] = {
    str: language_name,  # the one preference that is free text
    Rules: rules_name,
    Dealing: dealing_name,
    FinishChoice: finish_name,
    AnimationSpeed: speed_name,
    WatchSpeed: watch_speed_name,
    ThemeChoice: theme_name,
    FaceChoice: faces_name,
    BackChoice: back_name,
    TextSize: text_size_name,
}
"""What the values of each kind of choice are called."""


class CheckField(QCheckBox):
    """Sets a preference that is on or off."""

    def __init__(self, preference: Preference[bool], preferences: Preferences) -> None:
        super().__init__()
        self._preference = preference
        self.toggled.connect(lambda checked: preferences.set(preference, checked))

    def show_value(self, value: bool) -> None:
        """Show what the preference is now."""
        self.setChecked(value)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setText(label_of(self._preference))


class ListField(QComboBox):
    """Sets a preference that is one of a few named values."""

    def __init__(
        self,
        preference: Preference[Any],
        preferences: Preferences,
        values: Sequence[Any],
        picture: Callable[[Any], QIcon] | None = None,
        picture_size: QSize | None = None,
    ) -> None:
        """``picture`` draws what a value looks like, in a size in pixels."""
        super().__init__()
        self._preference = preference
        self._values = values
        # Other words, or larger ones, need more room than those that were shown first.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        if picture_size is not None:
            self.setIconSize(picture_size)
        for value in values:
            self.addItem(QIcon() if picture is None else picture(value), "")
        self.currentIndexChanged.connect(lambda index: preferences.set(preference, values[index]))

    def show_value(self, value: object) -> None:
        """Show what the preference is now."""
        # A language that was chosen may be gone: the first, the system's, is spoken then.
        self.setCurrentIndex(self._values.index(value) if value in self._values else 0)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        name = _NAMES[self._preference.type]
        for index, value in enumerate(self._values):
            self.setItemText(index, name(value))

    # Overridden

    def minimumSizeHint(self) -> QSize:
        """Room for the longest name: what is cut cannot be chosen."""
        return self.sizeHint()


class SliderField(QSlider):
    """Sets a preference that is one of a row of numbers, each as far from the next."""

    def __init__(self, preference: Preference[int], preferences: Preferences) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._preference = preference
        first, second, *_, last = preference.values
        self._step = second - first
        self.setRange(first, last)
        self.setSingleStep(self._step)
        self.setPageStep(2 * self._step)
        self.valueChanged.connect(lambda value: preferences.set(preference, self._nearest(value)))

    def show_value(self, value: int) -> None:
        """Show what the preference is now."""
        self.setValue(value)

    def retranslate(self) -> None:
        """It has no words."""

    def _nearest(self, value: int) -> int:
        """The pointer can leave the slider between two of the values."""
        return min(self._preference.values, key=lambda each: abs(each - value))


Field: TypeAlias = CheckField | ListField | SliderField


def label_of(preference: Preference[Any]) -> str:
    """What a preference is called."""
    return QCoreApplication.translate("Preferences", preference.label)


def group_name(english: str) -> str:
    """What a group of preferences is called."""
    return QCoreApplication.translate("Preferences", english)
