"""The one place where everything is made and connected."""

from __future__ import annotations

import gc
import logging
import os
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog

from bigben import __version__
from bigben.command_line import Arguments, Errand
from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.model.solver_client import SolverClient
from bigben.model.solver_process import worker_command
from bigben.model.winnable import WinnableDeals
from bigben.program_log import ProgramLog
from bigben.settings.cache import TextCache
from bigben.settings.game_log import GameLog
from bigben.settings.paths import Paths
from bigben.settings.preferences import LANGUAGE, RULES, SOUND, SYSTEM_LANGUAGE, Preferences
from bigben.settings.records import GameRecord
from bigben.settings.store import GameStore
from bigben.ui.actions import Action
from bigben.ui.desktop.application import Application
from bigben.ui.desktop.first_paint import FirstPaint
from bigben.ui.desktop.language import Language
from bigben.ui.desktop.single_instance import Answer, Claim, SingleInstance
from bigben.ui.desktop.unexpected import Unexpected
from bigben.ui.desktop.window_place import save_place
from bigben.ui.main_window import MainWindow
from bigben.view.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

    from bigben.engine import Rules
    from bigben.ui.review.reviews import Reviews
    from bigben.ui.sound.sounds import Sounds

_LATEST_MS: Final = 1_000
"""How long what is put off until the first paint waits for it at most."""
_QUIET_MS: Final = 250
"""How long after the start things are done that no player waits for: first moves come first."""
_KEPT_PICTURES_KIB: Final = 1_024
"""What the style may keep of the buttons, bars and boxes that it has drawn.

The largest dialog takes 0.7 MiB at twice the usual scale. Qt's own 10 MiB are filled in the end,
by sizes and colours that don't come back.
"""
_REPORTED_LINES: Final = 40
"""How many of the log's last lines go into a report."""
_logger: Final = logging.getLogger(__name__)


def run(arguments: Arguments) -> int:
    """Run the program until its window is closed; returns the exit status."""
    app = _make_application()
    unexpected = Unexpected(app)
    unexpected.install()
    paths = Paths.under(arguments.data_dir) if arguments.data_dir else Paths.standard()
    instance = SingleInstance(paths.lock)
    claim = instance.claim()
    if claim is Claim.TAKEN:
        match instance.hand_over(arguments.to_json()):
            case Answer.TAKEN:
                return 0
            case Answer.NONE:
                return _tell_of_silence(instance.other_computer, paths.lock)
            case Answer.GONE:
                claim = Claim.OURS
    log = ProgramLog(paths.logs)
    log.begin()
    _logger.info("version %s begins", __version__)
    unexpected.describe = lambda: _describe(paths, log)
    try:
        program = Program(app, arguments, paths, log)
        program.start()
    except Exception as error:
        unexpected.stop(error)
        log.end()
        return 1
    unexpected.save = program.save
    app.file_asked.connect(program.ask_for_file)
    if claim is Claim.OURS:
        instance.asked.connect(program.ask_for_json)
        QTimer.singleShot(_QUIET_MS, instance.listen)
    status = app.exec()
    program.end()
    instance.release()
    _logger.info("it ends")
    unexpected.remove()
    log.end()
    return status


