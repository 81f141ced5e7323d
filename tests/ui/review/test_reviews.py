from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Card, Move, Rules
from bigben.settings.cache import TextCache
from bigben.settings.game_log import GameLog
from bigben.settings.preferences import Preferences
from bigben.settings.records import GameRecord, GameResult, Source
from bigben.settings.store import GameStore
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.ui.motion import Motion
from bigben.ui.questions.review_question import ReviewQuestion
from bigben.ui.review.dialog import ReviewDialog
from bigben.ui.review.reviews import Reviews
from bigben.ui.statistics.dialog import StatisticsDialog
from bigben.ui.statistics.games_page import GamesPage
from bigben.view.cards.faces import Faces
from tests.games import deal_and_play, play, play_until_stuck
from tests.recorded import WonGame
from tests.ui.windows import ask, end_panel

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def reviews(
    window: MainWindow,
    store: GameStore,
    preferences: Preferences,
    make_command: Callable[..., list[str]],
    tmp_path: Path,
) -> Iterator[Reviews]:
    """The reviews of a window, asked for as the program connects them."""
    reviews = Reviews(
        window.session,
        store,
        Motion(preferences, window),
        window.looks,
        window,
        table=window.table,
        cache=TextCache(tmp_path / "cache"),
        command=make_command(),
    )

    def review(record: GameRecord | None) -> None:
        if record is None:
            reviews.review_last()
        else:
            reviews.review(record)

    window.review_asked.connect(review)
    reviews.closed.connect(window.review_closed)
    yield reviews
    reviews.end()


def ended(number: int, moves: tuple[Move, ...], result: GameResult) -> GameRecord:
    record = GameRecord(
        "00000000-0000-4000-8000-000000000001",
        number,
        Rules.BIG_BEN,
        Source.NUMBER,
        started=NOW,
        local_date=date(2026, 11, 30),
        journal=moves,
        cursor=len(moves),
    )
    return record.ended(result, NOW)


def when_asked(answer: Callable[[QMessageBox], None]) -> list[str]:
    """Answer the next message box; its text is in the list by then."""
    texts: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            texts.append(box.text())
            answer(box)
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)
    return texts


@pytest.fixture
def _lost_game(
    window: MainWindow, store: GameStore, won_game: WonGame, lost_game: tuple[Move, ...]
) -> None:
    """The log holds a game that went lost_game."""
    store.save(ended(won_game[0], lost_game, GameResult.LOST), window.session.game.record)


@pytest.mark.usefixtures("_lost_game")
def test_the_last_game_of_the_log_is_reviewed(
    window: MainWindow, reviews: Reviews, qtbot: QtBot
) -> None:
    ask(window, Action.REVIEW)
    dialog = reviews.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.progress.isHidden)
    assert dialog.summary.text().startswith("Winnable until move 21: ")


