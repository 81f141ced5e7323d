"""How games are counted, rule by rule. The numbers are those of the design's section 6."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import Qt

from bigben.engine import DEAL, MAX_DEAL_NUMBER, Move, Rules
from bigben.settings.records import GameEnd, GameRecord, GameResult, Source

WON, LOST = GameResult.WON, GameResult.LOST


@pytest.fixture
def log(store, database):
    """Read the log's rows as they lie in the file, by name of the column."""

    def read():
        store.flush()
        with closing(sqlite3.connect(database)) as connection:
            connection.row_factory = sqlite3.Row
            query = "SELECT * FROM games ORDER BY started"
            return [dict(row) for row in connection.execute(query)]

    return read


def test_log_row_holds_all_that_the_design_lists(store, begun, log):
    end = GameEnd(
        WON,
        datetime(2026, 11, 30, 20, 15, 0, 5, tzinfo=UTC),
        milliseconds=61_000,
        moves=2,
        undos=3,
        restarts=4,
        hints=5,
        journal=(Move.parse("T3>F9"), DEAL),
    )
    game = begun(
        MAX_DEAL_NUMBER,
        rules=Rules.EARLY,
        source=Source.WINNABLE,
        level="hard",
        started=datetime(2026, 11, 30, 20, 0, tzinfo=UTC),
        local_date=date(2026, 12, 1),
        shown=True,
        end=end,
    )
    store.save(game)
    assert log() == [
        {
            "id": game.id,
            "deal_number": "99999999999999999999",
            "rules": "early",
            "source": "winnable",
            "level": "hard",
            "day": None,
            "started": "2026-11-30T20:00:00.000000+00:00",
            "local_date": "2026-12-01",
            "shown": 1,
            "ended": "2026-11-30T20:15:00.000005+00:00",
            "result": "won",
            "milliseconds": 61_000,
            "moves": 2,
            "undos": 3,
            "restarts": 4,
            "hints": 5,
            "journal": "T3>F9 deal",
        }
    ]


def test_rule_1_untouched_deal_leaves_no_trace(store, untouched, log):
    store.save(untouched(7))
    store.save(untouched(8))
    assert log() == []
    assert not store.holds(7)
    assert store.current().deal_number == 8


def test_rule_1_row_starts_with_the_first_move_and_stays_if_it_is_undone(store, begun, log):
    game = begun(7)
    store.save(game)
    (row,) = log()
    assert row["id"] == game.id
    assert row["result"] is None
    store.save(replace(game, cursor=0, undos=1))
    assert log() == [row]
    assert store.holds(7)


def test_rule_2_first_win_fixes_result_time_and_moves(store, begun, end_of, untouched, log):
    game = begun(7, milliseconds=5_000)
    won = replace(game, end=end_of(game, WON))
    store.save(won)
    (row,) = log()
    after = replace(won, cursor=0, undos=1, restarts=1, milliseconds=9_000)
    for result in GameResult:
        store.save(replace(after, end=end_of(after, result)))
        store.save(replace(after, end=end_of(after, result)), untouched(8))
    assert log() == [row]
    assert (row["result"], row["milliseconds"], row["moves"]) == ("won", 5_000, 1)


def test_rule_2_won_game_that_is_looked_at_resumes_with_the_end_that_counts(
    store, begun, end_of, make_store, database
):
    game = begun(7, milliseconds=5_000)
    won = replace(game, end=end_of(game, WON))
    undone = replace(won, cursor=0, undos=1, milliseconds=6_000)
    store.save(won)
    store.save(undone)
    store.save(replace(undone, end=end_of(undone, LOST)))
    store.close()
    again = make_store(database)
    again.open()
    assert again.current() == undone


def test_rule_3_leaving_an_unwon_game_is_a_loss_in_one_commit(store, begun, end_of, untouched, log):
    game = begun(7)
    store.save(game)
    store.flush()
    commits = []
    store.committed.connect(lambda: commits.append(None), Qt.ConnectionType.DirectConnection)
    new = untouched(8)
    store.save(replace(game, end=end_of(game, LOST)), new)
    (row,) = log()
    assert len(commits) == 1
    assert (row["id"], row["result"], row["journal"]) == (game.id, "lost", "deal")
    assert store.current() == new
    assert store.figures(Rules.BIG_BEN).last == (LOST,)


