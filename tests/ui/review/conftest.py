from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigben.engine import Move, Position
from bigben.model.review import Review
from bigben.settings.cache import TextCache
from bigben.settings.preferences import Preferences
from bigben.ui.looks import Looks
from bigben.ui.review.dialog import ReviewDialog
from bigben.ui.sentences import Sentences
from bigben.view.animator import Speed

WORKER = Path(__file__).parents[2] / "model" / "fake_worker.py"
LOST = {"verdict": "lost", "line": []}

WonGame = tuple[int, tuple[Move, ...]]


@pytest.fixture
def fake_command(tmp_path: Path, won_game: WonGame) -> Callable[..., list[str]]:
    """Commands of workers that know the way of the won game, and ``otherwise`` of all else."""

    def command(otherwise: dict[str, Any] = LOST, behaviour: str = "answers") -> list[str]:
        number, won = won_game
        position = Position.deal(number)
        answers: dict[str, Any] = {"else": otherwise}
        for made in range(len(won)):
            line = [str(move) for move in won[made:]]
            answers[position.to_text()] = {"verdict": "winnable", "line": line}
            position.push(won[made])
        path = tmp_path / "answers.json"
        path.write_text(json.dumps(answers))
        return [sys.executable, str(WORKER), behaviour, str(tmp_path / "requests"), str(path)]

    return command


@pytest.fixture
def astray(won_game: WonGame) -> tuple[Move, ...]:
    """The first twenty moves of the won game, then five that lead elsewhere."""
    number, won = won_game
    position = Position.deal(number)
    known = {position.key()}
    for move in won:
        position.push(move)
        known.add(position.key())
    while len(position.entries) > 20:
        position.pop()
    for _ in range(5):
        for move in list(position.legal_moves):
            position.push(move)
            if position.key() not in known:
                break
            position.pop()
    return tuple(entry.move for entry in position.entries)


@pytest.fixture
def make_dialog(
    preferences: Preferences,
    fake_command: Callable[..., list[str]],
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> Iterator[Callable[..., ReviewDialog]]:
    dialogs: list[ReviewDialog] = []

    def make(
        moves: tuple[Move, ...], deal_number: int = won_game[0], **worker: Any
    ) -> ReviewDialog:
        start, cache = Position.deal(deal_number), TextCache(tmp_path / "cache")
        review = Review(start, moves, fake_command(**worker), cache, stages_s=(0.5, 3.0))
        dialog = ReviewDialog(review, Looks(preferences), Speed.OFF, Sentences())
        review.setParent(dialog)
        qtbot.addWidget(dialog)
        dialogs.append(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    yield make
    for dialog in dialogs:
        dialog.reject()


@pytest.fixture
def dialog(
    make_dialog: Callable[..., ReviewDialog], astray: tuple[Move, ...], qtbot: QtBot
) -> ReviewDialog:
    """The review of the game that went astray, when all is known."""
    dialog = make_dialog(astray)
    qtbot.waitUntil(dialog.progress.isHidden)
    return dialog
