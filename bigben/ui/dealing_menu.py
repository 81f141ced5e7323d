"""The menu in which the player chooses what new games are dealt from."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from bigben.settings.dealing import Dealing
from bigben.settings.preferences import DEALING, Preferences
from bigben.ui.words.formats import dealing_name


class DealingMenu(QMenu):
    """One entry for each :class:`Dealing`; the chosen one is ticked and remembered."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        group = QActionGroup(self)
        self._choices = {}
        for dealing in Dealing:
            action = self.addAction("")
            action.setCheckable(True)
            action.setData(dealing.value)
            group.addAction(action)
            self._choices[dealing] = action
        group.triggered.connect(lambda action: preferences.set(DEALING, Dealing(action.data())))
        preferences.changed.connect(self._show)
        self._retranslate()
        self._show()

    def _retranslate(self) -> None:
        self.setTitle(self.tr("New games from"))
        for dealing, action in self._choices.items():
            action.setText(dealing_name(dealing))

    def _show(self) -> None:
        self._choices[self._preferences.get(DEALING)].setChecked(True)

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
