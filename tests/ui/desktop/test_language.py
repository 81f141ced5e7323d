"""The language can be changed while everything is open."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QEvent, QLocale, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, IllegalMove, Reason, StuckReason
from bigben.settings.preferences import SYSTEM_LANGUAGE
from bigben.ui.actions import Action
from bigben.ui.desktop.language import Language, first_known, languages_in
from bigben.ui.help.window import Topic
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.end_panel import EndPanel
from bigben.ui.panels.finish_bar import FinishBar
from bigben.ui.panels.pause_panel import PausePanel
from bigben.ui.panels.solution_bar import SolutionBar
from bigben.ui.preferences.dialog import PreferencesDialog
from bigben.ui.status.verdict_sign import VerdictSign
from tests.ui.texts import texts_of


def settle() -> None:
    """Let the news of another language get everywhere: some pass it on."""
    for _ in range(3):
        QApplication.processEvents()


def with_everything_open(window: MainWindow) -> MainWindow:
    """Make whatever is otherwise made when it is first needed, and have it seen."""
    window.closer_look.find()
    window.closer_look.find_bar.field.setText("7h")
    window.notices.say(window.sentences.saving_failed())
    window.notices.dismiss()
    for panel in (
        PausePanel(window.table),
        FinishBar(window.table),
        EndPanel(window.table),
        EndPanel(window.table),
        SolutionBar(window.table),
    ):
        if isinstance(panel, SolutionBar):
            panel.setParent(window.table)
            panel.show_progress(3, 40, playing=False)
        panel.setObjectName(type(panel).__name__)
    won, stuck = window.table.findChildren(EndPanel)
    won.show_won(754_321, 143, 3)
    stuck.show_stuck(StuckReason.ONLY_CIRCLES)
    return window


def play(window: MainWindow) -> MainWindow:
    """Bring a game to where its table has much to say."""
    window.session.game.play(DEAL)
    window.session.game.toggle_mark()
    return window


def test_a_window_that_changes_its_language_says_all_that_one_says_that_was_opened_in_it(
    make_window: Callable[[], MainWindow], language: Language, qtbot: QtBot
) -> None:
    def settled(window: MainWindow) -> MainWindow:
        sign = window.findChild(VerdictSign)
        qtbot.waitUntil(lambda: not sign.text().startswith("…"))
        return window

    changed = settled(with_everything_open(play(make_window())))
    english = texts_of(changed)
    language.speak("kk")
    QApplication.processEvents()
    seen = texts_of(changed)
    changed.session.keep()
    opened = settled(with_everything_open(make_window()))
    assert seen == texts_of(opened)
    assert len([where for where, text in seen.items() if text != english.get(where)]) > 150
    language.speak("en")
    QApplication.processEvents()
    assert texts_of(changed) == english


def test_changing_the_language_leaves_nothing_of_the_former_behind(
    make_window: Callable[[], MainWindow], language: Language
) -> None:
    window = with_everything_open(make_window())

    def parts() -> int:
        language.speak("kk")
        settle()
        language.speak("en")
        settle()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(window.findChildren(QObject))

    before = parts()
    assert parts() == before


def companions(window: MainWindow) -> list[QWidget]:
    """The windows that can be open beside the game."""
    window.actions_by_name[Action.PREFERENCES].trigger()
    preferences = window.findChild(PreferencesDialog)
    assert preferences is not None
    for topic in Topic:
        window.guide.help.show_topic(topic)
    return [preferences, window.guide.help]


def test_windows_beside_the_game_change_their_language_with_it(
    make_window: Callable[[], MainWindow], language: Language
) -> None:
    changed = make_window()
    english = [texts_of(each) for each in companions(changed)]
    language.speak("kk")
    settle()
    seen = [texts_of(each) for each in companions(changed)]
    opened = [texts_of(each) for each in companions(make_window())]
    for one, other in zip(seen, opened, strict=True):
        assert dict(one.items() - other.items()) == dict(other.items() - one.items())
    assert all(one.items() != other.items() for one, other in zip(seen, english, strict=True))


@pytest.mark.parametrize("steps", range(7))
def test_the_tour_goes_on_in_the_new_language(
    make_window: Callable[[], MainWindow], language: Language, steps: int
) -> None:
    def begun() -> MainWindow:
        window = make_window()
        window.guide.start_tour()
        for _ in range(steps):
            window.guide.tour.go_on()
        return window

    changed = begun()
    language.speak("kk")
    settle()
    assert texts_of(changed.guide.tour.bubble) == texts_of(begun().guide.tour.bubble)


def test_one_and_many_have_words_of_their_own(language: Language) -> None:
    def taken_back(count: int) -> str:
        text = "Taken back: %n card(s) from the foundations."
        return QApplication.translate("Announcer", text, "", count)

    language.speak("en")
    assert taken_back(1) == "Taken back: 1 card from the foundations."
    assert taken_back(2) == "Taken back: 2 cards from the foundations."
    language.speak("kk")
    assert taken_back(1) == "Қайтарып алынды: негіздерден 1 карта."
    assert taken_back(2) == "Қайтарып алынды: негіздерден 2 карта."


def test_a_sentence_on_the_status_line_goes_with_its_language(
    window: MainWindow, language: Language
) -> None:
    window.say("Nothing to hint at.")
    language.speak("kk")
    QApplication.processEvents()
    assert window.statusBar().currentMessage() == ""


def test_keys_are_told_in_the_new_language(window: MainWindow, language: Language) -> None:
    language.speak("kk")
    QApplication.processEvents()
    uses = [*window.table_access.keys.uses, *window.closer_look.uses]
    assert not [use.what for use in uses if use.what.isascii()]


def test_refusals_are_said_in_the_new_language(window: MainWindow, language: Language) -> None:
    language.speak("kk")
    sentence = window.sentences.refusal(IllegalMove(Reason.SOURCE_EMPTY))
    assert sentence == "Жүретін карта жоқ."


def test_cards_are_found_by_their_names_in_the_new_language(
    window: MainWindow, language: Language
) -> None:
    window.closer_look.find()
    bar = window.closer_look.find_bar
    bar.field.setText("жүрек жеті")
    assert window.closer_look.find_bar.answer.text() == "Type the rank and suit of one card."
    language.speak("kk")
    QApplication.processEvents()
    assert bar.answer.text().startswith("7♥")
    bar.field.setText("seven of hearts")
    assert bar.answer.text().startswith("7♥")


def test_dates_and_numbers_are_written_as_the_language_does(language: Language) -> None:
    language.speak("kk")
    day = QDate(2026, 11, 30)
    assert "30 қараша, дүйсенбі" in QLocale().toString(day, QLocale.FormatType.LongFormat)
    assert QLocale().toString(0.5, "f", 1) == "0,5"
    language.speak("en")
    assert "November" in QLocale().toString(day, QLocale.FormatType.LongFormat)
    assert QLocale().toString(0.5, "f", 1) == "0.5"


def test_what_is_open_writes_dates_and_numbers_as_the_new_language_does(
    window: MainWindow, language: Language
) -> None:
    language.speak("kk")
    assert window.table.locale().language() is QLocale.Language.Kazakh
    language.speak("en")
    assert window.table.locale().language() is QLocale.Language.English


def test_qt_s_own_texts_are_in_the_language(language: Language) -> None:
    language.speak("kk")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Бас тарту"
    language.speak("en")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_a_language_that_is_gone_is_logged_and_the_system_s_taken(
    language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        language.speak("tlh")
    assert language.code == "en"
    assert "tlh" in caplog.text


def test_a_new_file_is_a_new_language(tmp_path: Path) -> None:
    assert languages_in(tmp_path) == ["en"]
    for name in ("bigben_pt_BR.qm", "bigben_en.qm", "bigben_de.ts", "other.qm"):
        (tmp_path / name).touch()
    assert languages_in(tmp_path) == ["en", "pt_BR"]


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["kk-Cyrl-KZ", "kk-KZ", "kk", "en"], "kk"),
        (["de-DE", "de", "kk"], "kk"),
        (["en-GB", "kk"], "en"),
        (["pt-BR"], "pt_BR"),
        (["pt-PT"], "en"),
        ([], "en"),
    ],
)
def test_the_first_of_the_system_s_languages_that_there_is_is_spoken(
    wanted: list[str], spoken: str
) -> None:
    assert first_known(wanted, ["en", "kk", "pt_BR"]) == spoken


def test_actions_keep_their_keys_when_the_language_changes(
    window: MainWindow, language: Language
) -> None:
    before = {which: window.actions_by_name[which].shortcuts() for which in Action}
    language.speak("kk")
    QApplication.processEvents()
    assert {which: window.actions_by_name[which].shortcuts() for which in Action} == before
    assert window.actions_by_name[Action.NEW].iconText() == "Жаңа"


def test_the_system_s_language_is_followed(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["kk-KZ", "en"])
    language.speak(SYSTEM_LANGUAGE)
    assert language.code == "kk"
