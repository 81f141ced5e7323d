"""Games come back from the database as they were written, with all that only some have."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bigben.engine import MAX_DEAL_NUMBER, Rules
from bigben.settings import saved_game
from bigben.settings.records import GameResult, Source


@pytest.fixture(
    params=[
        {"source": Source.WINNABLE, "level": "hard", "shown": True},
        {"source": Source.DAY, "day": date(2026, 11, 30), "rules": Rules.EARLY},
    ]
)
def particular(begun, request):
    """A game with what only some have."""
    counts = {"milliseconds": 4_321, "undos": 2, "restarts": 1, "hints": 3}
    return begun(MAX_DEAL_NUMBER, **counts, **request.param)


def test_game_in_progress_comes_back_after_the_program_was_closed(
    store, particular, make_store, database
):
    store.save(particular)
    store.close()
    again = make_store(database)
    again.open()
    assert again.current() == particular


def test_untouched_deal_comes_back(store, untouched):
    deal = untouched(8, source=Source.DAY, day=date(2026, 12, 1), shown=True)
    store.save(deal)
    assert store.current() == deal


def test_game_of_the_log_comes_back_as_it_ended(store, particular, end_of, untouched):
    won = replace(particular, end=end_of(particular, GameResult.WON))
    store.save(won, untouched())
    store.flush()
    assert store.game(won.id) == won
    assert store.game("another") is None


def test_game_of_the_log_without_an_end_comes_back_without_a_journal(store, particular, untouched):
    store.save(particular)
    store.save(untouched())
    store.flush()
    counts = {"milliseconds": 0, "undos": 0, "restarts": 0, "hints": 0}
    assert store.game(particular.id) == replace(particular, journal=(), cursor=0, **counts)


def test_last_ended_game_is_the_one_of_the_latest_end(store, begun, end_of, untouched):
    first, second, third = begun(1), begun(2), begun(3)
    told = []
    store.misread.connect(told.append)
    assert store.last_ended() is None
    assert told == []
    ends = {game: end_of(game, GameResult.LOST) for game in (first, second)}
    late = replace(ends[second], at=ends[second].at + timedelta(hours=1))
    store.save(replace(second, end=late), untouched())
    store.save(replace(first, end=ends[first]), untouched())
    store.save(third, untouched())
    store.flush()
    assert store.last_ended() == replace(second, end=late)


def test_log_knows_by_which_rules_a_deal_was_played(store, begun):
    store.save(begun(7, rules=Rules.EARLY))
    store.flush()
    assert store.holds(7)
    assert store.holds(7, Rules.EARLY)
    assert not store.holds(7, Rules.BIG_BEN)
    assert not store.holds(8)


@pytest.mark.usefixtures("elsewhere")
def test_times_are_kept_in_utc_wherever_the_player_is(store, particular, end_of, untouched):
    won = replace(particular, end=end_of(particular, GameResult.WON))
    store.save(won, untouched())
    store.flush()
    assert store.game(won.id) == won
    texts = store.read(lambda reader: reader.execute("SELECT started FROM games").fetchall(), [])
    assert texts == [(won.started.isoformat(timespec="microseconds"),)]
    saved = replace(particular, source=Source.ANY)
    assert saved_game.read(saved_game.write(saved)).started.isoformat()[-6:] == "+00:00"
