"""The tour: six steps on the table, which cost the game nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtWidgets import QApplication, QToolBar
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Move, Place, Rules
from bigben.settings.dealing import Dealing
from bigben.settings.preferences import DEALING, Preferences
from bigben.settings.records import Source
from bigben.settings.store import GameStore
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.tour.bubble import Bubble
from bigben.ui.tour.steps import Steps, Task, beginning
from bigben.ui.tour.tour import Tour
from bigben.view.geometry import overlap


@pytest.fixture
def tour(window: MainWindow) -> Tour:
    window.actions_by_name[Action.TOUR].trigger()
    window.table.table_scene.finish()
    return window.guide.tour


def play(window: MainWindow, *moves: str) -> None:
    for move in moves:
        window.session.game.play(Move.parse(move))
        window.table.table_scene.finish()


def to_step(window: MainWindow, number: int) -> None:
    tour = window.guide.tour
    while tour.number < number:
        tour.go_on()
    window.table.table_scene.finish()


def bubble_of(window: MainWindow) -> Bubble:
    bubble = window.findChild(Bubble)
    assert isinstance(bubble, Bubble)
    return bubble


# The steps


def test_the_tour_has_six_steps(tour: Tour, window: MainWindow) -> None:
    steps = Steps().all(window.actions_by_name)
    assert len(steps) == 6
    assert tour.bubble.count.text() == "1 of 6"


def test_each_step_can_really_be_done(window: MainWindow) -> None:
    position = beginning()
    for step in Steps().all(window.actions_by_name):
        for move in step.moves:
            legal = move in position.legal_moves
            assert legal is (step.task is Task.MOVES)
            if legal:
                position.push(move)


def test_the_player_does_all_steps(tour: Tour, window: MainWindow) -> None:
    told = [tour.bubble.title.text()]

    def step_done() -> None:
        told.append(tour.bubble.title.text())

    play(window, "T10>F9")
    step_done()
    play(window, "T4>T2")
    step_done()
    play(window, "T8>T10")
    step_done()
    play(window, "deal")
    step_done()
    play(window, "deal", "W>F3")
    step_done()
    window.actions_by_name[Action.UNDO].trigger()
    step_done()
    assert told == [
        "A clock of twelve hours",
        "Twelve piles around it",
        "A gap takes no card",
        "The stock fills the gaps",
        "The waste",
        "Nothing is lost",
        "Now you can play",
    ]
    assert tour.running
    tour.bubble.next.click()
    assert not tour.running
    assert tour.bubble.isHidden()


def test_next_does_the_steps_for_the_player(tour: Tour, window: MainWindow) -> None:
    titles = []
    while tour.running:
        titles.append(tour.bubble.title.text())
        tour.bubble.next.click()
        assert len(titles) < 10
    assert len(titles) == 7
    assert not window.session.practising


def test_the_mouse_does_a_step(tour: Tour, window: MainWindow, qtbot: QtBot) -> None:
    card = window.table.table_scene.table.cards(
        Place.tableau(10), window.session.game.position.tableau[10]
    )[-1]
    qtbot.mouseClick(
        window.table.viewport(), Qt.MouseButton.LeftButton, pos=card.center().toPoint()
    )
    assert tour.number == 1


def test_a_click_on_the_card_that_no_gap_takes_is_refusal_enough(
    tour: Tour, window: MainWindow, qtbot: QtBot
) -> None:
    to_step(window, 2)
    card = window.table.table_scene.table.cards(
        Place.tableau(8), window.session.game.position.tableau[8]
    )[-1]
    qtbot.mouseClick(
        window.table.viewport(), Qt.MouseButton.LeftButton, pos=card.center().toPoint()
    )
    assert tour.number == 3


def test_the_keyboard_does_a_step(tour: Tour, window: MainWindow, qtbot: QtBot) -> None:
    def press(key: Qt.Key) -> None:
        qtbot.keyClick(window.focusWidget(), key)

    assert window.table.viewport().isAncestorOf(window.focusWidget())
    press(Qt.Key.Key_0)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert tour.number == 1


def test_another_move_is_taken_back_and_that_is_said(tour: Tour, window: MainWindow) -> None:
    play(window, "deal")
    assert tour.number == 0
    assert window.session.game.position == beginning()
    assert not tour.bubble.note.isHidden()
    play(window, "T10>F9")
    assert tour.number == 1
    assert tour.bubble.note.isHidden()


def test_undo_leads_no_step_back(tour: Tour, window: MainWindow) -> None:
    play(window, "T10>F9")
    window.actions_by_name[Action.UNDO].trigger()
    assert tour.number == 1
    assert [str(entry.move) for entry in window.session.game.position.entries] == ["T10>F9"]


def test_half_a_step_can_be_undone(tour: Tour, window: MainWindow) -> None:
    to_step(window, 4)
    play(window, "deal")
    window.actions_by_name[Action.UNDO].trigger()
    play(window, "deal", "W>F3")
    assert tour.number == 5


def test_restart_brings_the_step_back(tour: Tour, window: MainWindow) -> None:
    to_step(window, 3)
    window.actions_by_name[Action.RESTART].trigger()
    window.table.table_scene.finish()
    assert tour.number == 3
    play(window, "deal")
    assert tour.number == 4


# What is pointed at


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
def test_the_bubble_hides_nothing_that_the_step_needs(
    tour: Tour, window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QApplication.processEvents()
    for number in range(6):
        to_step(window, number)
        bubble = QRectF(tour.bubble.geometry())
        assert QRectF(window.rect()).contains(bubble)
        viewport = window.table.viewport()
        corner = viewport.mapTo(window, viewport.rect().topLeft())
        step = Steps().all(window.actions_by_name)[number]
        for place in step.places:
            cards = window.session.game.position.cards(place)
            rects = window.table.table_scene.table.cards(place, cards)
            rect = rects[-1] if rects else window.table.table_scene.area(place)
            assert overlap(bubble, rect.translated(corner)) == 0, (number, str(place))


def test_the_bubble_points_to_the_button_when_the_toolbar_has_lost_its_words(
    tour: Tour, window: MainWindow
) -> None:
    (bar,) = window.findChildren(QToolBar)
    for action in bar.actions():
        action.setIconText(2 * action.iconText())  # as long as words are in other languages
    bar.show_words_if_there_is_room()
    window.resize(1280, 800)
    to_step(window, 5)
    button = bar.widgetForAction(window.actions_by_name[Action.UNDO])
    middles = []
    for width in (600, 1280, 600):
        window.resize(width, 600)
        for _ in range(3):
            QApplication.processEvents()
        middles.append(button.mapTo(window, button.rect().center()).x())
        bubble = tour.bubble.geometry()
        assert window.rect().contains(bubble)
        # It lies about the middle of what it points to, as far as the window lets it.
        assert abs(bubble.left() - max(0, middles[-1] - bubble.width() // 2)) < 20
    assert middles[1] > middles[0] + 100


def test_nothing_of_the_bubble_is_cut(tour: Tour) -> None:
    bubble = tour.bubble
    while tour.running:
        for label in (bubble.title, bubble.words, bubble.count):
            assert label.height() >= label.heightForWidth(label.width())
        for button in (bubble.skip, bubble.other, bubble.next):
            assert button.isHidden() or button.width() >= button.minimumSizeHint().width()
        tour.go_on()


def test_the_bubble_grows_with_the_letters(tour: Tour) -> None:
    bubble = tour.bubble
    before = bubble.size()
    font = bubble.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    bubble.setFont(font)
    QApplication.processEvents()
    assert bubble.width() > before.width()
    assert bubble.words.height() >= bubble.words.heightForWidth(bubble.words.width())


def test_the_words_are_read_aloud(window: MainWindow) -> None:
    said: list[str] = []
    window.table_access.announcer.said.connect(said.append)
    window.actions_by_name[Action.TOUR].trigger()
    bubble = window.guide.tour.bubble
    assert f"{bubble.title.text()}. {bubble.words.text()}" in said
    assert bubble.accessibleDescription() == bubble.words.text()


# Leaving it


def leave_by_escape(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)


def leave_by_button(window: MainWindow, qtbot: QtBot) -> None:
    bubble = bubble_of(window)
    qtbot.mouseClick(bubble.skip, Qt.MouseButton.LeftButton)


def leave_by_sign(window: MainWindow, qtbot: QtBot) -> None:
    del qtbot
    window.actions_by_name[Action.BACK_TO_GAME].trigger()


LEAVE = [leave_by_escape, leave_by_button, leave_by_sign]


@pytest.mark.parametrize("leave", LEAVE)
@pytest.mark.parametrize("step", range(6))
@pytest.mark.parametrize("moves", [0, 3])
def test_whatever_way_it_is_left_the_game_is_back_as_it_was(
    window: MainWindow,
    store: GameStore,
    qtbot: QtBot,
    *,
    leave: Callable[[MainWindow, QtBot], None],
    step: int,
    moves: int,
) -> None:
    game = window.session.game
    for _ in range(moves):
        game.play(DEAL)
    record = game.record
    window.actions_by_name[Action.TOUR].trigger()
    to_step(window, step)
    assert game.record.source is Source.PRACTICE
    leave(window, qtbot)
    assert not window.guide.tour.running
    assert bubble_of(window).isHidden()
    assert not window.session.practising
    assert game.record.journal == record.journal
    assert game.record.id == record.id
    assert game.record.undos == record.undos
    store.flush()
    assert store.figures(Rules.BIG_BEN).played == 0
    assert store.current() is not None
    assert store.current().journal == record.journal


def test_practice_that_lay_on_the_table_comes_back(window: MainWindow) -> None:
    session = window.session
    before = session.game.record
    session.practise(beginning())
    session.game.play(Move.parse("T4>T2"))
    practice = session.game.record
    window.actions_by_name[Action.TOUR].trigger()
    window.guide.leave_tour()
    assert session.game.record.journal == practice.journal
    assert session.game.record.beginning == practice.beginning
    session.back_to_game()
    assert session.game.record.id == before.id


def test_a_solution_that_was_shown_is_put_away_first(window: MainWindow, won_game) -> None:
    session = window.session
    session.deal_number(won_game.deal_number, Rules.BIG_BEN)
    session.game.begin_showing(won_game.moves)
    session.game.redo()
    window.actions_by_name[Action.TOUR].trigger()
    play(window, "T10>F9")
    assert window.guide.tour.number == 1
    window.guide.leave_tour()
    assert session.game.record.deal_number == won_game.deal_number
    assert not session.game.showing


def test_another_deal_ends_the_tour(tour: Tour, window: MainWindow) -> None:
    window.actions_by_name[Action.NEW].trigger()
    assert not tour.running
    assert not window.session.practising
    assert tour.bubble.isHidden()
    play(window, "deal")
    assert window.session.game.moves_made == 1


def test_closing_the_window_in_the_tour_keeps_the_game(
    make_window: Callable[[], MainWindow], store: GameStore
) -> None:
    first = make_window()
    first.session.game.play(DEAL)
    record = first.session.game.record
    first.actions_by_name[Action.TOUR].trigger()
    first.close()
    store.flush()
    again = make_window()
    assert again.session.game.record.journal == record.journal
    assert not again.session.practising
    assert again.findChild(Bubble) is None


def test_the_tour_can_be_led_again(tour: Tour, window: MainWindow) -> None:
    tour.leave()
    window.actions_by_name[Action.TOUR].trigger()
    assert tour.running
    assert tour.number == 0
    play(window, "T10>F9")
    assert tour.number == 1


def test_a_tour_that_is_asked_for_in_the_midst_begins_anew(tour: Tour, window: MainWindow) -> None:
    to_step(window, 4)
    window.actions_by_name[Action.TOUR].trigger()
    assert tour.number == 0
    tour.leave()
    assert window.session.game.record.deal_number == 7


def test_escape_puts_a_card_in_hand_back_before_it_leaves(
    tour: Tour, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_0)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    leave_by_escape(window, qtbot)
    assert tour.running
    leave_by_escape(window, qtbot)
    assert not tour.running


# At its end


def test_an_easy_deal_is_offered_for_an_untouched_one(tour: Tour, window: MainWindow) -> None:
    to_step(window, 5)
    tour.go_on()
    assert not tour.bubble.other.isHidden()
    tour.bubble.other.click()
    record = window.session.game.record
    assert (record.source, record.level) == (Source.WINNABLE, "easy")
    assert not tour.running
    assert not window.session.practising


@pytest.mark.parametrize(
    ("chosen", "then"), [(Dealing.ANY, Dealing.EASY), (Dealing.HARD, Dealing.HARD)]
)
def test_after_an_easy_deal_new_games_are_easy_unless_the_player_has_chosen(
    window: MainWindow, preferences: Preferences, chosen: Dealing, then: Dealing
) -> None:
    preferences.set(DEALING, chosen)
    window.statusBar().clearMessage()
    window.actions_by_name[Action.TOUR].trigger()
    to_step(window, 5)
    window.guide.tour.go_on()
    assert preferences.get(DEALING) is chosen
    window.guide.tour.bubble.other.click()
    assert preferences.get(DEALING) is then
    said = "The next game will be an easy deal that can be won." if then is not chosen else ""
    assert window.statusBar().currentMessage() == said
    window.actions_by_name[Action.NEW].trigger()
    assert window.session.game.record.level == then.level


def test_no_other_deal_is_offered_for_a_game_that_was_begun(window: MainWindow) -> None:
    window.session.game.play(DEAL)
    window.actions_by_name[Action.TOUR].trigger()
    to_step(window, 5)
    window.guide.tour.go_on()
    assert window.guide.tour.bubble.other.isHidden()


def test_nothing_is_offered_or_pointed_at_while_paused(tour: Tour, window: MainWindow) -> None:
    window.actions_by_name[Action.PAUSE].trigger()
    assert tour.bubble.isHidden()
    window.actions_by_name[Action.PAUSE].trigger()
    assert tour.bubble.isVisible()
    assert tour.running


def test_another_language_words_the_step_anew(tour: Tour, window: MainWindow) -> None:
    to_step(window, 2)
    words = tour.bubble.words.text()
    tour.bubble.words.setText("")
    QApplication.sendEvent(tour.bubble, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    assert tour.bubble.words.text() == words
    assert tour.number == 2
