"""The preferences on pages, each with a check box, a list or a slider."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bigben.settings.preferences import (
    DEALING,
    LANGUAGE,
    PREFERENCES,
    SOUND,
    SYSTEM_LANGUAGE,
    VOLUME,
    Preference,
    Preferences,
)
from bigben.ui.button_box import button_box
from bigben.ui.desktop.language import languages_in
from bigben.ui.desktop.window_place import keep_on_screen
from bigben.ui.icons import icon
from bigben.ui.preferences.fields import (
    CheckField,
    Field,
    ListField,
    SliderField,
    group_name,
    label_of,
)
from bigben.ui.preferences.look_pictures import PICTURE_PX, look_picture
from bigben.ui.scrolled import Scrolled
from bigben.view.resources import resource

_ICONS: Final = {
    "Game": "applications-games",
    "Table": "preferences-system-time",
    "Looks": "preferences-desktop-theme",
    "Motion and sound": "audio-volume-high",
}
"""The icon of each group's page; a group without one has none."""


class PreferencesDialog(QDialog):
    """Shows every preference there is; a change takes effect at once.

    It can stay open while the game goes on, in whatever language the program speaks by then.

    Attributes:
        fields: what each preference is set with, by its key.
        pages: the pages, one a group.
        reset: the button that sets all to their defaults, and then takes that back.
        notes: what there is to say to a preference, by its key.
    """

    def __init__(
        self, preferences: Preferences, parent: QWidget | None = None, *, can_play: bool = True
    ) -> None:
        """``can_play``: whether this computer can let a sound be heard."""
        super().__init__(parent)
        self._preferences = preferences
        self._can_play = can_play
        self._before_reset: dict[str, object] | None = None
        """What the preferences were before they were reset, as long as that can be taken back."""
        self.fields: dict[str, Field] = {}
        self._labels: dict[str, QLabel] = {}
        self.notes = {DEALING.key: _note(), SOUND.key: _note()}
        self._groups: list[str] = []
        self.pages = QTabWidget()
        self.pages.setUsesScrollButtons(False)  # what is out of sight is not looked for
        for group, members in groupby(PREFERENCES, lambda preference: preference.group):
            page = Scrolled(self._page(members))
            self.pages.addTab(page, icon(_ICONS[group]) if group in _ICONS else QIcon(), "")
            self._groups.append(group)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self.reset = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self._reset)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages)
        layout.addWidget(buttons)
        preferences.changed.connect(self._show_change)
        self._retranslate()
        for preference in PREFERENCES:
            self._show(preference)

    def _page(self, members: Iterable[Preference[Any]]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for preference in members:
            field = self._field(preference)
            self.fields[preference.key] = field
            if isinstance(field, CheckField):
                form.addRow(field)
            else:
                label = self._labels[preference.key] = QLabel()
                label.setBuddy(field)
                if preference.type in PICTURE_PX:
                    # As high as the picture, so that both stand on one line.
                    label.setMinimumHeight(field.sizeHint().height())
                form.addRow(label, field)
            if preference.key in self.notes:
                form.addRow(self.notes[preference.key])
        return page

    def _field(self, preference: Preference[Any]) -> Field:
        if preference.type is bool:
            return CheckField(preference, self._preferences)
        if preference is LANGUAGE:
            languages = (SYSTEM_LANGUAGE, *languages_in(resource("i18n")))
            return ListField(preference, self._preferences, languages)
        if preference.type is int:
            return SliderField(preference, self._preferences)
        if preference.type in PICTURE_PX:
            ratio = self.devicePixelRatioF()
            return ListField(
                preference,
                self._preferences,
                preference.values,
                lambda value: look_picture(value, ratio),
                PICTURE_PX[preference.type],
            )
        return ListField(preference, self._preferences, preference.values)

    def _show_change(self, key: str) -> None:
        self._before_reset = None
        self._show(next(each for each in PREFERENCES if each.key == key))

    def _show(self, preference: Preference[Any]) -> None:
        """Let a field show what its preference is."""
        self.fields[preference.key].show_value(self._preferences.get(preference))
        self.fields[SOUND.key].setEnabled(self._can_play)
        self.fields[VOLUME.key].setEnabled(self._can_play and self._preferences.get(SOUND))
        self._show_reset()

    def _reset(self) -> None:
        before = self._before_reset
        if before is None:
            before = {each.key: self._preferences.get(each) for each in PREFERENCES}
            self._preferences.reset()
            self._before_reset = before
        else:
            for preference in PREFERENCES:
                self._preferences.set(preference, before[preference.key])
        self._show_reset()

    def _show_reset(self) -> None:
        if self._before_reset is None:
            self.reset.setText(self.tr("Reset to defaults"))
        else:
            self.reset.setText(self.tr("Undo the reset"))
        can_reset = any(self._preferences.get(each) != each.default for each in PREFERENCES)
        self.reset.setEnabled(can_reset or self._before_reset is not None)

    def _retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setWindowTitle(self.tr("Preferences"))
        for index, group in enumerate(self._groups):
            self.pages.setTabText(index, group_name(group))
        for preference in PREFERENCES:
            self.fields[preference.key].retranslate()
            if preference.key in self._labels:
                text = self.tr("{label}:").format(label=label_of(preference))
                self._labels[preference.key].setText(text)
        self.notes[DEALING.key].setText(
            self.tr("Rule set and kind of deal apply from the next deal on.")
        )
        self.notes[SOUND.key].setText(
            self.tr(
                "No program that plays sounds was found. Big Ben can use pw-play, paplay or aplay."
            )
        )
        self.notes[SOUND.key].setVisible(not self._can_play)
        self._show_reset()

    def _grow(self) -> None:
        """Show all of every page, if the screen has room for it."""
        room = self.screen().availableSize() - (self.frameSize() - self.size())
        self.resize(self.size().expandedTo(self.sizeHint()).boundedTo(room))

    # Overridden

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another language and larger letters need more room than there may be beside."""
        super().resizeEvent(event)
        if self.isVisible():
            keep_on_screen(self)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the program's language, and grow with its letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.FontChange and self.isVisible():
            QTimer.singleShot(0, self, self._grow)  # the fields take the larger letters first


def _note() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
