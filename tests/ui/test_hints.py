"""The sign, hints and the way back, with a solver that knows what the test tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOME, HOURS, PACK, Move, base_card
from bigben.model.game import Game
from bigben.model.solver_client import Sign
from bigben.settings.records import GameRecord, Source
from bigben.ui.help.arrangements import arranged
from bigben.ui.hints import Hints
from bigben.ui.questions.way_back_question import WayBackQuestion, wants_to_go_back
from bigben.ui.status.verdict_sign import VerdictSign
from bigben.ui.words.sentences import Sentences
from tests.recorded import WonGame
from tests.ui.taught_solver import TaughtSolver

FIRST = Move.parse("T3>F2")


class Listener:
    """Keeps what the hints say and show."""

    def __init__(self, game: Game, solver: TaughtSolver) -> None:
        self.said: list[str] = []
        self.shown: list[Move] = []
        self.ways_back: list[tuple[str, int | None]] = []
        as_client: Any = solver
        self.hints = Hints(game, as_client, Sentences(), self.said.append)
        self.hints.hinted.connect(self.shown.append)
        self.hints.way_back_asked.connect(lambda text, ply: self.ways_back.append((text, ply)))


@pytest.fixture
def solver(qapp: QApplication) -> TaughtSolver:
    del qapp
    return TaughtSolver()


def test_no_hint_that_was_asked_for_in_one_deal_comes_in_the_next(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    game = make_game(7)
    # The solver hears of the next deal first, and with its sign off says at once what it knows.
    game.dealt.connect(lambda: solver.teach(Sign.UNKNOWN))
    listener = Listener(game, solver)
    listener.hints.ask()
    game.lay(GameRecord("next", 8, game.position.rules, Source.ANY))
    assert listener.shown == []
    assert game.record.hints == 0
    solver.teach(Sign.UNKNOWN)
    assert listener.shown == []


def test_a_line_that_sends_all_home_gives_its_first_card(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    listener = Listener(make_game(7), solver)
    listener.hints.ask()
    solver.teach(Sign.WINNABLE, (HOME, DEAL))
    assert listener.shown == [FIRST]


def test_a_known_line_gives_its_first_move(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    game = make_game(7)
    listener = Listener(game, solver)
    solver.teach(Sign.WINNABLE, (FIRST, DEAL))
    assert not listener.said
    listener.hints.ask()
    assert listener.shown == [FIRST]
    assert listener.said == ["8♥ from 3 o'clock to the foundation at 2"]
    assert game.record.hints == 1


@pytest.mark.parametrize(
    ("before", "move", "sentence"),
    [
        ([], DEAL, "Deal: turn one card"),
        ([FIRST], DEAL, "Deal: fill the gaps (1)"),
        ([], Move.parse("T1>T4"), "4♠ from 1 o'clock to the pile at 4"),
    ],
)
def test_a_hint_says_card_and_place_or_what_a_deal_does(
    make_game: Callable[..., Game],
    solver: TaughtSolver,
    before: list[Move],
    move: Move,
    sentence: str,
) -> None:
    listener = Listener(make_game(7, tuple(before)), solver)
    solver.teach(Sign.WINNABLE, (move,))
    listener.hints.ask()
    assert listener.said == [sentence]


def test_a_hint_counts_only_the_gaps_that_the_stock_can_fill() -> None:
    loose = [*PACK, *PACK]
    for hour in HOURS:
        loose.remove(base_card(hour))
    waste = " ".join(map(str, loose[5:]))
    position = arranged(tableau=dict.fromkeys(HOURS, ""), waste=waste)
    assert (position.gaps, len(position.stock)) == (36, 5)
    assert Sentences().hint(position, DEAL) == "Deal: fill the gaps (5)"


def test_a_hint_waits_for_the_solver(make_game: Callable[..., Game], solver: TaughtSolver) -> None:
    listener = Listener(make_game(7), solver)
    listener.hints.ask()
    assert solver.asked == 1
    assert listener.said == ["Looking for a good move…"]
    solver.teach(Sign.WINNABLE, (FIRST,))
    solver.teach(Sign.WINNABLE, (FIRST,))
    assert listener.shown == [FIRST]


def test_a_hint_waits_while_a_way_that_sends_cards_home_is_tried(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    listener = Listener(make_game(7), solver)
    solver.trying_home = True
    solver.teach(Sign.WINNABLE, (DEAL,))
    listener.hints.ask()
    assert listener.said == ["Looking for a good move…"]
    assert not listener.shown
    solver.trying_home = False
    solver.teach(Sign.WINNABLE, (FIRST, DEAL))
    assert listener.shown == [FIRST]


def test_a_hint_that_holds_cards_back_says_why(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    listener = Listener(make_game(7), solver)
    solver.holds_cards_back = True
    solver.teach(Sign.WINNABLE, (DEAL,))
    listener.hints.ask()
    assert listener.said == ["Deal: turn one card (no win was found that first sends cards home)"]
    assert listener.shown == [DEAL]


def test_a_move_made_meanwhile_makes_the_hint_moot(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    game = make_game(7)
    listener = Listener(game, solver)
    listener.hints.ask()
    game.play(DEAL)
    solver.teach(Sign.WINNABLE, (FIRST,))
    assert not listener.shown


def test_without_a_known_win_the_hint_is_said_to_be_a_guess(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    listener = Listener(make_game(7), solver)
    solver.teach(Sign.UNKNOWN, (FIRST,))
    listener.hints.ask()
    assert "only a guess" in listener.said[-1]
    assert listener.shown == [FIRST]


def test_without_a_solver_the_guess_is_a_simple_one(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    listener = Listener(make_game(7), solver)
    solver.sign = Sign.UNKNOWN
    listener.hints.ask()
    assert listener.shown == [FIRST]
    assert "only a guess" in listener.said[-1]


def test_a_lost_position_offers_the_way_back_and_no_move(
    make_game: Callable[..., Game], solver: TaughtSolver
) -> None:
    game = make_game(7, (FIRST, DEAL))
    listener = Listener(game, solver)
    solver.teach(Sign.LOST)
    listener.hints.ask()
    assert not listener.ways_back
    solver.looking_back = False
    solver.last_winnable = 1
    solver.changed.emit()
    ((sentence, ply),) = listener.ways_back
    assert ply == 1
    assert "After move 1 of 2" in sentence
    assert not listener.shown
    assert game.record.hints == 0


def test_a_won_game_needs_no_hint(
    make_game: Callable[..., Game],
    solver: TaughtSolver,
    won_game: WonGame,
) -> None:
    listener = Listener(make_game(*won_game), solver)
    listener.hints.ask()
    assert listener.said == ["There is no hint to give."]
    assert solver.asked == 0


@pytest.mark.parametrize("goes", [True, False])
def test_the_question_of_the_way_back(goes: bool, qtbot: QtBot) -> None:
    del qtbot

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, WayBackQuestion)
        assert question.text() == "A sentence."
        (question.back if goes else question.stay).click()

    QTimer.singleShot(0, answer)
    assert wants_to_go_back("A sentence.") is goes


def test_the_sign_tells_every_verdict_in_words(
    make_game: Callable[..., Game], solver: TaughtSolver, qtbot: QtBot
) -> None:
    as_client: Any = solver
    sign = VerdictSign(as_client, make_game(7))
    qtbot.addWidget(sign)
    texts = []
    for state in Sign:
        solver.teach(state)
        texts.append(sign.text())
    assert texts == [
        "✓ Can be won",
        "✗ Cannot be won",
        "… Looking for a win",
        "? Not known if winnable",
    ]


def test_the_sign_of_a_won_game_says_that_it_is_won(
    make_game: Callable[..., Game],
    won_game: WonGame,
    solver: TaughtSolver,
    qtbot: QtBot,
) -> None:
    as_client: Any = solver
    game = make_game(*won_game)
    sign = VerdictSign(as_client, game)
    qtbot.addWidget(sign)
    solver.teach(Sign.WINNABLE)
    assert sign.text() == "✓ Won"
    game.undo()
    solver.teach(Sign.WINNABLE)
    assert sign.text() == "✓ Can be won"
