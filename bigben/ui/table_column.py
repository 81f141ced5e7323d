"""The middle of the window: the table, with the bars that come above and below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

_LEAST_TABLE_PX: Final = 300
"""How low the table can become for the sake of bars; by itself it stays higher than that."""


class TableColumn(QWidget):
    """Gives bars their room from the table's, so that no window grows for them."""

    def __init__(self, above: QWidget, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(above)
        self._layout.addWidget(table, stretch=1)
        table.setMinimumHeight(_LEAST_TABLE_PX)

    def add_below(self, bar: QWidget) -> None:
        """Lay a bar out below all that is there."""
        self._layout.addWidget(bar)

    # Overridden

    def minimumSizeHint(self) -> QSize:
        """What the table wants by itself, or with bars more if there is too little left of it."""
        return super().minimumSizeHint().expandedTo(self._table.minimumSizeHint())
