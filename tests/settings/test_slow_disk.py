"""A disk that takes its time: nothing waits for it but the end, and that for one commit."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from bigben.engine import Rules
from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.model.winnable import WinnableDeals
from bigben.settings import rows
from bigben.settings.game_log import GameLog
from bigben.settings.log import Filter, Sorting
from bigben.settings.records import GameRecord, GameResult
from bigben.settings.store import GameStore
from bigben.settings.writer import Writer
from tests.busy_disk import busy_disk
from tests.recorded import WonGame


@pytest.fixture
def gate(monkeypatch) -> Iterator[Event]:
    """Writing waits for this to be opened, as a disk that is busy lets it."""
    with busy_disk(monkeypatch) as gate:
        yield gate


def test_deals_of_games_that_are_not_written_yet_are_known(store, begun, untouched, gate):
    store.save(begun(7))
    store.save(begun(8, rules=Rules.EARLY), untouched(9))
    assert store.holds(7)
    assert store.holds(8)
    assert store.holds(8, Rules.EARLY)
    assert not store.holds(8, Rules.BIG_BEN)
    assert not store.holds(9)
    gate.set()
    store.flush()
    assert store.holds(8, Rules.EARLY)
    assert not store.holds(9)


def test_nothing_that_is_read_waits_for_what_is_being_written(store, begun, end_of, gate):
    log = GameLog(store)
    kept, lost = begun(7), begun(8)
    gate.set()
    store.save(replace(kept, end=end_of(kept, GameResult.WON)))
    store.flush()
    gate.clear()
    store.save(replace(lost, end=end_of(lost, GameResult.LOST)))
    waited = time.monotonic()
    assert not store.knows_all
    assert store.last_ended().id == kept.id
    assert log.count() == 1
    assert log.statistics(Rules.BIG_BEN).figures.played == 1
    assert list(log.statistics_in_pieces(Rules.BIG_BEN))
    assert log.streak(Rules.BIG_BEN) == 1
    assert len(log.lines(log.find(Filter(), Sorting.STARTED, descending=True))) == 1
    # Whoever waited would have waited for a minute.
    assert time.monotonic() - waited < 60
    gate.set()
    store.flush()
    assert store.knows_all
    assert store.last_ended().id == lost.id


@pytest.mark.parametrize("ended", [False, True])
def test_a_game_that_is_not_written_yet_is_what_it_will_be(store, begun, end_of, gate, ended):
    game = replace(begun(7), cursor=0, undos=3, marks=(1,))
    store.save(replace(game, end=end_of(game, GameResult.WON)) if ended else game)
    known = store.game(game.id)
    assert not gate.is_set()
    gate.set()
    store.flush()
    assert store.game(game.id) == known


def test_moves_that_wait_are_one_commit_and_each_is_told(store, begun, gate, monkeypatch, qtbot):
    written, told = [], []
    write = rows.write
    monkeypatch.setattr(rows, "write", lambda *save: (write(*save), written.append(save)))
    store.committed.connect(lambda: told.append(None))
    game = begun(7)
    for moves in range(40):
        store.save(replace(game, milliseconds=moves))
    gate.set()
    store.flush()
    assert store.current().milliseconds == 39
    # The first may have gone to the disk by itself.
    assert len(written) in (1, 2)
    qtbot.waitUntil(lambda: len(told) == 40)


def test_save_that_can_never_be_written_costs_those_that_wait_with_it_nothing(
    store, begun, gate, qtbot
):
    game = begun(7)
    store.save(game)
    store.save(replace(game, milliseconds=5))
    store.save(replace(game, milliseconds=2**63))
    with qtbot.waitSignal(store.failed):
        gate.set()
    assert store.current().milliseconds == 5


def test_what_reads_is_done_once_as_soon_as_all_is_written(store, begun, gate, qtbot):
    done = []
    first, second = (lambda: done.append("first")), (lambda: done.append("second"))
    store.when_written(first)
    assert done == ["first"]
    store.save(begun(7))
    for _ in range(2):
        store.when_written(first)
    store.when_written(second)
    assert done == ["first"]
    gate.set()
    qtbot.waitUntil(lambda: done == ["first", "first", "second"])


def test_what_was_called_off_is_not_done_when_all_is_written(store, begun, gate, qtbot):
    store.save(begun(7))
    store.when_written(lambda: pytest.fail("it was called off"))
    store.call_off()
    with qtbot.waitSignal(store.committed):
        gate.set()
    QCoreApplication.processEvents()


class _Keeper(GameStore):
    """Remembers what it was given to write."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.saves: list[tuple[GameRecord, ...]] = []

    def save(self, *records: GameRecord) -> None:
        self.saves.append(records)
        super().save(*records)


def _dump(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return [
            *connection.execute("SELECT * FROM games ORDER BY id"),
            *connection.execute("SELECT * FROM current"),
        ]


def _play(session: Session, chance: random.Random, won: WonGame) -> None:
    """Do something that is saved."""
    game = session.game
    deeds: dict[str, Callable[[], object]] = {
        "move": lambda: game.play(chance.choice(list(game.position.legal_moves))),
        "undo": game.undo,
        "redo": game.redo,
        "restart": game.restart,
        "mark": game.toggle_mark,
        "hint": game.count_hint,
        "solution": game.count_solution,
        "new": lambda: session.deal_new(Rules.EARLY),
        "again": session.deal_again,
        "practise": lambda: session.practise(game.position),
        "back": session.back_to_game,
        "win": lambda: (session.deal_number(won[0], Rules.BIG_BEN), list(map(game.play, won[1]))),
    }
    weights = (20, 8, 5, 2, 2, 2, 1, 2, 2, 1, 1, 0.5)
    if not game.position.outcome():
        (deed,) = chance.choices(list(deeds), weights)
    else:
        deed = chance.choice(["undo", "new", "again", "restart"])
    deeds[deed]()


@settings(max_examples=20)
@given(seed=st.integers(0, 10**9))
def test_waiting_together_or_not_leaves_the_same_files(
    tmp_path_factory, qapp, won_game, winnable: WinnableDeals, seed
):
    del qapp  # the clock's timer needs one
    folder, chance = tmp_path_factory.mktemp("games"), random.Random(seed)
    with closing(_Keeper(folder / "played")) as store:
        store.open()
        session = Session(store, GameClock(), Rules.BIG_BEN, winnable)
        for _ in range(60):
            _play(session, chance, won_game)
        saves = store.saves
    committed: list[None] = []
    for name, groups in (
        ("each", [[save] for save in saves]),
        ("all", [saves]),
    ):
        writer = Writer(folder / name, lambda: committed.append(None), pytest.fail)
        writer.open()
        for group in groups:
            for save in group:
                writer.hand_over(save)
            writer.write_waiting()
        writer.close()
        assert len(committed) == len(saves)
        committed.clear()
    assert _dump(folder / "all") == _dump(folder / "each")


def test_the_end_of_a_game_is_not_lost_behind_what_waits(store, begun, end_of, gate):
    game = begun(7)
    end = end_of(game, GameResult.WON)
    store.save(game)
    store.save(replace(game, end=end))
    store.save(replace(game, end=end, cursor=0, undos=1))
    gate.set()
    assert store.current() == replace(game, end=end, cursor=0, undos=1)
    assert store.figures(Rules.BIG_BEN).won == 1
