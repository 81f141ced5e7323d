from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.settings.preferences import ASK_BEFORE_ABANDONING, Preferences
from bigben.ui.questions.leave_question import LeaveQuestion, may_leave


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "bigben.ini")


def ask(preferences: Preferences, answer: Callable[[LeaveQuestion], None]) -> bool:
    """Ask, and have the question answered as soon as it is shown."""
    closed: list[bool] = []

    def act() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, LeaveQuestion)
        try:
            answer(question)
        finally:
            # Whatever went wrong: the test must fail, not wait.
            closed.append(question.isHidden())
            question.done(0)

    QTimer.singleShot(0, act)
    answered = may_leave(preferences)
    assert closed == [True]
    return answered


def test_the_game_is_left_by_its_button_alone(qtbot: QtBot, preferences: Preferences) -> None:
    del qtbot
    assert ask(preferences, lambda question: question.leave.click())
    assert not ask(preferences, lambda question: question.keep.click())


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_struck_at_once_keep_the_game(
    qtbot: QtBot, preferences: Preferences, key: Qt.Key
) -> None:
    def strike(question: LeaveQuestion) -> None:
        assert question.focusWidget() is question.keep
        qtbot.keyClick(question.focusWidget(), key)

    assert not ask(preferences, strike)


def test_closing_the_question_keeps_the_game(qtbot: QtBot, preferences: Preferences) -> None:
    del qtbot
    assert not ask(preferences, lambda question: question.close())


def test_tab_leads_to_leaving_too(qtbot: QtBot, preferences: Preferences) -> None:
    def walk(question: LeaveQuestion) -> None:
        for _ in range(3):
            if question.focusWidget() is not question.leave:
                qtbot.keyClick(question.focusWidget(), Qt.Key.Key_Tab)
        assert question.focusWidget() is question.leave
        qtbot.keyClick(question.leave, Qt.Key.Key_Space)

    assert ask(preferences, walk)


def test_no_letter_of_the_keyboard_leaves(qtbot: QtBot) -> None:
    question = LeaveQuestion()
    qtbot.addWidget(question)
    assert question.leave.shortcut().isEmpty()


def test_who_leaves_can_have_it_not_asked_again(qtbot: QtBot, preferences: Preferences) -> None:
    def answer(question: LeaveQuestion) -> None:
        qtbot.keyClick(question.dont_ask, Qt.Key.Key_Space)
        question.leave.click()

    assert ask(preferences, answer)
    assert not preferences.get(ASK_BEFORE_ABANDONING)
    # Nobody answers now: were it asked, the test would wait for ever.
    assert may_leave(preferences)


def test_who_keeps_playing_is_asked_the_next_time(qtbot: QtBot, preferences: Preferences) -> None:
    del qtbot

    def answer(question: LeaveQuestion) -> None:
        question.dont_ask.setChecked(True)
        question.keep.click()

    assert not ask(preferences, answer)
    assert preferences.get(ASK_BEFORE_ABANDONING)


def test_leaving_alone_keeps_the_question(qtbot: QtBot, preferences: Preferences) -> None:
    del qtbot
    assert ask(preferences, lambda question: question.leave.click())
    assert preferences.get(ASK_BEFORE_ABANDONING)
