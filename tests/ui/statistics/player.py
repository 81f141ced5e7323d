"""A player who answers what the statistics ask, and reads what they say."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QMessageBox, QWidget

from bigben.ui.statistics.dialog import StatisticsDialog


class Player:
    """Chooses a file, answers the question of the reset, and reads what is told."""

    def __init__(self, file: Path | None = None, button: str = "") -> None:
        self.told: list[str] = []
        self.offered: list[str] = []
        """The names of files that stood in dialogs."""
        self._file = file
        self._button = button

    def __call__(self, waiting: QWidget) -> None:
        if isinstance(waiting, QFileDialog):
            name = waiting.findChild(QLineEdit)
            assert isinstance(name, QLineEdit)
            self.offered.append(name.text())
            if self._file is None:
                waiting.reject()
            else:
                name.setText(str(self._file))
                waiting.accept()
        elif isinstance(waiting, QMessageBox):
            self.told.append(f"{waiting.text()} {waiting.informativeText()}".strip())
            named = [each for each in waiting.buttons() if each.text() == self._button]
            (named or waiting.buttons())[0].click()


def everything_said(dialog: StatisticsDialog) -> list[str]:
    # Not what boxes said that are closed, and on their way out.
    widgets = [each for each in dialog.findChildren(QWidget) if each.window() is dialog]
    said = [each.text() for each in widgets if isinstance(each, QLabel) and not each.isHidden()]
    said += [each.accessibleName() for each in widgets]
    for page in (dialog.rate, dialog.times, dialog.moves, dialog.deals):
        said += [cell for row in page.chart.table().rows for cell in row]
    return said
