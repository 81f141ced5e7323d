"""Every dialog, panel, bar and menu, opened on a stage to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bigben.engine import Position, Rules, StuckReason
from bigben.model.review import Review
from bigben.model.solver_client import Sign
from bigben.settings.cache import TextCache
from bigben.settings.exchange import ExchangeError, Fault
from bigben.settings.store import StoreState
from bigben.ui.about_dialog import AboutDialog
from bigben.ui.actions import Action
from bigben.ui.day_dialog import DayDialog
from bigben.ui.deal_number_dialog import DealNumberDialog
from bigben.ui.desktop.unexpected_dialog import UnexpectedDialog
from bigben.ui.help.window import Topic
from bigben.ui.message_box import tell
from bigben.ui.panels.end_panel import EndPanel
from bigben.ui.panels.finish_bar import FinishBar
from bigben.ui.panels.solution_bar import SolutionBar
from bigben.ui.preferences.dialog import PreferencesDialog
from bigben.ui.questions.leave_question import LeaveQuestion
from bigben.ui.questions.return_question import ReturnQuestion
from bigben.ui.questions.review_question import ReviewQuestion
from bigben.ui.questions.solution_question import SolutionQuestion
from bigben.ui.questions.way_back_question import WayBackQuestion
from bigben.ui.review.dialog import ReviewDialog
from bigben.ui.statistics.dialog import StatisticsDialog
from bigben.ui.statistics.files import LogFiles
from bigben.ui.table_column import TableColumn
from bigben.ui.waiting import Waiting
from bigben.ui.words.formats import known_of_deal
from bigben.view.animator import Speed
from tests.gallery.gallery import State, game_at
from tests.gallery.stage import Stage

SIZES: Final = ((1280, 800), (800, 600), (640, 480))
_TOUR_STEPS: Final = 6
_PREFERENCE_PAGES: Final = 4
TODAY: Final = date(2026, 11, 30)


@dataclass(frozen=True)
class Scene:
    """Something to look at.

    Attributes:
        opened: opens it; returns the widget, or waits until it is closed.
    """

    name: str
    opened: Callable[[Stage], object]
    size: tuple[int, int] = SIZES[1]
    """The window's size meanwhile."""


def scenes() -> Iterator[Scene]:
    """All of them."""
    yield from _windows()
    yield from _panels()
    yield from _menus()
    yield from _dialogs()


def _windows() -> Iterator[Scene]:
    for width, height in SIZES:
        yield Scene(f"window-{width}x{height}", _window, (width, height))
        yield Scene(f"window-practice-{width}x{height}", _practice, (width, height))
    for sign in Sign:
        yield Scene(
            f"window-sign-{sign.name.lower()}",
            lambda stage, sign=sign: _sign(stage, sign),
            SIZES[2],
        )
    yield Scene("window-hint", _hint, SIZES[2])
    yield Scene("window-notices", _notices, SIZES[1])
    yield Scene("window-notices-locks", _notices_of_locks, SIZES[1])


def _panels() -> Iterator[Scene]:
    for size in (SIZES[0], SIZES[2]):
        at = f"{size[0]}"
        yield Scene(f"panel-pause-{at}", _pause, size)
        yield Scene(f"panel-won-{at}", _won, size)
        yield Scene(f"panel-won-plain-{at}", _won_plain, size)
        yield Scene(f"panel-stuck-{at}", lambda stage: _stuck(stage, StuckReason.NO_MOVES), size)
        yield Scene(
            f"panel-circles-{at}", lambda stage: _stuck(stage, StuckReason.ONLY_CIRCLES), size
        )
        yield Scene(f"bar-find-{at}", _find, size)
        yield Scene(f"bar-finish-{at}", _finish, size)
        yield Scene(f"bar-solution-{at}", _solution, size)
    for width, height in (SIZES[0], SIZES[2]):
        for number in range(_TOUR_STEPS + 1):
            yield Scene(
                f"tour-{number + 1}-{width}",
                lambda stage, number=number: _tour(stage, number),
                (width, height),
            )


def _menus() -> Iterator[Scene]:
    for index, name in enumerate(("game", "move", "share", "view", "help")):
        yield Scene(f"menu-{name}", lambda stage, index=index: _menu(stage, index))
    yield Scene("menu-dealing", lambda stage: _submenu(stage, Action.NEW))
    yield Scene("menu-marks", lambda stage: _submenu(stage, Action.MARK))


