"""Every claim about how games are counted, played and read from the log."""

from __future__ import annotations

from datetime import date

import pytest

from bigben.engine import (
    DEAL,
    MAX_DEAL_NUMBER,
    DealNumberError,
    Position,
    Rules,
)
from bigben.settings.records import GameResult
from bigben.ui.help.counting_page import CountingPage
from bigben.ui.words.formats import number_text
from tests.ui.help.claims import Proofs, assert_all_proven, texts

PROOFS = Proofs()


def win(session, won_game, rules=Rules.BIG_BEN) -> None:
    session.deal_number(won_game.deal_number, rules)
    for move in won_game.moves:
        assert session.game.play(move)
    assert session.game.won


def test_every_claim_about_counting_is_played() -> None:
    assert_all_proven(CountingPage().page(), PROOFS)


@PROOFS.of("first-move")
def test_a_deal_without_a_move_leaves_no_trace_and_an_undone_move_does(make_session, log) -> None:
    session = make_session()
    session.deal_number(8, Rules.BIG_BEN)
    session.deal_number(9, Rules.BIG_BEN)
    assert not log.holds(8)
    session.game.play(DEAL)
    session.game.undo()
    session.deal_number(10, Rules.BIG_BEN)
    assert log.holds(9)
    assert log.figures(Rules.BIG_BEN).last == (GameResult.LOST,)


@PROOFS.of("first-win")
def test_undo_and_restart_after_a_win_change_nothing(make_session, log, hands, won_game) -> None:
    session = make_session()
    win(session, won_game)
    end = session.game.record.end
    hands.now_ms += 60_000
    session.game.undo()
    session.game.restart()
    session.game.play(DEAL)
    assert session.game.record.end == end
    session.deal_number(8, Rules.BIG_BEN)
    figures = log.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == (1, 1)
    assert figures.best_moves == len(won_game.moves)


@PROOFS.of("leaving")
def test_leaving_loses_and_closing_does_not(make_session, log) -> None:
    session = make_session()
    session.game.play(DEAL)
    journal = session.game.record.journal
    session.keep()  # the program is closed
    again = make_session()
    assert again.game.record.journal == journal
    assert again.game.record.end is None
    assert log.figures(Rules.BIG_BEN).played == 0
    again.deal_number(8, Rules.BIG_BEN)
    assert log.figures(Rules.BIG_BEN).last == (GameResult.LOST,)


@PROOFS.of("restart")
def test_restart_goes_on_with_the_game_and_its_time(make_session, hands) -> None:
    session = make_session()
    session.game.clock.set_watched(True)
    session.game.play(DEAL)
    before = session.game.record.id
    hands.now_ms += 3_000
    session.game.restart()
    hands.now_ms += 3_000
    assert session.game.record.id == before
    assert session.game.clock.milliseconds == 6_000


@PROOFS.of("replay")
def test_only_the_first_game_of_a_deal_counts_and_new_is_never_an_old_one(
    make_session, log, won_game
) -> None:
    session = make_session()
    session.deal_number(won_game.deal_number, Rules.BIG_BEN)
    session.game.play(DEAL)
    win(session, won_game)
    session.deal_number(8, Rules.BIG_BEN)
    figures = log.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == (1, 0)

    win(session, won_game, Rules.RELAXED)  # by another rule set it counts
    session.deal_number(8, Rules.BIG_BEN)
    assert log.figures(Rules.RELAXED).won == 1

    drawn = iter([won_game.deal_number, won_game.deal_number, 4711])
    again = make_session(draw=lambda: next(drawn))
    again.deal_new(Rules.BIG_BEN)
    assert again.game.record.deal_number == 4711


@PROOFS.of("hints")
def test_undo_and_hints_keep_a_win_and_a_second_rate_counts_without_hints(
    make_session, log, won_game
) -> None:
    session = make_session()
    session.deal_number(won_game.deal_number, Rules.BIG_BEN)
    session.game.play(won_game.moves[0])
    session.game.undo()
    session.game.redo()
    session.game.count_hint()
    for move in won_game.moves[1:]:
        assert session.game.play(move)
    session.deal_number(8, Rules.BIG_BEN)
    figures = log.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won, figures.wins_without_hints) == (1, 1, 0)


