"""Rule set and kind of deal hold from the next deal on, and that is said when they are chosen."""

from __future__ import annotations

import pytest

from bigben.engine import Rules
from bigben.settings.dealing import Dealing
from bigben.settings.preferences import DEALING, RULES, SHOW_TIMER, Preferences
from bigben.ui.dealing_menu import DealingMenu
from bigben.ui.main_window import MainWindow
from bigben.ui.next_deal import NextDeal


@pytest.fixture
def said(preferences: Preferences) -> list[str]:
    sentences: list[str] = []
    NextDeal(preferences, sentences.append, preferences)
    return sentences


@pytest.mark.parametrize(
    ("dealing", "sentence"),
    [
        (Dealing.EASY, "The next game will be an easy deal that can be won."),
        (Dealing.MEDIUM, "The next game will be a medium deal that can be won."),
        (Dealing.HARD, "The next game will be a hard deal that can be won."),
    ],
)
def test_the_chosen_kind_of_deal_is_said(
    preferences: Preferences, said: list[str], dealing: Dealing, sentence: str
) -> None:
    preferences.set(DEALING, dealing)
    preferences.set(DEALING, Dealing.ANY)
    assert said == [sentence, "The next game can be any deal."]


def test_the_chosen_rule_set_is_said_by_its_name(preferences: Preferences, said: list[str]) -> None:
    preferences.set(RULES, Rules.RELAXED)
    assert said == ["The next game will be played with the rule set Relaxed."]


@pytest.mark.parametrize("rules_first", [True, False])
def test_who_wants_winnable_deals_by_the_early_rules_is_told_that_there_are_none(
    preferences: Preferences, said: list[str], rules_first: bool
) -> None:
    if rules_first:
        preferences.set(RULES, Rules.EARLY)
        preferences.set(DEALING, Dealing.EASY)
    else:
        preferences.set(DEALING, Dealing.EASY)
        preferences.set(RULES, Rules.EARLY)
    assert said[1] == (
        "The next game can be any deal: none is known to be winnable with the rule set Early."
    )


def test_other_preferences_say_nothing(preferences: Preferences, said: list[str]) -> None:
    preferences.set(SHOW_TIMER, False)
    assert said == []


def test_the_menu_of_kinds_of_deals_is_answered_in_the_status_line(window: MainWindow) -> None:
    menu = window.findChild(DealingMenu)
    assert isinstance(menu, DealingMenu)
    menu.actions()[1].trigger()
    assert window.statusBar().currentMessage() == (
        "The next game will be an easy deal that can be won."
    )
