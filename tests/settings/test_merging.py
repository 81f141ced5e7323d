"""Games that a file brings into a log which knows some of them."""

from __future__ import annotations

from uuid import UUID

import pytest

from bigben.settings.exchange import write_games
from bigben.settings.game_log import GameLog, Imported
from bigben.settings.logged_game import COLUMNS
from bigben.settings.records import Source
from tests.logs import UNFINISHED, a_row, rows_of


@pytest.fixture
def log(store):
    return GameLog(store)


def test_importing_twice_counts_no_game_twice(log, tmp_path):
    path = tmp_path / "games.json"
    write_games(path, [a_row(), a_row(id=str(UUID(int=2)), deal_number="8"), a_row()])
    assert log.import_games(path) == Imported(2, 0, 1)
    before = log.statistics(None)
    assert log.import_games(path) == Imported(0, 0, 3)
    assert log.statistics(None) == before
    assert before.figures.played == 2


def test_a_uuid_written_in_another_way_is_the_same(log, tmp_path):
    path = tmp_path / "games.json"
    uuid = UUID("0123ABCD-0000-4000-8000-00000000000A")
    write_games(path, [a_row(id=str(uuid))])
    log.import_games(path)
    write_games(path, [a_row(id="{" + str(uuid).upper() + "}")])
    assert log.import_games(path).known == 1


def test_an_end_that_a_file_knows_is_taken_once(log, tmp_path, database):
    path = tmp_path / "games.json"
    write_games(path, [a_row(**UNFINISHED)])
    log.import_games(path)
    write_games(path, [a_row()])
    assert log.import_games(path) == Imported(0, 1, 0)
    write_games(path, [a_row(result="lost")])
    assert log.import_games(path) == Imported(0, 0, 1)
    assert rows_of(database) == [a_row()]


def test_a_game_that_does_not_count_gets_no_result_from_a_file(log, tmp_path, database):
    path = tmp_path / "games.json"
    write_games(path, [a_row(**UNFINISHED, shown=1)])
    log.import_games(path)
    write_games(path, [a_row()])
    assert log.import_games(path).known == 1
    assert rows_of(database) == [a_row(**UNFINISHED, shown=1)]


def test_the_game_in_progress_gets_no_end_from_a_file(log, store, begun, tmp_path, database):
    game = begun(7, source=Source.ANY)
    store.save(game)
    path = tmp_path / "games.json"
    write_games(path, [a_row(id=game.id)])
    assert log.import_games(path) == Imported(0, 0, 1)
    assert store.current() == game
    assert rows_of(database)[0][COLUMNS.index("result")] is None


def test_every_end_that_a_file_brings_is_counted(log, tmp_path):
    path = tmp_path / "games.json"
    ids = [str(UUID(int=number)) for number in range(1, 6)]
    write_games(path, [a_row(id=each, **UNFINISHED) for each in ids[:2]] + [a_row(id=ids[2])])
    log.import_games(path)
    write_games(path, [a_row(id=each) for each in ids])
    assert log.import_games(path) == Imported(added=2, ended=2, known=1)


def test_a_game_that_a_file_knows_to_be_shown_no_longer_counts(log, tmp_path, database):
    path = tmp_path / "games.json"
    write_games(path, [a_row(**UNFINISHED)])
    log.import_games(path)
    write_games(path, [a_row(**UNFINISHED, shown=1)])
    assert log.import_games(path) == Imported(0, 1, 0)
    assert rows_of(database) == [a_row(**UNFINISHED, shown=1)]
