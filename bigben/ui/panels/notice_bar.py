"""A sentence above the table that stays until it is closed."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from bigben.ui.access.announce import announce
from bigben.ui.panels.edge import paint_edge

_OPTION: Final = re.compile(r"--[\w-]+")
_KEPT_HYPHEN: Final = "-\N{WORD JOINER}"


class NoticeBar(QFrame):
    """Says what the player should know but needn't answer, such as a damaged file.

    Further notices stand below the first; closing the bar closes all. Below them stands what is
    wrong with what the player asked for last, for as long as he asks for nothing else like it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences: list[str] = []
        self._complaint = ""
        self.setAutoFillBackground(True)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = QToolButton(self)
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.dismiss)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 4, 4)
        layout.addWidget(self._text)
        layout.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignTop)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The notices shown, a line each; empty when the bar is closed."""
        return "\n".join(filter(None, (*self._sentences, self._complaint)))

    def say(self, sentence: str) -> None:
        """Show a sentence, once however often it is said."""
        if sentence and sentence not in self._sentences:
            self._sentences.append(sentence)
            self._show(sentence)

    def complain(self, sentence: str) -> None:
        """Show what is wrong with what was asked for last, and no longer with what was before.

        An empty sentence: nothing is wrong.
        """
        if sentence or self._complaint:
            self._complaint = sentence
            self._show(sentence)

    def dismiss(self) -> None:
        """Close the bar."""
        self._sentences.clear()
        self._complaint = ""
        self._show()

    def _show(self, news: str = "") -> None:
        """Show all there is to say, and have what is new read."""
        self._text.setText(_unbroken(self.text))
        self.setVisible(bool(self.text))
        if news:
            announce(self, news)

    def _retranslate(self) -> None:
        self._close.setAccessibleName(self.tr("Close the notice"))
        self._close.setToolTip(self.tr("Close the notice"))

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge; the ground is painted by itself."""
        del event
        paint_edge(self)


def _unbroken(text: str) -> str:
    """A text in which no line ends within an option of the command line."""
    return _OPTION.sub(lambda option: option[0].replace("-", _KEPT_HYPHEN), text)
