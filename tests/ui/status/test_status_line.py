from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, Rules
from bigben.model.game import Game, utc_now
from bigben.settings.records import GameRecord, GameResult, Source
from bigben.ui.icons import icon
from bigben.ui.status.status_line import StatusLine
from bigben.ui.words.formats import date_text, number_text


@pytest.fixture
def line(qtbot: QtBot, make_game: Callable[..., Game]) -> Iterator[StatusLine]:
    window = QMainWindow()
    qtbot.addWidget(window)
    line = StatusLine(make_game(7), window)
    window.setStatusBar(line)
    window.resize(900, 100)
    window.show()
    yield line
    window.close()


def resize(line: StatusLine, width: int) -> None:
    line.window().resize(width, 100)
    QApplication.processEvents()
    assert line.width() == width


def shown(line: StatusLine) -> list[str]:
    labels = [label for label in line.findChildren(QLabel) if label.isVisible()]
    return [label.text() for label in sorted(labels, key=QWidget.x)]


def test_in_a_wide_window_all_figures_are_shown(line: StatusLine) -> None:
    assert shown(line) == ["Deal 7", "Big Ben", "Moves 0", "Home 12 of 104", "0:00"]


def test_the_deal_of_the_day_is_named_by_its_date(
    qtbot: QtBot, make_game: Callable[..., Game]
) -> None:
    game = make_game(7)
    line = StatusLine(game)
    qtbot.addWidget(line)
    line.show()
    game.lay(GameRecord("x", 1234, Rules.BIG_BEN, Source.DAY, day=date(2026, 11, 30)))
    assert shown(line)[0] == f"Deal of the day: {date_text(date(2026, 11, 30))}"
    (label,) = [label for label in line.findChildren(QLabel) if label.toolTip()]
    assert label.toolTip() == f"Deal {number_text(1234)}"


def test_in_a_narrow_window_what_is_missed_least_gives_way_and_nothing_is_cut(
    line: StatusLine,
) -> None:
    for width in range(900, 130, -10):
        resize(line, width)
        labels = [label for label in line.findChildren(QLabel) if label.isVisible()]
        assert all(label.width() >= label.sizeHint().width() for label in labels)
    assert shown(line) == ["Deal 7", "0:00"]
    resize(line, 900)
    assert len(shown(line)) == 5


def test_the_rule_set_goes_first(line: StatusLine) -> None:
    wanted = sum(label.sizeHint().width() + 8 for label in line.findChildren(QLabel))
    resize(line, wanted - 1)
    assert shown(line) == ["Deal 7", "Moves 0", "Home 12 of 104", "0:00"]


def test_a_figure_that_gave_way_does_not_come_back_with_the_end_of_a_message(
    line: StatusLine,
) -> None:
    resize(line, 150)
    line.say("There is no card to move.")
    QApplication.processEvents()
    line.clearMessage()
    QApplication.processEvents()
    assert shown(line) == ["Deal 7", "0:00"]


def test_a_button_of_another_height_brings_no_figure_over_a_message(line: StatusLine) -> None:
    button = QToolButton()
    line.addPermanentWidget(button)
    QApplication.processEvents()
    before = line.height()
    line.say("There is no card to move.")
    QApplication.processEvents()
    button.setMinimumHeight(2 * before)
    for _ in range(3):
        QApplication.processEvents()
    assert shown(line) == []
    line.clearMessage()
    for _ in range(3):
        QApplication.processEvents()
    assert "Deal 7" in shown(line)
    assert line.height() > 2 * before


