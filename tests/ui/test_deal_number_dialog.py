from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bigben.engine import MAX_DEAL_NUMBER, Rules
from bigben.ui.deal_number_dialog import DealNumberDialog


@pytest.fixture
def dialog(qtbot: QtBot) -> DealNumberDialog:
    dialog = DealNumberDialog(Rules.EARLY)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), (" # 00 031 999 ", 31_999), (str(MAX_DEAL_NUMBER), MAX_DEAL_NUMBER)],
)
def test_a_deal_number_is_read_as_people_write_it(
    qtbot: QtBot, dialog: DealNumberDialog, text: str, number: int
) -> None:
    qtbot.keyClicks(dialog.field, text)
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert (dialog.number, dialog.rules) == (number, Rules.EARLY)


@pytest.mark.parametrize("text", ["0", "-3", "seven", "1.5", str(MAX_DEAL_NUMBER + 1), "9" * 5000])
def test_what_is_no_deal_number_cannot_be_dealt_and_a_sentence_says_why(
    qtbot: QtBot, dialog: DealNumberDialog, text: str
) -> None:
    dialog.field.setText(text)
    assert not dialog.ok.isEnabled()
    assert dialog.fault.text().startswith("A deal number is a whole number from 1 to")
    assert dialog.field.accessibleDescription() == dialog.fault.text()
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.number is None


def test_the_sentence_goes_when_the_text_becomes_a_number(
    qtbot: QtBot, dialog: DealNumberDialog
) -> None:
    qtbot.keyClicks(dialog.field, "0")
    assert dialog.fault.text()
    qtbot.keyClicks(dialog.field, "12")
    assert (dialog.field.text(), dialog.fault.text()) == ("012", "")
    assert not dialog.field.accessibleDescription()
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.number == 12


@pytest.mark.parametrize("text", ["", "   "])
def test_nothing_typed_cannot_be_dealt(dialog: DealNumberDialog, text: str) -> None:
    dialog.field.setText("5")
    assert dialog.ok.isEnabled()
    dialog.field.setText(text)
    assert not dialog.ok.isEnabled()
    assert not dialog.fault.text()


def test_the_sentence_changes_nothing_in_the_dialog_s_size(
    qtbot: QtBot, dialog: DealNumberDialog
) -> None:
    before = dialog.sizeHint()
    dialog.field.setText("0")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.fault.heightForWidth(dialog.fault.width()) <= dialog.fault.height()
    assert dialog.sizeHint() == before


def test_another_rule_set_can_be_chosen(qtbot: QtBot, dialog: DealNumberDialog) -> None:
    qtbot.keyClick(dialog.rules_box, Qt.Key.Key_Down)
    assert dialog.rules is Rules.RELAXED


def test_escape_deals_nothing(qtbot: QtBot, dialog: DealNumberDialog) -> None:
    qtbot.keyClicks(dialog.field, "7")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert dialog.number is None


def test_the_keyboard_starts_in_the_number_and_goes_on_to_the_rule_set(
    qtbot: QtBot, dialog: DealNumberDialog
) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    assert dialog.focusWidget() is dialog.field
    qtbot.keyClick(dialog.field, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.rules_box
