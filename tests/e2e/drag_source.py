"""A program of somebody else's, as a file manager is one: its files can be dragged from it.

    python -m tests.e2e.drag_source FILE…

Its window lies in the upper left corner of the screen. It says ``ready`` when it can be seen,
``over`` with the action when whatever lies below the drag would take the files, and ``dropped``
with the action in the end. It lives until its input ends: what is dropped is asked for later.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QSocketNotifier, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from bigben.ui.desktop.first_paint import FirstPaint

SIDE_PX: Final = 40
_OFFERED: Final = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction | Qt.DropAction.LinkAction


class Source(QWidget):
    """Lets all its files be dragged at once."""

    def __init__(self, files: list[Path]) -> None:
        super().__init__()
        self._files = files
        self.setWindowFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
        self.setGeometry(0, 0, SIDE_PX, SIDE_PX)
        self._painted = FirstPaint(self, lambda: _say("ready"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        del event
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in self._files])
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.actionChanged.connect(lambda action: _say(f"over {action.name}"))
        _say(f"dropped {drag.exec(_OFFERED).name}")


def _say(what: str) -> None:
    print(what, flush=True)


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    source = Source([Path(word) for word in sys.argv[1:]])
    source.show()
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    sys.exit(application.exec())
