"""The one place where everything is made and connected."""

from __future__ import annotations

import logging
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from bigben import __version__
from bigben.command_line import Arguments
from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.settings.game_log import GameLog
from bigben.settings.paths import Paths
from bigben.settings.preferences import RULES, Preferences
from bigben.settings.store import GameStore
from bigben.ui.main_window import MainWindow
from bigben.ui.single_instance import Claim, SingleInstance
from bigben.view.resources import resource


def run(arguments: Arguments) -> int:
    """Run the program until its window is closed; returns the exit status."""
    logging.basicConfig(format="%(name)s: %(message)s", level=logging.WARNING)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("bigben")
    app.setApplicationDisplayName("Big Ben")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("bigben")
    app.setWindowIcon(QIcon(str(resource("icons/bigben.svg"))))

    paths = Paths.under(arguments.data_dir) if arguments.data_dir else Paths.standard()
    instance = SingleInstance(paths.lock)
    claim = instance.claim()
    if claim is Claim.TAKEN:
        return _hand_over(instance, arguments)

    preferences = Preferences(paths.preferences)
    store = GameStore(paths.database)
    state = store.open()
    rules = arguments.rules or preferences.get(RULES)
    session = Session(store, GameClock(), rules)
    window = MainWindow(session, preferences, GameLog(store))
    sentences, notices = window.sentences, window.notices
    aside = store.set_aside_as
    notices.say(sentences.store_state(state, aside.name if aside else ""))
    if preferences.set_aside_as is not None:
        notices.say(sentences.preferences_set_aside(preferences.set_aside_as.name))
    if session.resume_failed:
        notices.say(sentences.resume_failed())
    store.failed.connect(lambda _why: notices.say(sentences.saving_failed()))

    def save() -> None:
        session.keep()
        store.flush()

    def ask_for(later: Arguments) -> None:
        window.come_forward()
        if later.asks_for_deal:
            window.lay_deal(later.deal, later.rules)

    def after_start() -> None:
        """What can wait until the table is seen."""
        from bigben.ui.termination import Termination  # noqa: PLC0415

        Termination(app, window.close, save)
        if claim is Claim.OURS:
            instance.listen()
        if arguments.asks_for_deal:
            ask_for(arguments)

    window.closing.connect(save)
    instance.asked.connect(lambda data: ask_for(Arguments.from_json(data)))
    window.show()
    QTimer.singleShot(0, after_start)
    status = app.exec()
    save()
    store.close()
    instance.release()
    return status


def _hand_over(instance: SingleInstance, arguments: Arguments) -> int:
    """Let the program that has the data folder do what was asked for."""
    if instance.hand_over(arguments.to_json()):
        return 0

    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415

    QMessageBox.warning(
        None,
        QApplication.translate("App", "Big Ben"),
        QApplication.translate(
            "App",
            "Big Ben is running already with these games, but does not answer. "
            "End it first, or start with another folder: --data-dir DIR.",
        ),
    )
    return 1
