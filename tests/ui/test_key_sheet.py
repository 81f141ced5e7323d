"""The sheet of all keys tells just the keys that there are."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from bigben.ui.actions import Action
from bigben.ui.key_sheet import KeySheet
from bigben.ui.main_window import MainWindow
from bigben.ui.table_keys import HOUR_KEYS

NATIVE = QKeySequence.SequenceFormat.NativeText


@pytest.fixture
def sheet(window: MainWindow, qtbot: QtBot) -> KeySheet:
    sheet = KeySheet(window.actions_by_name, window.table_access.keys.uses, window)
    qtbot.addWidget(sheet)
    return sheet


def test_every_key_of_an_action_is_told_beside_what_it_does(
    window: MainWindow, sheet: KeySheet
) -> None:
    lines = sheet.page.toPlainText().splitlines()
    for which in Action:
        action = window.actions_by_name[which]
        if action.shortcuts():
            names = ", ".join(key.toString(NATIVE) for key in action.shortcuts())
            what = action.text().replace("&", "").removesuffix("…")
            assert lines[lines.index(names) + 1] == what


def test_every_key_of_the_table_is_told(window: MainWindow, sheet: KeySheet) -> None:
    text = sheet.page.toPlainText()
    told = {key for use in window.table_access.keys.uses for key in use.keys}
    bound = {key for action in window.table.viewport().actions() for key in action.shortcuts()}
    assert told == bound
    for key in bound - set(map(QKeySequence, HOUR_KEYS)):
        assert key.toString(NATIVE) in text
    assert "1 … 9, 0, -, =" in text
    assert "F, then 1 … 9, 0, -, =" in text
