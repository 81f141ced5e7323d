"""The page about the program names what there is."""

from __future__ import annotations

import re

from bigben.settings.dealing import Dealing
from bigben.ui.actions import Action
from bigben.ui.help.names_page import NamesPage
from bigben.ui.help.program_page import ProgramPage
from bigben.ui.main_window import MainWindow
from bigben.ui.words.key_names import key_texts, plain, usual
from tests.ui.help.claims import texts

# What the page need not tell: where it stands itself, and what ends it.
UNTOLD = {
    Action.HELP,
    Action.KEYS,
    Action.TOUR,
    Action.ABOUT,
    Action.QUIT,
    Action.CANCEL,
    Action.SEND_HOME,
    Action.BACK_TO_GAME,
    Action.FULLSCREEN,
}


def test_the_page_tells_of_every_action_by_its_own_name_and_key(window: MainWindow) -> None:
    page = " ".join(text.html for text in texts(ProgramPage().page(window.actions_by_name)))
    for which in set(Action) - UNTOLD:
        action = window.actions_by_name[which]
        name = f"<b>{plain(action.text())}</b>"
        keys = key_texts(usual(action))
        assert (f"{name} ({keys[0]})" if keys else name) in page
    assert not re.search(r"[{}]", page)


def test_the_winnable_deals_that_it_speaks_of_are_there() -> None:
    assert {"easy", "medium", "hard"} <= {choice.value for choice in Dealing}


def test_all_names_of_the_game_are_told() -> None:
    page = " ".join(text.html for text in texts(NamesPage().page()))
    for name in ("The Clock", "L'Horloge", "Grandfather's Clock", "Father Time"):
        assert name in page
    for other in ("Clock patience", "Travellers", "Shuttling", "Block Eleven"):
        assert other in page
