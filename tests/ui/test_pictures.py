"""Pictures of the table: saved and printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtGui import QColor, QImage
from PySide6.QtPrintSupport import QPrintDialog

from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from tests.ui.windows import FIRST, ask, choosing

# Pictures


def test_a_picture_of_the_table_is_saved(window: MainWindow, tmp_path: Path) -> None:
    before = window.session.game.record
    with choosing(tmp_path / "table"):
        ask(window, Action.SAVE_PICTURE)
    picture = QImage(str(tmp_path / "table.png"))
    assert (picture.width(), picture.height()) == (2640, 2100)
    # Cards lie where the geometry has them, and ground where it has none.
    assert picture.pixelColor(1320, 2080) != picture.pixelColor(20, 20)
    assert window.session.game.record == before


def test_a_picture_for_the_printer_is_one_page_on_white(window: MainWindow, tmp_path: Path) -> None:
    with choosing(tmp_path / "table", kind=1):
        ask(window, Action.SAVE_PICTURE)
    content = (tmp_path / "table.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 1
    paper = window.sharing.picture(for_paper=True)
    assert paper.pixelColor(20, 20) == QColor("white")


def test_the_picture_is_of_the_position_on_the_table(window: MainWindow) -> None:
    before = window.sharing.picture()
    window.session.game.play(FIRST)
    assert window.sharing.picture() != before
    window.session.game.undo()
    assert window.sharing.picture() == before


class Printing(QPrintDialog):
    """Chooses a file to print to at once, or no printer.

    Attributes:
        file: which, or None.
    """

    file: Path | None = None

    def exec(self) -> int:
        self.printer().setOutputFileName(str(self.file))
        return int(self.file is not None)


@pytest.fixture
def printing(monkeypatch: pytest.MonkeyPatch) -> type[Printing]:
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Printing)
    monkeypatch.setattr(Printing, "file", None)
    return Printing


def test_printing_goes_to_the_printer_that_the_player_chooses(
    window: MainWindow, tmp_path: Path, printing: type[Printing]
) -> None:
    printing.file = tmp_path / "printed.pdf"
    ask(window, Action.PRINT)
    assert printing.file.read_bytes().count(b"/Type /Page\n") == 1


@pytest.mark.usefixtures("printing")
def test_nothing_is_drawn_until_a_printer_is_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(window.sharing, "picture", lambda **_: drawn.append(None))
    ask(window, Action.PRINT)
    assert not drawn


@pytest.mark.qt_log_ignore("propagateSizeHints|QPainter::begin")
def test_a_printer_that_fails_is_told(
    window: MainWindow, tmp_path: Path, printing: type[Printing]
) -> None:
    printing.file = tmp_path / "no folder" / "printed.pdf"
    ask(window, Action.PRINT)
    assert window.notices.text.startswith("The table could not be printed")
