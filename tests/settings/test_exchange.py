"""The log as a file: out, in again, and what a bad file does, which is nothing."""

from __future__ import annotations

import csv
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigben.engine import MAX_DEAL_NUMBER, Rules
from bigben.settings import schema
from bigben.settings.exchange import ExchangeError, Fault, read_games, write_games
from bigben.settings.game_log import GameLog, Imported
from bigben.settings.logged_game import COLUMNS
from bigben.settings.records import GameResult
from tests.logs import UNFINISHED, a_row, rows_of

SUFFIXES = ("csv", "json")
WON, LOST = GameResult.WON, GameResult.LOST


@pytest.fixture
def log(store):
    return GameLog(store)


@pytest.fixture
def play(store, begun, untouched, end_of):
    """Play games to their end; an untouched deal lies on the table then."""

    def play(*results, first_deal=1):
        for deal, result in enumerate(results, start=first_deal):
            game = begun(deal)
            store.save(replace(game, end=end_of(game, result)), untouched(10**6 + deal))
        store.flush()

    return play


def test_a_file_has_every_column_of_the_log():
    assert {("games", column) for column in COLUMNS} == {
        column[:2] for column in schema.expected_columns() if column[0] == "games"
    }


@settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_random_games_come_back_as_they_went_out(tmp_path_factory, random_log, suffix, seed):
    path = tmp_path_factory.mktemp("games") / f"games.{suffix}"
    rows = random_log(seed, 200)
    assert write_games(path, rows) == 200
    assert read_games(path) == rows


@given(
    level=st.none() | st.text(min_size=1, max_size=100).filter(str.isprintable),
    deal_number=st.integers(1, MAX_DEAL_NUMBER).map(str),
    journal=st.lists(st.sampled_from(["deal", "T12>F9", "W>T1"])).map(" ".join),
    milliseconds=st.integers(0, 10**12),
)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_any_text_and_number_comes_back(tmp_path_factory, suffix, **values):
    path = tmp_path_factory.mktemp("games") / f"games.{suffix}"
    write_games(path, [a_row(**values)])
    assert read_games(path) == [a_row(**values)]


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_unfinished_game_and_journal_of_any_length_come_back(tmp_path, suffix):
    path = tmp_path / f"games.{suffix}"
    long = " ".join(["T12>F10"] * 50_000)
    rows = [a_row(**UNFINISHED), a_row(id=str(UUID(int=2)), journal=long)]
    write_games(path, rows)
    assert read_games(path) == rows


@pytest.mark.parametrize("level", ["=1+2", "+1", "-1", "@SUM(A1)", "'=1", "'", "''"])
def test_no_cell_of_a_csv_file_is_a_formula(tmp_path, level):
    path = tmp_path / "games.csv"
    write_games(path, [a_row(level=level)])
    with path.open(encoding="utf-8", newline="") as file:
        cells = list(csv.reader(file))[1]
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in cells)
    assert read_games(path) == [a_row(level=level)]


def test_deal_number_is_text_in_both_kinds_of_file(tmp_path):
    row = a_row(deal_number=str(MAX_DEAL_NUMBER))
    write_games(tmp_path / "a.csv", [row])
    write_games(tmp_path / "a.json", [row])
    assert f",#{MAX_DEAL_NUMBER}," in (tmp_path / "a.csv").read_text()
    assert json.loads((tmp_path / "a.json").read_text())["games"][0]["deal_number"] == (
        str(MAX_DEAL_NUMBER)
    )


@pytest.mark.parametrize("delimiter", [";", "\t"])
@pytest.mark.parametrize("mark", ["", "\N{BYTE ORDER MARK}"])
def test_csv_file_that_a_spreadsheet_wrote_is_read(tmp_path, delimiter, mark):
    path = tmp_path / "games.csv"
    write_games(path, [a_row(), a_row(id=str(UUID(int=2)), **UNFINISHED)])
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(mark)
        csv.writer(file, delimiter=delimiter).writerows(lines)
    assert read_games(path) == [a_row(), a_row(id=str(UUID(int=2)), **UNFINISHED)]


def test_columns_that_are_not_ours_are_passed_over(tmp_path):
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    content = json.loads(path.read_text())
    content["games"][0]["stars"] = 5
    path.write_text(json.dumps(content))
    assert read_games(path) == [a_row()]


# Export, reset, import


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("rules", [None, *Rules])
def test_export_reset_import_gives_the_same_statistics(log, random_log, tmp_path, suffix, rules):
    path = tmp_path / f"first.{suffix}"
    write_games(path, random_log(42))
    assert log.import_games(path) == Imported(2_000, 0, 0)
    before = log.statistics(rules)
    assert before.figures.played
    again = tmp_path / f"second.{suffix}"
    assert log.export(again) == 2_000
    log.reset()
    assert log.count() == 0
    assert log.statistics(rules).figures.played == 0
    log.import_games(again)
    assert log.statistics(rules) == before


