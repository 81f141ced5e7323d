"""The whole program, played by a script instead of a hand; it says what it does, a line at a time.

``python -m tests.e2e.scripted play FOLDER SEED [DEED [FILE]]`` plays until it is killed; after some
moves it does a deed: ``win`` a game, ``import`` the games of a file, or ``close`` the window.
``... show FOLDER [MOVE...]`` opens the window, makes the moves and closes it; with ``-`` for the
folder its files are where the platform has them. ``... leave FOLDER [MOVE...]`` makes the moves,
makes the window smaller, and is killed at the end of a session. Nothing of the program is changed:
its store, session and window are only listened to.

Each line is JSON: ``{"asked": n, "records": [...]}`` before the n-th save is handed over,
``{"done": n}`` from the writer's thread as soon as its commit has returned, ``{"resumed": ...}``
at the start, ``{"importing": FILE}`` and ``{"imported": n}`` around an import, and
``{"notices": [...]}`` when the window is closed.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QSessionManager, QShowEvent
from PySide6.QtWidgets import QApplication

from bigben import app
from bigben.command_line import Arguments
from bigben.engine import DEAL, Move, Rules
from bigben.model.session import Session
from bigben.settings.game_log import GameLog
from bigben.settings.paths import Paths
from bigben.settings.preferences import ASK_BEFORE_ABANDONING, Preferences
from bigben.settings.records import GameRecord
from bigben.settings.store import GameStore
from bigben.ui.actions import Action
from bigben.ui.desktop.termination import Termination
from bigben.ui.main_window import MainWindow
from tests.recorded import shortest_won_game

_PAUSES_MS: Final = (0, 0, 0, 0, 1, 2, 5)
"""Between two moves, at random: mostly faster than the disk."""
SMALLER: Final = QSize(700, 600)
PLAYED_MS: Final = 300
"""Of the clock, before the session ends."""
_BEFORE_DEED: Final = (5, 40)
"""Moves before a deed, at random."""


def describe(record: GameRecord) -> dict[str, Any]:
    """A record as JSON can hold it; two records of the same moment are the same."""
    return {
        "id": record.id,
        "deal_number": str(record.deal_number),
        "started": record.started and record.started.isoformat(),
        "journal": list(map(str, record.journal)),
        "cursor": record.cursor,
        "milliseconds": record.milliseconds,
        "undos": record.undos,
        "restarts": record.restarts,
        "ended": record.end and record.end.result.value,
        "end_journal": record.end and list(map(str, record.end.journal)),
    }


class _Reporter:
    """Says lines, whole ones whichever thread they come from, and at once."""

    def __init__(self) -> None:
        self._lock = Lock()

    def say(self, **what: object) -> None:
        line = json.dumps(what).encode() + b"\n"
        with self._lock:
            while line:
                line = line[os.write(1, line) :]


class _Store(GameStore):
    def __init__(self, path: Path, reporter: _Reporter) -> None:
        super().__init__(path)
        self.reporter = reporter
        self._asked = self._done = 0
        self.committed.connect(self._say_done, Qt.ConnectionType.DirectConnection)

    def save(self, *records: GameRecord) -> None:
        self.reporter.say(asked=self._asked, records=list(map(describe, records)))
        self._asked += 1
        super().save(*records)

    def _say_done(self) -> None:
        self.reporter.say(done=self._done)
        self._done += 1


def _listen(script: Callable[[MainWindow, Session, _Store], None]) -> None:
    """Have the program report, and give the script its parts when the window is first shown."""
    reporter = _Reporter()

    stores: list[_Store] = []

    def make_store(path: Path) -> _Store:
        stores.append(_Store(path, reporter))
        return stores[0]

    class Window(MainWindow):
        def __init__(self, session: Session, *others: Any) -> None:
            super().__init__(session, *others)
            self._script: Callable[[], None] | None = lambda: script(self, session, stores[0])
            reporter.say(resumed=describe(session.game.record))

        def showEvent(self, event: QShowEvent) -> None:
            super().showEvent(event)
            if self._script is not None:
                QTimer.singleShot(0, self._script)
                self._script = None

        def closeEvent(self, event: QCloseEvent) -> None:
            reporter.say(notices=self.notices.text.splitlines())
            super().closeEvent(event)

    app.GameStore, app.MainWindow = make_store, Window


class Player:
    """Plays at random and for ever: moves, fills, undo, redo, restart, new games; and one deed."""

    def __init__(
        self, window: MainWindow, session: Session, store: _Store, seed: int, deed: Sequence[str]
    ) -> None:
        self._window = window
        self._session = session
        self._store = store
        self._deed = deed
        self._winning: list[Move] = []
        """Moves of a game that is won, the next one last."""
        self._game = session.game
        self._actions = window.actions_by_name
        self._chance = random.Random(seed)
        self._to_deed = self._chance.randrange(*_BEFORE_DEED)
        self._timer = QTimer(window)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)
        self._act()

    def _act(self) -> None:
        self._to_deed -= 1
        if self._winning:
            self._game.play(self._winning.pop())
        elif self._to_deed == 0 and self._deed:
            self._do(*self._deed)
        else:
            self._play()
        self._timer.start(self._chance.choice(_PAUSES_MS))

    def _do(self, deed: str, file: str = "") -> None:
        match deed:
            case "win":
                number, moves = shortest_won_game()
                self._session.deal_number(number, Rules.BIG_BEN)
                self._winning = [*reversed(moves)]
            case "import":
                self._store.reporter.say(importing=file)
                imported = GameLog(self._store).import_games(Path(file))
                self._store.reporter.say(imported=imported.added)
            case "close":
                self._window.close()

    def _play(self) -> None:
        match self._chance.choices(("move", "undo", "redo", "restart", "new"), (70, 14, 8, 4, 4)):
            case ["move"]:
                moves = list(self._game.position.legal_moves)
                if moves:
                    # Mostly from the stock: a random walk among the piles fills few gaps.
                    deals = DEAL in moves and self._chance.random() < 0.4
                    self._game.play(DEAL if deals else self._chance.choice(moves))
            case ["undo"]:
                self._actions[Action.UNDO].trigger()
            case ["redo"]:
                self._actions[Action.REDO].trigger()
            case ["restart"]:
                self._actions[Action.RESTART].trigger()
            case ["new"]:
                self._actions[Action.NEW].trigger()


def _when(ready: Callable[[], object], follow: Callable[[], None]) -> None:
    """Do something as soon as it can be done."""
    QTimer.singleShot(10, lambda: follow() if ready() else _when(ready, follow))


def _end_session() -> None:
    """Ask as a platform does that is about to end the session, and then kill."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def end() -> None:
        application.commitDataRequest.emit(application.findChild(QSessionManager))
        os.kill(os.getpid(), signal.SIGKILL)

    _when(lambda: application.findChild(Termination), end)


def main(what: str, folder: str, *words: str) -> int:
    if what == "play":
        # The question would wait for an answer.
        Preferences(Paths.under(Path(folder)).preferences).set(ASK_BEFORE_ABANDONING, False)
        players = []
        seed, *deed = words
        _listen(
            lambda window, session, store: players.append(
                Player(window, session, store, int(seed), deed)
            )
        )
    elif what == "leave":
        Preferences(Paths.under(Path(folder)).preferences).note_tour()

        def play_and_leave(window: MainWindow, session: Session, _: _Store) -> None:
            for word in words:
                assert session.game.play(Move.parse(word))
            window.resize(SMALLER)
            _when(lambda: session.game.clock.milliseconds >= PLAYED_MS, _end_session)

        _listen(play_and_leave)
    else:

        def play_and_close(window: MainWindow, session: Session, store: _Store) -> None:
            for word in words:
                assert session.game.play(Move.parse(word))
                store.flush()  # moves that wait together would be one commit
            # What the writer's thread told meanwhile is heard first.
            QTimer.singleShot(0, window.close)

        _listen(play_and_close)
    return app.run(Arguments(data_dir=None if folder == "-" else Path(folder)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