@pytest.mark.usefixtures("_lost_game")
def test_the_table_of_a_review_is_seen_before_its_cards_are_drawn(
    window: MainWindow, reviews: Reviews, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    while window.table.table_scene.draw_ahead():
        pass
    drawn: list[float] = []
    draw = Faces.drawn

    def counted(faces: Faces, card: Card, width: float, ratio: float) -> QPixmap:
        drawn.append(width)
        return draw(faces, card, width, ratio)

    monkeypatch.setattr(Faces, "drawn", counted)
    ask(window, Action.REVIEW)
    dialog = reviews.dialog
    assert dialog is not None
    scene = dialog.table.table_scene
    assert scene.table.w
    assert not scene.is_sharp
    assert not drawn
    qtbot.waitUntil(lambda: dialog.table.all_drawn)
    assert scene.is_sharp
    # Each once, at the size that it is shown in.
    assert drawn == [scene.table.w] * 52


def test_of_several_games_the_one_that_ended_last_is_reviewed(
    window: MainWindow, reviews: Reviews, store: GameStore, won_game: WonGame
) -> None:
    number, moves = won_game
    late = ended(number, moves, GameResult.WON)
    early = replace(
        late,
        id="00000000-0000-4000-8000-000000000002",
        journal=moves[:5],
        cursor=5,
    ).ended(GameResult.LOST, NOW.replace(hour=11))
    store.save(late, window.session.game.record)
    store.save(early, window.session.game.record)
    store.flush()
    reviews.review_last()
    assert reviews.dialog is not None
    assert reviews.dialog.replay.length == len(moves)


def test_without_any_game_it_is_said_that_there_is_none(
    window: MainWindow, reviews: Reviews
) -> None:
    texts = when_asked(lambda box: box.accept())
    ask(window, Action.REVIEW)
    assert texts == ["No game has ended yet: there is none to review."]
    assert reviews.dialog is None


def test_a_stuck_game_is_lost_by_its_review_after_a_question(
    window: MainWindow, reviews: Reviews
) -> None:
    play_until_stuck(window.session.game)

    def agree(box: QMessageBox) -> None:
        assert isinstance(box, ReviewQuestion)
        box.review.click()

    texts = when_asked(agree)
    ask(window, Action.REVIEW)
    assert texts == ["The review shows how this game could be won. It then counts as a loss."]
    record = window.session.game.record
    assert record.end is not None
    assert record.end.result is GameResult.LOST
    assert record.shown
    assert reviews.dialog is not None
    assert reviews.dialog.replay.length == record.cursor


def test_of_a_stuck_replay_it_is_not_said_that_it_counts(
    window: MainWindow, reviews: Reviews
) -> None:
    play_until_stuck(window.session.game)
    window.session.deal_number(window.session.game.record.deal_number, Rules.BIG_BEN)
    play_until_stuck(window.session.game)
    texts = when_asked(lambda box: box.reject())
    ask(window, Action.REVIEW)
    assert texts == ["The review shows how this game could be won. You can then no longer win it."]
    assert reviews.dialog is None


def test_a_stuck_game_that_is_rather_kept_is_not_reviewed(
    window: MainWindow, reviews: Reviews
) -> None:
    play_until_stuck(window.session.game)

    def keep(box: QMessageBox) -> None:
        assert isinstance(box, ReviewQuestion)
        assert box.defaultButton() is box.keep
        box.reject()

    when_asked(keep)
    ask(window, Action.REVIEW)
    assert reviews.dialog is None
    record = window.session.game.record
    assert record.end is None
    assert not record.shown


def test_the_end_panel_leads_to_the_review(window: MainWindow, reviews: Reviews) -> None:
    play_until_stuck(window.session.game)
    window.session.game.count_solution()
    panel = end_panel(window)
    panel.review.click()
    assert reviews.dialog is not None
    reviews.dialog.reject()
    assert panel.isVisible()


def test_what_the_review_found_stands_on_the_panel_afterwards(
    window: MainWindow, reviews: Reviews, won_game: WonGame, qtbot: QtBot
) -> None:
    number, moves = won_game
    session = window.session
    deal_and_play(session, number, moves[:20])
    play_until_stuck(window.session.game)
    session.game.count_solution()
    panel = end_panel(window)
    # The window's own solver cannot be started; the review's can.
    qtbot.waitUntil(lambda: "is not known" in panel.verdict.text())
    panel.review.click()
    dialog = reviews.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.progress.isHidden)
    last = dialog._found.last_winnable
    assert last is not None
    dialog.reject()
    assert panel.verdict.text().startswith(f"After move {last} of ")
    assert panel.back.isEnabled()
    panel.back.click()
    assert session.game.moves_made == last


def test_a_win_can_be_reviewed_from_its_panel(
    window: MainWindow, reviews: Reviews, won_game: WonGame
) -> None:
    deal_and_play(window.session, *won_game)
    panel = end_panel(window)
    panel.review.click()
    assert reviews.dialog is not None
    assert "every position on the way could be won" in reviews.dialog.summary.text()


def test_who_rather_keeps_playing_finds_the_panel_of_a_stuck_game_again(
    window: MainWindow,
    reviews: Reviews,
) -> None:
    play_until_stuck(window.session.game)
    panel = end_panel(window)

    def keep(box: QMessageBox) -> None:
        assert isinstance(box, ReviewQuestion)
        box.keep.click()

    when_asked(keep)
    panel.review.click()
    assert reviews.dialog is None
    assert panel.isVisible()


