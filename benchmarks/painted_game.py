"""The program itself, until its table is painted. The argument is a data folder."""

import sys
from pathlib import Path

from measure import report_first_paint
from PySide6.QtWidgets import QApplication

from bigben import app, command_line
from bigben.view.table_view import TableView


def report() -> int:
    """Stands in for the event loop that the program would run now."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    (table,) = [w for w in application.allWidgets() if isinstance(w, TableView)]
    return report_first_paint(application, table.viewport())


app.QApplication.exec = staticmethod(report)  # type: ignore[method-assign]
app.run(command_line.Arguments(data_dir=Path(sys.argv[1])))
