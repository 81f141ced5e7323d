"""Each preference: set in the dialog by its widget, seen at once, and kept for the next start."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsSimpleTextItem,
    QLabel,
    QSlider,
)
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOME, Move, Place, Position, Rules, finishes
from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.model.solver_client import SolverClient
from bigben.model.winnable import WinnableDeals
from bigben.settings.cache import TextCache
from bigben.settings.dealing import Dealing, Level
from bigben.settings.finishing import FinishChoice
from bigben.settings.game_log import GameLog
from bigben.settings.looks import (
    AnimationSpeed,
    BackChoice,
    FaceChoice,
    TextSize,
    ThemeChoice,
    WatchSpeed,
)
from bigben.settings.preferences import (
    ANIMATION_SPEED,
    ASK_BEFORE_ABANDONING,
    AUTO_HOME,
    BACK,
    CLICK_TO_MOVE,
    DEALING,
    FACES,
    FINISH,
    FOLLOW_REDUCED_MOTION,
    LANGUAGE,
    MIRRORED,
    PREFERENCES,
    RULES,
    SHOW_STATISTICS,
    SHOW_TIMER,
    SHOW_VERDICT,
    SOUND,
    TEXT_SIZE,
    THEME,
    VOLUME,
    WATCH_SPEED,
    Preference,
    Preferences,
)
from bigben.settings.store import GameStore
from bigben.ui import motion
from bigben.ui.actions import Action
from bigben.ui.desktop.language import Language
from bigben.ui.main_window import MainWindow
from bigben.ui.panels.finish_bar import FinishBar
from bigben.ui.preferences.dialog import PreferencesDialog
from bigben.ui.questions.leave_question import LeaveQuestion
from bigben.ui.solution import Solution
from bigben.ui.sound.sound_files import SoundFiles
from bigben.ui.sound.sounds import Sounds
from bigben.ui.status.verdict_sign import VerdictSign
from bigben.view.animator import Speed
from bigben.view.cards.backs import Back
from bigben.view.cards.face_styles import Style
from bigben.view.resources import resource
from bigben.view.themes import HIGH_CONTRAST
from tests.recorded import WonGame

FIRST = Move.parse("T3>F2")
"""A move in deal 7."""


@dataclass(frozen=True)
class Tools:
    """What looking at the program needs.

    Attributes:
        won_game: number and moves of a game that is won.
        system_pt: the size of the system's letters.
    """

    qtbot: QtBot
    won_game: WonGame
    system_pt: float


class Start:
    """A start of the program, from its files to its window; what plays sounds only listens."""

    def __init__(
        self, folder: Path, store: GameStore, winnable: WinnableDeals, tools: Tools
    ) -> None:
        self.tools = tools
        self.preferences = Preferences(folder / "bigben.ini")
        self.language = Language(resource("i18n"))
        self.language.speak(self.preferences.get(LANGUAGE))
        self.preferences.changed.connect(
            lambda key: key == LANGUAGE.key and self.language.speak(self.preferences.get(LANGUAGE))
        )
        self.session = Session(store, GameClock(), self.preferences.get(RULES), winnable)
        self.solver = SolverClient(
            self.session.game, ["no worker in these tests"], TextCache(folder / "known")
        )
        self.window = MainWindow(self.session, self.preferences, GameLog(store), self.solver)
        self.heard: list[str] = []
        files = SoundFiles(resource("sounds"), folder / "sounds")
        self.sounds = Sounds(
            self.session.game, self.window, self.preferences, files=files, player=self
        )

    def play(self, path: Path, *, bell: bool) -> None:
        del bell
        self.heard.append(path.stem)

    def end(self) -> None:
        """Nothing is heard."""


@dataclass(frozen=True)
class Case:
    """What a preference is set to, and what is seen of it before and afterwards."""

    preference: Preference[Any]
    value: object
    see: Callable[[Start], object]
    before: object
    after: object


def see_rules(start: Start) -> object:
    start.window.actions_by_name[Action.NEW].trigger()
    return start.session.game.position.rules


def see_dealing(start: Start) -> object:
    start.window.actions_by_name[Action.NEW].trigger()
    return start.session.game.record.level


def see_finish(start: Start) -> object:
    number, moves = start.tools.won_game
    position = Position.deal(number, Rules.BIG_BEN)
    start.session.deal_number(number, Rules.BIG_BEN)
    for move in moves:
        start.session.game.play(move)
        position.push(move)
        if finishes(position):
            break
    start.window.table.table_scene.finish()
    QApplication.processEvents()
    bars = start.window.findChildren(FinishBar)
    offered = any(bar.isVisible() for bar in bars)
    return offered, start.session.game.position.entries[-1].move == HOME


def see_auto_home(start: Start) -> object:
    start.session.deal_number(7, Rules.BIG_BEN)
    start.session.game.play(DEAL)
    start.window.table.table_scene.finish()
    QApplication.processEvents()
    return start.session.game.position.entries[-1].move == HOME


def see_question(start: Start) -> object:
    start.session.deal_number(7, Rules.BIG_BEN)
    start.session.game.play(FIRST)
    asked: list[bool] = []

    def answer() -> None:
        question = QApplication.activeModalWidget()
        if isinstance(question, LeaveQuestion):
            asked.append(True)
            question.leave.click()

    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(5)
    start.window.actions_by_name[Action.NEW].trigger()
    timer.stop()
    return bool(asked)


def see_statistics(start: Start) -> object:
    return start.window.actions_by_name[Action.STATISTICS].isVisible()


def see_click(start: Start) -> object:
    start.session.deal_number(7, Rules.BIG_BEN)
    scene = start.window.table.table_scene
    scene.finish()
    card = scene.items_at(Place.parse("T3"))[-1].pos() + QPoint(8, 8)
    viewport = start.window.table.viewport()
    start.tools.qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=card.toPoint())
    return start.session.game.moves_made


def see_timer(start: Start) -> object:
    labels = start.window.statusBar().findChildren(QLabel)
    return any(label.isVisible() and label.text() == "0:00" for label in labels)


def see_verdict(start: Start) -> object:
    (sign,) = start.window.findChildren(VerdictSign)
    return sign.isVisible(), start.solver.watching


def see_side_of_stock(start: Start) -> object:
    table = start.window.table.table_scene.table
    return table.stock().left() > table.waste().left()


def see_language(start: Start) -> object:
    return start.language.code, QLocale().name()[:2]


def see_letters(start: Start) -> object:
    """The letters of the menus, and of the number of cards in the stock, in the system's."""
    scene = start.window.table.table_scene
    words = [item for item in scene.items() if isinstance(item, QGraphicsSimpleTextItem)]
    count = next(
        item for item in words if item.text() == str(len(start.session.game.position.stock))
    )
    plain = scene.table.stock_count().height() * 0.19 / 0.26
    menu = start.window.menuBar().font().pointSizeF() / start.tools.system_pt
    return round(menu, 1), count.font().pixelSize() > 1.2 * plain


