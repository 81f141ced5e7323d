"""The rules on a page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from bigben.ui.rules_page import RulesPage

_INDENT_PX = 20
"""How far lists are indented."""


class RulesDialog(QDialog):
    """Shows how Big Ben is played.

    Attributes:
        page: the text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules"))
        self.page = QTextBrowser()
        self.page.document().setIndentWidth(_INDENT_PX)
        self.page.setHtml(RulesPage().html())
        self.page.document().setDocumentMargin(16)
        self.page.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page)
        layout.addWidget(buttons)

    # Overridden

    def sizeHint(self) -> QSize:
        """About seventy letters a line, as longer ones are hard to read."""
        letter = self.fontMetrics().averageCharWidth()
        return QSize(80 * letter, 80 * letter)
