"""What the player sees when something unexpected goes wrong."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QStyle,
    QVBoxLayout,
    QWidget,
)

_SIGN_PX: Final = 48


class UnexpectedDialog(QDialog):
    """Says that something went wrong, and whether the game is safe. Enter and Escape play on.

    Attributes:
        message: what the player reads.
        details: what whoever mends it reads.
        copy_details, quit, go_on: the buttons.
    """

    def __init__(self, *, saved: bool | None, parent: QWidget | None = None) -> None:
        """``saved``: whether the game could be saved; None if the program could not start."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        sign = QLabel()
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        sign.setPixmap(icon.pixmap(_SIGN_PX))
        self.message = QLabel(self._message(saved))
        self.message.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(sign)
        top.addWidget(self.message, 1)
        label = QLabel(self.tr("&Details for a bug report:"))
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setTabChangesFocus(True)
        label.setBuddy(self.details)
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.copy_details = buttons.addButton(self.tr("Copy details"), role.ActionRole)
        self.copy_details.clicked.connect(self._copy)
        # No letter for the keyboard quits: it could be struck in passing.
        self.quit = buttons.addButton(self.tr("Quit Big Ben"), role.DestructiveRole)
        self.quit.setVisible(saved is not None)
        self.quit.clicked.connect(self._quit)
        words = self.tr("Close") if saved is None else self.tr("Play on")
        self.go_on = buttons.addButton(words, role.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(label)
        layout.addWidget(self.details, 1)
        layout.addWidget(buttons)
        # Only a button that is in the dialog can be its default.
        self.go_on.setDefault(True)
        self.go_on.setFocus()

    def add(self, text: str) -> None:
        """Add to the details."""
        self.details.appendPlainText(text.rstrip() + "\n")
        self.details.moveCursor(QTextCursor.MoveOperation.Start)

    def _message(self, saved: bool | None) -> str:
        if saved is None:
            return self.tr(
                "Big Ben could not start, because of an unexpected error. Your games are as "
                "they were."
            )
        if saved:
            return self.tr(
                "Something unexpected went wrong in Big Ben. Your game is safe: it has been "
                "saved. You can play on; if anything looks wrong then, restart Big Ben."
            )
        return self.tr(
            "Something unexpected went wrong in Big Ben, and the game could not be saved just "
            "now. Everything that was saved before is safe."
        )

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.details.toPlainText())

    def _quit(self) -> None:
        self.reject()
        QApplication.closeAllWindows()

    # Overridden

    def sizeHint(self) -> QSize:
        """Room for most lines of the details."""
        letter = self.fontMetrics().averageCharWidth()
        return QSize(80 * letter, 55 * letter)
