"""The program itself, until its table is painted and a click has dealt from the stock.

The argument is a data folder. The very first start shows the tour: nothing is clicked then.
"""

import sys
from pathlib import Path

from bigben.__main__ import main

FIRST = not any(Path(sys.argv[1]).rglob("*.ini"))
"""Whether the folder has no preferences yet."""


def report() -> int:
    """Stands in for the event loop that the program would run now."""
    from measure import report_first_paint  # noqa: PLC0415
    from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt  # noqa: PLC0415
    from PySide6.QtGui import QMouseEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from bigben.ui.main_window import MainWindow  # noqa: PLC0415

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    (window,) = [w for w in application.topLevelWidgets() if isinstance(w, MainWindow)]
    game, table = window.session.game, window.table
    viewport = table.viewport()

    def click() -> None:
        moves = game.moves_made
        at = table.table_scene.table.stock().center()
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, left),
            (QEvent.Type.MouseButtonRelease, none),
        ):
            on_screen = QPointF(viewport.mapToGlobal(at.toPoint()))
            modifiers = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, at, on_screen, left, buttons, modifiers)
            QCoreApplication.sendEvent(viewport, event)
        assert game.moves_made == moves + 1
        game.undo()  # so that the next start shows the same

    return report_first_paint(application, viewport, (lambda: None) if FIRST else click)


class _Report:
    """Puts :func:`report` in the loop's place as soon as Qt is imported, and not before."""

    def find_spec(self, name: str, *_: object) -> None:
        if name == "bigben.ui.main_window":
            from PySide6.QtWidgets import QApplication  # noqa: PLC0415

            QApplication.exec = staticmethod(report)  # type: ignore[method-assign]


sys.meta_path.insert(0, _Report())  # type: ignore[arg-type]
sys.argv[1:] = ["--data-dir", sys.argv[1]]
sys.exit(main())
