"""The list of games: what it finds, in which order, and which games are replays."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bigben.engine import Rules
from bigben.settings import log, schema
from bigben.settings.figures import Figures
from bigben.settings.game_log import merge
from bigben.settings.log import (
    Ending,
    Filter,
    Sorting,
    count_games,
    figure_rows,
    find_rows,
    read_lines,
    streak,
)
from bigben.settings.logged_game import COLUMNS
from bigben.settings.records import GameResult, Source


@pytest.fixture(scope="module")
def games(random_log):
    """500 games as dictionaries, in the order that they were started."""
    games = [dict(zip(COLUMNS, row, strict=True)) for row in random_log(6, 500)]
    games.sort(key=lambda game: game["started"])
    seen = set()
    for game in games:
        deal = (game["deal_number"], game["rules"])
        game["replay"] = deal in seen
        seen.add(deal)
    return games


@pytest.fixture(scope="module")
def connection(random_log):
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.migrate(connection)
        merge(connection, random_log(6, 500))
        yield connection


def found(connection, *arguments, **named):
    rows = find_rows(connection, *arguments, **named)
    lines = read_lines(connection, rows)
    return [lines[row] for row in rows]


KEYS = {
    Sorting.STARTED: lambda game: game["started"],
    Sorting.DEAL_NUMBER: lambda game: int(game["deal_number"]),
    Sorting.RULES: lambda game: game["rules"],
    Sorting.SOURCE: lambda game: game["source"],
    Sorting.LEVEL: lambda game: game["level"] or "",
    Sorting.RESULT: lambda game: game["result"] or "",
    Sorting.TIME: lambda game: -1 if game["milliseconds"] is None else game["milliseconds"],
    Sorting.MOVES: lambda game: -1 if game["moves"] is None else game["moves"],
    Sorting.HINTS: lambda game: -1 if game["hints"] is None else game["hints"],
    Sorting.REPLAY: lambda game: game["replay"],
}


def as_line(game):
    names = ("deal_number", "rules", "source", "level", "local_date", "result", "milliseconds")
    return tuple(game[name] for name in (*names, "moves", "hints", "shown", "replay"))


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("sorting", Sorting)
def test_games_are_sorted_and_equal_ones_come_newest_first(connection, games, sorting, descending):
    # Sorting keeps equals in their order, also when it reverses the rest.
    newest_first = games[::-1]
    expected = sorted(newest_first, key=KEYS[sorting], reverse=descending)
    lines = found(connection, Filter(), sorting, descending=descending)
    assert [tuple(line[1:]) for line in lines] == [as_line(game) for game in expected]


def test_there_are_replays_in_this_log(games):
    assert 0 < sum(game["replay"] for game in games) < len(games)


@pytest.mark.parametrize(
    ("chosen", "holds"),
    [
        (Filter(rules=Rules.EARLY), lambda game: game["rules"] == "early"),
        (Filter(ending=Ending.WON), lambda game: game["result"] == "won"),
        (Filter(ending=Ending.LOST), lambda game: game["result"] == "lost"),
        (Filter(ending=Ending.NONE), lambda game: game["result"] is None),
        (Filter(source=Source.DAY), lambda game: game["source"] == "day"),
        (Filter(text=" # 1 2 "), lambda game: "12" in game["deal_number"]),
        (Filter(text="2020-02-1"), lambda game: game["local_date"].startswith("2020-02-1")),
        (Filter(text="HARD"), lambda game: game["level"] == "hard"),
        (
            Filter(rules=Rules.BIG_BEN, ending=Ending.WON, source=Source.ANY, text="3"),
            lambda game: (
                (game["rules"], game["result"], game["source"]) == ("big-ben", "won", "any")
                and "3" in game["deal_number"]
            ),
        ),
        (
            Filter(rules=Rules.EARLY, ending=Ending.LOST, text="medium"),
            lambda game: (
                (game["rules"], game["result"], game["level"]) == ("early", "lost", "medium")
            ),
        ),
        (Filter(text="' OR 1=1 --"), lambda _game: False),
        (Filter(text="%"), lambda _game: False),
    ],
)
def test_filter_leaves_just_the_games_that_are_meant(connection, games, chosen, holds):
    lines = found(connection, chosen, Sorting.STARTED, descending=False)
    assert [tuple(line[1:]) for line in lines] == [as_line(game) for game in games if holds(game)]


def test_the_newest_game_comes_first_unless_asked_otherwise(connection, games):
    lines = found(connection)
    assert [tuple(line[1:]) for line in lines] == [as_line(game) for game in games[::-1]]


def test_a_game_that_is_gone_is_missing(connection):
    rows = find_rows(connection)
    assert count_games(connection) == len(rows) == 500
    assert set(read_lines(connection, [rows[0], 10**9])) == {rows[0]}


@pytest.mark.parametrize("rules", [None, Rules.BIG_BEN])
def test_figures_and_list_read_no_journals(connection, rules):
    """A journal makes a row long: what opens at once must be found in an index alone."""
    queries = []
    connection.set_trace_callback(queries.append)
    figure_rows(connection, rules)
    find_rows(connection, Filter(rules=rules))
    connection.set_trace_callback(None)
    for query in queries:
        plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}"))
        assert "COVERING INDEX games_by_start" in plan


@pytest.mark.parametrize("few", [2, 3, 64])
@pytest.mark.parametrize("seed", range(6))
def test_the_streak_is_that_of_the_figures(random_log, monkeypatch, seed, few):
    monkeypatch.setattr(log, "_FEW", few)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.migrate(connection)
        for games in (0, 1, 4, 60):
            merge(connection, random_log(seed, games))
            for rules in Rules:
                figures = Figures.of(figure_rows(connection, rules))
                assert streak(connection, rules) == figures.streak


@pytest.mark.parametrize("result", GameResult)
def test_a_long_streak_is_read_to_its_end(random_log, monkeypatch, result):
    monkeypatch.setattr(log, "_FEW", 2)
    place = COLUMNS.index("result")
    rows = [(*row[:place], result.value, *row[place + 1 :]) for row in random_log(3, 200)]
    rows = [row for row in rows if row[COLUMNS.index("ended")] is not None]
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.migrate(connection)
        merge(connection, rows)
        for rules in Rules:
            figures = Figures.of(figure_rows(connection, rules))
            assert abs(figures.streak) == figures.played > 2
            assert streak(connection, rules) == figures.streak
