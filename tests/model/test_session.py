from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from bigben.engine import DEAL, DealNumberError, Move, Position, Rules
from bigben.model.session import LARGEST_DRAWN, Session, draw_deal_number
from bigben.settings.records import GameRecord, GameResult, Source
from bigben.settings.store import GameStore
from tests.games import play, play_some, play_until_stuck
from tests.recorded import WonGame
from tests.sessions import HandClock

MakeSession = Callable[..., Session]


def test_drawn_numbers_can_be_told_to_a_friend() -> None:
    assert all(1 <= draw_deal_number() <= LARGEST_DRAWN for _ in range(1_000))


def test_the_first_start_deals_a_new_game(session: Session) -> None:
    assert session.game.record.deal_number == 1000
    assert session.game.record.source is Source.ANY


def test_a_session_tells_whether_a_game_was_kept(make_session: MakeSession) -> None:
    assert not make_session().resumed
    assert make_session().resumed


def test_an_untouched_deal_is_there_again_tomorrow(make_session: MakeSession) -> None:
    first = make_session().game.record
    assert make_session(Rules.EARLY).game.record == first


def test_a_game_is_resumed_with_its_whole_journal(
    make_session: MakeSession, hands: HandClock
) -> None:
    session = make_session()
    session.game.clock.set_watched(True)
    play_some(session, 5)
    hands.now_ms += 4_000
    session.game.undo()
    session.keep()
    again = make_session()
    assert again.game.position == session.game.position
    assert again.game.record == session.game.record
    assert again.game.clock.milliseconds == 4_000
    assert again.game.can_redo


def test_a_kept_game_that_cannot_be_played_is_followed_by_a_new_one(
    make_session: MakeSession, store: GameStore
) -> None:
    move = Move.parse("T1>F1")
    store.save(GameRecord("x", 7, Rules.BIG_BEN, Source.ANY, journal=(move,), cursor=1))
    session = make_session()
    assert session.resume_failed
    assert session.game.record.deal_number == 1000
    assert not make_session().resume_failed


def test_rule_1_an_untouched_deal_leaves_no_trace(session: Session, store: GameStore) -> None:
    session.deal_new(Rules.BIG_BEN)
    session.deal_number(7, Rules.EARLY)
    session.deal_again()
    assert store.figures(Rules.BIG_BEN).played == store.figures(Rules.EARLY).played == 0
    assert not store.holds(1000)


def test_rule_1_a_game_counts_from_its_first_move_even_if_undone(
    session: Session, store: GameStore
) -> None:
    play_some(session, 1)
    session.game.undo()
    assert store.holds(1000)
    session.deal_new(Rules.BIG_BEN)
    assert store.figures(Rules.BIG_BEN).played == 1


def test_rule_2_leaving_after_a_win_stays_a_win(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves)
    for _ in range(5):
        session.game.undo()
    assert not session.leaving_loses
    session.deal_new(Rules.BIG_BEN)
    figures = store.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == (1, 1)
    assert figures.best_moves == len(moves)


@pytest.mark.parametrize("door", ["new", "number", "again"])
def test_rule_3_leaving_by_any_door_is_a_loss(
    session: Session, store: GameStore, door: str
) -> None:
    play_some(session)
    assert session.leaving_loses
    match door:
        case "new":
            session.deal_new(Rules.BIG_BEN)
        case "number":
            session.deal_number(123, Rules.EARLY)
        case "again":
            session.deal_again()
    figures = store.figures(Rules.BIG_BEN)
    assert (figures.played, figures.last) == (1, (GameResult.LOST,))
    assert not session.leaving_loses


def test_rule_3_a_stuck_game_is_left_without_a_question(session: Session, store: GameStore) -> None:
    play_until_stuck(session.game)
    assert not session.leaving_loses
    session.deal_new(Rules.BIG_BEN)
    assert store.figures(Rules.BIG_BEN).last == (GameResult.LOST,)


def test_rule_3_closing_the_program_is_not_leaving(
    make_session: MakeSession, store: GameStore
) -> None:
    session = make_session()
    play_some(session)
    session.keep()
    again = make_session()
    assert store.figures(Rules.BIG_BEN).played == 0
    assert again.game.record.id == session.game.record.id


