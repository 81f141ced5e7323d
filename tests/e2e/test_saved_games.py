"""Saved games that are named on the command line, and handed to a program that runs already."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from bigben.engine import DEAL, Rules
from bigben.settings.records import GameRecord, Source
from bigben.settings.saved_game import write
from tests.e2e.program import start as start_process
from tests.e2e.screen import PATIENCE_S, until

pytestmark = pytest.mark.e2e

SAVED: Final = GameRecord(
    "c78ba7a2-6fee-419f-be99-0ed7b7a03101",
    99_999_999_999_999_999_999,
    Rules.EARLY,
    Source.NUMBER,
    journal=(DEAL, DEAL, DEAL),
    cursor=2,
)


@pytest.fixture
def saved_game(tmp_path: Path) -> Path:
    """A file whose path is long, and longer still when it is handed over as JSON."""
    folder = tmp_path.joinpath(*["Ұзақ жол" * 12] * 12)
    folder.mkdir(parents=True)
    path = folder / "Апамның ойыны.bigben"
    path.write_bytes(write(SAVED))
    return path


def test_saved_game_can_be_opened_at_the_start(start, saved_game):
    program = start(saved_game)
    program.await_game(SAVED.deal_number, "deal deal deal", cursor=2)
    program.keys("Ctrl+Shift+Z")
    program.await_game(SAVED.deal_number, "deal deal deal")
    record = program.close()
    assert (record.id, record.rules, record.source) == (SAVED.id, Rules.EARLY, Source.FILE)


def test_second_start_hands_a_saved_game_over(start, screen, tmp_path, saved_game):
    program = start("--deal", 7)
    program.await_game(7)
    second = start_process(screen, tmp_path, saved_game)
    said, complained = second.communicate(timeout=PATIENCE_S)
    assert (second.returncode, said, complained) == (0, "", "")
    program.await_game(SAVED.deal_number, "deal deal deal", cursor=2)
    until(program.is_active, "the window comes forward")
    assert program.close().id == SAVED.id
