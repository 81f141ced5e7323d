"""Telling what the next deal will be, when the player has chosen it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from bigben.settings.dealing import Dealing
from bigben.settings.preferences import DEALING, RULES, Preferences
from bigben.ui.words.formats import rules_name


class NextDeal(QObject):
    """Says, whenever rule set or kind of deal are chosen, what holds from the next deal on."""

    def __init__(
        self, preferences: Preferences, say: Callable[[str], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._say = say
        preferences.changed.connect(self._tell)

    def _tell(self, key: str) -> None:
        rules, dealing = self._preferences.get(RULES), self._preferences.get(DEALING)
        if key not in (RULES.key, DEALING.key):
            return
        # Deals are known to be winnable by a line of big-ben alone.
        if not rules.allows_lines_of_big_ben and dealing is not Dealing.ANY:
            sentence = self.tr(
                "The next game can be any deal: none is known to be winnable with the rule set "
                "{rules}."
            )
        elif key == RULES.key:
            sentence = self.tr("The next game will be played with the rule set {rules}.")
        else:
            sentence = self._kind(dealing)
        self._say(sentence.format(rules=rules_name(rules)))

    def _kind(self, dealing: Dealing) -> str:
        match dealing:
            case Dealing.ANY:
                return self.tr("The next game can be any deal.")
            case Dealing.EASY:
                return self.tr("The next game will be an easy deal that can be won.")
            case Dealing.MEDIUM:
                return self.tr("The next game will be a medium deal that can be won.")
            case Dealing.HARD:
                return self.tr("The next game will be a hard deal that can be won.")
