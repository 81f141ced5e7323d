"""The menu in which the player chooses what new games are dealt from."""

from __future__ import annotations

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from bigben.settings.dealing import Dealing
from bigben.settings.preferences import DEALING, Preferences
from bigben.ui.formats import dealing_name


class DealingMenu(QMenu):
    """One entry for each :class:`Dealing`; the chosen one is ticked and remembered."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("New games from"))
        self._preferences = preferences
        group = QActionGroup(self)
        self._choices = {}
        for dealing in Dealing:
            action = self.addAction(dealing_name(dealing))
            action.setCheckable(True)
            action.setData(dealing.value)
            group.addAction(action)
            self._choices[dealing] = action
        group.triggered.connect(lambda action: preferences.set(DEALING, Dealing(action.data())))
        preferences.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self._choices[self._preferences.get(DEALING)].setChecked(True)