def test_reset_keeps_all_games_in_a_file_that_can_be_imported(log, play, store, database):
    play(WON, LOST, WON)
    before = rows_of(database)
    backup = log.reset()
    assert backup.parent == store.path.parent
    assert backup.name.startswith("games.backup-")
    assert backup.suffix == ".json"
    assert log.import_games(backup).added == 3
    assert rows_of(database) == before


def test_reset_keeps_the_game_in_progress(log, play, store, begun):
    play(WON)
    game = begun(9)
    store.save(game)
    store.flush()
    assert log.count() == 1
    log.reset()
    assert store.current() == game
    assert log.count() == 0
    assert store.holds(9)
    assert log.statistics(None).figures.played == 0


def test_game_that_has_ended_is_not_resumed_after_a_reset(log, store, begun, end_of):
    game = begun(9)
    store.save(replace(game, end=end_of(game, WON)))
    store.flush()
    assert log.count() == 1
    log.reset()
    assert store.current() is None
    assert log.count() == 0


def test_two_resets_in_a_second_keep_two_files(log, play):
    play(WON)
    first = log.reset()
    play(LOST, first_deal=2)
    assert log.reset() != first
    assert first.exists()


def test_reset_that_cannot_keep_the_games_forgets_none(log, play, monkeypatch, tmp_path, database):
    play(WON, LOST)
    before = rows_of(database)
    monkeypatch.setattr(log._store, "path", tmp_path / "gone" / "games.sqlite3")
    with pytest.raises(ExchangeError) as error:
        log.reset()
    assert error.value.fault is Fault.NOT_WRITTEN
    assert rows_of(database) == before


def test_games_saved_before_a_change_are_in_it(log, store, begun, end_of, tmp_path):
    game = begun(5)
    store.save(replace(game, end=end_of(game, WON)), begun(6))
    assert log.export(tmp_path / "games.csv") == 2


# Bad files


def bad_values():
    long = "x" * 101
    for column, values in {
        "id": ("", "7", None, 7),
        "deal_number": ("0", str(MAX_DEAL_NUMBER + 1), "seven", 7, None),
        "rules": ("klondike", None, []),
        "source": ("moon", "practice", None),
        "level": (long, "", "a\nb", 3),
        "day": ("2026-02-30", "today"),
        "started": ("yesterday", None, "2026-11-30T12:00:00", "2026-11-30T12:00:00+05:00"),
        "local_date": ("30.11.2026", None),
        "shown": (2, "1", None),
        "ended": (None, "late"),
        "result": ("drawn", None),
        "milliseconds": (-1, 1.5, "1", None, 10**13, True),
        "moves": (-1, None),
        "undos": (None,),
        "restarts": ("",),
        "hints": (10**30,),
        "journal": ("T13>F1", "deal;deal", None, ["deal"]),
    }.items():
        for value in values:
            yield column, value


@pytest.mark.parametrize(("column", "value"), list(bad_values()))
def test_a_file_with_one_bad_game_changes_nothing_and_names_it(log, tmp_path, column, value):
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    content = json.loads(path.read_text())
    bad = dict(content["games"][0], id=str(UUID(int=2))) | {column: value}
    content["games"].append(bad)
    path.write_text(json.dumps(content))
    with pytest.raises(ExchangeError) as error:
        log.import_games(path)
    assert (error.value.fault, error.value.game) == (Fault.BAD_GAME, 2)
    # Without its result a game has nothing else of its end either.
    expected = "ended" if (column, value) == ("result", None) else column
    assert error.value.column == expected
    assert str(error.value) == f"{expected} makes no sense"
    assert log.count() == 0


@settings(max_examples=200)
@given(data=st.data())
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_changed_file_is_read_or_refused(tmp_path_factory, random_log, suffix, data):
    path = tmp_path_factory.mktemp("games") / f"games.{suffix}"
    write_games(path, random_log(3, 5))
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(content)))
        end = data.draw(st.integers(start, min(start + 20, len(content))))
        content[start:end] = data.draw(st.binary(max_size=10) | st.sampled_from([b'"', b"\0"]))
    path.write_bytes(content)
    try:
        rows = read_games(path)
    except ExchangeError:
        return
    write_games(path, rows)
    assert read_games(path) == rows


def test_an_export_that_breaks_off_leaves_the_old_file(tmp_path):
    path = tmp_path / "games.csv"
    path.write_text("old")

    def broken():
        yield a_row()
        raise sqlite3.OperationalError("disk I/O error")

    with pytest.raises(sqlite3.OperationalError):
        write_games(path, broken())
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["games.csv"]


@pytest.mark.parametrize("change", ["import_games", "reset"])
def test_a_log_that_cannot_be_changed_says_so(database, play, store, tmp_path, change):
    play(WON)
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    work = {"import_games": lambda log: log.import_games(path), "reset": GameLog.reset}[change]
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ExchangeError, match=r"^database is locked$") as error:
            work(GameLog(store))
    assert error.value.fault is Fault.NOT_WRITTEN
