"""The page of all keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from bigben.ui.access.table_keys import HOUR_KEYS, KeyUse
from bigben.ui.actions import Action, Actions
from bigben.ui.help.parts import Heading, Page, Part, Rows, Text
from bigben.ui.words.key_names import key_texts, plain, usual


class KeysPage(QObject):
    """Tells every key that a keyboard has, from the actions and the table's keys themselves."""

    def page(self, actions: Actions, uses: Sequence[KeyUse]) -> Page:
        """The page; ``uses`` are the table's keys."""
        parts: list[Part] = [
            Heading(self.tr("On the table")),
            Rows((), [self._row_of_use(use) for use in uses]),
        ]
        shown: set[Action | None] = set()
        for title, menu in actions.menus():
            parts.append(Heading(plain(title)))
            parts.append(Rows((), self._rows(actions[which] for which in menu if which)))
            shown.update(menu)
        rest = (actions[which] for which in Action if which not in shown)
        parts += (Heading(self.tr("Always")), Rows((), self._rows(rest)))
        parts.append(
            Text(
                self.tr(
                    "Where a keyboard types other letters or digits, use the keys in the same "
                    "places as on an American keyboard. Alt with its underlined letter opens a "
                    "menu."
                )
            )
        )
        return Page(self.tr("Keys"), parts)

    def _rows(self, actions: Iterable[QAction]) -> list[tuple[str, str]]:
        return [
            (self._keys(usual(action)), escape(plain(action.text())))
            for action in actions
            if usual(action)
        ]

    def _row_of_use(self, use: KeyUse) -> tuple[str, str]:
        keys = self._keys(use.keys)
        if use.then_hour:
            hours = self._keys(tuple(map(QKeySequence, HOUR_KEYS)))
            keys = self.tr("{key}, then {keys}").format(key=keys, keys=hours)
        return keys, escape(use.what)

    def _keys(self, keys: Sequence[QKeySequence]) -> str:
        """Keys by their names; a whole row of them by its ends."""
        names = key_texts(keys)
        if len(names) > len(HOUR_KEYS) - 1:
            # The digits that follow each other need not be told one by one.
            names = [f"{names[0]} … {names[8]}", *names[9:]]
        return escape(self.tr(", ", "between keys").join(names))