def see_theme(start: Start) -> object:
    window = start.window.palette().color(QPalette.ColorRole.Window)
    return start.window.table.table_scene.theme is HIGH_CONTRAST, window.lightness() < 128


def see_faces(start: Start) -> object:
    return start.window.looks.faces.style


def see_back(start: Start) -> object:
    return start.window.looks.faces.back_design


def see_speed(start: Start) -> object:
    return start.window.table.table_scene.animator.speed


def see_watching(start: Start) -> object:
    (solution,) = start.window.findChildren(Solution)
    return solution.bar.pace.currentIndex()


def hear(start: Start) -> object:
    start.heard.clear()
    start.session.game.play(DEAL)
    return start.heard[-1:]


CASES = (
    Case(RULES, Rules.EARLY, see_rules, Rules.BIG_BEN, Rules.EARLY),
    Case(DEALING, Dealing.HARD, see_dealing, None, Level.HARD),
    Case(FINISH, FinishChoice.ALWAYS, see_finish, (True, False), (False, True)),
    Case(AUTO_HOME, True, see_auto_home, False, True),
    Case(ASK_BEFORE_ABANDONING, False, see_question, True, False),
    Case(SHOW_STATISTICS, False, see_statistics, True, False),
    Case(CLICK_TO_MOVE, False, see_click, 1, 0),
    Case(SHOW_TIMER, False, see_timer, True, False),
    Case(SHOW_VERDICT, False, see_verdict, (True, True), (False, False)),
    Case(MIRRORED, True, see_side_of_stock, False, True),
    Case(LANGUAGE, "kk", see_language, ("en", "en"), ("kk", "kk")),
    Case(TEXT_SIZE, TextSize.LARGEST, see_letters, (1.0, False), (1.5, True)),
    Case(THEME, ThemeChoice.HIGH_CONTRAST, see_theme, (False, False), (True, True)),
    Case(FACES, FaceChoice.FOUR_COLOUR, see_faces, Style.CLASSIC, Style.FOUR_COLOUR),
    Case(BACK, BackChoice.GEARS, see_back, Back.CLOCK, Back.GEARS),
    Case(ANIMATION_SPEED, AnimationSpeed.SLOW, see_speed, Speed.NORMAL, Speed.SLOW),
    Case(WATCH_SPEED, WatchSpeed.FAST, see_watching, 1, 2),
    Case(FOLLOW_REDUCED_MOTION, False, see_speed, Speed.OFF, Speed.NORMAL),
    Case(SOUND, True, hear, [], ["deal-60"]),
    Case(VOLUME, 80, hear, ["deal-60"], ["deal-80"]),
)


