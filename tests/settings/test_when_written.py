"""What reads the games waits for what is being written, and not for what cannot be."""

import sqlite3
import sys
from contextlib import closing
from dataclasses import replace

import pytest

from bigben.settings import opening
from bigben.settings import store as store_module
from bigben.settings.game_log import GameLog, merge
from bigben.settings.opening import StoreState
from bigben.settings.records import GameResult


class Follow:
    """What is to be done; counts how often it was."""

    def __init__(self):
        self.times = 0

    def __call__(self):
        self.times += 1


@pytest.fixture
def other(database):
    """Another program, that has the database open."""
    database.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        yield connection


@pytest.fixture
def store_with(make_store, database, monkeypatch):
    """Make an open store that waits for other times."""

    def make(*, patience_ms, writing_ms):
        monkeypatch.setattr(store_module, "_PATIENCE_MS", patience_ms)
        monkeypatch.setattr(opening, "_WRITING_TIMEOUT_MS", writing_ms)
        store = make_store(database)
        store.open()
        return store

    return make


def test_nothing_that_waits_is_not_waited_for(store):
    follow = Follow()
    store.when_written(follow)
    assert follow.times == 1


def test_what_follows_two_saves_waits_for_both_and_is_done_once(store, begun, other, qtbot):
    follow = Follow()
    other.execute("BEGIN IMMEDIATE")
    store.save(begun(1))
    store.save(begun(2))
    store.when_written(follow)
    store.when_written(follow)
    assert follow.times == 0
    with qtbot.waitSignals([store.committed, store.committed]):
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: follow.times == 1)
    store.when_written(follow)
    assert follow.times == 2


def test_a_save_that_fails_is_not_waited_for(store_with, begun, other, qtbot):
    store, follow = store_with(patience_ms=60_000, writing_ms=100), Follow()
    other.execute("BEGIN IMMEDIATE")
    store.save(begun(1))
    store.when_written(follow)
    qtbot.waitUntil(lambda: follow.times == 1)
    # It waits to be tried again, and may wait long.
    store.when_written(follow)
    assert follow.times == 2
    other.execute("ROLLBACK")


def test_nobody_waits_for_ever(store_with, begun, other, qtbot):
    store, follow = store_with(patience_ms=10, writing_ms=60_000), Follow()
    other.execute("BEGIN IMMEDIATE")
    store.save(begun(1))
    store.when_written(follow)
    qtbot.waitUntil(lambda: follow.times == 1)
    other.execute("ROLLBACK")


def test_what_is_kept_in_memory_is_read_while_it_is_written(
    make_store, tmp_path, random_log, qtbot
):
    store = make_store(tmp_path)  # a folder in the place of the database
    assert store.open() is StoreState.READ_ONLY
    rows = random_log(1, 20)
    with qtbot.assertNotEmitted(store.misread):
        counted = store.change(lambda games: (merge(games, rows), GameLog(store).count())[1])
    assert counted == GameLog(store).count() == 20


def test_a_store_that_was_closed_reads_nothing_more(store, begun, other, qtbot):
    other.execute("BEGIN IMMEDIATE")
    store.save(begun(1))
    store.when_written(lambda: pytest.fail("it was closed"))
    other.execute("ROLLBACK")
    store.close()
    store.when_written(lambda: pytest.fail("it is closed"))
    # The word of the save comes last.
    qtbot.wait(1)


def test_a_game_that_is_written_is_held_no_longer(store, begun, qtbot):
    record = begun(1)
    held = sys.getrefcount(record)
    with qtbot.waitSignal(store.committed):
        store.save(record)
    qtbot.waitUntil(lambda: sys.getrefcount(record) == held)


@pytest.mark.parametrize("over", [False, True])
def test_a_game_is_told_alike_before_and_after_it_is_written(store, begun, end_of, other, over):
    game = begun(1, marks=(0,))
    if over:
        game = replace(game, end=end_of(game, GameResult.LOST))
    other.execute("BEGIN IMMEDIATE")
    store.save(game)
    waiting = store.game(game.id)
    other.execute("ROLLBACK")
    store.flush()
    assert waiting == store.game(game.id)
    assert waiting.end == game.end
