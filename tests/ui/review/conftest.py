from __future__ import annotations

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
from bigben.ui.words.sentences import Sentences
from bigben.view.animator import Speed
from tests.recorded import WonGame
from tests.workers import LOST, answers, astray, fake_command


@pytest.fixture
def make_command(tmp_path: Path, won_game: WonGame) -> Callable[..., list[str]]:
    """Commands of workers that know the way of the won game, and ``otherwise`` of all else."""

    def command(otherwise: dict[str, Any] = LOST, behaviour: str = "answers") -> list[str]:
        return fake_command(tmp_path, answers(won_game, otherwise), behaviour)

    return command


@pytest.fixture
def lost_game(won_game: WonGame) -> tuple[Move, ...]:
    """The first twenty moves of the won game, then five that lead elsewhere."""
    return astray(won_game, 20)


@pytest.fixture
def make_dialog(
    preferences: Preferences,
    make_command: Callable[..., list[str]],
    won_game: WonGame,
    tmp_path: Path,
    qtbot: QtBot,
) -> Iterator[Callable[..., ReviewDialog]]:
    dialogs: list[ReviewDialog] = []

    def make(
        moves: tuple[Move, ...], deal_number: int = won_game.deal_number, **worker: Any
    ) -> ReviewDialog:
        start, cache = Position.deal(deal_number), TextCache(tmp_path / "cache")
        review = Review(start, moves, make_command(**worker), cache, stages_s=(0.5, 3.0))
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
    make_dialog: Callable[..., ReviewDialog], lost_game: tuple[Move, ...], qtbot: QtBot
) -> ReviewDialog:
    """The review of the game that went astray, when all is known."""
    dialog = make_dialog(lost_game)
    qtbot.waitUntil(lambda: dialog.progress.isHidden() and dialog.strip.value() == 21)
    return dialog