@PROOFS.of("solution")
@pytest.mark.parametrize("moves_before", [0, 1])
def test_a_solution_before_the_first_move_is_not_counted_and_after_it_a_loss(
    make_session, log, won_game, moves_before
) -> None:
    session = make_session()
    session.deal_number(won_game.deal_number, Rules.BIG_BEN)
    for move in won_game.moves[:moves_before]:
        session.game.play(move)
    session.game.begin_showing(won_game.moves[moves_before:])
    session.game.end_showing()
    for move in won_game.moves[moves_before:]:
        session.game.play(move)
    session.deal_number(8, Rules.BIG_BEN)
    figures = log.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == ((1, 0) if moves_before else (0, 0))


@PROOFS.of("solution")
def test_a_solution_after_a_win_costs_nothing(make_session, log, won_game) -> None:
    session = make_session()
    win(session, won_game)
    session.game.restart()
    session.game.begin_showing(won_game.moves)
    session.game.end_showing()
    session.deal_number(8, Rules.BIG_BEN)
    figures = log.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == (1, 1)


@PROOFS.of("practice")
def test_practice_is_not_counted_and_the_game_waits(make_session, log, won_game) -> None:
    session = make_session()
    session.game.play(DEAL)
    game = session.game.record
    position = Position.deal(won_game.deal_number)
    session.practise(position)
    for move in won_game.moves:
        session.game.play(move)
    session.back_to_game()
    assert session.game.record == game
    assert log.figures(Rules.BIG_BEN).played == 0
    assert not log.holds(won_game.deal_number)


@PROOFS.of("time")
def test_time_runs_from_the_first_move_to_the_win_while_somebody_plays(
    make_session, hands, won_game
) -> None:
    session = make_session()
    session.deal_number(won_game.deal_number, Rules.BIG_BEN)
    clock = session.game.clock

    def second() -> int:
        before = clock.milliseconds
        hands.now_ms += 1_000
        return clock.milliseconds - before

    clock.set_watched(True)
    assert second() == 0
    session.game.play(won_game.moves[0])
    assert second() == 1_000
    clock.set_paused(True)
    assert second() == 0
    clock.set_paused(False)
    clock.set_watched(False)
    assert second() == 0
    clock.set_watched(True)
    assert second() == 1_000
    for move in won_game.moves[1:]:
        session.game.play(move)
    assert second() == 0


@PROOFS.of("day")
def test_the_deal_of_the_day_is_big_ben_and_any_win_of_it_wins_the_day(
    make_session, log, won_game, monkeypatch
) -> None:
    session = make_session(Rules.EARLY)
    today, before = date(2026, 11, 30), date(2026, 11, 29)
    monkeypatch.setattr(
        type(session.winnable), "of_the_day", lambda _self, _day: won_game.deal_number
    )
    for day in (before, today):
        session.deal_day(day)
        assert session.game.record.rules is Rules.BIG_BEN
        for move in won_game.moves:
            session.game.play(move)
    session.deal_number(8, Rules.BIG_BEN)
    log.flush()
    assert session.days.won(before, today) == {before, today}
    # Yesterday's was won today: the run of days is one long.
    assert session.days.runs(today).current == 1


@PROOFS.of("numbers")
def test_a_number_brings_the_same_cards_every_time() -> None:
    (text,) = (text for text in texts(CountingPage().page()) if text.claim == "numbers")
    assert number_text(MAX_DEAL_NUMBER) in text.html
    for number in (1, 31_999, 32_000, MAX_DEAL_NUMBER):
        assert Position.deal(number) == Position.deal(number)
    assert Position.deal(1) != Position.deal(2)
    for number in (0, MAX_DEAL_NUMBER + 1):
        with pytest.raises(DealNumberError):
            Position.deal(number)
