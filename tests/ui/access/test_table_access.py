"""What is said of the table, and of what happens on it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOURS, PLACES, STOCK, WASTE, Move, Place, Position, Rules
from bigben.ui.access.table_access import TableAccess
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.words.formats import date_text
from bigben.ui.words.place_words import PlaceWords
from bigben.view.place_buttons import PlaceButton
from tests.games import deal_and_play, play_until_stuck
from tests.recorded import WonGame
from tests.ui.windows import game_of

T3 = Place.tableau(3)
F2 = Place.foundation(2)


@pytest.fixture
def access(window: MainWindow) -> TableAccess:
    return window.table_access


@pytest.fixture
def said(access: TableAccess) -> list[str]:
    """What is said, as it is said."""
    sentences: list[str] = []
    access.announcer.said.connect(sentences.append)
    return sentences


@pytest.fixture
def words(qapp: QApplication) -> PlaceWords:
    del qapp
    return PlaceWords()


# Words


def test_piles_are_told_from_the_top(words: PlaceWords) -> None:
    position = Position.deal(7)
    assert words.content(position, T3) == (
        "3 o'clock pile: eight of hearts, on ten of spades, seven of spades"
    )
    assert words.possible(position, T3) == "Can go to the foundation at 2 o'clock."
    assert words.possible(position, Place.tableau(12)) == ""


def test_gaps_are_told(words: PlaceWords) -> None:
    position = Position.deal(7)
    position.push(Move.parse("T3>F2"))
    assert words.content(position, T3) == "3 o'clock pile: ten of spades, on seven of spades"
    assert words.possible(position, T3) == "Gaps: 1."


def test_an_empty_pile_is_told(words: PlaceWords, won_game: WonGame) -> None:
    number, moves = won_game
    position = Position.deal(number)
    for move in moves:
        position.push(move)
    empty = [hour for hour in HOURS if not position.tableau[hour]]
    assert empty
    for hour in empty:
        place = Place.tableau(hour)
        assert words.content(position, place) == f"{hour} o'clock pile: empty"
        assert words.possible(position, place) == "Gaps: 3."
    assert words.content(position, F2) == "Foundation at 2 o'clock: two of hearts"
    assert words.possible(position, F2) == "Finished."


def test_a_run_is_told_by_its_ends(words: PlaceWords, won_game: WonGame) -> None:
    number, moves = won_game
    position = Position.deal(number)
    seen = 0
    for move in moves:
        position.push(move)
        for hour in HOURS:
            pile = position.tableau[hour]
            if len(pile) >= 5:
                told = words.content(position, Place.tableau(hour))
                assert ", in a run from " in told
                assert words.card(pile[-1]) in told
                assert words.card(pile[2]) in told
                assert len(told) < 160
                seen += 1
    assert seen


def test_foundations_say_how_many_cards_they_want(words: PlaceWords) -> None:
    position = Position.deal(7)
    assert words.content(position, F2) == "Foundation at 2 o'clock: seven of hearts"
    assert words.possible(position, F2) == ("Cards still wanted: 8, next the eight of hearts.")


def test_the_stock_says_what_a_press_does(words: PlaceWords) -> None:
    position = Position.deal(7)
    assert words.content(position, STOCK) == "Stock: cards left: 56"
    assert words.possible(position, STOCK) == "A press turns one card."
    position.push(Move.parse("T3>F2"))
    position.push(Move.parse("T4>F11"))
    assert words.possible(position, STOCK) == "A press fills gaps: 2."
    while position.stock:
        position.push(DEAL)
    assert words.content(position, STOCK) == "Stock: cards left: 0"
    assert words.possible(position, STOCK) == "There is no redeal."


def test_the_waste_says_its_top_card_and_how_many_lie_there(words: PlaceWords) -> None:
    position = Position.deal(7)
    assert words.content(position, WASTE) == "Waste: empty"
    position.push(DEAL)
    position.push(DEAL)
    top = words.card(position.waste[-1])
    assert words.content(position, WASTE) == f"Waste: {top}, cards there: 2"


def test_the_52_cards_have_names_of_their_own(words: PlaceWords) -> None:
    names = {words.card(card) for card in Position.deal(7).stock}
    names |= {words.card(card) for hour in HOURS for card in Position.deal(7).tableau[hour]}
    names |= {words.card(Position.deal(7).foundations[hour][0]) for hour in HOURS}
    assert len(names) == 52
    assert "ace of spades" in names


# The places in step with the game


def test_places_tell_the_truth_after_every_move(
    window: MainWindow, access: TableAccess, won_game: WonGame
) -> None:
    number, moves = won_game
    words, game = PlaceWords(), game_of(window)
    window.session.deal_number(number, Rules.BIG_BEN)
    for move in (*moves[:40], None, None):
        if move is None:
            game.undo()
        else:
            game.play(move)
        for place in PLACES:
            button = access.buttons[place]
            assert button.accessibleName() == words.content(game.position, place)
            assert button.accessibleDescription() == words.possible(game.position, place)
            area = window.table.table_scene.area(place)
            assert button.geometry() == area.toAlignedRect()


def test_buttons_are_no_smaller_than_24_pixels_and_inside_the_view(
    window: MainWindow, access: TableAccess, qtbot: QtBot
) -> None:
    del qtbot
    for width, height in ((640, 480), (800, 1200), (1280, 800)):
        window.resize(width, height)
        QApplication.processEvents()
        for place in PLACES:
            area = access.buttons[place].geometry()
            assert min(area.width(), area.height()) >= 24
            assert window.table.viewport().rect().contains(area)


def test_pressing_a_button_is_what_enter_does(window: MainWindow, access: TableAccess) -> None:
    access.buttons[T3].click()
    assert access.buttons[T3].accessibleDescription() == (
        "The eight of hearts is in hand. A press puts it back."
    )
    assert access.buttons[F2].accessibleDescription() == "Takes the eight of hearts."
    assert access.buttons[Place.foundation(3)].accessibleDescription() == ""
    access.buttons[F2].click()
    assert [str(entry.move) for entry in game_of(window).position.entries] == ["T3>F2"]
    assert access.buttons[F2].accessibleDescription() == (
        "Cards still wanted: 7, next the nine of hearts."
    )


def test_buttons_are_never_painted_and_never_in_the_pointers_way(
    window: MainWindow, access: TableAccess, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[PlaceButton] = []
    monkeypatch.setattr(PlaceButton, "paintEvent", lambda button, _: painted.append(button))
    window.table.grab()
    window.table.viewport().update()
    QApplication.processEvents()
    assert painted == []
    for place in PLACES:
        middle = access.buttons[place].geometry().center()
        assert window.table.viewport().childAt(middle) is None


# What is said


def test_each_move_is_said_once(window: MainWindow, said: list[str]) -> None:
    game = game_of(window)
    game.play(Move.parse("T3>F2"))
    game.play(Move.parse("T4>F11"))
    game.play(DEAL)
    game.play(DEAL)
    for _ in range(3):
        game.undo()
    game.redo()
    game.restart()
    stock = Position.deal(7).stock
    words = PlaceWords()
    filled = [words.card(stock[-1]), words.card(stock[-2]), words.card(stock[-3]).capitalize()]
    assert said == [
        "Eight of hearts from the 3 o'clock pile to the foundation at 2 o'clock.",
        "Five of spades from the 4 o'clock pile to the foundation at 11 o'clock.",
        f"Gaps filled: 2. 3 o'clock pile: {filled[0]}; 4 o'clock pile: {filled[1]}.",
        f"{filled[2]} turned onto the waste.",
        "The deal from the stock is taken back.",
        "The deal from the stock is taken back.",
        "Taken back: five of spades to the 4 o'clock pile.",
        "Redone: Five of spades from the 4 o'clock pile to the foundation at 11 o'clock.",
        "All moves are taken back.",
    ]


def test_a_deal_is_said_once(window: MainWindow, said: list[str]) -> None:
    window.session.deal_number(100, Rules.BIG_BEN)
    assert said == ["Deal 100 is on the table."]


def test_the_deal_of_the_day_is_said_with_its_date(window: MainWindow, said: list[str]) -> None:
    day = date(2026, 11, 30)
    window.session.deal_day(day)
    assert said == [f"The deal of the day is on the table: {date_text(day)}."]


def test_an_illegal_try_is_said_once(window: MainWindow, said: list[str]) -> None:
    game_of(window).play(Move.parse("T3>F3"))
    assert said == ["The foundation at 3 o'clock takes nine of spades next."]


def test_the_end_is_said_once(window: MainWindow, said: list[str], won_game: WonGame) -> None:
    deal_and_play(window.session, *won_game)
    assert sum("won" in sentence for sentence in said) == 1
    assert said[-1] == "You have won: all 104 cards are home."


def test_a_dead_end_is_said_once(window: MainWindow, said: list[str]) -> None:
    play_until_stuck(game_of(window))
    assert sum("stuck" in sentence for sentence in said) == 1


def test_everything_is_said_in_the_language_of_the_interface(
    make_window: Callable[[], MainWindow], qapp: QApplication
) -> None:
    class Bracketed(QTranslator):
        def isEmpty(self) -> bool:  # noqa: N802
            return False

        def translate(
            self, context: str, source: str, disambiguation: str | None = None, n: int = -1
        ) -> str:
            del context, disambiguation, n
            return f"[{source}]"

    translator = Bracketed()
    qapp.installTranslator(translator)
    try:
        window = make_window()
        access = window.table_access
        said: list[str] = []
        access.announcer.said.connect(said.append)
        for place in PLACES:
            access.buttons[place].click()
        game = game_of(window)
        game.play(DEAL)
        game.undo()
        game.restart()
        assert len(said) > 20
        told = [access.buttons[place].accessibleName() for place in PLACES]
        told += filter(None, (access.buttons[place].accessibleDescription() for place in PLACES))
        for sentence in said + told:
            assert sentence[0] == "["
            assert sentence[-1] == "]"
    finally:
        qapp.removeTranslator(translator)


def test_a_hint_is_said_once(window: MainWindow, said: list[str], qtbot: QtBot) -> None:
    window.actions_by_name[Action.HINT].trigger()
    qtbot.waitUntil(lambda: game_of(window).record.hints == 1)
    hint = window.statusBar().currentMessage()
    assert hint
    assert said.count(hint) == 1
