"""What the program says of itself, and what a report of a fault tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bigben import __version__
from bigben.ui.about_dialog import AboutDialog
from bigben.ui.actions import Action
from bigben.ui.desktop.report import report
from bigben.ui.main_window import MainWindow


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> AboutDialog:
    dialog = AboutDialog(tmp_path, lambda: "all about it")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_version_licences_and_folder_are_named(dialog: AboutDialog, tmp_path: Path) -> None:
    text = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"Big Ben {__version__}" in text
    for name, licence in (
        ("Big Ben", "MIT"),
        ("PySide6", "LGPL"),
        ("pysol-cards", "BSD"),
        ("platformdirs", "MIT"),
        ("Python", "PSF"),
    ):
        assert any(
            name in line and licence in line for line in text.replace("<br>", "\n").split("\n")
        )
    assert str(tmp_path) in text


def test_the_details_are_copied(qtbot: QtBot, dialog: AboutDialog) -> None:
    qtbot.mouseClick(dialog.copy_details, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "all about it"
    assert dialog.copy_details.text() == "Copied"


def test_the_folder_is_opened(
    qtbot: QtBot, dialog: AboutDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    qtbot.mouseClick(dialog.folder, Qt.MouseButton.LeftButton)
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_enter_and_escape_close_it(qtbot: QtBot, dialog: AboutDialog, key: Qt.Key) -> None:
    qtbot.keyClick(dialog, key)
    assert dialog.isHidden()


def test_the_menu_asks_for_it(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.about_asked):
        window.actions_by_name[Action.ABOUT].trigger()


def test_a_report_tells_of_program_system_screen_and_log(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    del qapp
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "asel")
    text = report(tmp_path / "asel" / "data", [f"WARNING {tmp_path}/asel/x cannot be read"])
    assert f"Big Ben {__version__}" in text
    assert f"Qt {qVersion()}" in text
    assert "scale 1" in text
    assert f"Data folder: {Path('~', 'data')}" in text
    assert text.endswith("WARNING ~/x cannot be read")
    assert "asel" not in text


def test_a_user_without_a_home_gets_a_report(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    del qapp
    monkeypatch.setattr(Path, "home", no_home)
    assert f"Data folder: {tmp_path}" in report(tmp_path, [])