def test_rule_3_closing_is_not_leaving(store, begun, log, make_store, database):
    moves = tuple(map(Move.parse, ("deal", "T3>F9", "W>T12", "T11>T3")))
    counts = {"milliseconds": 4_321, "undos": 2, "restarts": 1, "hints": 3}
    game = begun(7, journal=moves, cursor=2, marks=(0, 1, 4), **counts)
    store.save(game)
    (row,) = log()
    store.close()
    again = make_store(database)
    again.open()
    assert again.current() == game
    assert row["result"] is None
    assert again.figures(Rules.BIG_BEN).played == 0


def test_rule_4_restart_keeps_the_row(store, begun, end_of, log):
    game = begun(7)
    store.save(game)
    restarted = replace(game, journal=(), cursor=0, restarts=1, milliseconds=8_000)
    store.save(restarted)
    store.save(replace(restarted, end=end_of(restarted, WON)))
    (row,) = log()
    assert (row["id"], row["restarts"], row["milliseconds"]) == (game.id, 1, 8_000)


def test_rule_4_same_deal_again_after_a_win_is_a_new_row(store, begun, end_of, log):
    game, again = begun(7), begun(7)
    store.save(replace(game, end=end_of(game, WON)))
    store.save(again)
    assert [(row["id"], row["deal_number"]) for row in log()] == [(game.id, "7"), (again.id, "7")]


def test_rule_5_replay_is_left_out_of_rates_streaks_and_records(store, begun, end_of):
    first = begun(7, milliseconds=9_000)
    store.save(replace(first, end=end_of(first, LOST)))
    replay = begun(7, milliseconds=10)
    store.save(replace(replay, end=end_of(replay, WON)))
    figures = store.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won, figures.streak) == (1, 0, -1)
    assert figures.best_milliseconds is None
    assert figures.last == (LOST,)


def test_rule_5_replay_is_the_later_start_whatever_order_they_were_saved_in(store, begun, end_of):
    first, replay = begun(7), begun(7)
    store.save(replace(replay, end=end_of(replay, LOST)))
    store.save(replace(first, end=end_of(first, WON)))
    assert store.figures(Rules.BIG_BEN).last == (WON,)


def test_rule_5_same_deal_by_other_rules_is_no_replay(store, begun, end_of):
    for rules in Rules:
        game = begun(7, rules=rules)
        store.save(replace(game, end=end_of(game, WON)))
    assert [store.figures(rules).won for rules in Rules] == [1, 1, 1]


def test_rule_5_log_knows_the_deals_it_holds(store, begun):
    store.save(begun(MAX_DEAL_NUMBER, rules=Rules.EARLY))
    assert store.holds(MAX_DEAL_NUMBER)
    assert store.holds(MAX_DEAL_NUMBER, Rules.EARLY)
    assert not store.holds(MAX_DEAL_NUMBER, Rules.RELAXED)
    assert not store.holds(MAX_DEAL_NUMBER - 1)


def test_rule_6_solution_shown_before_the_first_move_is_not_counted(
    store, begun, untouched, end_of, log
):
    deal = untouched(7, shown=True)
    store.save(deal)
    game = replace(begun(7, shown=True), id=deal.id)
    store.save(game)
    store.save(replace(game, end=end_of(game, WON)), untouched(8))
    replay = begun(7)
    store.save(replace(replay, end=end_of(replay, WON)))
    assert store.figures(Rules.BIG_BEN).played == 0
    assert [(row["shown"], row["result"]) for row in log()] == [(1, None), (0, "won")]


@pytest.mark.parametrize("result", GameResult)
def test_rule_6_shown_deal_is_not_counted_if_move_and_end_come_in_one_save(
    store, begun, untouched, end_of, result
):
    deal = untouched(7, shown=True)
    store.save(deal)
    game = replace(begun(7, shown=True), id=deal.id)
    store.save(replace(game, end=end_of(game, result)))
    assert store.figures(Rules.BIG_BEN).played == 0


def test_rule_6_solution_shown_after_the_first_move_is_a_loss_that_no_win_mends(
    store, begun, end_of, log
):
    game = begun(7)
    store.save(game)
    store.save(replace(game, shown=True, end=end_of(game, LOST)))
    store.save(replace(game, shown=True, end=end_of(game, WON)))
    (row,) = log()
    assert (row["result"], row["shown"]) == ("lost", 1)
    assert store.figures(Rules.BIG_BEN).last == (LOST,)


