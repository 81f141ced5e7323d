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
from bigben.settings.records import GameResult, Source

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


def rows_of(database):
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(f"SELECT {', '.join(COLUMNS)} FROM games ORDER BY id").fetchall()


def a_row(**values):
    row = {
        "id": str(UUID(int=1)),
        "deal_number": "7",
        "rules": "big-ben",
        "source": "any",
        "level": None,
        "day": None,
        "started": "2026-11-30T12:00:00.000000+00:00",
        "local_date": "2026-11-30",
        "shown": 0,
        "ended": "2026-11-30T12:10:00.000000+00:00",
        "result": "won",
        "milliseconds": 600_000,
        "moves": 2,
        "undos": 0,
        "restarts": 0,
        "hints": 0,
        "journal": "deal T3>F9",
    }
    return tuple((row | values).values())


UNFINISHED = dict.fromkeys(
    ("ended", "result", "milliseconds", "moves", "undos", "restarts", "hints", "journal")
)


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
    assert log.import_games(backup).added == 3
    assert rows_of(database) == before


def test_reset_keeps_the_game_in_progress(log, play, store, begun):
    play(WON)
    game = begun(9)
    store.save(game)
    assert log.count() == 1
    log.reset()
    assert store.current() == game
    assert log.count() == 0
    assert store.holds(9)
    assert log.statistics(None).figures.played == 0


def test_game_that_has_ended_is_not_resumed_after_a_reset(log, store, begun, end_of):
    game = begun(9)
    store.save(replace(game, end=end_of(game, WON)))
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


# Merging


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


@pytest.mark.parametrize("column", sorted(set(COLUMNS) - {"level", "day"}))
def test_a_json_game_that_lacks_a_column_is_bad(tmp_path, column):
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    content = json.loads(path.read_text())
    del content["games"][0][column]
    path.write_text(json.dumps(content))
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert error.value.fault is Fault.BAD_GAME


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.NO_GAMES),
        (b"hello", Fault.NO_GAMES),
        (b"\xff\xfe\x00", Fault.NO_GAMES),
        (b"a,b\n1,2\n", Fault.NO_GAMES),
        (b'a,"b\n', Fault.NO_GAMES),
        (b"{", Fault.NO_GAMES),
        (b"{}", Fault.NO_GAMES),
        (b'{"format": "bigben-games"}', Fault.NO_GAMES),
        (b'{"format": "bigben-games", "version": 1, "games": {}}', Fault.NO_GAMES),
        (b'{"format": "bigben-games", "version": true, "games": []}', Fault.NO_GAMES),
        (b'{"format": "bigben-games", "version": 2, "games": []}', Fault.NEWER),
        (b'{"format": "bigben-games", "version": 1, "games": [7]}', Fault.BAD_GAME),
        (b'{"format": ' + b"[" * 100_000, Fault.NO_GAMES),
        (b'{"format": ' + b"9" * 5_000 + b"}", Fault.NO_GAMES),
    ],
)
def test_a_file_that_is_not_ours_is_told_apart(tmp_path, content, fault):
    path = tmp_path / "games.json"
    path.write_bytes(content)
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert error.value.fault is fault
    assert (error.value.game > 0) is (fault is Fault.BAD_GAME)


def test_an_error_says_why_or_else_which_it_is():
    assert str(ExchangeError(Fault.NEWER)) == "NEWER"
    error = ExchangeError(Fault.NOT_READ, "no such file")
    assert (str(error), error.game, error.column) == ("no such file", 0, "")


@pytest.mark.parametrize("what", ["missing", "folder", "large"])
def test_a_file_that_cannot_be_read_is_told(tmp_path, what):
    path = tmp_path / "games.json"
    if what == "folder":
        path.mkdir()
    elif what == "large":
        with path.open("wb") as file:
            file.truncate(2**29 + 1)
    with pytest.raises(ExchangeError) as error:
        read_games(path)
    assert error.value.fault is (Fault.TOO_LARGE if what == "large" else Fault.NOT_READ)


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


def test_a_file_that_cannot_be_written_is_told_and_the_old_one_kept(tmp_path):
    path = tmp_path / "no folder" / "games.csv"
    with pytest.raises(ExchangeError) as error:
        write_games(path, [a_row()])
    assert error.value.fault is Fault.NOT_WRITTEN


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


def test_a_log_that_cannot_be_changed_says_so(database, play, store, tmp_path):
    play(WON)
    path = tmp_path / "games.json"
    write_games(path, [a_row()])
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ExchangeError) as error:
            GameLog(store).import_games(path)
    assert error.value.fault is Fault.NOT_WRITTEN
