"""Cards that go home together: on demand, by the offer, and by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOME, PLACES, Move, Outcome, Position, Result, finishes
from bigben.model.game import Game
from bigben.settings.finishing import FinishChoice
from bigben.settings.preferences import AUTO_HOME, FINISH, Preferences
from bigben.ui.actions import Action
from bigben.ui.finishing import Finishing
from bigben.ui.main_window import MainWindow
from bigben.view.animator import Speed
from bigben.view.cards.faces import Faces
from bigben.view.geometry import overlap
from bigben.view.table_view import TableView
from bigben.view.themes import NIGHT
from tests.recorded import WonGame, won_game_of

MakeGame = Callable[..., Game]

OFFER = "Every card can go home now, and that wins."


class Stage:
    """A table with a game one move before foundation moves alone win."""

    def __init__(self, game: Game, preferences: Preferences, qtbot: QtBot) -> None:
        self.game = game
        self.preferences = preferences
        self.qtbot = qtbot
        self.table = TableView(game, Faces(), NIGHT)
        self.table.table_scene.animator.speed = Speed.OFF
        self.table.resize(900, 600)
        self.finishing = Finishing(game, self.table, preferences)
        qtbot.addWidget(self.table)
        with qtbot.waitActive(self.table):
            self.table.show()
            self.table.activateWindow()

    @property
    def offered(self) -> bool:
        return self.finishing.bar.isVisible()

    @property
    def moves(self) -> list[str]:
        return [str(entry.move) for entry in self.game.position.entries]

    def play(self, move: Move) -> None:
        """Play, and let what follows happen."""
        assert self.game.play(move)
        self.settle()

    def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()


def finishing_ply(won_game: WonGame) -> int:
    """After how many moves foundation moves alone win a game, first."""
    position = Position.deal(won_game.deal_number)
    for ply, move in enumerate(won_game.moves):
        if finishes(position):
            return ply
        position.push(move)
    raise AssertionError("the game ends otherwise")


@pytest.fixture
def last_move(won_game: WonGame) -> Move:
    """The move after which all can go home."""
    return won_game.moves[finishing_ply(won_game) - 1]


@pytest.fixture
def rest(won_game: WonGame) -> tuple[Move, ...]:
    """The moves from there on."""
    return won_game.moves[finishing_ply(won_game) :]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told of the offer."""
    sentences: list[str] = []
    monkeypatch.setattr(
        "bigben.ui.panels.finish_bar.announce", lambda _bar, sentence: sentences.append(sentence)
    )
    return sentences


@pytest.fixture
def stage(make_game: MakeGame, won_game: WonGame, preferences: Preferences, qtbot: QtBot) -> Stage:
    game = make_game(won_game.deal_number, won_game.moves[: finishing_ply(won_game) - 1])
    return Stage(game, preferences, qtbot)


@pytest.fixture
def dealt(make_game: MakeGame, preferences: Preferences, qtbot: QtBot) -> Stage:
    """Deal 7, in which four cards can go home at once."""
    preferences.set(AUTO_HOME, True)
    return Stage(make_game(7), preferences, qtbot)


def test_the_end_is_offered_and_played_as_one_entry(stage: Stage, last_move: Move) -> None:
    stage.play(last_move)
    assert stage.offered
    made = stage.game.moves_made
    stage.finishing.bar.finish.click()
    assert stage.game.outcome == Outcome(Result.WON)
    assert stage.game.moves_made == made + 1
    assert not stage.offered
    stage.game.undo()
    assert stage.game.moves_made == made
    stage.settle()
    assert not stage.offered


def test_the_offer_can_be_taken_by_the_keyboard(
    stage: Stage, last_move: Move, qtbot: QtBot
) -> None:
    stage.play(last_move)
    while QApplication.focusWidget() is not stage.finishing.bar.finish:
        assert QApplication.focusWidget() is not stage.finishing.bar.not_now
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert stage.game.outcome == Outcome(Result.WON)


def test_the_offer_leaves_the_keyboard_where_it_is(stage: Stage, last_move: Move) -> None:
    stage.table.setFocus()
    before = QApplication.focusWidget()
    stage.play(last_move)
    assert stage.offered
    assert QApplication.focusWidget() is before


@pytest.mark.parametrize(
    "size", [(600, 400), (640, 400), (640, 480), (900, 600), (1280, 700), (700, 1000)]
)
def test_the_offer_lies_in_the_view_and_on_no_card(
    stage: Stage, last_move: Move, size: tuple[int, int], qtbot: QtBot
) -> None:
    stage.table.resize(*size)
    stage.play(last_move)
    bar, scene = stage.finishing.bar, stage.table.table_scene
    qtbot.waitUntil(lambda: stage.table.rect().contains(bar.geometry()))
    assert stage.table.rect().contains(bar.geometry())
    for place in PLACES:
        if scene.items_at(place):
            assert overlap(QRectF(bar.geometry()), scene.area(place)) == 0, place


def test_an_offer_declined_is_not_made_again(stage: Stage, last_move: Move) -> None:
    stage.play(last_move)
    stage.finishing.bar.not_now.click()
    assert not stage.offered
    stage.play(next(iter(stage.game.position.legal_moves)))
    assert finishes(stage.game.position)
    assert not stage.offered


