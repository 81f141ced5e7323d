"""Letters of all windows, larger or smaller than the system has them."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

_CLASSES: Final = (
    "QMenu",
    "QMenuBar",
    "QMessageBox",
    "QLabel",
    "QTipLabel",
    "QStatusBar",
    "QPushButton",
    "QCheckBox",
    "QRadioButton",
    "QToolButton",
    "QAbstractItemView",
    "QListView",
    "QHeaderView",
    "QComboBox",
)
"""The kinds of widgets that some systems have other letters for than for the rest."""


class FontSizes:
    """Sets the size of the program's letters in proportion to the system's."""

    def __init__(self) -> None:
        self._system: dict[str, QFont] = {}
        """The system's letters, for the program and for kinds of widgets, once others are set."""

    def set_scale(self, scale: float) -> None:
        """Let all letters be that many times as large as the system's."""
        if not self._system:
            if scale == 1:
                return  # whose letters are not touched follow the system's changes
            # The program's come first: to set them makes those of the kinds the same.
            self._system[""] = QApplication.font()
            for kind in _CLASSES:
                font = QApplication.font(kind)  # type: ignore[call-overload]  # bytes fail
                if font != self._system[""]:
                    self._system[kind] = font
        for kind, font in self._system.items():
            if kind:
                QApplication.setFont(scaled(font, scale), kind)  # type: ignore[arg-type]
            else:
                QApplication.setFont(scaled(font, scale))


def scaled(font: QFont, scale: float) -> QFont:
    """The same letters, that many times as large."""
    other = QFont(font)
    if font.pixelSize() > 0:
        other.setPixelSize(round(font.pixelSize() * scale))
    else:
        other.setPointSizeF(font.pointSizeF() * scale)
    return other
