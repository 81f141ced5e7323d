"""Marking positions, and the way back to them by menu and key."""

from __future__ import annotations

from bigben.engine import Move
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow

MOVES = tuple(map(Move.parse, ["T3>F2", "T4>F11", "deal", "T5>T9"]))


def test_marks_are_made_listed_and_gone_to(window: MainWindow) -> None:
    game, actions = window.session.game, window.actions_by_name
    menu = next(
        action.menu()
        for top in window.menuBar().actions()
        for action in top.menu().actions()
        if action.menu() is not None and action.text() == "Mar&ked positions"
    )
    assert not menu.menuAction().isEnabled()
    actions[Action.MARK].trigger()
    assert actions[Action.MARK].isChecked()
    assert window.statusBar().currentMessage().startswith("This position is marked")
    assert not actions[Action.BACK_TO_MARK].isEnabled()
    for move in MOVES[:2]:
        game.play(move)
    assert not actions[Action.MARK].isChecked()
    actions[Action.MARK].trigger()
    for move in MOVES[2:]:
        game.play(move)
    menu.aboutToShow.emit()
    listed = [action.text() for action in menu.actions()]
    assert listed == ["Before the first move", "After move 2"]
    actions[Action.BACK_TO_MARK].trigger()
    assert game.moves_made == 2
    actions[Action.BACK_TO_MARK].trigger()
    assert game.moves_made == 0
    menu.actions()[1].trigger()
    assert game.moves_made == 2
    actions[Action.MARK].trigger()
    assert not actions[Action.MARK].isChecked()
    assert window.statusBar().currentMessage() == "This position is no longer marked."