def test_play_on_lays_the_position_as_practice_and_the_game_waits(
    window: MainWindow, reviews: Reviews, won_game: WonGame
) -> None:
    number, moves = won_game
    before = window.session.game.record
    reviews.review(ended(number, moves[:9], GameResult.LOST))
    dialog = reviews.dialog
    assert dialog is not None
    dialog.first.click()
    dialog.forward.click()
    position = dialog.replay.position.copy()
    dialog.play_on.click()
    assert reviews.dialog is None
    assert window.session.practising
    assert window.session.game.position == position
    window.session.back_to_game()
    assert window.session.game.record == before


@pytest.mark.usefixtures("_lost_game")
def test_a_game_of_the_list_is_reviewed(
    window: MainWindow, reviews: Reviews, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, StatisticsDialog):
            QTimer.singleShot(10, choose)
            return
        dialog.tabs.setCurrentWidget(dialog.games)
        assert dialog.games.review.isEnabled()
        dialog.games.review.click()

    QTimer.singleShot(0, choose)
    ask(window, Action.STATISTICS)
    dialog = reviews.dialog
    assert dialog is not None
    assert dialog.replay.length == len(lost_game)
    qtbot.waitUntil(dialog.progress.isHidden)
    assert dialog.summary.text().startswith("Winnable until move 21: ")


def test_a_game_in_progress_in_the_list_cannot_be_reviewed(
    window: MainWindow, store: GameStore, qtbot: QtBot
) -> None:
    window.session.game.play(DEAL)
    store.flush()
    page = GamesPage(GameLog(store))
    qtbot.addWidget(page)
    page.show_games(None)
    assert page.table.model().rowCount() == 1
    assert not page.review.isEnabled()
    with qtbot.assertNotEmitted(page.review_asked):
        page.review.click()


def test_a_journal_that_cannot_be_played_is_not_reviewed(reviews: Reviews) -> None:
    texts = when_asked(lambda box: box.accept())
    reviews.review(ended(7, (Move.parse("T1>F1"),), GameResult.LOST))
    assert texts == ["This game cannot be played again, so it cannot be reviewed."]
    assert reviews.dialog is None


def test_a_game_without_moves_is_not_reviewed(reviews: Reviews) -> None:
    texts = when_asked(lambda box: box.accept())
    reviews.review(ended(7, (), GameResult.LOST))
    assert texts == ["No move of this game is kept: there is nothing to review."]


def test_a_counted_win_is_reviewed_as_it_ended_whatever_was_undone_since(
    window: MainWindow, reviews: Reviews, won_game: WonGame
) -> None:
    number, moves = won_game
    session = window.session
    deal_and_play(session, number, moves)
    for _ in range(10):
        session.game.undo()
    reviews.review_last()
    assert reviews.dialog is not None
    assert reviews.dialog.replay.length == len(moves)


def test_showing_how_a_lost_game_was_won_changes_no_result(
    window: MainWindow, won_game: WonGame
) -> None:
    session = window.session
    deal_and_play(session, *won_game)
    session.game.count_solution()
    record = session.game.record
    assert record.end is not None
    assert record.end.result is GameResult.WON
    assert not record.shown


def test_a_position_marked_after_the_counted_end_hinders_no_review(
    window: MainWindow, reviews: Reviews, won_game: WonGame
) -> None:
    number, moves = won_game
    session = window.session
    session.deal_number(number, Rules.BIG_BEN)
    session.game.play(moves[0])
    session.game.count_solution()
    play(session.game, moves[1:5])
    session.game.toggle_mark()
    reviews.review_last()
    assert reviews.dialog is not None
    assert reviews.dialog.replay.length == 1


def test_a_mark_among_the_moves_that_can_be_redone_hinders_no_review(
    window: MainWindow, reviews: Reviews, won_game: WonGame
) -> None:
    number, moves = won_game
    session = window.session
    deal_and_play(session, number, moves)
    session.game.toggle_mark()
    session.game.go_back_to(3)
    reviews.review_last()
    assert reviews.dialog is not None
    assert reviews.dialog.replay.length == len(moves)


def test_one_review_is_open_at_a_time(window: MainWindow, reviews: Reviews) -> None:
    for number in (7, 8):
        reviews.review(ended(number, (DEAL,), GameResult.LOST))
    first = reviews.dialog
    assert first is not None
    assert window.findChildren(ReviewDialog) == [first]
    first.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(ReviewDialog) == []
    reviews.review(ended(8, (DEAL,), GameResult.LOST))
    assert len(window.findChildren(ReviewDialog)) == 1
