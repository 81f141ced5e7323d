"""The list of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionHeader,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bigben.engine import Rules
from bigben.settings.game_log import GameLog
from bigben.settings.log import Ending, Filter, LogLine
from bigben.settings.records import Source
from bigben.ui.statistics.games_model import Column, GamesModel
from bigben.ui.words.formats import number_text, source_name

_TYPING_MS: Final = 200
"""How long no key has been struck when the list follows the text."""
_WORDS: Final = (Column.REPLAY, Column.SOURCE, Column.RULES, Column.LEVEL, Column.RESULT)
"""Columns of words, in the order in which they are cut where not all columns have room."""
_GIVE_WAY: Final = (Column.HINTS, Column.MOVES, Column.TIME, *_WORDS)
"""First those whose titles are wider than their figures: nothing of them is cut."""
_AROUND_WORDS_PX: Final = 34
"""Frame, margins and button of the field, beside the words that stand in it while it is empty."""


class GamesTable(QTableView):
    """A table whose rows can be chosen with Enter, and whose words give way to its figures.

    Signals:
        entered_row: Enter was struck on a row.
    """

    entered_row = Signal()

    def fit_columns(self) -> None:
        """Give each column what it needs, and its share of the room that is left.

        Where there is too little, words are cut, to be hovered.
        """
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        missing = header.length() - self.viewport().width()
        for column in _GIVE_WAY:
            if missing <= 0:
                break
            if header.isSectionHidden(column):
                continue
            width, least = self.columnWidth(column), self._title_width(column)
            if column not in _WORDS:
                least = max(least, self.sizeHintForColumn(column))
            self.setColumnWidth(column, max(width - missing, min(width, least)))
            missing -= width - self.columnWidth(column)
        shown = [column for column in Column if not header.isSectionHidden(column)]
        for left, column in zip(range(len(shown), 0, -1), shown, strict=True):
            share = max(0, -missing) // left
            self.setColumnWidth(column, self.columnWidth(column) + share)
            missing += share

    def _title_width(self, column: Column) -> int:
        """How wide a title is: of a list that is sorted by something else, without an arrow."""
        header = self.horizontalHeader()
        if column == header.sortIndicatorSection():
            return header.sectionSizeHint(column)
        option = QStyleOptionHeader()
        option.initFrom(header)
        option.text = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        kind = QStyle.ContentsType.CT_HeaderSection
        return self.style().sizeFromContents(kind, option, QSize(), header).width()

    # Overridden

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the row; otherwise it would press the dialog's button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.entered_row.emit()
        else:
            super().keyPressEvent(event)


class GamesPage(QWidget):
    """The games of the log, to be sorted, narrowed down and played again.

    Attributes:
        text, ending, source: what the list is narrowed to.
        table: the list; its model reads the log.
        count: says how many games are in the list.
        play: the button to play a row's deal again.
        review: the button to look back at a row's game, if it has ended.

    Signals:
        deal_chosen: a deal is to be played again; its number and rule set.
        review_asked: a game is to be looked back at; its row number.
    """

    deal_chosen = Signal(object, Rules)
    review_asked = Signal(object)

    def __init__(self, log: GameLog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: Rules | None = None
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self._find)
        self.text = self._make_field()
        self.ending = self._make_box(
            self.tr("Result"),
            [
                (self.tr("Any result"), None),
                (self.tr("Won"), Ending.WON),
                (self.tr("Lost"), Ending.LOST),
                (self.tr("Not finished"), Ending.NONE),
            ],
        )
        # Practice is not in the log.
        sources = [source for source in Source if source is not Source.PRACTICE]
        self.source = self._make_box(
            self.tr("Deal from"),
            [
                (self.tr("From anywhere"), None),
                *((source_name(source), source) for source in sources),
            ],
        )
        self._model = GamesModel(log, self)
        self.table = self._make_table()
        self.count = QLabel()
        self.play = _button(self.tr("&Play this deal again"), self._choose)
        self.review = _button(self.tr("Re&view this game"), self._ask_review)
        self._add_to_menu(self.tr("Play this deal again"), self._choose)
        self._review_row = self._add_to_menu(self.tr("Review this game"), self._ask_review)
        self.table.selectionModel().currentChanged.connect(self._show_possible)

        top = QHBoxLayout()
        top.addWidget(self.text, 1)
        top.addWidget(self.ending)
        top.addWidget(self.source)
        bottom = QHBoxLayout()
        bottom.addWidget(self.count)
        bottom.addStretch()
        bottom.addWidget(self.review)
        bottom.addWidget(self.play)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addLayout(bottom)

    def show_games(self, rules: Rules | None) -> None:
        """List the games of a rule set, or of all, as the log has them now."""
        self._rules = rules
        self._find()

    def _find(self) -> None:
        self._typing.stop()
        # A box gives back a plain text for the enum's value that it was given.
        ending, source = self.ending.currentData(), self.source.currentData()
        self._model.show_games(
            Filter(
                self._rules,
                ending and Ending(ending),
                source and Source(source),
                self.text.text(),
            )
        )
        games = self._model.rowCount()
        self.count.setText(self.tr("Games: {games}").format(games=number_text(games)))
        self.play.setEnabled(games > 0)
        self.table.setCurrentIndex(self._model.index(0, 0) if games else QModelIndex())
        # One rule set is the same in every row.
        self.table.setColumnHidden(Column.RULES, self._rules is not None)
        self.table.fit_columns()
        self._show_possible()

    @property
    def _line(self) -> LogLine | None:
        """The game of the current row."""
        index = self.table.currentIndex()
        return self._model.line(index.row()) if index.isValid() else None

    def _choose(self) -> None:
        line = self._line
        if line is not None:
            self.deal_chosen.emit(int(line.deal_number), Rules(line.rules))

    def _ask_review(self) -> None:
        line = self._line
        if line is not None and line.result is not None:
            self.review_asked.emit(line.row)

    def _show_possible(self) -> None:
        line = self._line
        ended = line is not None and line.result is not None
        self.review.setEnabled(ended)
        self._review_row.setEnabled(ended)

    def _make_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(self.tr("Number, date or level"))
        words = self.fontMetrics().horizontalAdvance(field.placeholderText())
        field.setMinimumWidth(words + _AROUND_WORDS_PX)
        field.setToolTip(self.tr("Deal number, date (2026-11-30) or level"))
        field.setAccessibleName(self.tr("Search"))
        field.setClearButtonEnabled(True)
        field.textEdited.connect(lambda _text: self._typing.start())
        field.textChanged.connect(lambda text: None if text else self._find())
        return field

    def _make_box(self, name: str, choices: Iterable[tuple[str, Enum | None]]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        for words, choice in choices:
            box.addItem(words, choice)
        box.currentIndexChanged.connect(self._find)
        return box

    def _add_to_menu(self, text: str, triggered: Callable[[], object]) -> QAction:
        """Add an action to the menu of the rows."""
        action = QAction(text, self.table)
        action.triggered.connect(triggered)
        self.table.addAction(action)
        return action

    def _make_table(self) -> GamesTable:
        table = GamesTable()
        table.setAccessibleName(self.tr("Games"))
        table.setModel(self._model)
        table.verticalHeader().hide()
        # Rows of one height: none has to be measured, however many there are.
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        table.horizontalHeader().setResizeContentsPrecision(0)
        table.horizontalHeader().setHighlightSections(False)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        table.horizontalHeader().setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)
        table.horizontalHeader().sortIndicatorChanged.connect(table.fit_columns)
        table.entered_row.connect(self._choose)
        return table


def _button(text: str, pressed: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.clicked.connect(pressed)
    return button
