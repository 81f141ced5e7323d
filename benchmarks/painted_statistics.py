"""Opening the statistics of a data folder, and its list of games. Prints milliseconds as JSON."""

import json
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from bigben.engine import Rules
from bigben.settings.game_log import GameLog
from bigben.settings.paths import Paths
from bigben.settings.store import GameStore

app = QApplication([])
store = GameStore(Paths.under(Path(sys.argv[1])).database)
store.open()
log = GameLog(store)
begin = time.perf_counter()
# As in the program, the import is a part of the first opening.
from bigben.ui.statistics.dialog import StatisticsDialog  # noqa: E402

dialog = StatisticsDialog(log, Rules.BIG_BEN, lambda: None)
dialog.show()
dialog.grab()
painted = time.perf_counter()


def count() -> float:
    """Wait for the figures, which of a long log come after the window was seen.

    Returns for how many milliseconds of the processor the window stood still at most.
    """
    longest = 0.0
    while not dialog.reset.isEnabled():
        before = time.thread_time()
        app.processEvents()
        longest = max(longest, 1000 * (time.thread_time() - before))
    return longest


still_ms = count()
dialog.grab()
opened = time.perf_counter()
dialog.tabs.setCurrentWidget(dialog.games)
dialog.grab()
listed = time.perf_counter()
dialog.scope.setCurrentIndex(dialog.scope.count() - 1)
count()
dialog.grab()
all_shown = time.perf_counter()
print(
    json.dumps(
        {
            "statistics painted": 1000 * (painted - begin),
            "their figures painted": 1000 * (opened - begin),
            "  the window stood still for": still_ms,
            "list of games opened and painted": 1000 * (listed - opened),
            "all rule sets chosen, with the list": 1000 * (all_shown - listed),
        }
    )
)
store.close()