def test_a_message_wider_than_the_window_is_told_in_the_tool_tip_and_ends_in_dots(
    line: StatusLine,
) -> None:
    message = "The pile at 10 o'clock holds two cards: only the stock fills gaps."
    words = line.fontMetrics().horizontalAdvance(message)
    line.say(message)
    for width, cut in ((words + 60, False), (words // 2, True), (words + 60, False)):
        resize(line, width)
        assert line.toolTip() == (message if cut else "")
        assert line.currentMessage() == message
    resize(line, words // 2)
    begun = picture(line)
    # Where it is cut the beginning is seen, and not what of it lies on the edge.
    line.showMessage(message[:20] + "…")
    assert line.toolTip() == ""
    assert picture(line).copy(0, 0, 60, line.height()) == begun.copy(0, 0, 60, line.height())
    end = begun.copy(begun.width() - 10, 0, 10, line.height())
    line.clearMessage()
    line.showMessage(" ")
    assert end == picture(line).copy(begun.width() - 10, 0, 10, line.height())
    line.clearMessage()
    assert line.toolTip() == ""


def picture(line: StatusLine) -> QImage:
    return line.grab().toImage()


def test_a_message_that_is_cut_leaves_the_button_beside_it_free(line: StatusLine) -> None:
    button = QToolButton()
    button.setIcon(icon("go-previous"))
    line.addPermanentWidget(button)
    resize(line, 300)
    line.say("m" * 400)
    wide = picture(line)
    line.say("i" * 900)
    narrow = picture(line)
    beside = QRect(button.x() - 4, 0, line.width() - button.x() + 4, line.height())
    assert wide.copy(beside) == narrow.copy(beside)
    assert wide != narrow


class Painted(QObject):
    """What of the line has been painted since it showed another part of a message."""

    def __init__(self, line: StatusLine) -> None:
        super().__init__()
        self._line = line
        self._text = ""
        self.region = QRegion()
        line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            if self._text != self._line._shown_message():
                self._text, self.region = self._line._shown_message(), QRegion()
            self.region += event.region()
        return super().eventFilter(watched, event)


def test_a_message_that_is_cut_is_painted_anew_when_a_button_leaves_it_more_room(
    line: StatusLine,
) -> None:
    button = QToolButton()
    button.setIcon(icon("go-previous"))
    button.setText("Back to my game, which waits")
    line.addPermanentWidget(button)
    resize(line, 400)
    painted = Painted(line)
    line.say("This is practice: " + 20 * "it isn't counted, and your own game waits; ")
    for _ in range(3):
        QApplication.processEvents()
    assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    room = line._message_room()
    assert room.width() > 300
    assert painted.region.intersected(room) == QRegion(room)


def test_the_time_of_a_game_that_is_over_tells_why_it_stands(
    qtbot: QtBot, make_game: Callable[..., Game]
) -> None:
    game = make_game(7)
    line = StatusLine(game)
    qtbot.addWidget(line)
    line.show()
    assert tips(line) == {"Deal 7": "Deal 7"}
    game.play(DEAL)
    begun = replace(game.record, milliseconds=62_000)
    for result, text, tip in (
        (GameResult.LOST, "Lost, 1:02", "This game counts as a loss: its time no longer runs."),
        (GameResult.WON, "1:02", "This game is won: its time no longer runs."),
    ):
        game.lay(begun.ended(result, utc_now()))
        assert tips(line) == {"Deal 7": "Deal 7", text: tip}
        game.undo()
        assert tips(line) == {"Deal 7": "Deal 7", text: tip}
    game.lay(begun)
    assert tips(line) == {"Deal 7": "Deal 7"}
    assert shown(line)[-1] == "1:02"


def tips(line: StatusLine) -> dict[str, str]:
    labels = line.findChildren(QLabel)
    return {label.text(): label.toolTip() for label in labels if label.toolTip()}


def test_a_button_keeps_only_its_icon_while_a_message_needs_the_room(line: StatusLine) -> None:
    button = QToolButton()
    button.setIcon(icon("go-previous"))
    button.setText("Back to my game, which waits")
    line.addPermanentWidget(button)
    message = "The pile at 10 o'clock holds two cards: only the stock fills gaps."
    words = line.fontMetrics().horizontalAdvance(message)
    for width, style in (
        (words + 80, Qt.ToolButtonStyle.ToolButtonIconOnly),
        (2 * words, Qt.ToolButtonStyle.ToolButtonTextBesideIcon),
    ):
        resize(line, width)
        line.say(message)
        QApplication.processEvents()
        assert button.toolButtonStyle() is style
        assert button.x() > words
        line.clearMessage()
        QApplication.processEvents()
        assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
