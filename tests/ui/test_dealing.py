"""What new games are dealt from, from the menu to the table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from bigben.engine import Rules
from bigben.settings.dealing import Dealing, Level
from bigben.settings.preferences import DEALING, RULES, Preferences
from bigben.settings.records import Source
from bigben.ui.actions import Action
from bigben.ui.deal_number_dialog import DealNumberDialog
from bigben.ui.dealing_menu import DealingMenu
from bigben.ui.main_window import MainWindow


def menu_of(window: MainWindow) -> DealingMenu:
    menu = window.findChild(DealingMenu)
    assert isinstance(menu, DealingMenu)
    return menu


def ticked(menu: DealingMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.isChecked()]


def test_the_menu_ticks_what_is_preferred(window: MainWindow, preferences: Preferences) -> None:
    menu = menu_of(window)
    assert ticked(menu) == ["Any deal"]
    menu.actions()[3].trigger()
    assert preferences.get(DEALING) is Dealing.HARD
    preferences.set(DEALING, Dealing.EASY)
    assert ticked(menu) == ["Winnable deals: easy"]


@pytest.mark.parametrize("level", list(Level))
def test_new_deals_a_winnable_game_of_the_level(
    window: MainWindow, preferences: Preferences, level: Level
) -> None:
    preferences.set(DEALING, Dealing(level))
    window.actions_by_name[Action.NEW].trigger()
    record = window.session.game.record
    assert (record.source, record.level) == (Source.WINNABLE, level)
    assert record.deal_number is not None
    assert window.session.winnable.level(record.deal_number) is level


def test_by_the_early_rules_new_deals_any_game(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set(DEALING, Dealing.EASY)
    preferences.set(RULES, Rules.EARLY)
    window.actions_by_name[Action.NEW].trigger()
    record = window.session.game.record
    assert (record.source, record.level) == (Source.ANY, None)


def test_the_deal_number_dialog_says_what_is_known(qapp: QApplication) -> None:
    del qapp
    dialog = DealNumberDialog(Rules.BIG_BEN, lambda number, rules: f"{number} by {rules}")
    dialog.field.setText("#7")
    assert dialog.fault.text() == "7 by big-ben"
    dialog.field.setText("seven")
    assert dialog.fault.text().startswith("A deal number is a whole number from 1 to ")
