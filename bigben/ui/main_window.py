"""The window: menus, toolbar, table and status line, and what the player asks for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow

from bigben.engine import DEAL, IllegalMove, Rules
from bigben.model.session import Session
from bigben.model.solver_client import SolverClient
from bigben.settings.game_log import GameLog
from bigben.settings.preferences import (
    CLICK_TO_MOVE,
    RULES,
    SHOW_STATISTICS,
    SHOW_TIMER,
    SHOW_VERDICT,
    Preferences,
)
from bigben.ui.access.keys import HeldKeys, trigger_by_place
from bigben.ui.actions import Action, Actions
from bigben.ui.bars import Bars
from bigben.ui.bookmarks_menu import BookmarksMenu
from bigben.ui.dealing_menu import DealingMenu
from bigben.ui.desktop.first_paint import FirstPaint
from bigben.ui.desktop.window_place import restore_place, save_place
from bigben.ui.dialogs import Dialogs
from bigben.ui.finishing import Finishing
from bigben.ui.game_end import GameEnd
from bigben.ui.guide import Guide
from bigben.ui.hints import Hints
from bigben.ui.looks import Looks
from bigben.ui.next_deal import NextDeal
from bigben.ui.panels.notice_bar import NoticeBar
from bigben.ui.possible import show_possible
from bigben.ui.questions.leaving import Leaving
from bigben.ui.sharing.sharing import Sharing
from bigben.ui.solution import Solution
from bigben.ui.status.practice_sign import PracticeSign
from bigben.ui.status.status_line import StatusLine
from bigben.ui.status.verdict_sign import VerdictSign
from bigben.ui.table_column import TableColumn
from bigben.ui.words.sentences import Sentences
from bigben.view.table_view import TableView

if TYPE_CHECKING:
    # Dialogs and panels are imported when they are first needed: the table comes first.
    from bigben.ui.access.closer_look import CloserLook
    from bigben.ui.access.table_access import TableAccess
    from bigben.ui.panels.pause_panel import PausePanel


class MainWindow(QMainWindow):
    """Shows a session's game and does what the player asks.

    Attributes:
        session: the games that it shows.
        looks: what the table is to look like.
        sentences: what can be said about the game and its files.
        motion: how fast things are to move; there once the table has been seen.
        table: the table.
        actions_by_name: every ``QAction``, by its :class:`Action`.
        notices: the bar above the table for what the player should know.
        leaving: lays other games in place of the one on the table.
        sharing: takes games out of the program and in.
        guide: help and tour.

    Signals:
        closing: the window is being closed, and everything is to be saved.
        review_asked: the player wants to look back at a game; carries its ``GameRecord``, or
            None for the last one.
        about_asked: the player wants to know what program this is.
    """

    closing = Signal()
    review_asked = Signal(object)
    about_asked = Signal()

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        log: GameLog,
        solver: SolverClient,
    ) -> None:
        """``log`` is the log that the session's games go to."""
        super().__init__()
        self.session = session
        self._game = session.game
        self._preferences = preferences
        self._log = log
        self._solver = solver
        self.looks = Looks(preferences, self)
        self.sentences = Sentences(self)
        self.table = TableView(self._game, self.looks.faces, self.looks.theme(self.palette()), self)
        self.notices = NoticeBar(self)
        self._status = StatusLine(self._game, self)
        self._sign = VerdictSign(solver, self._game)
        self._status.add_sign(self._sign)
        self._hints = Hints(self._game, solver, self.sentences, self.say, self)
        self.leaving = Leaving(session, self.table, preferences, self)
        self.sharing = Sharing(
            session,
            self,
            lay_number=self.leaving.for_deal,
            leave_for=self.leaving.leave_for,
            looks=self.looks,
            complain=self.notices.complain,
            say=self.say,
        )
        self._end = GameEnd(
            self._game,
            self.table,
            solver,
            streak=self._streak,
            replays=lambda: session.replays,
            when_written=log.when_written,
            sentences=self.sentences,
        )
        self._dialogs = Dialogs(
            self,
            preferences,
            log,
            put_away_ended=lambda: session.put_away_ended(preferences.get(RULES)),
            lay_deal=self.leaving.for_deal,
            review=self.review_asked.emit,
        )
        self._pause_panel: PausePanel | None = None
        self._access: TableAccess | None = None
        self._closer_look: CloserLook | None = None
        self._finishing = Finishing(self._game, self.table, preferences)
        column = TableColumn(self.notices, self.table, self)
        self.setCentralWidget(column)
        self._solution = Solution(
            self._game,
            solver,
            self.table,
            self._status.say,
            add_bar=column.add_below,
            preferences=preferences,
            replays=lambda: session.replays,
        )
        self._bookmarks = BookmarksMenu(self._game, self.say, self)
        self.guide = self._make_guide()
        self.actions_by_name = Actions(self._slots(), self)
        self._build()
        self.setWindowTitle(self.tr("Big Ben"))
        self._connect()
        self._apply_preferences()
        self._apply_looks()
        restore_place(self, preferences)
        self._end.show_at_start()

    # Asked from outside

    def review_closed(self) -> None:
        """Show what the review that was asked for has found out."""
        self._end.look_again()

    def come_forward(self) -> None:
        """Show the window above all others."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    def say(self, sentence: str) -> None:
        """Say a sentence to the eye, in the status line, and to whatever reads the screen."""
        self._status.say(sentence)
        self.table_access.announcer.say(sentence)

    @property
    def table_access(self) -> TableAccess:
        """What keyboard and screen reader need of the table; made when the table is seen."""
        if self._access is None:
            from bigben.ui.access.table_access import TableAccess  # noqa: PLC0415

            self._access = TableAccess(self.table, self._game, self.sentences, self._status)
            self._access.buttons.set_hidden(self._game.clock.paused)
        return self._access

    @property
    def closer_look(self) -> CloserLook:
        """What finds cards and opens places; made when the table is seen."""
        if self._closer_look is None:
            from bigben.ui.access.closer_look import CloserLook  # noqa: PLC0415

            self._closer_look = CloserLook(self.table, self._game)
            self._closer_look.said.connect(self.say)
            self._closer_look.answered.connect(self.table_access.announcer.say)
            shown = self.actions_by_name[Action.LEGAL_MOVES]
            self._closer_look.legal_moves_kept.connect(shown.setChecked)
        return self._closer_look

    # What the actions do

    def _undo(self) -> None:
        if not self.table.cancel():
            self._game.undo()

    def _redo(self) -> None:
        if not self.table.cancel():
            self._game.redo()

    def _deal(self) -> None:
        self.table.cancel()
        self._game.play(DEAL)

    def _hint(self) -> None:
        self.table.cancel()
        self._hints.ask()

    def _offer_way_back(self, sentence: str, ply: int | None) -> None:
        from bigben.ui.questions.way_back_question import wants_to_go_back  # noqa: PLC0415

        if ply is None:
            self.say(sentence)
        elif wants_to_go_back(sentence, self):
            self._game.go_back_to(ply)

    def _cancel(self) -> None:
        waited = self._access is not None and self._access.keys.end_prefix()
        if waited or self.table.cancel() or self.closer_look.close():
            return
        if self._solution.stop() or self._finishing.decline():
            return
        # An end that waits to be shown was not what the player wanted to close.
        if self._end.waits or self._end.dismiss() or self.guide.leave_tour():
            return
        if self.isFullScreen():
            self._toggle_fullscreen()

    def _look_through_waste(self) -> None:
        self.closer_look.look_through_waste()

    def _mark_legal_moves(self) -> None:
        self.closer_look.toggle_legal_moves()

    def _find(self) -> None:
        self.closer_look.find()

    def _toggle_fullscreen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _toggle_pause(self) -> None:
        self._game.clock.set_paused(self.actions_by_name[Action.PAUSE].isChecked())

    def _ask_day(self) -> None:
        day = self._dialogs.day(self.session.days, date.today())
        if day is not None:
            self.leaving.for_day(day)

    def _show_statistics(self) -> None:
        self._dialogs.statistics(self._game.position.rules)

    def _review_last(self) -> None:
        self.review_asked.emit(None)

    # What the game and the preferences tell

    def _show_refusal(self, illegal: IllegalMove) -> None:
        self._status.say(self.sentences.refusal(illegal))

    def _show_pause(self, paused: bool) -> None:
        if self._pause_panel is None:
            from bigben.ui.panels.pause_panel import PausePanel  # noqa: PLC0415

            self._pause_panel = PausePanel(self.table)
            self._pause_panel.resumed.connect(lambda: self._game.clock.set_paused(False))
        if paused:
            self.table.cancel()
            self.closer_look.close()
            self._pause_panel.appear()
        if self._access is not None:
            self._access.buttons.set_hidden(paused)
        if not paused:
            self._pause_panel.dismiss()
        self.actions_by_name[Action.PAUSE].setChecked(paused)
        self._show_possible()

    def _show_possible(self) -> None:
        show_possible(self.actions_by_name, self._game)
        self.sharing.show_possible(self.actions_by_name)
        self._bookmarks.show_possible(self.actions_by_name)

    def _streak(self, rules: Rules) -> int | None:
        """The streak in a rule set, 0 while the log lacks the last game.

        None for a player who doesn't want to see any figures.
        """
        if not self._preferences.get(SHOW_STATISTICS):
            return None
        return self._log.streak(rules) if self._log.knows_all else 0

    def _apply_preferences(self) -> None:
        self.actions_by_name[Action.STATISTICS].setVisible(self._preferences.get(SHOW_STATISTICS))
        self.table.gestures.click_moves = self._preferences.get(CLICK_TO_MOVE)
        self._status.set_timer_shown(self._preferences.get(SHOW_TIMER))
        shows_verdict = self._preferences.get(SHOW_VERDICT)
        self._sign.setVisible(shows_verdict)
        if shows_verdict != self._solver.watching:
            self._solver.set_watching(shows_verdict)

    def _apply_speed(self) -> None:
        self.table.table_scene.animator.speed = self.motion.speed

    def _apply_looks(self) -> None:
        self.looks.dress(self.table)

    def _show_fullscreen(self) -> None:
        full = self.isFullScreen()
        self.actions_by_name[Action.FULLSCREEN].setChecked(full)
        self._bars.show_fullscreen(full)

    def _watch(self) -> None:
        """Tell the clock whether anybody can be playing."""
        self._game.clock.set_watched(
            self.isVisible() and not self.isMinimized() and self.isActiveWindow()
        )

    def _retranslate(self) -> None:
        """Speak another language, in all that gets no event of its own."""
        self.setWindowTitle(self.tr("Big Ben"))
        self.actions_by_name.retranslate()
        self._bars.retranslate()
        self._bookmarks.retranslate()
        self._end.retranslate()
        if self._access is not None:
            self._access.retranslate()
        self._status.clearMessage()  # it was said in the other language
        self._apply_looks()  # words on the table too

    # How it is put together

    def _make_guide(self) -> Guide:
        return Guide(
            self,
            session=self.session,
            preferences=self._preferences,
            table=self.table,
            actions=lambda: self.actions_by_name,
            looks=self.looks,
            uses=lambda: [*self.table_access.keys.uses, *self.closer_look.uses],
            say=lambda sentence: self.table_access.announcer.say(sentence),  # noqa: PLW0108  # made later
        )

    def _slots(self) -> dict[Action, Callable[[], object]]:
        """What each of the actions does."""
        return {
            Action.NEW: self.leaving.for_new_game,
            Action.DEAL_NUMBER: lambda: self._dialogs.deal_number(self.session.winnable),
            Action.DAY: partial(self._log.when_written, self._ask_day),
            **self.sharing.slots(),
            Action.RESTART: self._game.restart,
            Action.UNDO: self._undo,
            Action.REDO: self._redo,
            Action.DEAL: self._deal,
            Action.HINT: self._hint,
            Action.SEND_HOME: self.table.table_cursor.send_home,
            Action.SEND_ALL_HOME: self._finishing.send_all_home,
            Action.SOLUTION: self._solution.ask,
            Action.MARK: self._bookmarks.toggle,
            Action.BACK_TO_MARK: self._bookmarks.go_back,
            Action.PAUSE: self._toggle_pause,
            Action.REVIEW: partial(self._log.when_written, self._review_last),
            Action.LOOK_THROUGH_WASTE: self._look_through_waste,
            Action.LEGAL_MOVES: self._mark_legal_moves,
            Action.FIND: self._find,
            Action.FULLSCREEN: self._toggle_fullscreen,
            Action.STATISTICS: partial(self._log.when_written, self._show_statistics),
            Action.PREFERENCES: self._dialogs.preferences,
            Action.HELP: self.guide.show_help,
            Action.KEYS: self.guide.show_keys,
            Action.TOUR: self.guide.start_tour,
            Action.ABOUT: self.about_asked.emit,
            Action.QUIT: self.close,
            Action.CANCEL: self._cancel,
        }

    def _build(self) -> None:
        self.setStatusBar(self._status)
        self._bars = Bars(
            self,
            self.actions_by_name,
            dealing=DealingMenu(self._preferences, self),
            bookmarks=self._bookmarks.menu,
        )
        self._status.addPermanentWidget(
            PracticeSign(self.session, self.actions_by_name[Action.BACK_TO_GAME])
        )
        # A shortcut must work whatever of the window is hidden.
        self.addActions(self.actions_by_name.all())
        self.table.setFocus()

    def _connect(self) -> None:
        game = self._game
        game.refused.connect(self._show_refusal)
        self._end.new_deal_asked.connect(self.leaving.for_new_game)
        self._end.same_deal_asked.connect(self.leaving.for_same_deal)
        self._end.review_asked.connect(partial(self._log.when_written, self._review_last))
        game.changed.connect(self._show_possible)
        game.when_cards_move(self._status.clearMessage)
        game.clock.pause_changed.connect(self._show_pause)
        self._hints.hinted.connect(self.table.table_scene.show_hint)
        self._hints.way_back_asked.connect(self._offer_way_back)
        self._preferences.changed.connect(self._apply_preferences)
        self.looks.changed.connect(self._apply_looks)
        NextDeal(self._preferences, self.say, self)
        self._show_possible()
        # Kept: the viewport alone would not keep its Python part alive.
        self._first_paint = FirstPaint(self.table.viewport(), self._after_first_paint)

    def _after_first_paint(self) -> None:
        window = self.windowHandle()
        self._held_keys = HeldKeys(self.actions_by_name.all(), window)
        window.installEventFilter(self._held_keys)
        from bigben.ui.motion import Motion  # noqa: PLC0415

        self.motion = Motion(self._preferences, self)  # nothing moves before
        self.motion.changed.connect(self._apply_speed)
        self._apply_speed()
        _ = self.table_access, self.closer_look

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and colours, and tell the clock whether the window is active."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.PaletteChange:
            self._apply_looks()
        elif event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            self._watch()
            self._show_fullscreen()

    def showEvent(self, event: QShowEvent) -> None:
        """A shown window can be played in."""
        super().showEvent(event)
        self._watch()

    def hideEvent(self, event: QHideEvent) -> None:
        """A hidden one can't."""
        super().hideEvent(event)
        self._watch()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that no shortcut took may still be meant by its place on the keyboard."""
        actions = self.actions_by_name.all() + self.table_access.keys.actions()
        if not trigger_by_place(event, actions):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing isn't leaving: the game goes on when the program is started again."""
        save_place(self, self._preferences)
        self.hide()  # saving can take a while
        self.closing.emit()
        super().closeEvent(event)