@pytest.fixture
def begin(
    tmp_path: Path,
    winnable: WinnableDeals,
    won_game: WonGame,
    qtbot: QtBot,
    qapp: QApplication,
) -> Iterator[Callable[[], Start]]:
    """Start the program, again and again on the same files; everything is as before in the end."""
    font, starts = qapp.font(), list[Start]()
    tools = Tools(qtbot, won_game, font.pointSizeF())

    def start() -> Start:
        qapp.setFont(font)  # as the system has it
        started = Start(tmp_path, store, winnable, tools)
        starts.append(started)
        qtbot.addWidget(started.window)
        with qtbot.waitActive(started.window):
            started.window.show()
        # What waits for the first painting has been done.
        qtbot.waitUntil(lambda: hasattr(started.window, "_held_keys"))
        return started

    with closing(GameStore(tmp_path / "games.sqlite3")) as store:
        store.open()
        yield start
        for started in starts:
            started.solver.end()
            started.language.speak("en")
    QLocale.setDefault(QLocale.c())
    qapp.setFont(font)
    qapp.styleHints().unsetColorScheme()
    qapp.setPalette(QPalette())


def choose(start: Start, preference: Preference[Any], value: object) -> None:
    """Set a preference as a player does, by the keyboard alone."""
    start.window.actions_by_name[Action.PREFERENCES].trigger()
    (dialog,) = start.window.findChildren(PreferencesDialog)
    start.tools.qtbot.waitUntil(dialog.isActiveWindow)  # or the keys would be the window's
    field, key_click = dialog.fields[preference.key], start.tools.qtbot.keyClick
    page = next(
        number
        for number in range(dialog.pages.count())
        if dialog.pages.widget(number).isAncestorOf(field)
    )
    dialog.pages.setCurrentIndex(page)
    if isinstance(field, QCheckBox):
        key_click(field, Qt.Key.Key_Space)
    else:
        assert isinstance(field, QComboBox | QSlider)
        key_click(field, Qt.Key.Key_Home)
        forward = Qt.Key.Key_Down if isinstance(field, QComboBox) else Qt.Key.Key_Right
        for _ in range(20):
            if start.preferences.get(preference) == value:
                break
            key_click(field, forward)
    assert start.preferences.get(preference) == value
    key_click(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.preference.key)
def test_a_preference_is_seen_at_once_and_kept_for_the_next_start(
    begin: Callable[[], Start], monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    reduces = case.preference is FOLLOW_REDUCED_MOTION
    monkeypatch.setattr(motion, "system_reduces_motion", lambda: reduces)
    first = begin()
    if case.preference is VOLUME:
        first.preferences.set(SOUND, True)
    assert case.see(first) == case.before
    choose(first, case.preference, case.value)
    QApplication.processEvents()  # letters and colours come with the next events
    assert case.see(first) == case.after
    first.window.close()
    assert case.see(begin()) == case.after


def test_every_preference_is_looked_at() -> None:
    assert [case.preference for case in CASES] == list(PREFERENCES)
