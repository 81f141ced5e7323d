"""The log of games as a table that reads its rows when they are looked at."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from bigben.engine import Rules
from bigben.settings.game_log import GameLog
from bigben.settings.log import Filter, LogLine, Sorting
from bigben.settings.records import GameResult, Source
from bigben.ui.words.formats import (
    NOTHING,
    duration_text,
    level_name,
    number_text,
    rules_name,
    source_name,
)

_PAGE: Final = 200
"""Rows that are read at once."""
_MOST_PAGES: Final = 50
"""Pages that are kept; then all are forgotten and read anew."""
_Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """What is told of a game, from left to right."""

    DATE = 0
    DEAL = 1
    RESULT = 2
    RULES = 3
    SOURCE = 4
    LEVEL = 5
    REPLAY = 6
    TIME = 7
    MOVES = 8
    HINTS = 9


_SORTINGS: Final = {
    Column.DATE: Sorting.STARTED,
    Column.DEAL: Sorting.DEAL_NUMBER,
    Column.RESULT: Sorting.RESULT,
    Column.TIME: Sorting.TIME,
    Column.MOVES: Sorting.MOVES,
    Column.HINTS: Sorting.HINTS,
    Column.RULES: Sorting.RULES,
    Column.SOURCE: Sorting.SOURCE,
    Column.LEVEL: Sorting.LEVEL,
    Column.REPLAY: Sorting.REPLAY,
}
_NUMBERS: Final = frozenset({Column.TIME, Column.MOVES, Column.HINTS})
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NONE: Final = QModelIndex()


class GamesModel(QAbstractTableModel):
    """A row a game, a :class:`Column` each. Empty until :meth:`show_games` is called."""

    def __init__(self, log: GameLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._chosen = Filter()
        self._sorting = Sorting.STARTED
        self._descending = True
        self._rows = array("q")
        self._pages: dict[int, dict[int, LogLine]] = {}
        self._filled = False
        self._headers = {
            Column.DATE: self.tr("Date"),
            Column.DEAL: self.tr("Deal number"),
            Column.RESULT: self.tr("Result"),
            Column.TIME: self.tr("Time"),
            Column.MOVES: self.tr("Moves"),
            Column.HINTS: self.tr("Hints"),
            Column.RULES: self.tr("Rule set"),
            Column.SOURCE: self.tr("Deal from"),
            Column.LEVEL: self.tr("Level"),
            Column.REPLAY: self.tr("Replay"),
        }
        self._texts: dict[Column, Callable[[LogLine], str]] = {
            Column.DATE: lambda line: line.local_date,
            Column.DEAL: lambda line: number_text(int(line.deal_number)),
            Column.RESULT: self._result,
            Column.TIME: lambda line: _text(line.milliseconds, duration_text),
            Column.MOVES: lambda line: _text(line.moves, number_text),
            Column.HINTS: lambda line: _text(line.hints, number_text),
            Column.RULES: lambda line: rules_name(Rules(line.rules)),
            Column.SOURCE: lambda line: source_name(Source(line.source)),
            Column.LEVEL: lambda line: "" if line.level is None else level_name(line.level),
            Column.REPLAY: lambda line: self.tr("replay") if line.replay else "",
        }

    def show_games(self, chosen: Filter) -> None:
        """Show just the games chosen, as the log has them now."""
        self._chosen = chosen
        self._filled = True
        self._find()

    def line(self, row: int) -> LogLine | None:
        """The game in a row; None if the log has lost it."""
        number, _place = divmod(row, _PAGE)
        if number not in self._pages:
            if len(self._pages) >= _MOST_PAGES:
                self._pages.clear()
            rows = self._rows[number * _PAGE : (number + 1) * _PAGE]
            self._pages[number] = self._log.lines(rows)
        return self._pages[number].get(self._rows[row])

    def _find(self) -> None:
        self.beginResetModel()
        self._pages.clear()
        self._rows = self._log.find(self._chosen, self._sorting, descending=self._descending)
        self.endResetModel()

    def _result(self, line: LogLine) -> str:
        match line.result:
            case GameResult.WON:
                return self.tr("won")
            case GameResult.LOST:
                return self.tr("lost")
        return self.tr("not counted") if line.shown else self.tr("not finished")

    # Overridden

    def rowCount(self, parent: _Index = _NONE) -> int:  # noqa: N802
        """How many games are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NONE) -> int:  # noqa: N802
        """How much is told of a game."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, which may be cut there, and on which side it stands."""
        if not index.isValid():
            return None
        column = Column(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            line = self.line(index.row())
            return "" if line is None else self._texts[column](line)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _NUMBERS:
            return _RIGHT
        return None

    def headerData(  # noqa: N802
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """A column's title, which stands on the side where the cells' texts do."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers[Column(section)]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if Column(section) in _NUMBERS else _LEFT
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        self._sorting = _SORTINGS[Column(column)]
        self._descending = order is Qt.SortOrder.DescendingOrder
        if self._filled:
            self._find()


def _text(value: int | None, text: Callable[[int], str]) -> str:
    return NOTHING if value is None else text(value)
