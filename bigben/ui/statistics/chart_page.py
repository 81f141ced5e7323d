"""A chart that can be read as a table too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHeaderView,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bigben.ui.statistics.chart import Chart

_LEAST_COLUMN_PX: Final = 110


class ChartPage(QWidget):
    """Shows a chart, the same as a table, or a sentence while there is nothing to show.

    Attributes:
        chart: the chart.
        table: the table.
        as_table: the check box that chooses between the two.
        nothing: the sentence.
        stack: shows one of the three.
    """

    def __init__(self, chart: Chart, nothing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = chart
        self.table = QTableView()
        self.table.setModel(QStandardItemModel(self.table))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().setDefaultSectionSize(self.table.fontMetrics().height() + 8)
        self.table.horizontalHeader().setMinimumSectionSize(_LEAST_COLUMN_PX)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.as_table = QCheckBox(self.tr("As a ta&ble"))
        self.nothing = QLabel(nothing)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(chart)
        scroll.viewport().setAutoFillBackground(False)
        chart.setAutoFillBackground(False)
        self._scroll = scroll
        self.stack = QStackedWidget()
        for widget in (scroll, self.table, self.nothing):
            self.stack.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.as_table)
        self.as_table.toggled.connect(self.refresh)

    def refresh(self) -> None:
        """Show what the chart shows now."""
        content = self.chart.table()
        self.as_table.setVisible(bool(content.rows))
        if not content.rows:
            self.stack.setCurrentWidget(self.nothing)
            return
        if not self.as_table.isChecked():
            self.stack.setCurrentWidget(self._scroll)
            return
        model = self.table.model()
        assert isinstance(model, QStandardItemModel)
        model.clear()
        model.setHorizontalHeaderLabels(list(content.headers))
        for row in content.rows:
            items = [QStandardItem(text) for text in row]
            for item in items[1:]:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            model.appendRow(items)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        # The last column takes what the others leave, and no less than any may have.
        last = header.sectionSizeHint(model.columnCount() - 1)
        header.setMinimumSectionSize(max(_LEAST_COLUMN_PX, last))
        self.table.setAccessibleName(self.chart.accessibleName())
        self.table.setCurrentIndex(model.index(0, 0))
        self.stack.setCurrentWidget(self.table)
