"""The way to win, played on the table, with a solver that knows what the test tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigben.engine import Move
from bigben.model.game import Game
from bigben.model.solver_client import Sign
from bigben.settings.looks import WatchSpeed
from bigben.settings.preferences import WATCH_SPEED, Preferences
from bigben.settings.records import GameResult
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.questions.solution_question import SolutionQuestion
from bigben.ui.solution import Solution
from bigben.view.animator import Speed
from bigben.view.cards.faces import Faces
from bigben.view.table_view import TableView
from bigben.view.themes import NIGHT
from tests.games import play
from tests.recorded import WonGame
from tests.ui.taught_solver import TaughtSolver


class Stage:
    """A table with a game that was begun and can be won by a line."""

    def __init__(
        self, game: Game, line: tuple[Move, ...], preferences: Preferences, qtbot: QtBot
    ) -> None:
        self.game = game
        self.line = line
        self.said: list[str] = []
        self.replays = False
        self.solver = TaughtSolver()
        self.window = QWidget()
        self.table = TableView(game, Faces(), NIGHT, self.window)
        layout = QVBoxLayout(self.window)
        layout.addWidget(self.table)
        self.table.table_scene.animator.speed = Speed.OFF
        self.window.resize(900, 600)
        as_client: Any = self.solver
        self.solution = Solution(
            game,
            as_client,
            self.table,
            self.said.append,
            add_bar=layout.addWidget,
            preferences=preferences,
            replays=lambda: self.replays,
        )
        qtbot.addWidget(self.window)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.made = game.moves_made

    @property
    def shown(self) -> int:
        """How many moves of the line lie on the table."""
        return self.game.moves_made - self.made

    def watch(self) -> None:
        self.solver.teach(Sign.WINNABLE, self.line)
        self.solution.ask()


@pytest.fixture
def stage(
    make_game: Callable[..., Game], won_game: WonGame, preferences: Preferences, qtbot: QtBot
) -> Stage:
    number, moves = won_game
    return Stage(make_game(number, moves[:3]), moves[3:], preferences, qtbot)


@pytest.fixture
def ended_stage(
    make_game: Callable[..., Game], won_game: WonGame, preferences: Preferences, qtbot: QtBot
) -> Stage:
    """After a win that was taken back: nothing is asked."""
    number, moves = won_game
    game = make_game(number)
    play(game, moves)
    for _ in moves[2:]:
        game.undo()
    return Stage(game, moves[2:], preferences, qtbot)


@pytest.fixture
def answer(qtbot: QtBot) -> Callable[[bool], list[str]]:
    """Let the next question be answered; what it asked is in the list afterwards."""

    def prepare(watches: bool) -> list[str]:
        asked: list[str] = []

        def reply() -> None:
            question = QApplication.activeModalWidget()
            if not isinstance(question, SolutionQuestion):
                QTimer.singleShot(5, reply)
                return
            asked.append(question.text())
            (question.watch if watches else question.keep).click()

        QTimer.singleShot(0, reply)
        return asked

    del qtbot
    return prepare


def test_before_a_game_in_progress_is_shown_one_sentence_says_the_cost(
    stage: Stage, answer: Callable[[bool], list[str]]
) -> None:
    stage.game.play(stage.line[0])
    stage.line, stage.made = stage.line[1:], stage.made + 1
    asked = answer(False)
    stage.watch()
    assert asked == ["Watch how this game can be won? It then counts as a loss."]
    assert not stage.game.showing
    assert stage.game.record.end is None


def test_of_a_replay_it_is_not_said_that_it_counts(
    stage: Stage, answer: Callable[[bool], list[str]]
) -> None:
    stage.replays = True
    stage.game.play(stage.line[0])
    stage.line, stage.made = stage.line[1:], stage.made + 1
    asked = answer(False)
    stage.watch()
    assert asked == ["Watch how this game can be won? You can then no longer win it."]


def test_an_untouched_deal_says_that_it_will_not_be_counted(
    make_game: Callable[..., Game],
    won_game: WonGame,
    preferences: Preferences,
    qtbot: QtBot,
    answer: Callable[[bool], list[str]],
) -> None:
    stage = Stage(make_game(won_game[0]), won_game[1], preferences, qtbot)
    asked = answer(True)
    stage.watch()
    assert asked == ["Watch how this deal can be won? It is then not counted."]
    assert stage.game.showing
    assert stage.game.record.shown
    assert stage.game.record.end is None


def test_who_agrees_sees_the_line_and_has_lost(
    stage: Stage, answer: Callable[[bool], list[str]]
) -> None:
    stage.game.play(stage.line[0])
    stage.line, stage.made = stage.line[1:], stage.made + 1
    answer(True)
    stage.watch()
    assert stage.game.showing
    assert stage.solution.bar.isVisible()
    end = stage.game.record.end
    assert end is not None
    assert end.result is GameResult.LOST


def test_after_a_win_nothing_is_asked(ended_stage: Stage) -> None:
    ended_stage.watch()
    assert ended_stage.game.showing
    assert ended_stage.game.won


def test_the_line_is_played_to_the_win_by_itself(ended_stage: Stage, qtbot: QtBot) -> None:
    stage = ended_stage
    stage.watch()
    stage.solution.bar.pace.setCurrentIndex(2)
    qtbot.waitUntil(lambda: stage.shown >= 2, timeout=4_000)
    stage.solution.step_on()
    while stage.shown < len(stage.line):
        stage.solution.step()
    assert stage.game.position.is_won
    assert stage.solution.bar.text.text() == f"Solution: won after {len(stage.line)} moves"
    assert not stage.solution.playing
    assert not stage.solution.bar.forward.isEnabled()


def test_the_line_is_gone_through_both_ways_by_keys(ended_stage: Stage, qtbot: QtBot) -> None:
    stage = ended_stage
    stage.watch()
    bar = stage.solution.bar
    assert bar.isAncestorOf(QApplication.focusWidget())
    for key, shown in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert stage.shown == shown
        assert not stage.solution.playing
    assert bar.text.text() == f"Solution: move 0 of {len(stage.line)}"


def test_play_and_pause(ended_stage: Stage, qtbot: QtBot) -> None:
    stage = ended_stage
    stage.watch()
    assert stage.solution.playing
    stage.solution.bar.play.click()
    assert not stage.solution.playing
    assert stage.solution.bar.play.accessibleName() == "Play"
    shown = stage.shown
    stage.solution.bar.play.click()
    assert stage.solution.playing
    qtbot.waitUntil(lambda: stage.shown == shown + 1, timeout=4_000)


def test_pausing_the_game_pauses_the_line(ended_stage: Stage) -> None:
    ended_stage.watch()
    ended_stage.game.clock.set_paused(True)
    assert not ended_stage.solution.playing


def test_the_speed_is_remembered(
    ended_stage: Stage,
    preferences: Preferences,
    qtbot: QtBot,
) -> None:
    ended_stage.watch()
    ended_stage.solution.bar.pace.setCurrentIndex(2)
    assert preferences.get(WATCH_SPEED) is WatchSpeed.FAST
    next_time = Stage(ended_stage.game, ended_stage.line, preferences, qtbot)
    assert next_time.solution.bar.pace.currentText() == "Fast"


def test_stopping_brings_the_players_position_back(ended_stage: Stage) -> None:
    stage = ended_stage
    before = stage.game.position.key()
    stage.watch()
    stage.solution.step_on()
    stage.solution.bar.stop.click()
    assert not stage.game.showing
    assert stage.game.position.key() == before
    assert stage.solution.bar.isHidden()
    assert not stage.solution.playing
    assert stage.table.hasFocus() or stage.table.isAncestorOf(QApplication.focusWidget())


def test_what_is_not_known_yet_is_waited_for(ended_stage: Stage) -> None:
    stage = ended_stage
    stage.solution.ask()
    assert stage.solver.asked == 1
    assert stage.said == ["Looking for a way to win…"]
    assert not stage.game.showing
    stage.solver.teach(Sign.WINNABLE, stage.line)
    assert stage.game.showing


def test_a_move_made_meanwhile_ends_the_waiting(ended_stage: Stage) -> None:
    stage = ended_stage
    stage.solution.ask()
    stage.game.play(stage.line[0])
    stage.solver.teach(Sign.WINNABLE, stage.line[1:])
    assert not stage.game.showing


@pytest.mark.parametrize(
    ("sign", "sentence"),
    [
        (Sign.UNKNOWN, "No way to win is known from here."),
        (Sign.LOST, "This position can no longer be won: there is nothing to show."),
    ],
)
def test_where_no_way_is_known_that_is_said(ended_stage: Stage, sign: Sign, sentence: str) -> None:
    ended_stage.solution.ask()
    ended_stage.solver.teach(sign)
    assert ended_stage.said[-1] == sentence
    assert not ended_stage.game.showing


# In the window


def test_in_the_window_the_line_goes_by_the_keys_of_undo_and_escape_ends_it(
    window: MainWindow, won_game: WonGame
) -> None:
    number, moves = won_game
    game = window.session.game
    window.session.deal_number(number, game.position.rules)
    play(game, moves)
    for _ in moves[1:]:
        game.undo()
    actions = window.actions_by_name
    actions[Action.SOLUTION].trigger()
    assert game.showing
    for which in (Action.HINT, Action.DEAL, Action.SEND_HOME, Action.SEND_ALL_HOME, Action.MARK):
        assert not actions[which].isEnabled()
    actions[Action.REDO].trigger()
    actions[Action.REDO].trigger()
    actions[Action.UNDO].trigger()
    assert game.moves_made == 2
    actions[Action.CANCEL].trigger()
    assert not game.showing
    assert game.moves_made == 1
    assert actions[Action.HINT].isEnabled()
    assert game.won
