"""A page of the help in a widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from bigben.ui.help.parts import Heading, Page, Part, Picture, Points, Rows, Text
from bigben.ui.help.picture_box import PictureBox
from bigben.ui.labels import make_selectable

_LETTERS: Final = 88
"""How many letters of middling width a line has at most: longer ones are hard to read."""
_MARGIN_PX: Final = 20
_SPACE_PX: Final = 12


class PageView(QScrollArea):
    """Shows a page: texts one below the other, pictures between them.

    Attributes:
        page: what it shows.
        texts: the texts between the pictures, from above.
        pictures: the pictures, from above.

    Signals:
        said: a picture said a sentence; carries it.
    """

    said = Signal(str)

    def __init__(self, page: Page, make_picture: Callable[[Picture], PictureBox]) -> None:
        super().__init__()
        self.page = page
        self.texts: list[QLabel] = []
        self.pictures: list[PictureBox] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setAccessibleName(page.title)
        self._column = QWidget()
        layout = self._layout = QVBoxLayout(self._column)
        layout.setContentsMargins(_MARGIN_PX, _SPACE_PX, _MARGIN_PX, _MARGIN_PX)
        layout.setSpacing(_SPACE_PX)
        waiting: list[Part] = []
        for part in page.parts:
            if isinstance(part, Picture):
                self._add_text(waiting)
                waiting = []
                self.pictures.append(make_picture(part))
                self.pictures[-1].said.connect(self.said)
                layout.addWidget(self.pictures[-1])
            else:
                waiting.append(part)
        self._add_text(waiting)
        layout.addStretch()
        self.setWidget(self._column)
        self._fit()

    def _fit(self) -> None:
        self._column.setMaximumWidth(_LETTERS * self.fontMetrics().averageCharWidth())

    def _add_text(self, parts: Sequence[Part]) -> None:
        if not parts:
            return
        label = QLabel("".join(map(_html, parts)))
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.RichText)
        # Keyboard and screen reader come to it as to everything else.
        make_selectable(label)
        label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        spoken = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
        label.setAccessibleName(" ".join(spoken.split()))
        self.texts.append(label)
        self._layout.addWidget(label)

    # Overridden

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let no picture be wider than the page."""
        room = event.size().width() - 2 * _MARGIN_PX
        for picture in self.pictures:
            picture.set_room(room)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Let the lines grow with the letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()


def _html(part: Part) -> str:
    match part:
        case Heading(text):
            return f"<h3>{text}</h3>"
        case Text(html):
            return f"<p>{html}</p>"
        case Points(texts):
            items = "".join(f'<li style="margin-bottom: 4px">{text.html}</li>' for text in texts)
            return f'<ul style="margin-left: 16px; -qt-list-indent: 0">{items}</ul>'
        case Rows(head, rows):
            return _table(head, rows)
        case Picture():
            return ""


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    # Tables of two columns, of which a page can have many, have them at the same places.
    first = ' width="40%"' if not head else ""
    titles = "".join(f'<th align="left" style="padding-right: 24px">{cell}</th>' for cell in head)
    lines = "".join(
        "<tr>"
        + f'<td{first} style="padding-right: 24px"><b>{row[0]}</b></td>'
        + "".join(f'<td style="padding-right: 24px">{cell}</td>' for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    heads = f"<tr>{titles}</tr>" if head else ""
    whole = "" if head else ' width="100%"'
    style = 'cellspacing="0" cellpadding="2" style="margin-top: 8px"'
    return f"<table{whole} {style}>{heads}{lines}</table>"