def _dialogs() -> Iterator[Scene]:
    yield Scene("deal-number", _deal_number)
    yield Scene("deal-number-fault", lambda stage: _deal_number(stage, "seven"))
    yield Scene("deal-number-known", lambda stage: _deal_number(stage, "7"))
    yield Scene("day", _day)
    for page in range(_PREFERENCE_PAGES):
        yield Scene(f"preferences-{page + 1}", lambda stage, page=page: _preferences(stage, page))
    for topic in Topic:
        name = topic.name.lower().replace("_", "-")
        yield Scene(f"help-{name}", lambda stage, topic=topic: _help(stage, topic))
    yield Scene("about", _about)
    for saved, name in ((True, "saved"), (False, "unsaved"), (None, "not-started")):
        yield Scene(f"unexpected-{name}", lambda stage, saved=saved: _unexpected(stage, saved))
    for waiting in (False, True):
        name = "leave-waiting" if waiting else "leave"
        yield Scene(name, lambda stage, waiting=waiting: _leave(stage, waiting=waiting))
    yield Scene("return", _return)
    for begun in (False, True):
        name = "solution-begun" if begun else "solution"
        yield Scene(name, lambda stage, begun=begun: _ask_solution(stage, begun=begun))
    yield Scene("way-back", _way_back)
    yield Scene("review-question", _ask_review)
    yield Scene("review", _review)
    for page in ("overview", "rate", "times", "moves", "deals", "games"):
        yield Scene(f"statistics-{page}", lambda stage, page=page: _statistics(stage, page))
    yield Scene("statistics-table", lambda stage: _statistics(stage, "deals", table=True))
    yield Scene("statistics-empty", _no_statistics)
    yield Scene("statistics-reset", _reset)
    yield Scene("statistics-fault", _fault)
    yield Scene("statistics-waiting", _waiting)


# The window


def _window(stage: Stage) -> QWidget:
    return stage.window


def _practice(stage: Stage) -> QWidget:
    game = game_at(State.LONG)
    stage.session.practise(game.position.copy())
    return stage.window


def _sign(stage: Stage, sign: Sign) -> QWidget:
    stage.solver.shown = sign
    stage.solver.changed.emit()
    return stage.window


def _hint(stage: Stage) -> QWidget:
    window, position = stage.window, stage.session.game.position
    move = next(move for move in position.legal_moves if move.target is not None)
    window.say(window.sentences.guess(window.sentences.hint(position, move)))
    return window


def _notices(stage: Stage) -> QWidget:
    window = stage.window
    window.notices.say(window.sentences.preferences_set_aside("bigben.damaged.ini"))
    window.notices.say(window.sentences.saving_failed())
    return window


def _notices_of_locks(stage: Stage) -> QWidget:
    window = stage.window
    for state in (StoreState.LOCKED, StoreState.UNLOCKABLE):
        window.notices.say(window.sentences.store_state(state))
    window.notices.say(window.sentences.preferences_not_kept())
    return window


# Over the table


def _pause(stage: Stage) -> QWidget:
    stage.window.actions_by_name[Action.PAUSE].trigger()
    return stage.window


def _won(stage: Stage) -> QWidget:
    EndPanel(stage.window.table).show_won(754_321, 143, 3)
    return stage.window


def _won_plain(stage: Stage) -> QWidget:
    EndPanel(stage.window.table).show_won_without_figures()
    return stage.window


def _stuck(stage: Stage, reason: StuckReason) -> QWidget:
    panel = EndPanel(stage.window.table)
    panel.show_stuck(reason)
    panel.show_verdict(stage.window.sentences.could_have_been_won(87, 131), way_back=True)
    return stage.window


def _find(stage: Stage) -> QWidget:
    stage.window.closer_look.find()
    stage.window.closer_look.find_bar.field.setText("10h")
    return stage.window


def _finish(stage: Stage) -> QWidget:
    FinishBar(stage.window.table).appear()
    return stage.window


def _solution(stage: Stage) -> QWidget:
    bar = SolutionBar(stage.window.table)
    column = stage.window.centralWidget()
    assert isinstance(column, TableColumn)
    column.add_below(bar)
    bar.show_progress(37, 128, playing=True)
    bar.appear()
    return stage.window


# Menus


def _menu(stage: Stage, index: int) -> QWidget:
    menu = [
        action.menu() for action in stage.window.menuBar().actions() if action.menu() is not None
    ][index]
    assert isinstance(menu, QMenu)
    menu.popup(QPoint(0, 0))
    return menu


def _submenu(stage: Stage, beside: Action) -> QWidget:
    stage.session.game.toggle_mark()
    action = stage.window.actions_by_name[beside]
    for entry in stage.window.menuBar().actions():
        menu = entry.menu()
        if isinstance(menu, QMenu) and action in menu.actions():
            submenu = next(each.menu() for each in menu.actions() if each.menu() is not None)
            assert isinstance(submenu, QMenu)
            submenu.popup(QPoint(0, 0))
            return submenu
    raise LookupError(beside)


