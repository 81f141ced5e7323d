"""The sheet of all keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from bigben.ui.actions import Action, Actions
from bigben.ui.table_keys import HOUR_KEYS, KeyUse


class KeySheet(QDialog):
    """Tells every key, from the actions and the table's keys themselves.

    Attributes:
        page: the text.
    """

    def __init__(self, actions: Actions, uses: Sequence[KeyUse], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.page = QTextBrowser()
        self.page.setHtml(self._html(actions, uses))
        self.page.document().setDocumentMargin(16)
        self.page.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page)
        layout.addWidget(buttons)

    def _html(self, actions: Actions, uses: Sequence[KeyUse]) -> str:
        parts = [_table(self.tr("On the table"), [self._row_of_use(use) for use in uses])]
        shown: set[Action | None] = set()
        for title, menu in actions.menus():
            parts.append(
                _table(_plain(title), self._rows(actions[which] for which in menu if which))
            )
            shown.update(menu)
        rest = (actions[which] for which in Action if which not in shown)
        parts.append(_table(self.tr("Always"), self._rows(rest)))
        note = self.tr(
            "Letters and digits are meant by their place on an American keyboard wherever the "
            "keyboard types others. A menu opens by Alt with its underlined letter."
        )
        return "".join(parts) + f"<p>{escape(note)}</p>"

    def _rows(self, actions: Iterable[QAction]) -> list[tuple[str, str]]:
        return [
            (self._keys(action.shortcuts()), _plain(action.text()))
            for action in actions
            if action.shortcuts()
        ]

    def _row_of_use(self, use: KeyUse) -> tuple[str, str]:
        keys = self._keys(use.keys)
        if use.then_hour:
            hours = self._keys(tuple(map(QKeySequence, HOUR_KEYS)))
            keys = self.tr("{key}, then {keys}").format(key=keys, keys=hours)
        return keys, use.what

    def _keys(self, keys: Sequence[QKeySequence]) -> str:
        """Keys by their names; a whole row of them by its ends."""
        names = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys]
        if len(names) > len(HOUR_KEYS) - 1:
            # The digits that follow each other need not be told one by one.
            names = [f"{names[0]} … {names[8]}", *names[9:]]
        return self.tr(", ", "between keys").join(names)

    # Overridden

    def sizeHint(self) -> QSize:
        """Room for the longest line."""
        letter = self.fontMetrics().averageCharWidth()
        return QSize(95 * letter, 85 * letter)


def _plain(text: str) -> str:
    """An action's text without the sign of its menu key and of its dialog."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _table(title: str, rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(
        f'<tr><td style="padding-right: 24px"><b>{escape(keys)}</b></td>'
        f"<td>{escape(what)}</td></tr>"
        for keys, what in rows
    )
    return f'<h2>{escape(title)}</h2><table cellspacing="0" cellpadding="3">{cells}</table>'