def test_an_offer_is_told_once_while_the_rest_is_played_by_hand(
    stage: Stage, last_move: Move, rest: tuple[Move, ...], told: list[str]
) -> None:
    stage.play(last_move)
    for move in rest[:6]:
        stage.play(move)
        assert stage.offered
    assert told == [OFFER]


@pytest.mark.parametrize("back", [Game.undo, lambda game: game.go_back_to(game.moves_made - 1)])
def test_an_offer_is_told_again_after_a_step_back(
    stage: Stage,
    last_move: Move,
    rest: tuple[Move, ...],
    told: list[str],
    back: Callable[[Game], None],
) -> None:
    stage.play(last_move)
    build = next(ply for ply, move in enumerate(rest) if move.target and move.target.kind == "T")
    for move in rest[: build + 1]:
        stage.play(move)
    assert told == [OFFER]
    back(stage.game)
    stage.settle()
    assert not stage.offered
    stage.play(rest[build])
    assert told == [OFFER, OFFER]


def test_an_offer_is_told_again_after_a_move_that_shut_a_card_in(
    make_game: MakeGame, preferences: Preferences, qtbot: QtBot, told: list[str]
) -> None:
    deal_number, moves = won_game_of(90)
    *before, comes, shuts_in, sets_free = moves[:96]
    stage = Stage(make_game(deal_number, tuple(before)), preferences, qtbot)
    stage.play(comes)
    assert told == [OFFER]
    stage.play(shuts_in)
    assert not finishes(stage.game.position)
    assert not stage.offered
    stage.play(sets_free)
    assert stage.offered
    assert told == [OFFER, OFFER]


def test_an_offer_goes_with_the_position_it_was_made_for(stage: Stage, last_move: Move) -> None:
    stage.play(last_move)
    stage.game.undo()
    assert not stage.offered


def test_who_prefers_it_has_the_end_played_at_once(stage: Stage, last_move: Move) -> None:
    stage.preferences.set(FINISH, FinishChoice.ALWAYS)
    stage.play(last_move)
    assert stage.moves[-1] == "home"
    assert stage.game.outcome == Outcome(Result.WON)


def test_what_was_finished_and_taken_back_is_not_finished_at_once_again(
    stage: Stage, last_move: Move
) -> None:
    stage.preferences.set(FINISH, FinishChoice.ALWAYS)
    stage.play(last_move)
    stage.game.undo()
    stage.settle()
    assert stage.game.outcome is None
    stage.play(next(iter(stage.game.position.legal_moves)))
    assert finishes(stage.game.position)
    assert stage.game.outcome is None


def test_who_prefers_it_is_left_alone(stage: Stage, last_move: Move) -> None:
    stage.preferences.set(FINISH, FinishChoice.NEVER)
    stage.play(last_move)
    assert not stage.offered
    assert stage.game.outcome is None


def test_nothing_is_offered_before_all_can_go_home(dealt: Stage) -> None:
    dealt.preferences.set(AUTO_HOME, False)
    dealt.play(DEAL)
    assert not dealt.offered


def test_cards_go_home_by_themselves_after_a_move(dealt: Stage) -> None:
    dealt.play(DEAL)
    assert dealt.moves == ["deal", "home"]


def test_cards_stay_unless_they_are_wanted_to_go(dealt: Stage) -> None:
    assert AUTO_HOME.default is False
    dealt.preferences.set(AUTO_HOME, False)
    dealt.play(DEAL)
    assert dealt.moves == ["deal"]


def test_cards_taken_back_do_not_go_home_again_by_themselves(dealt: Stage) -> None:
    dealt.play(DEAL)
    dealt.game.undo()
    dealt.settle()
    assert dealt.moves == ["deal"]
    build = next(
        move for move in dealt.game.position.legal_moves if move.target and str(move)[3:4] == "T"
    )
    dealt.play(build)
    assert dealt.moves == ["deal", str(build)]
    dealt.play(DEAL)
    assert dealt.moves[-1] == "home"


def test_a_move_made_again_sends_nothing_home(dealt: Stage) -> None:
    dealt.play(DEAL)
    dealt.game.undo()
    dealt.game.undo()
    dealt.game.redo()
    dealt.settle()
    assert dealt.moves == ["deal"]


# In the window


def test_the_key_for_all_plays_every_foundation_move(window: MainWindow) -> None:
    game = window.session.game
    window.actions_by_name[Action.SEND_ALL_HOME].trigger()
    entry = game.position.entries[-1]
    assert entry.move == HOME
    assert len(entry.steps) == 4
    assert HOME not in game.position.legal_moves
    window.actions_by_name[Action.UNDO].trigger()
    assert game.moves_made == 0


def test_the_key_for_all_says_when_no_card_can_go(window: MainWindow) -> None:
    window.actions_by_name[Action.SEND_ALL_HOME].trigger()
    window.actions_by_name[Action.SEND_ALL_HOME].trigger()
    assert window.session.game.moves_made == 1
    assert "No card can go to a foundation now." in window.statusBar().currentMessage()


def test_a_game_with_all_sent_home_is_resumed(
    make_window: Callable[[], MainWindow],
) -> None:
    window = make_window()
    window.actions_by_name[Action.SEND_ALL_HOME].trigger()
    position = window.session.game.position.key()
    window.close()
    again = make_window()
    assert again.session.game.position.key() == position
    assert again.session.game.moves_made == 1