def test_rule_4_a_restart_keeps_the_row_and_time_runs_on(
    session: Session, store: GameStore, hands: HandClock
) -> None:
    session.game.clock.set_watched(True)
    play_some(session)
    game_id = session.game.record.id
    hands.now_ms += 2_000
    session.game.restart()
    hands.now_ms += 1_000
    assert session.game.record.id == game_id
    assert session.game.clock.milliseconds == 3_000
    play_some(session)
    session.deal_new(Rules.BIG_BEN)
    assert store.figures(Rules.BIG_BEN).played == 1


def test_rule_4_the_same_deal_again_is_a_new_row(session: Session, won_game: WonGame) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves)
    first = session.game.record
    session.deal_again()
    second = session.game.record
    assert second.id != first.id
    assert (second.deal_number, second.rules) == (first.deal_number, first.rules)
    assert not session.game.touched


def test_rule_5_a_replay_is_left_out_of_the_rates(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play_some(session)
    session.deal_again()
    play(session.game, moves)
    session.deal_new(Rules.BIG_BEN)
    figures = store.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == (1, 0)


def test_rule_5_a_session_tells_a_replay_from_the_first_game_of_a_deal(session: Session) -> None:
    assert not session.replays
    session.game.play(DEAL)
    assert not session.replays
    number = session.game.record.deal_number
    for rules, replays in ((Rules.BIG_BEN, True), (Rules.EARLY, False)):
        session.deal_number(number, rules)
        assert not session.replays  # nothing is begun
        session.game.play(DEAL)
        assert session.replays is replays
    session.practise(session.game.position.copy())
    assert not session.replays
    session.back_to_game()
    session.deal_number(number, Rules.BIG_BEN)
    session.game.play(DEAL)
    session.practise(session.game.position.copy())
    assert session.replays


def test_rule_9_a_deal_of_the_day_counts_for_its_day_however_often_it_is_played(
    session: Session,
) -> None:
    for _ in range(2):
        session.deal_day(date(2026, 1, 5))
        session.game.play(DEAL)
    assert not session.replays


def test_rule_5_new_never_draws_a_deal_that_the_log_holds(
    session: Session,
) -> None:
    # The next deal drawn would be 1001.
    session.deal_number(1001, Rules.BIG_BEN)
    play_some(session, 1)
    session.deal_new(Rules.BIG_BEN)
    assert session.game.record.deal_number == 1002


def test_a_wrong_deal_number_leaves_the_game_alone(session: Session, store: GameStore) -> None:
    play_some(session)
    before = session.game.record
    with pytest.raises(DealNumberError):
        session.deal_number(0, Rules.BIG_BEN)
    assert session.game.record == before
    play_some(session, 1)
    assert store.figures(Rules.BIG_BEN).played == 0


def test_a_game_keeps_the_rule_set_that_it_began_with(make_session: MakeSession) -> None:
    session = make_session(Rules.EARLY)
    assert session.game.position.rules is Rules.EARLY
    session.deal_number(7, Rules.RELAXED)
    session.deal_again()
    assert session.game.position.rules is Rules.RELAXED


def test_every_move_is_in_the_store_as_it_is_made(session: Session, store: GameStore) -> None:
    for count in range(1, 6):
        play_some(session, 1)
        kept = store.current()
        assert kept is not None
        assert kept.cursor == count
    session.game.undo()
    kept = store.current()
    assert kept is not None
    assert (kept.cursor, len(kept.journal)) == (4, 5)


def test_a_game_that_is_over_is_put_away_before_the_log_forgets_all(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves)
    session.put_away_ended(Rules.BIG_BEN)
    fresh = session.game.record
    assert fresh.deal_number != number
    assert not session.game.moves_made
    session.put_away_ended(Rules.BIG_BEN)
    assert session.game.record == fresh
    assert store.current() == fresh


def test_practice_stays_on_the_table_when_the_game_that_waits_is_put_away(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves)
    session.practise(Position.deal(55))
    play_some(session, 2)
    practice = session.game.record
    session.put_away_ended(Rules.RELAXED)
    assert session.practising
    assert session.game.record == practice
    waiting = session.in_progress
    assert (waiting.end, waiting.rules, waiting.started) == (None, Rules.RELAXED, None)
    assert store.current() == waiting
    assert not session.leaving_loses
    session.back_to_game()
    assert session.game.record == waiting
