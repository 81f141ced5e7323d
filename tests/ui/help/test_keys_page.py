"""The page of all keys tells just the keys that there are."""

from __future__ import annotations

from html import unescape

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from bigben.ui.access.table_keys import HOUR_KEYS
from bigben.ui.actions import Action
from bigben.ui.desktop.language import Language
from bigben.ui.help.keys_page import KeysPage
from bigben.ui.help.parts import Rows
from bigben.ui.main_window import MainWindow
from bigben.ui.words.key_names import is_usual, key_texts, usual
from bigben.view.resources import resource


@pytest.fixture
def rows(window: MainWindow) -> list[tuple[str, str]]:
    page = KeysPage().page(window.actions_by_name, window.table_access.keys.uses)
    tables = [part for part in page.parts if isinstance(part, Rows)]
    return [(unescape(keys), unescape(what)) for table in tables for keys, what in table.rows]


def test_every_key_of_an_action_is_told_beside_what_it_does(window: MainWindow, rows) -> None:
    for which in Action:
        action = window.actions_by_name[which]
        if usual(action):
            what = action.text().replace("&", "").removesuffix("…")
            assert (", ".join(key_texts(usual(action))), what) in rows


def test_every_action_that_has_keys_has_one_that_a_keyboard_has(window: MainWindow) -> None:
    for which in Action:
        action = window.actions_by_name[which]
        assert bool(action.shortcuts()) is bool(usual(action)), which


def test_every_key_of_the_table_is_told(window: MainWindow, rows) -> None:
    told = {key for use in window.table_access.keys.uses for key in use.keys}
    bound = {key for action in window.table.viewport().actions() for key in action.shortcuts()}
    assert told == bound
    text = " ".join(keys for keys, _ in rows)
    for key in bound - set(map(QKeySequence, HOUR_KEYS)):
        assert key.toString(QKeySequence.SequenceFormat.NativeText) in text
    assert ("1 … 9, 0, -, =", "To the pile at 1 to 12 o'clock") in rows
    assert ("F, then 1 … 9, 0, -, =", "To the foundation at that hour") in rows


def test_the_space_key_is_not_called_as_a_gap_is(qapp: QApplication) -> None:
    """Qt's own Kazakh name of it is our word for a gap."""
    before = QLocale()
    language = Language(resource("i18n"))
    language.speak("kk")
    try:
        assert key_texts([QKeySequence("Space"), QKeySequence("Right")]) == ["Пробел", "Оңға"]
    finally:
        language.speak("en")
        qapp.processEvents()
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    "keys", ["F1", "F12", "Ctrl+Z", "Shift+Ins", "Pause", "?", "Esc", "Return", "Space", "="]
)
def test_keys_of_any_keyboard_are_usual(keys: str) -> None:
    assert is_usual(QKeySequence(keys))


@pytest.mark.parametrize("keys", ["F14", "F35", "Copy", "Shift+Save", "Undo", "Media Play"])
def test_keys_that_hardly_any_keyboard_has_are_not(keys: str) -> None:
    sequence = QKeySequence(keys)
    assert sequence.count() == 1
    assert not is_usual(sequence)