# Dialogs


def _trigger(stage: Stage, which: Action) -> QWidget | None:
    """Do what an action does; finds the dialog of one that is not waited for."""
    before = set(QApplication.topLevelWidgets())
    stage.window.actions_by_name[which].trigger()
    opened = [
        each
        for each in QApplication.topLevelWidgets()
        if each not in before and each.isVisible() and each.isWindow()
    ]
    return opened[0] if opened else None


def _help(stage: Stage, topic: Topic) -> QWidget:
    stage.window.guide.help.show_topic(topic)
    return stage.window.guide.help


def _tour(stage: Stage, steps: int) -> QWidget:
    """The tour after some of its steps; after all of them it says good-bye."""
    stage.window.guide.start_tour()
    for _ in range(steps):
        stage.window.guide.tour.go_on()
    return stage.window


def _preferences(stage: Stage, page: int) -> QWidget | None:
    opened = _trigger(stage, Action.PREFERENCES)
    assert isinstance(opened, PreferencesDialog)
    opened.pages.setCurrentIndex(page)
    return opened


def _about(stage: Stage) -> QWidget:
    return _shown(AboutDialog(Path("/home") / "player/.local/share/bigben", str, stage.window))


def _unexpected(stage: Stage, saved: bool | None) -> QWidget:
    dialog = UnexpectedDialog(saved=saved, parent=stage.window)
    dialog.add("Traceback (most recent call last):\n  File …\nValueError: something")
    return _shown(dialog)


def _shown(widget: QWidget) -> QWidget:
    widget.show()
    return widget


def _deal_number(stage: Stage, text: str = "") -> QWidget:
    winnable = stage.session.winnable
    dialog = DealNumberDialog(
        Rules.BIG_BEN,
        lambda number, rules: known_of_deal(winnable.level(number, rules)),
        stage.window,
    )
    dialog.field.setText(text)
    return _shown(dialog)


def _day(stage: Stage) -> QWidget:
    return _shown(DayDialog(stage.session.days, TODAY, stage.window))


def _leave(stage: Stage, *, waiting: bool) -> QWidget:
    return _shown(LeaveQuestion(stage.window, waiting=waiting))


def _return(stage: Stage) -> QWidget:
    return _shown(ReturnQuestion(87, stage.window))


def _ask_solution(stage: Stage, *, begun: bool) -> QWidget:
    return _shown(SolutionQuestion(stage.window, begun=begun))


def _way_back(stage: Stage) -> QWidget:
    return _shown(WayBackQuestion(stage.window.sentences.lost(87, 131), stage.window))


def _ask_review(stage: Stage) -> QWidget:
    return _shown(ReviewQuestion(stage.window))


def _review(stage: Stage) -> QWidget:
    game = game_at(State.LONG)
    moves = tuple(entry.move for entry in game.position.entries)
    cache = TextCache(stage.folder / "reviews")
    number = game.record.deal_number
    assert number is not None
    review = Review(Position.deal(number), moves, ["no solver"], cache)
    dialog = ReviewDialog(
        review, stage.window.looks, Speed.OFF, stage.window.sentences, stage.window
    )
    review.setParent(dialog)
    dialog.resize(stage.window.size())
    return _shown(dialog)


def _statistics(stage: Stage, page: str, *, table: bool = False) -> QWidget:
    stage.fill_log()
    dialog = StatisticsDialog(stage.log, Rules.BIG_BEN, lambda: None, stage.window)
    shown = getattr(dialog, page)
    dialog.tabs.setCurrentWidget(shown)
    if table:
        shown.as_table.setChecked(True)
    return _shown(dialog)


def _no_statistics(stage: Stage) -> QWidget:
    return _shown(StatisticsDialog(stage.log, Rules.RELAXED, lambda: None, stage.window))


def _reset(stage: Stage) -> None:
    stage.fill_log()
    LogFiles(stage.log, lambda: None, stage.window).reset()


def _fault(stage: Stage) -> None:
    files = LogFiles(stage.log, lambda: None, stage.window)
    error = ExchangeError(Fault.BAD_GAME, game=1234, column="milliseconds")
    sentence = files.sentence(error, Path("my games of the last summer.csv"))
    tell(stage.window, stage.window.windowTitle(), sentence, warns=True)


def _waiting(stage: Stage) -> QWidget:
    what = QApplication.translate("LogFiles", "Keeping a copy of the games…")
    waiting = Waiting(what, stage.window)
    waiting.bar.setValue(430)
    return _shown(waiting)
