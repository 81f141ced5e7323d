"""Plays a recorded game to its win in the window of whichever Big Ben is installed.

    python -P play_game.py DATA_FOLDER DEAL_NUMBER MOVE...

Says, as JSON, where that Big Ben lies, how its log counts the game, and what files it opened.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent

import bigben
from bigben import app
from bigben.command_line import Arguments
from bigben.engine import Move
from bigben.model.session import Session
from bigben.ui.main_window import MainWindow

_BETWEEN_MOVES_MS: Final = 20


def main(folder: str, deal: str, *moves: str) -> int:
    """Play; returns the program's exit status."""
    waiting = [Move.parse(move) for move in moves]

    class Window(MainWindow):
        def __init__(self, session: Session, *others: Any) -> None:
            super().__init__(session, *others)
            self._timer = QTimer(self)
            self._timer.timeout.connect(self._play)

        def _play(self) -> None:
            if self.session.game.record.deal_number != int(deal):
                return  # it is laid as soon as the window is seen
            if waiting:
                assert self.session.game.play(waiting.pop(0))
                return
            self._timer.stop()
            record = self.session.game.record
            result = {
                "package": bigben.__file__,
                "pictures": self.grab().width(),
                "result": record.end and record.end.result.value,
                "moves": record.end and record.end.moves,
            }
            print(json.dumps(result), flush=True)
            self.close()

        def showEvent(self, event: QShowEvent) -> None:
            super().showEvent(event)
            self._timer.start(_BETWEEN_MOVES_MS)

    # The program makes the window by this name.
    vars(app)["MainWindow"] = Window
    return app.run(Arguments(deal=int(deal), data_dir=Path(folder)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
