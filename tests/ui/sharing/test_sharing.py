"""Each way of a game out of the window and in."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QDragEnterEvent,
    QDropEvent,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Position, Rules
from bigben.settings.records import GameRecord, GameResult, Source
from bigben.settings.saved_game import MAX_BYTES, Fault, read, write
from bigben.settings.store import GameStore
from bigben.ui.actions import Action
from bigben.ui.file_dialogs import documents_folder
from bigben.ui.main_window import MainWindow
from bigben.ui.words.faults import file_fault, text_fault
from tests.games import deal_and_play
from tests.recorded import WonGame
from tests.ui.windows import (
    FIRST,
    ask,
    choosing,
    copied,
    end_panel,
    leaving,
    paste,
    said,
    visible_texts,
)

ELSEWHERE = GameRecord(
    "c78ba7a2-6fee-419f-be99-0ed7b7a03101",
    31_999,
    Rules.EARLY,
    Source.ANY,
    journal=(DEAL, DEAL, DEAL),
    cursor=2,
)


def drop(window: MainWindow, *urls: QUrl, actions: Qt.DropAction | None = None) -> bool:
    """Drop files on the middle of the window; returns whether it takes them."""
    data = QMimeData()
    data.setUrls(list(urls))
    allowed = actions or Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    # Shift asks for a move.
    left, shift = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    enter = QDragEnterEvent(QPoint(300, 300), allowed, data, left, shift)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(300, 300), allowed, data, left, shift)
    QApplication.sendEvent(window, event)
    assert event.isAccepted()
    # A move would have the file manager delete the file.
    assert event.dropAction() is Qt.DropAction.CopyAction
    return True


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "Апамның ойыны.bigben"
    path.write_bytes(write(ELSEWHERE))
    return path


# Copy


def test_the_deal_number_can_be_copied_and_pasted(window: MainWindow) -> None:
    ask(window, Action.COPY_DEAL_NUMBER)
    assert copied() == "7"
    assert said(window) == "Copied: deal 7"
    ask(window, Action.NEW)
    ask(window, Action.PASTE)
    assert window.session.game.record.deal_number == 7
    assert window.session.game.record.source is Source.NUMBER


def test_the_position_can_be_copied_and_pasted(window: MainWindow, qtbot: QtBot) -> None:
    game = window.session.game
    game.play(FIRST)
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(window.table, Qt.Key.Key_C, control)
    assert copied() == game.position.to_text()
    game.play(DEAL)
    with leaving(yes=False) as asked:
        qtbot.keyClick(window.table, Qt.Key.Key_V, control)
    assert not asked
    assert game.record.practice
    expected = Position.deal(7)
    expected.push(FIRST)
    assert game.position == expected


# Files


def test_without_a_folder_for_documents_no_file_of_its_name_is_offered(
    window: MainWindow,
) -> None:
    assert not Path(documents_folder(), "Documents").exists()
    with choosing(None) as offered:
        ask(window, Action.OPEN)
    assert offered == [""]


def test_a_game_is_saved_and_opened(window: MainWindow, tmp_path: Path) -> None:
    window.session.game.play(FIRST)
    window.session.game.play(DEAL)
    window.session.game.undo()
    with choosing(tmp_path / "mine") as offered:
        ask(window, Action.SAVE)
    assert offered == ["Big Ben, deal 7"]
    path = tmp_path / "mine.bigben"
    record = read(path.read_bytes())
    assert (record.journal, record.cursor) == ((FIRST, DEAL), 1)
    assert said(window) == "Saved: mine.bigben"
    window.session.game.play(DEAL)
    with leaving(yes=False) as asked, choosing(path):
        ask(window, Action.OPEN)
    assert not asked
    assert window.session.game.moves_made == 1
    assert window.session.game.can_redo


def test_a_dialog_that_is_cancelled_changes_nothing(window: MainWindow, tmp_path: Path) -> None:
    before = window.session.game.record
    for which in (Action.SAVE, Action.OPEN, Action.SAVE_PICTURE):
        with choosing(None):
            ask(window, which)
    assert window.session.game.record == before
    assert not list(tmp_path.glob("*.bigben"))


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(
    window: MainWindow, tmp_path: Path
) -> None:
    window.sharing.save_file(tmp_path / "gone" / "mine.bigben")
    assert window.notices.text == (
        "mine.bigben could not be saved: check whether the disk is full, or save to another folder."
    )
    for name in ("mine.png", "mine.pdf"):
        window.sharing.save_picture(tmp_path / "gone" / name)
        assert name in window.notices.text
        assert "\n" not in window.notices.text
    window.sharing.save_picture(tmp_path / "mine.png")
    assert not window.notices.isVisible()


@pytest.mark.parametrize("leave", [False, True])
@pytest.mark.parametrize("way", ["dialog", "outside", "drop", "paste"])
def test_a_game_in_progress_is_left_only_with_the_players_consent(
    window: MainWindow, game_file: Path, way: str, store: GameStore, qtbot: QtBot, *, leave: bool
) -> None:
    window.session.game.play(FIRST)
    with leaving(yes=leave) as asked:
        match way:
            case "dialog":
                with choosing(game_file):
                    ask(window, Action.OPEN)
            case "outside":
                window.sharing.open_file(game_file)
            case "drop":
                assert drop(window, QUrl.fromLocalFile(str(game_file)))
                qtbot.waitUntil(lambda: bool(asked))
            case "paste":
                paste(window, game_file.read_text(encoding="utf-8"))
    assert asked == ["Leave this game? It counts as a loss."]
    record = window.session.game.record
    if leave:
        assert (record.id, record.deal_number) == (ELSEWHERE.id, 31_999)
        assert (record.rules, record.cursor, len(record.journal)) == (Rules.EARLY, 2, 3)
    else:
        assert (record.deal_number, record.journal) == (7, (FIRST,))
    assert store.figures(Rules.BIG_BEN).played == int(leave)


@pytest.mark.parametrize("go_back", [False, True])
def test_going_back_to_another_way_of_the_same_game_asks(
    window: MainWindow, tmp_path: Path, go_back: bool, store: GameStore
) -> None:
    game = window.session.game
    game.play(FIRST)
    window.sharing.save_file(tmp_path / "mine.bigben")
    game.undo()
    game.play(DEAL)
    with leaving(yes=go_back) as asked:
        window.sharing.open_file(tmp_path / "mine.bigben")
    assert len(asked) == 1
    assert "at move 1" in asked[0]
    assert game.record.journal == ((FIRST,) if go_back else (DEAL,))
    assert store.figures(Rules.BIG_BEN).played == 0


def test_a_game_that_was_lost_when_it_was_left_says_so(
    window: MainWindow, tmp_path: Path, won_game: WonGame
) -> None:
    number, moves = won_game
    deal_and_play(window.session, number, moves[:-1])
    window.sharing.save_file(tmp_path / "mine.bigben")
    with leaving(yes=True):
        ask(window, Action.NEW)
    window.sharing.open_file(tmp_path / "mine.bigben")
    assert "loss" in said(window)
    window.session.game.play(moves[-1])
    panel = end_panel(window)
    assert panel.isVisible()
    assert panel.moves.figure == str(len(moves))
    assert not panel.streak.isVisible()


def test_a_game_from_elsewhere_that_is_over_is_laid_as_practice(
    window: MainWindow, tmp_path: Path, won_game: WonGame
) -> None:
    number, moves = won_game
    won = replace(ELSEWHERE, deal_number=number, rules=Rules.BIG_BEN, journal=moves)
    window.session.game.play(FIRST)
    started = window.session.game.record.started
    assert started
    won = replace(won, cursor=len(moves), started=started, local_date=started.date())
    path = tmp_path / "won.bigben"
    path.write_bytes(write(won.ended(GameResult.WON, started)))
    with leaving(yes=False) as asked:
        window.sharing.open_file(path)
    assert not asked
    assert window.session.practising
    window.session.game.undo()
    assert visible_texts(window)[0].startswith("Practice, deal ")


# Bad files and texts


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.EMPTY),
        (b"not a game", Fault.NOT_A_GAME),
        (write(ELSEWHERE) + b" " * MAX_BYTES, Fault.TOO_LARGE),
        (b'{"format": "bigben-game", "version": 9}', Fault.NEWER),
        (b'{"format": "bigben-game", "version": 1}', Fault.DAMAGED),
        (write(replace(ELSEWHERE, journal=(FIRST, FIRST))), Fault.ILLEGAL),
    ],
)
def test_a_bad_file_is_told_in_one_sentence_and_touches_nothing(
    window: MainWindow, tmp_path: Path, content: bytes, fault: Fault
) -> None:
    window.session.game.play(FIRST)
    path = tmp_path / "bad.bigben"
    path.write_bytes(content)
    with leaving(yes=True) as asked:
        window.sharing.open_file(path)
    assert not asked
    assert window.notices.text == file_fault(fault, "bad.bigben")
    assert window.session.game.record.journal == (FIRST,)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_or_folder_is_no_file_to_wait_for(window: MainWindow, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.bigben")
    for name in ("pipe.bigben", ".", "gone.bigben", "bad\0name.bigben"):
        window.notices.dismiss()
        window.sharing.open_file(tmp_path / name)
        assert "cannot be read" in window.notices.text


def test_a_files_name_is_told_as_plain_text_of_some_length(
    window: MainWindow, tmp_path: Path
) -> None:
    window.sharing.open_file(tmp_path / ("<b>\u202e" + "x" * 100))
    assert "<b>\N{REPLACEMENT CHARACTER}xxx" in window.notices.text
    assert "…" in window.notices.text
    assert len(window.notices.text) < 200


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.EMPTY),
        ("hello", Fault.UNKNOWN),
        ("0", Fault.DEAL_NUMBER),
        ("rules: big-ben", Fault.POSITION),
        ("{", Fault.NOT_A_GAME),
        ("x" * (MAX_BYTES + 1), Fault.TOO_LARGE),
    ],
)
def test_a_bad_text_is_told_in_one_sentence_and_touches_nothing(
    window: MainWindow, text: str, fault: Fault
) -> None:
    window.session.game.play(FIRST)
    with leaving(yes=True) as asked:
        paste(window, text)
    assert not asked
    assert window.notices.text == text_fault(fault)
    assert window.session.game.record.journal == (FIRST,)


def test_what_goes_well_takes_back_what_was_wrong_before(
    window: MainWindow, tmp_path: Path
) -> None:
    saved, missing = tmp_path / "mine.bigben", tmp_path / "gone.bigben"
    for well in (
        lambda: window.sharing.save_file(saved),
        lambda: window.sharing.open_file(saved),
        lambda: paste(window, window.session.game.position.to_text()),
        window.sharing.copy_position,
        window.sharing.copy_deal_number,
        lambda: window.session.deal_number(7, Rules.BIG_BEN),
    ):
        window.sharing.open_file(missing)
        assert window.notices.isVisible()
        well()
        assert not window.notices.isVisible()


@pytest.mark.parametrize("fault", Fault)
def test_each_fault_is_one_short_sentence(fault: Fault) -> None:
    for sentence in (file_fault(fault, "a.bigben"), text_fault(fault)):
        assert sentence.endswith(".")
        assert ". " not in sentence
        assert len(sentence) < 120
    assert file_fault(fault, "a.bigben").startswith("a.bigben ")


# Drops


def test_only_one_local_file_can_be_dropped(window: MainWindow, game_file: Path) -> None:
    file = QUrl.fromLocalFile(str(game_file))
    assert not drop(window)
    assert not drop(window, file, file)
    assert not drop(window, QUrl("https://example.org/a.bigben"))
    assert not drop(window, file, actions=Qt.DropAction.MoveAction)
    assert window.session.game.record.deal_number == 7


def test_the_table_leaves_drops_to_the_window(window: MainWindow) -> None:
    assert window.acceptDrops()
    assert not window.table.acceptDrops()
    assert not window.table.viewport().acceptDrops()


def test_what_was_done_is_read_to_the_player_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def take(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            read.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    ask(window, Action.COPY_DEAL_NUMBER)
    assert read == ["Copied: deal 7"]
