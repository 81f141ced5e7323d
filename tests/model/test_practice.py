"""Practice, saved games that are opened, and the counted game meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bigben.engine import DEAL, IllegalMove, Move, Position, PositionError, Rules
from bigben.model.session import Session
from bigben.settings.records import GameRecord, GameResult, Source
from bigben.settings.store import GameStore
from tests.games import play, play_some
from tests.recorded import WonGame
from tests.sessions import HandClock

MakeSession = Callable[..., Session]
ELSEWHERE = "c78ba7a2-6fee-419f-be99-0ed7b7a03101"
FIRST = tuple(map(Move.parse, ["T3>F2", "T4>F11", "deal", "T5>T9"]))


def position_of(number: int = 99, rules: Rules = Rules.BIG_BEN) -> Position:
    position = Position.deal(number, rules)
    position.push(DEAL)
    return position


def played(store: GameStore, rules: Rules = Rules.BIG_BEN) -> int:
    return store.figures(rules).played


# Rule 8: practice


def test_rule_8_a_pasted_position_is_laid_as_practice(session: Session) -> None:
    session.practise(position_of(rules=Rules.EARLY))
    assert session.practising
    assert session.game.position == position_of(rules=Rules.EARLY)
    assert session.game.record.practice
    assert session.game.record.deal_number is None
    assert not session.game.can_undo


def test_rule_8_practice_leaves_no_trace(session: Session, store: GameStore) -> None:
    session.practise(position_of(rules=Rules.EARLY))
    play_some(session, 5)
    game_id = session.game.record.id
    session.back_to_game()
    session.deal_new(Rules.BIG_BEN)
    assert played(store, Rules.EARLY) == played(store) == 0
    assert store.game(game_id) is None
    assert not store.holds(99)


def test_rule_8_a_win_in_practice_counts_nothing(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    position = Position.deal(number)
    for move in moves[:-3]:
        position.push(move)
    session.practise(position)
    play(session.game, moves[-3:])
    assert session.game.won
    session.back_to_game()
    assert played(store) == 0


def test_the_game_that_waits_comes_back_as_it_was(session: Session, store: GameStore) -> None:
    play_some(session, 5)
    session.game.undo()
    before = session.game.record
    session.practise(position_of())
    play_some(session)
    assert session.in_progress == before
    session.back_to_game()
    assert session.game.record == before
    assert not session.practising
    assert store.current() == before


def test_the_clock_of_the_game_that_waits_stands_still(session: Session, hands: HandClock) -> None:
    session.game.clock.set_watched(True)
    play_some(session)
    hands.now_ms += 2_000
    session.practise(position_of())
    play_some(session)
    hands.now_ms += 4_000
    assert session.game.clock.milliseconds == 4_000
    session.back_to_game()
    assert session.game.clock.milliseconds == 2_000


def test_closing_in_practice_resumes_the_counted_game(
    make_session: MakeSession, hands: HandClock
) -> None:
    session = make_session()
    session.game.clock.set_watched(True)
    play_some(session)
    hands.now_ms += 2_000
    before = session.game.record
    assert before.milliseconds == 2_000
    session.practise(position_of())
    play_some(session)
    session.keep()
    again = make_session()
    assert again.game.record == before
    assert not again.practising


def test_practice_after_practice_keeps_the_same_game_waiting(session: Session) -> None:
    play_some(session)
    before = session.game.record
    session.practise(position_of())
    play_some(session)
    session.practise(position_of(98))
    assert session.game.position == position_of(98)
    session.back_to_game()
    assert session.game.record == before


def test_going_back_without_practice_does_nothing(session: Session) -> None:
    play_some(session)
    before = session.game.record
    session.back_to_game()
    assert session.game.record == before


@pytest.mark.parametrize("door", ["new", "number", "file"])
def test_rule_3_a_new_game_from_practice_leaves_the_one_that_waits(
    session: Session, store: GameStore, door: str
) -> None:
    play_some(session)
    assert session.leaving_loses
    session.practise(position_of())
    assert session.leaving_loses
    match door:
        case "new":
            session.deal_new(Rules.BIG_BEN)
        case "number":
            session.deal_number(5, Rules.BIG_BEN)
        case "file":
            session.lay(session.opened(saved()))
    assert not session.practising
    assert store.figures(Rules.BIG_BEN).last == (GameResult.LOST,)


def test_rule_3_leaving_from_practice_asks_nothing_for_an_untouched_deal(
    session: Session, store: GameStore
) -> None:
    session.practise(position_of())
    play_some(session)
    assert not session.leaving_loses
    session.deal_new(Rules.BIG_BEN)
    assert played(store) == 0


def test_the_same_again_in_practice_is_practice(session: Session) -> None:
    play_some(session)
    before = session.game.record
    session.practise(position_of())
    play_some(session)
    session.deal_again()
    assert session.game.position == position_of()
    assert session.game.record.practice
    session.back_to_game()
    assert session.game.record == before


def test_the_store_takes_no_practice(session: Session, store: GameStore) -> None:
    session.practise(position_of())
    with pytest.raises(ValueError, match="practice"):
        store.save(session.game.record)


def test_practice_that_cannot_be_laid_changes_nothing(session: Session, store: GameStore) -> None:
    play_some(session)
    before = session.game.record
    wrong = GameRecord("x", None, Rules.BIG_BEN, Source.PRACTICE, beginning="no position")
    with pytest.raises(PositionError):
        session.lay(wrong)
    assert not session.practising
    assert session.game.record == before
    session.practise(position_of())
    with pytest.raises(PositionError):
        session.lay(wrong)
    assert session.practising
    session.back_to_game()
    assert session.game.record == before
    assert store.current() == before


@pytest.mark.parametrize(
    ("number", "source", "beginning"),
    [
        (None, Source.FILE, None),
        (None, Source.PRACTICE, None),
        (7, Source.PRACTICE, "a text"),
        (None, Source.FILE, "a text"),
    ],
)
def test_a_game_begins_with_a_deal_or_as_practice(
    number: int | None, source: Source, beginning: str | None
) -> None:
    with pytest.raises(ValueError, match=r"begins|practice"):
        GameRecord("x", number, Rules.BIG_BEN, source, beginning=beginning)


# Saved games that are opened


def saved(cursor: int = 3) -> GameRecord:
    """An unfinished game of deal 7 from another machine."""
    return GameRecord(
        ELSEWHERE,
        7,
        Rules.BIG_BEN,
        Source.WINNABLE,
        level="easy",
        journal=FIRST,
        cursor=cursor,
        milliseconds=5_000,
        undos=1,
    )


def begun(session: Session, record: GameRecord) -> GameRecord:
    """The same as it is saved there, after its first move."""
    at = session.game.record
    assert at.started
    return replace(record, started=at.started, local_date=at.local_date)


def test_a_saved_game_is_laid_with_its_whole_journal(session: Session) -> None:
    session.lay(session.opened(saved()))
    game = session.game
    assert [entry.move for entry in game.position.entries] == list(FIRST[:3])
    assert game.can_redo
    assert game.clock.milliseconds == 5_000
    assert (game.record.id, game.record.source) == (ELSEWHERE, Source.FILE)


def test_looking_at_a_game_from_elsewhere_leaves_no_trace(
    session: Session, store: GameStore
) -> None:
    play_some(session)
    record = begun(session, saved())
    session.lay(session.opened(record))
    session.game.undo()
    session.game.redo()
    assert not session.leaving_loses
    session.deal_new(Rules.BIG_BEN)
    assert store.game(ELSEWHERE) is None
    assert played(store) == 1  # the one that was left for it


def test_a_game_from_elsewhere_counts_from_the_first_move_made_here(
    session: Session, store: GameStore
) -> None:
    session.lay(session.opened(saved()))
    play_some(session, 1)
    assert session.leaving_loses
    session.deal_new(Rules.BIG_BEN)
    row = store.game(ELSEWHERE)
    assert row is not None
    assert row.end is not None
    assert (row.source, row.end.result, row.end.moves) == (Source.FILE, GameResult.LOST, 4)
    assert played(store) == 1


def test_a_game_from_elsewhere_that_is_over_is_practice(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    play_some(session)
    before = session.game.record
    record = begun(session, replace(saved(), deal_number=number, journal=moves))
    assert record.started
    record = replace(record, cursor=len(moves)).ended(GameResult.WON, record.started)
    session.lay(session.opened(record))
    assert session.practising
    assert session.game.record.deal_number == number
    assert session.game.outcome is not None
    session.back_to_game()
    assert session.game.record == before
    assert store.game(ELSEWHERE) is None
    assert played(store) == 0


def test_a_win_by_redo_alone_is_not_counted(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.lay(session.opened(replace(saved(), deal_number=number, journal=moves)))
    while session.game.can_redo:
        session.game.redo()
    assert session.game.outcome is not None
    assert session.game.record.end is None
    session.deal_new(Rules.BIG_BEN)
    assert played(store) == 0


def test_rule_8_a_saved_game_that_the_log_knows_goes_on_in_its_row(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves[:10])
    record = session.game.record
    session.deal_new(Rules.BIG_BEN)
    lost = store.game(record.id)
    session.lay(session.opened(record))
    assert session.game.record.id == record.id
    assert session.game.record.source is Source.NUMBER
    assert not session.leaving_loses
    play(session.game, moves[10:])
    session.deal_new(Rules.BIG_BEN)
    # Rule 3: leaving it lost it, and its first end is the one that counts.
    assert store.game(record.id) == lost
    figures = store.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == (1, 0)


def test_a_won_game_that_is_opened_again_stays_won(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves)
    record = session.game.record
    session.deal_new(Rules.BIG_BEN)
    session.lay(session.opened(replace(record, cursor=4)))
    session.deal_new(Rules.BIG_BEN)
    figures = store.figures(Rules.BIG_BEN)
    assert (figures.played, figures.won) == (1, 1)


def test_an_end_that_the_log_lost_is_taken_from_the_file(
    session: Session, store: GameStore
) -> None:
    play_some(session)
    record = session.game.record
    assert record.started
    ended = record.ended(GameResult.LOST, record.started)
    session.lay(session.opened(ended))
    assert session.game.record.end == ended.end
    store.flush()
    row = store.game(record.id)
    assert row is not None
    assert row.end == ended.end


def test_an_end_that_the_log_knows_stays_whatever_a_file_says(
    session: Session, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    session.deal_number(number, Rules.BIG_BEN)
    play(session.game, moves[:10])
    record = session.game.record
    session.deal_new(Rules.BIG_BEN)
    assert record.started
    won = replace(record, journal=moves, cursor=len(moves)).ended(GameResult.WON, record.started)
    session.lay(session.opened(won))
    known = store.game(record.id)
    assert known is not None
    assert session.game.record.end == known.end
    assert not session.game.won


def test_an_earlier_state_of_the_game_in_progress_is_only_undone(
    session: Session, store: GameStore
) -> None:
    play_some(session, 3)
    record = session.game.record
    play_some(session, 2)
    later = session.game.record
    again = session.opened(record)
    assert session.keeps_moves(again)
    session.lay(again)
    assert session.game.record.journal == later.journal
    assert session.game.record.cursor == 3
    assert played(store) == 0


def test_another_way_of_the_game_in_progress_would_lose_moves(session: Session) -> None:
    play_some(session, 3)
    record = session.game.record
    session.game.restart()
    session.game.play(DEAL)
    again = session.opened(record)
    assert not session.keeps_moves(again)
    session.lay(again)
    assert session.game.record.journal == record.journal
    assert session.game.record.restarts == 1


def test_a_later_state_of_the_game_in_progress_loses_nothing(session: Session) -> None:
    play_some(session, 5)
    later = session.game.record
    session.lay(replace(later, journal=later.journal[:2], cursor=1))
    again = session.opened(later)
    assert session.keeps_moves(again)
    session.lay(again)
    assert session.game.record.journal == later.journal


def test_rule_10_time_never_goes_backwards_by_opening_an_older_state(
    session: Session, hands: HandClock
) -> None:
    session.game.clock.set_watched(True)
    play_some(session)
    record = session.game.record
    hands.now_ms += 3_000
    session.game.undo()
    session.lay(session.opened(record))
    assert session.game.clock.milliseconds == 3_000
    assert session.game.record.undos == 1


def test_the_game_that_waits_can_be_opened_from_its_file(
    session: Session, store: GameStore
) -> None:
    play_some(session)
    record = session.game.record
    session.practise(position_of())
    session.lay(session.opened(record))
    assert not session.practising
    assert session.game.record == record
    assert store.current() == record


def test_saved_practice_is_practice_when_it_is_opened(session: Session) -> None:
    session.practise(position_of())
    play_some(session)
    record = session.game.record
    session.back_to_game()
    session.lay(session.opened(record))
    assert session.practising
    assert session.game.record == record


def test_a_uuid_that_belongs_to_another_deal_is_not_believed(
    session: Session, store: GameStore
) -> None:
    play_some(session)
    known = session.game.record
    session.deal_new(Rules.BIG_BEN)
    session.lay(session.opened(begun_elsewhere(known)))
    assert session.game.record.id != known.id
    play_some(session, 1)
    session.deal_new(Rules.BIG_BEN)
    assert played(store) == 2


def begun_elsewhere(known: GameRecord) -> GameRecord:
    return replace(known, deal_number=7, journal=FIRST, cursor=4)


def test_a_record_with_an_illegal_move_changes_nothing(session: Session, store: GameStore) -> None:
    play_some(session)
    before = session.game.record
    with pytest.raises(IllegalMove):
        session.lay(replace(saved(), journal=(FIRST[0], FIRST[0]), cursor=0))
    assert session.game.record == before
    play_some(session, 1)
    assert played(store) == 0


def test_a_game_whose_solution_was_shown_stays_so(session: Session, store: GameStore) -> None:
    session.lay(session.opened(replace(saved(), shown=True)))
    play_some(session, 1)
    session.deal_new(Rules.BIG_BEN)
    assert played(store) == 0


def test_a_solution_that_was_shown_here_is_not_forgotten_by_an_older_file(session: Session) -> None:
    play_some(session)
    record = session.game.record
    session.lay(replace(record, shown=True))
    session.lay(session.opened(record))
    assert session.game.record.shown
    session.deal_new(Rules.BIG_BEN)
    assert session.opened(record).shown
