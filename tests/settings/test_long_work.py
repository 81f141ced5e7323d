"""Export, import and reset of a long log: how far they are, and what calling them off does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from bigben.settings.exchange import read_games, write_games
from bigben.settings.game_log import GameLog

SUFFIXES = ("csv", "json")


@pytest.fixture
def log(store):
    return GameLog(store)


class EnoughError(Exception):
    pass


def called_off_at(most):
    def report(share):
        if share > most:
            raise EnoughError

    return report


@pytest.mark.parametrize("work", ["export", "import_games"])
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_long_work_tells_how_much_is_done(log, tmp_path, random_log, work, suffix):
    path = tmp_path / f"games.{suffix}"
    write_games(path, random_log(1, 300))
    log.import_games(path)
    shares = []
    getattr(log, work)(path, shares.append)
    assert shares == sorted(shares)
    assert 0.9 < shares[-1] <= 1
    assert len(set(shares)) >= 300


def test_reading_a_file_tells_how_much_of_it_is_read(tmp_path, random_log):
    path = tmp_path / "games.csv"
    write_games(path, random_log(1, 300))
    shares = []
    read_games(path, shares.append)
    assert len(shares) == 300
    assert 0 < shares[0] < 0.25
    assert 0.4 < shares[149] < 0.75
    assert shares[-1] == 1


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_an_import_reads_for_most_of_its_time_and_then_changes_the_log(
    log, tmp_path, random_log, suffix
):
    path = tmp_path / f"games.{suffix}"
    write_games(path, random_log(1, 300))
    shares = []
    log.import_games(path, shares.append)
    reading, merging = shares[:300], shares[300:]
    assert reading[-1] == merging[0] == pytest.approx(0.7)
    assert len(merging) == len(set(merging)) == 300
    assert merging == sorted(merging)
    assert max(merging) < 1


@pytest.mark.parametrize("most", [0.0, 0.5, 0.9])
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_an_import_that_is_called_off_changes_nothing(log, tmp_path, random_log, suffix, most):
    path = tmp_path / f"games.{suffix}"
    write_games(path, random_log(1, 300))
    with pytest.raises(EnoughError):
        log.import_games(path, called_off_at(most))
    assert log.count() == 0
    assert log.import_games(path).added == 300


def test_an_export_that_is_called_off_leaves_the_old_file(log, tmp_path, random_log):
    path = tmp_path / "games.json"
    write_games(path, random_log(1, 300))
    log.import_games(path)
    path.write_text("old")
    with pytest.raises(EnoughError):
        log.export(path, called_off_at(0.5))
    assert path.read_text() == "old"


def test_a_reset_that_is_called_off_forgets_nothing(log, tmp_path, random_log):
    write_games(tmp_path / "games.json", random_log(1, 300))
    log.import_games(tmp_path / "games.json")
    with pytest.raises(EnoughError):
        log.reset(called_off_at(0.5))
    assert log.count() == 300
    assert not list(tmp_path.glob("**/*backup*"))


def test_games_go_out_in_a_thread_of_their_own(log, tmp_path, random_log):
    write_games(tmp_path / "games.json", random_log(1, 5))
    log.import_games(tmp_path / "games.json")
    with ThreadPoolExecutor() as thread:
        assert thread.submit(log.export, tmp_path / "again.json").result() == 5