class Program:
    """What a running program is made of, from the files to the window.

    Attributes:
        session: the games.
        window: the window.
        to_ask_for: whether what was asked for at the start waits until the player can be asked.
        wants_tour: whether the tour is to be offered when the window has been painted.
    """

    def __init__(
        self, app: QApplication, arguments: Arguments, paths: Paths, log: ProgramLog
    ) -> None:
        self._app = app
        self._log = log
        self._paths = paths
        self._started = False
        self._reviews: Reviews | None = None
        self._sounds: Sounds | None = None
        self._arguments = arguments
        self._waiting: Arguments | None = None
        self._preferences = Preferences(paths.preferences)
        self._language = Language(resource("i18n"))
        self._speak()
        self._preferences.changed.connect(self._change_language)
        self._store = GameStore(paths.database)
        self._store_state = self._store.open()
        rules = arguments.rules or self._preferences.get(RULES)
        winnable = WinnableDeals(resource("deals/winnable.bin"))
        self.session = Session(self._store, GameClock(), rules, winnable)
        asks = arguments.asks_for_something
        self.to_ask_for = asks and not self._lay_at_once(rules)
        self.wants_tour = self._preferences.first_time and not self.session.resumed and not asks
        self._reviews_cache = TextCache(paths.reviews)
        self._solver = SolverClient(self.session.game, worker_command(), self._reviews_cache)
        self.window = MainWindow(
            self.session, self._preferences, GameLog(self._store), self._solver
        )
        self._preferences.failed.connect(self._tell_of_lost_choices)
        self._store.failed.connect(self._tell_of_failure)
        self._store.misread.connect(self._tell_of_misreading)
        self.window.closing.connect(self._store.call_off)
        self.window.closing.connect(self.save)
        self.window.review_asked.connect(self._review)
        self.window.about_asked.connect(self._show_about)

    def start(self) -> None:
        """Show the window; what can wait is done when it has been painted."""
        self._tell_of_files()
        # A window that starts minimized is not painted; what waits must not wait for ever.
        self._painted = FirstPaint(self.window.table.viewport(), self._after_start)
        self.window.show()
        QTimer.singleShot(_LATEST_MS, self._after_start)

    def end(self) -> None:
        """Save everything and end what runs beside the window."""
        if self._reviews is not None:
            self._reviews.end()
        self._solver.end()
        if self._sounds is not None:
            self._sounds.end()
        self.save()
        self._store.close()

    def save(self) -> None:
        """Write everything that is not written yet."""
        self.session.keep()
        self._store.flush()

    def ask_for_json(self, data: dict[str, object]) -> None:
        """Do what a later start of the program was asked for; what makes no sense is logged."""
        try:
            arguments = Arguments.from_json(data)
        except ValueError as error:
            _logger.warning("A later start asked for what makes no sense: %s", error)
        else:
            self._ask_for(arguments)

    def ask_for_file(self, file: Path) -> None:
        """Open a saved game that the platform hands over."""
        self._ask_for(Arguments(file=file))

    def _ask_for(self, arguments: Arguments) -> None:
        self.window.come_forward()
        if not arguments.asks_for_something:
            return
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            # While a question is open, another one would lie on top of it.
            self._waiting = arguments
            dialog.finished.connect(lambda _result: QTimer.singleShot(0, self._ask_for_waiting))
        elif arguments.file is not None:
            self.window.sharing.open_file(arguments.file)
        elif arguments.asks_for_deal:
            self.window.leaving.for_deal(arguments.deal, arguments.rules)
        elif arguments.errand is Errand.NEW:
            self.window.leaving.for_new_game()
        elif arguments.errand is Errand.STATISTICS:
            self.window.actions_by_name[Action.STATISTICS].trigger()

    def _ask_for_waiting(self) -> None:
        """Do what was asked for last while a dialog was open."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None and self.window.isVisible():
            self._ask_for(waiting)

    def _lay_at_once(self, rules: Rules) -> bool:
        """Lay the deal that was asked for before the table is seen, if nobody has to be asked."""
        number = self._arguments.deal
        if number is None or self.session.leaving_loses:
            return False
        self.session.deal_number(number, rules)
        return True

    def _keep_for_session_end(self) -> None:
        from bigben.ui.waiting import Waiting  # noqa: PLC0415

        # Saving would wait for an import that is under way, and nobody waits for that.
        for waiting in self.window.findChildren(Waiting):
            waiting.reject()
        save_place(self.window, self._preferences)
        self.save()

    def _after_start(self) -> None:
        if self._started:
            return
        self._started = True
        gc.freeze()
        gc.enable()
        QTimer.singleShot(_QUIET_MS, self._log.open)
        self._preferences.changed.connect(self._begin_sounds)
        self._begin_sounds()
        from bigben.ui.desktop.termination import Termination  # noqa: PLC0415

        Termination(self._app, self.window.close, self._keep_for_session_end)
        if self.to_ask_for:
            self._ask_for(self._arguments)
        elif self.wants_tour:
            # Noted before it is seen: whoever ends the program at once is not asked again.
            self._preferences.note_tour()
            self.window.guide.start_tour()

    def _tell_of_files(self) -> None:
        sentences, notices = self.window.sentences, self.window.notices
        if self._store.set_aside_as is not None:
            name = self._store.set_aside_as.name
            notices.say(sentences.games_set_aside(name, self._store_state))
        notices.say(sentences.store_state(self._store_state))
        if self._preferences.set_aside_as is not None:
            notices.say(sentences.preferences_set_aside(self._preferences.set_aside_as.name))
        if self.session.resume_failed:
            notices.say(sentences.resume_failed())

    def _review(self, record: GameRecord | None) -> None:
        """Look back at a game, or at the last one."""
        if self._reviews is None:
            from bigben.ui.review.reviews import Reviews  # noqa: PLC0415

            self._reviews = Reviews(
                self.session,
                self._store,
                self.window.motion,
                self.window.looks,
                self.window,
                table=self.window.table,
                cache=self._reviews_cache,
                command=worker_command(),
            )
            self._reviews.closed.connect(self.window.review_closed)
        if record is None:
            self._reviews.review_last()
        else:
            self._reviews.review(record)

    def _begin_sounds(self, changed: str = "") -> None:
        """Let the game be heard as soon as that is wanted."""
        if self._sounds is not None or not self._preferences.get(SOUND):
            return
        from bigben.ui.sound.sounds import make_sounds  # noqa: PLC0415

        self._sounds = make_sounds(self.session.game, self.window, self._preferences, self._paths)
        if self._sounds is not None and changed:
            self._sounds.give_sample()

    def _show_about(self) -> None:
        from bigben.ui.about_dialog import AboutDialog  # noqa: PLC0415

        dialog = AboutDialog(
            self._paths.data, lambda: _describe(self._paths, self._log), self.window
        )
        dialog.exec()
        dialog.deleteLater()

    def _change_language(self, key: str) -> None:
        if key == LANGUAGE.key:
            self._speak()

    def _speak(self) -> None:
        self._language.speak(self._preferences.get(LANGUAGE))
        self._app.setApplicationDisplayName(QApplication.translate("App", "Big Ben"))

    def _tell_of_failure(self, _why: str) -> None:
        self.window.notices.say(self.window.sentences.saving_failed())

    def _tell_of_lost_choices(self) -> None:
        self.window.notices.say(self.window.sentences.preferences_not_kept())

    def _tell_of_misreading(self, _why: str) -> None:
        self.window.notices.say(self.window.sentences.reading_failed())


def _make_application() -> Application:
    app = Application(sys.argv[:1])
    app.setApplicationName("bigben")
    app.setApplicationDisplayName("Big Ben")
    app.setApplicationVersion(__version__)
    # Flatpak gives the desktop entry the name that the program has there.
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "bigben"))
    app.setWindowIcon(QIcon(str(resource("icons/bigben.svg"))))
    QPixmapCache.setCacheLimit(_KEPT_PICTURES_KIB)
    return app


def _describe(paths: Paths, log: ProgramLog) -> str:
    """What a bug report should contain."""
    from bigben.ui.desktop.report import report  # noqa: PLC0415

    return report(paths.data, log.tail(_REPORTED_LINES))


def _tell_of_silence(computer: str, lock: Path) -> int:
    """Say that the program that holds the data folder does not answer.

    ``computer`` is the one on which it was started, if that is another; otherwise empty.
    """
    from bigben.ui.message_box import tell  # noqa: PLC0415

    # The preferences are the other program's.
    language = Language(resource("i18n"))  # speaks as long as it lives
    language.speak(SYSTEM_LANGUAGE)
    if computer:
        sentence = QApplication.translate(
            "App",
            "Big Ben was started with these games on another computer, {computer}. Close it "
            "there. If it is no longer running there, delete this file and start again:\n{file}",
        ).format(computer=computer, file=lock)
    else:
        sentence = QApplication.translate(
            "App",
            "Big Ben is already running with these games, but does not respond. Close it first, "
            "or start with another folder: --data-dir DIR.",
        )
    title = QApplication.translate("App", "Big Ben")
    QApplication.setApplicationDisplayName(title)  # titles would have it in English, too
    tell(None, title, sentence, warns=True)
    return 1
