"""The window of the help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QStackedWidget, QWidget

from bigben.ui.access.table_keys import KeyUse
from bigben.ui.actions import Actions
from bigben.ui.help.counting_page import CountingPage
from bigben.ui.help.keys_page import KeysPage
from bigben.ui.help.names_page import NamesPage
from bigben.ui.help.page_view import PageView
from bigben.ui.help.parts import Page, Picture
from bigben.ui.help.picture_box import PictureBox
from bigben.ui.help.program_page import ProgramPage
from bigben.ui.help.rule_sets_page import RuleSetsPage
from bigben.ui.help.rules_page import RulesPage
from bigben.ui.help.strategy_page import StrategyPage
from bigben.ui.looks import Looks
from bigben.ui.words.sentences import Sentences
from bigben.view.animator import Speed
from bigben.view.cards.faces import SharedFaces

_WIDTH: Final = 124
_HEIGHT: Final = 108
"""The size that the window asks for, in widths of a letter."""
_MOST: Final = 0.85
"""But no more than this of the screen's room."""
_LIST_MOST: Final = 0.3
"""How much of the window the list may take; longer titles are wrapped."""
_LIST_GAP_PX: Final = 2
_LIST_SPACE: Final = 4
"""Beside the list's longest title, in widths of a letter."""


class Topic(Enum):
    """The pages, in the order in which the list has them."""

    RULES = auto()
    PROGRAM = auto()
    STRATEGY = auto()
    RULE_SETS = auto()
    COUNTING = auto()
    KEYS = auto()
    NAMES = auto()


class HelpWindow(QWidget):
    """Shows the pages of the help beside the game; Escape closes it.

    Attributes:
        topics: the list of pages.

    Signals:
        said: a sentence was handed to whatever reads the screen; carries it.
    """

    said = Signal(str)

    def __init__(
        self,
        looks: Looks,
        actions: Actions,
        uses: Callable[[], Sequence[KeyUse]],
        speed: Callable[[], Speed],
        parent: QWidget,
    ) -> None:
        """``uses`` tells the table's keys, ``speed`` how fast cards move on it now."""
        super().__init__(parent, Qt.WindowType.Window)
        self._looks = looks
        self._speed = speed
        self._actions = actions
        self._uses = uses
        self._sentences = Sentences(self)
        self._faces: dict[float, SharedFaces] = {}
        self._views: dict[Topic, PageView] = {}
        self.topics = QListWidget()
        self.topics.setWordWrap(True)
        self.topics.setSpacing(_LIST_GAP_PX)
        self._stack = QStackedWidget()
        layout = QHBoxLayout(self)
        layout.addWidget(self.topics)
        layout.addWidget(self._stack, 1)
        QShortcut(QKeySequence.StandardKey.Cancel, self, self.close)
        self._write()
        self.topics.currentRowChanged.connect(self._show_row)
        looks.changed.connect(self._apply_looks)
        self.resize(self.sizeHint())  # by itself Qt takes no more than two thirds of the screen

    def show_topic(self, topic: Topic | None = None) -> None:
        """Come forward with a page, or with the one that was open last."""
        if topic is not None:
            self.topics.setCurrentRow(list(Topic).index(topic))
        elif self.topics.currentRow() < 0:
            self.topics.setCurrentRow(0)
        self.show()
        self._show_row(self.topics.currentRow())  # closing forgot it
        self.raise_()
        self.activateWindow()
        self.topics.setFocus()

    def view(self, topic: Topic) -> PageView:
        """The widget of a page; made when it is first asked for."""
        if topic not in self._views:
            view = PageView(self._pages[topic], self._make_picture)
            view.said.connect(self.said)
            self._views[topic] = view
            self._stack.addWidget(view)
        return self._views[topic]

    def _write(self) -> None:
        """Write all pages anew, in the language that holds now."""
        self.setWindowTitle(self.tr("Help"))
        self.topics.setAccessibleName(self.tr("Help pages"))
        self._pages = self._make_pages()
        self._forget_views()
        row = self.topics.currentRow()
        with QSignalBlocker(self.topics):
            self.topics.clear()
            self.topics.addItems([page.title for page in self._pages.values()])
            self.topics.setCurrentRow(row)
        self._fit_list()
        self._show_row(row)

    def _forget_views(self) -> None:
        """Have pages made anew when they are next shown: their tables are megabytes."""
        for view in self._views.values():
            self._stack.removeWidget(view)
            view.deleteLater()
        self._views.clear()
        self._faces.clear()

    def _make_pages(self) -> dict[Topic, Page]:
        return {
            Topic.RULES: RulesPage().page(),
            Topic.PROGRAM: ProgramPage().page(self._actions),
            Topic.STRATEGY: StrategyPage().page(),
            Topic.RULE_SETS: RuleSetsPage().page(),
            Topic.COUNTING: CountingPage().page(),
            Topic.KEYS: KeysPage().page(self._actions, self._uses()),
            Topic.NAMES: NamesPage().page(),
        }

    def _make_picture(self, picture: Picture) -> PictureBox:
        faces = self._faces_of(picture.size)
        return PictureBox(picture, faces, self._looks, speed=self._speed, sentences=self._sentences)

    def _faces_of(self, size: float) -> SharedFaces:
        """Faces for pictures of a size: they keep the cards of one width only."""
        if size not in self._faces:
            of_table = self._looks.faces
            self._faces[size] = SharedFaces(of_table.style, of_table.back_design)
        return self._faces[size]

    def _show_row(self, row: int) -> None:
        if row >= 0 and self.isVisible():
            self._stack.setCurrentWidget(self.view(list(Topic)[row]))

    def _apply_looks(self) -> None:
        self._faces.clear()
        for view in self._views.values():
            for picture in view.pictures:
                picture.apply_looks(self._faces_of(picture.picture.size))

    def _fit_list(self) -> None:
        """Let the list be as wide as its longest line, but leave most of the room to the page."""
        longest = max(self.fontMetrics().horizontalAdvance(p.title) for p in self._pages.values())
        frame = 2 * self.topics.frameWidth() + _LIST_SPACE * self.fontMetrics().averageCharWidth()
        self.topics.setFixedWidth(min(longest + frame, int(_LIST_MOST * self.width())))

    # Overridden

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is kept of pages that nobody sees."""
        super().closeEvent(event)
        self._forget_views()

    def sizeHint(self) -> QSize:
        """The list and a page, within the screen."""
        letter = self.fontMetrics().averageCharWidth()
        room = self.screen().availableSize() * _MOST
        return QSize(_WIDTH * letter, _HEIGHT * letter).boundedTo(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between list and page."""
        super().resizeEvent(event)
        self._fit_list()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the colours and the size of the letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            # Not before the actions, whose names stand on the pages, speak it too.
            QTimer.singleShot(0, self, self._write)
        elif event.type() is QEvent.Type.PaletteChange:
            self._apply_looks()
        elif event.type() is QEvent.Type.FontChange:
            self._fit_list()
