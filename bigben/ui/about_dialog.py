"""What program this is, what is inside it, and where it keeps its files."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFont
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bigben import __version__
from bigben.ui import lettering
from bigben.ui.button_box import button_box
from bigben.ui.labels import heading, make_selectable

_SIGN_PX: Final = 64
_PATH_LETTERS: Final = 44
"""How many letters of middling width a folder's name can have before it is broken into lines."""
_LICENCES: Final = (
    ("Big Ben", "MIT"),
    ("Qt, Qt for Python (PySide6)", "LGPL 3"),
    ("pysol-cards", "BSD"),
    ("platformdirs", "MIT"),
    ("Python", "PSF"),
)
"""What is inside the program, and its licence. Names, which no language translates."""


class AboutDialog(QDialog):
    """Says what program this is.

    Attributes:
        folder: the button that opens the folder of the games.
        copy_details: the button that copies what a report of a fault should tell.
    """

    def __init__(
        self, data_folder: Path, describe: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        """``describe`` tells of the program and its surroundings."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Big Ben"))
        self._data_folder = data_folder
        self._describe = describe
        self.folder = QPushButton(self.tr("Open the folder"))
        self.folder.setAutoDefault(False)
        self.folder.clicked.connect(self._open_folder)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self.copy_details = buttons.addButton(
            self.tr("Copy details for a bug report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_details.setAutoDefault(False)
        self.copy_details.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(self._what())
        layout.addSpacing(8)
        layout.addWidget(heading(self.tr("Components and their licences")))
        layout.addWidget(_selectable(_licences()))
        layout.addSpacing(8)
        layout.addWidget(heading(self.tr("Where your games are")))
        layout.addLayout(self._where())
        layout.addSpacing(8)
        layout.addWidget(buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _what(self) -> QLayout:
        """The program's sign, name and version, and what it is in a few words."""
        sign = QLabel()
        sign.setPixmap(QApplication.windowIcon().pixmap(_SIGN_PX))
        title = QLabel(self.tr("Big Ben {version}").format(version=__version__))
        lettering.set_size(title, lettering.FIGURE, QFont.Weight.Bold)
        words = QLabel(
            self.tr(
                "The two-pack clock solitaire. Free software under the MIT licence. Deals are "
                "numbered as in PySolFC."
            )
        )
        words.setWordWrap(True)
        beside = QVBoxLayout()
        beside.addWidget(title)
        beside.addWidget(words)
        row = QHBoxLayout()
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 1)
        return row

    def _where(self) -> QLayout:
        """The folder's path, and the button that opens it."""
        path = _selectable(str(self._data_folder))
        path.setTextFormat(Qt.TextFormat.PlainText)
        metrics = path.fontMetrics()
        most = _PATH_LETTERS * metrics.averageCharWidth()
        path.setMinimumWidth(min(metrics.horizontalAdvance(path.text()) + 1, most))
        row = QHBoxLayout()
        row.addWidget(path, 1)
        row.addWidget(self.folder)
        return row

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._data_folder)))

    def _copy(self) -> None:
        QApplication.clipboard().setText(self._describe())
        self.copy_details.setText(self.tr("Copied"))


def _selectable(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    make_selectable(label)
    return label


def _licences() -> str:
    between = QCoreApplication.translate("AboutDialog", "{name}: {licence}")
    return "<br>".join(
        escape(between.format(name=name, licence=licence)) for name, licence in _LICENCES
    )