def test_rule_6_solution_shown_after_a_win_has_no_effect(store, begun, end_of):
    game = begun(7)
    won = replace(game, end=end_of(game, WON))
    store.save(won)
    before = store.figures(Rules.BIG_BEN)
    store.save(replace(won, shown=True))
    assert store.figures(Rules.BIG_BEN) == before
    assert before.won == 1


def test_rule_7_hints_keep_a_win_a_win_and_lower_the_second_rate(store, begun, end_of):
    for deal_number, hints in ((1, 0), (2, 3), (3, 0), (4, 1)):
        game = begun(deal_number, hints=hints)
        store.save(replace(game, end=end_of(game, WON if deal_number != 3 else LOST)))
    figures = store.figures(Rules.BIG_BEN)
    assert figures.win_rate == 3 / 4
    assert figures.win_rate_without_hints == 1 / 4


def test_rule_8_opened_game_that_the_log_knows_goes_on_in_its_row(
    store, begun, untouched, end_of, log
):
    game = begun(7)
    store.save(game)
    store.save(untouched(8))
    opened = replace(game, source=Source.FILE, milliseconds=70_000)
    store.save(opened)
    store.save(replace(opened, end=end_of(opened, WON)))
    (row,) = log()
    assert (row["id"], row["source"], row["result"]) == (game.id, "number", "won")
    assert row["milliseconds"] == 70_000


def test_rule_9_log_keeps_the_day_of_the_deal_and_the_local_day_it_was_played(
    store, begun, end_of, log
):
    day = date(2026, 11, 29)
    game = begun(7, source=Source.DAY, day=day, local_date=date(2026, 11, 30))
    store.save(replace(game, end=end_of(game, LOST)))
    replay = begun(7, source=Source.DAY, day=day, local_date=date(2026, 12, 1))
    won = replace(replay, end=end_of(replay, WON))
    store.save(won)
    # Rule 5 does not hide the replay from the calendar.
    assert [(row["day"], row["local_date"], row["result"]) for row in log()] == [
        ("2026-11-29", "2026-11-30", "lost"),
        ("2026-11-29", "2026-12-01", "won"),
    ]
    assert store.current() == won


@pytest.mark.parametrize(
    "fault",
    [
        {"started": datetime(2026, 11, 30)},
        {"started": None},
        {"local_date": None},
        {"cursor": 2},
        {"cursor": -1},
    ],
)
def test_record_that_no_game_can_leave_is_refused(begun, fault):
    game = begun(7)
    with pytest.raises(ValueError, match=r"start|UTC|made"):
        replace(game, **fault)


def test_end_of_a_game_that_has_not_started_is_refused(begun, untouched, end_of):
    game = begun(7)
    with pytest.raises(ValueError, match="no end"):
        untouched(7, end=end_of(game, WON))


def test_save_of_nothing_is_refused(store):
    with pytest.raises(ValueError, match=r"^there is nothing to save$"):
        store.save()


def test_new_store_has_no_game_in_progress(store):
    assert store.current() is None
    assert store.figures(Rules.BIG_BEN).win_rate is None


@pytest.mark.parametrize(
    "nonsense",
    [
        ("journal = 'deal T13>F9'", "'T13' is not a place"),
        ("journal = x'00'", "the game in progress makes no sense: TypeError"),
        ("cursor = 'one'", "'one' is no count"),
        ("cursor = 0.5", "0.5 is no count"),
        ("undos = -1", "-1 is no count"),
        ("marks = '1 x'", "invalid literal for int.*'x'"),
        ("marks = 7.5", "invalid literal for int.*'7.5'"),
        ("id = x'00'", "^the game in progress has no id, or no end"),
        ("journal = hex(zeroblob(524289))", "^the game in progress has no id, or no end"),
        ("journal = hex(zeroblob(524288))", "is not a move"),
        ("day = 7", "Invalid isoformat string: '7'"),
        ("source = 'practice'", "^practice is not kept"),
        ("local_date = NULL", "a start has a time and a local date"),
    ],
)
def test_game_in_progress_that_cannot_be_read_leaves_the_log(
    store, begun, end_of, database, nonsense
):
    change, why = nonsense
    game = begun(7)
    store.save(replace(game, end=end_of(game, WON)))
    store.flush()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"UPDATE current SET {change}")
    with pytest.raises(ValueError, match=why):
        store.current()
    assert store.figures(Rules.BIG_BEN).won == 1


def test_records_are_plain_values(begun):
    game: GameRecord = begun(7)
    assert replace(game) == game
    assert hash(game) == hash(replace(game))
