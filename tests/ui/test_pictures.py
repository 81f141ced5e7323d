"""Pictures of the table: saved and printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

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


def test_printing_goes_to_the_printer_that_the_player_chooses(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6 import QtPrintSupport  # noqa: PLC0415

    class Dialog(QtPrintSupport.QPrintDialog):
        answer = True

        def exec(self) -> int:
            self.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
            return int(self.answer)

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    ask(window, Action.PRINT)
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == 1
    (tmp_path / "printed.pdf").unlink()
    Dialog.answer = False
    ask(window, Action.PRINT)
    assert not (tmp_path / "printed.pdf").exists()
