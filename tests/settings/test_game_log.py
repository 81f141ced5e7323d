"""The log as its readers use it."""

from dataclasses import replace

import pytest

from bigben.engine import Rules
from bigben.settings import log as log_module
from bigben.settings.game_log import GameLog
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


def test_what_reads_the_log_need_not_wait_for_nothing(log):
    done = []
    log.when_written(lambda: done.append(True))
    assert done == [True]


def test_what_cannot_be_read_counts_as_nothing(store, log, begun, monkeypatch):
    def fails(*_, **__):
        raise ValueError("a game that makes no sense")

    store.save(begun(1))
    told = []
    store.misread.connect(told.append)
    for name in ("game_id", "figure_rows", "find_rows", "read_lines", "count_games"):
        monkeypatch.setattr(log_module, name, fails)
    assert log.game(1) is None
    assert log.statistics(None) == Statistics.of(())
    assert list(log.find(Filter(), Sorting.STARTED, descending=True)) == []
    assert log.lines([1]) == {}
    assert log.count() == 0
    assert told == ["a game that makes no sense"] * 5
