"""The wins that the calendar is made of."""

from dataclasses import replace
from datetime import date

from bigben.engine import MAX_DEAL_NUMBER, Rules
from bigben.settings.records import GameResult
from bigben.settings.wins import Win, read_wins


def test_every_win_of_a_rule_set_is_read_with_the_day_it_was_begun_on(store, begun, end_of):
    games = {
        begun(MAX_DEAL_NUMBER): GameResult.WON,
        begun(2, local_date=date(2026, 12, 1)): GameResult.WON,
        begun(2): GameResult.WON,
        begun(3): GameResult.LOST,
        begun(4, rules=Rules.EARLY): GameResult.WON,
    }
    for game, result in games.items():
        store.save(replace(game, end=end_of(game, result)))
    store.save(begun(5))
    store.flush()
    wins = store.read(lambda reader: read_wins(reader, Rules.BIG_BEN), [])
    assert sorted(wins) == [
        Win(2, date(2026, 11, 30)),
        Win(2, date(2026, 12, 1)),
        Win(MAX_DEAL_NUMBER, date(2026, 11, 30)),
    ]
