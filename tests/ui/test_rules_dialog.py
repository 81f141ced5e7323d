from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QTextTable
from pytestqt.qtbot import QtBot

from bigben.engine import HOURS, Position, Rules
from bigben.ui.formats import card_name, rules_name
from bigben.ui.rules_dialog import RulesDialog
from bigben.ui.rules_page import RulesPage


@pytest.fixture
def dialog(qtbot: QtBot) -> RulesDialog:
    dialog = RulesDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_foundations_table_is_that_of_a_dealt_game(dialog: RulesDialog) -> None:
    tables = [
        frame
        for frame in dialog.page.document().rootFrame().childFrames()
        if isinstance(frame, QTextTable)
    ]
    (table,) = tables
    cells = [
        [table.cellAt(row, column).firstCursorPosition().block().text() for column in range(4)]
        for row in range(1, table.rows())
    ]
    foundations = Position.deal(7).foundations
    hours = (*HOURS[1:], 12)
    assert [row[0] for row in cells] == [str(hour) for hour in hours]
    for hour, (_, first, last, count) in zip(hours, cells, strict=True):
        card = foundations[hour][0]
        assert first == card_name(card)
        cards = 1
        while card.rank != hour:
            card = card.above
            cards += 1
        assert (last, count) == (card_name(card), str(cards))


def test_every_rule_set_is_told(dialog: RulesDialog) -> None:
    text = dialog.page.toPlainText()
    for rules in Rules:
        assert re.search(rf"^{rules_name(rules)}: \S", text, re.MULTILINE)


def test_games_are_counted_in_three_sentences(dialog: RulesDialog) -> None:
    text = dialog.page.toPlainText()
    paragraph = text.partition("How games are counted\n")[2].partition("\n")[0]
    assert paragraph.count(".") == 3
    assert paragraph.endswith(".")


def test_the_page_brings_no_colours_of_its_own() -> None:
    assert not re.search(r"color|#[0-9a-f]{3}", RulesPage().html())


@pytest.mark.parametrize(("ground", "letters"), [("#ffffff", "#101010"), ("#1e1f22", "#e6e6e6")])
def test_the_page_has_the_colours_of_the_palette(
    dialog: RulesDialog, ground: str, letters: str
) -> None:
    palette = dialog.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor(ground))
    palette.setColor(QPalette.ColorRole.Text, QColor(letters))
    dialog.setPalette(palette)
    picture = dialog.page.viewport().grab().toImage()
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(min(80, picture.height()))
    }
    assert {ground, letters} <= colours


def test_keys_scroll_the_page(qtbot: QtBot, dialog: RulesDialog) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    assert dialog.focusWidget() is dialog.page
    bar = dialog.page.verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.keyClick(dialog.page, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_no_line_runs_out_of_a_small_page(dialog: RulesDialog) -> None:
    dialog.resize(400, 300)
    assert dialog.page.horizontalScrollBar().maximum() == 0


def test_escape_closes_the_rules(qtbot: QtBot, dialog: RulesDialog) -> None:
    qtbot.keyClick(dialog.page, Qt.Key.Key_Escape)
    assert dialog.isHidden()
