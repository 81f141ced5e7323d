"""The log as its readers use it."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bigben.engine import Rules
from bigben.settings import log as log_module
from bigben.settings import statistics
from bigben.settings.exchange import ExchangeError, Fault
from bigben.settings.figures import Figures
from bigben.settings.game_log import GameLog, merge
from bigben.settings.log import Filter, Sorting
from bigben.settings.records import GameResult
from bigben.settings.statistics import Statistics


@pytest.fixture
def log(store):
    return GameLog(store)


def test_figures_are_those_of_the_rule_set(store, log, begun, end_of, untouched):
    game = begun(1, rules=Rules.EARLY)
    store.save(replace(game, end=end_of(game, GameResult.WON)), untouched())
    assert log.figures(Rules.EARLY).won == 1
    assert log.figures(Rules.BIG_BEN).won == 0
    assert log.streak(Rules.EARLY) == 1
    assert log.streak(Rules.BIG_BEN) == 0


def test_statistics_are_those_of_the_rule_set_or_of_all(store, log, begun, end_of, untouched):
    for game in (begun(1, rules=Rules.EARLY), begun(2)):
        store.save(replace(game, end=end_of(game, GameResult.WON)), untouched(3))
    store.flush()
    counts = [log.statistics(rules).figures.won for rules in (Rules.EARLY, Rules.RELAXED, None)]
    assert counts == [1, 0, 2]


def test_games_are_found_sorted_and_read_by_their_rows(store, log, begun, untouched):
    first, second, third = begun(1), begun(2), begun(3, rules=Rules.EARLY)
    for game in (first, second, third):
        store.save(game)
    store.save(untouched(4))
    store.flush()
    rows = log.find(Filter(rules=Rules.BIG_BEN), Sorting.STARTED, descending=True)
    assert [log.game(row).id for row in rows] == [second.id, first.id]
    assert list(log.find(Filter(), Sorting.STARTED, descending=False))[:2] == list(rows)[::-1]
    by_rules = log.find(Filter(), Sorting.RULES, descending=False)
    assert [log.game(row).id for row in by_rules] == [second.id, first.id, third.id]
    assert {row: line.deal_number for row, line in log.lines(rows).items()} == dict(
        zip(rows, ("2", "1"), strict=True)
    )
    assert log.count() == 3


def test_a_game_that_is_gone_is_none_and_no_fault(store, log, begun):
    told = []
    store.misread.connect(told.append)
    store.save(begun(1))
    store.flush()
    assert log.game(1).deal_number == 1
    assert log.game(2) is None
    assert told == []


def test_a_later_game_of_a_deal_is_a_replay(store, begun, untouched):
    first, again = begun(1), begun(1)
    store.save(first)
    store.save(again)
    store.save(untouched(2))
    store.flush()
    assert [store.is_replay(game) for game in (first, again)] == [False, True]
    assert not store.is_replay(untouched(1))


def test_a_game_is_a_replay_while_the_save_of_the_earlier_one_still_waits(store, begun):
    first, other, again = begun(1), begun(2), begun(1)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        for game in (first, other, again):
            store.save(game)
        replays = [store.is_replay(game) for game in (first, other, again)]
        assert replays == [False, False, True]
        assert not store.is_replay(begun(1, rules=Rules.EARLY))


def test_what_reads_the_log_need_not_wait_for_nothing(log):
    done = []
    log.when_written(lambda: done.append(True))
    assert done == [True]


def test_a_log_that_cannot_be_read_is_not_exported(store, log, begun, tmp_path):
    store.save(begun(1))
    store.flush()
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("DROP TABLE games")
    with pytest.raises(ExchangeError) as error:
        log.export(tmp_path / "games.csv")
    assert error.value.fault is Fault.NOT_READ
    assert list(tmp_path.glob("*.csv")) == []


def test_what_cannot_be_read_counts_as_nothing(store, log, begun, monkeypatch):
    def fails(*_, **__):
        raise ValueError("a game that makes no sense")

    store.save(begun(1))
    told = []
    store.misread.connect(told.append)
    for name in ("game_id", "figure_rows", "find_rows", "read_lines", "count_games", "streak"):
        monkeypatch.setattr(log_module, name, fails)
    assert log.game(1) is None
    assert log.statistics(None) == Statistics.of(())
    assert list(log.find(Filter(), Sorting.STARTED, descending=True)) == []
    assert log.lines([1]) == {}
    assert log.count() == 0
    assert log.streak(Rules.BIG_BEN) == 0
    assert store.figures(Rules.BIG_BEN) == Figures()
    assert told == ["a game that makes no sense"] * 7


def in_turns(turns):
    """What a generator returns in the end, and after how many turns."""
    count = 0
    while True:
        try:
            next(turns)
        except StopIteration as done:
            return done.value, count
        count += 1


@pytest.mark.parametrize("rules", [None, *Rules])
def test_a_long_log_is_counted_a_piece_at_a_time(store, log, random_log, monkeypatch, rules):
    store.change(lambda connection: merge(connection, random_log(3, 300)))
    monkeypatch.setattr(statistics, "PIECE", 20)
    counted, turns = in_turns(log.statistics_in_pieces(rules))
    assert counted == log.statistics(rules)
    assert turns > counted.figures.played / 20 * 2


def test_a_log_that_is_damaged_while_it_is_counted_has_no_figures(store, log, random_log, qtbot):
    store.change(lambda connection: merge(connection, random_log(3, 30)))
    with qtbot.waitSignal(store.misread) as misread:
        turns = log.statistics_in_pieces(None)
        with closing(sqlite3.connect(store.path)) as connection:
            connection.execute("DROP TABLE games")
        counted, _ = in_turns(turns)
    assert counted == statistics.Statistics.of(())
    assert "no such table" in misread.args[0]


def test_the_game_in_progress_is_none_that_a_reset_forgets_until_it_has_ended(
    store, log, begun, end_of
):
    game = begun(1)
    store.save(begun(2), game)
    store.flush()
    assert log.count() == 1
    store.save(replace(game, end=end_of(game, GameResult.LOST)))
    store.flush()
    assert log.count() == 2
