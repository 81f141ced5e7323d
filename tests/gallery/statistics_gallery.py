"""Pictures of the statistics: every page, as a chart and as a table, in three sets of colours.

    python tests/gallery/statistics_gallery.py FOLDER [--language LANGUAGE] [--games N…]

writes them as PNG files, a sheet for each number of games and set of colours. Look at them all
after a change in ``ui/statistics``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication

from bigben.engine import Rules
from bigben.settings.game_log import GameLog, merge
from bigben.settings.store import GameStore
from bigben.ui.desktop.language import Language
from bigben.ui.statistics.chart_page import ChartPage
from bigben.ui.statistics.dialog import StatisticsDialog
from bigben.view.resources import resource

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.logs import random_log

GAMES: Final = (0, 1, 3, 50, 10_000)
SIZE: Final = QSize(880, 560)
SEED: Final = 12
"""Of a log with few replays, in which every other game was won."""


def palette(ground: str, field: str, letters: str, accent: str) -> QPalette:
    """Colours as a system has them: of windows, of lists, of letters, of what stands out."""
    colours = QPalette(QColor(ground), QColor(ground))
    for role, colour in (
        (QPalette.ColorRole.Base, field),
        (QPalette.ColorRole.AlternateBase, ground),
        (QPalette.ColorRole.WindowText, letters),
        (QPalette.ColorRole.Text, letters),
        (QPalette.ColorRole.ButtonText, letters),
        (QPalette.ColorRole.Accent, accent),
        (QPalette.ColorRole.Highlight, accent),
        (QPalette.ColorRole.HighlightedText, field),
    ):
        colours.setColor(role, QColor(colour))
    return colours


PALETTES: Final = {
    "light": ("#f2f2f0", "#ffffff", "#1c1c1c", "#2f6fb0"),
    "dark": ("#2a2c30", "#1f2124", "#e8e6e1", "#6ea8e0"),
    "high-contrast": ("#000000", "#000000", "#ffffff", "#ffff00"),
}


def sheet(log: GameLog) -> QImage:
    """All pages of the statistics of all rule sets, beside each other."""
    dialog = StatisticsDialog(log, Rules.BIG_BEN, lambda: None)
    dialog.scope.setCurrentIndex(dialog.scope.count() - 1)
    dialog.resize(SIZE)
    dialog.show()
    pictures: list[QImage] = []
    for index in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(index)
        QApplication.processEvents()
        pictures.append(dialog.grab().toImage())
        page = dialog.tabs.widget(index)
        charts = [page] if isinstance(page, ChartPage) else page.findChildren(ChartPage)
        for chart in charts:
            chart.as_table.setChecked(True)
            QApplication.processEvents()
            pictures.append(dialog.grab().toImage())
    dialog.close()
    dialog.deleteLater()
    return _beside_each_other(pictures)


def _beside_each_other(pictures: Sequence[QImage], columns: int = 2) -> QImage:
    rows = -(-len(pictures) // columns)
    width, height = pictures[0].width(), pictures[0].height()
    whole = QImage(columns * width, rows * height, QImage.Format.Format_RGB32)
    whole.fill(QColor("#808080"))
    painter = QPainter(whole)
    for index, picture in enumerate(pictures):
        painter.drawImage(index % columns * width, index // columns * height, picture)
    painter.end()
    return whole


def main() -> None:
    """Paint what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--games", type=int, nargs="*", default=GAMES)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as name:
        language = Language(resource("i18n"))
        language.speak(options.language)
        for games in options.games:
            with closing(GameStore(Path(name, f"{games}.sqlite3"))) as store:
                store.open()
                rows = random_log(SEED, games)
                store.change(lambda connection, rows=rows: merge(connection, rows))
                for colours, parts in PALETTES.items():
                    app.setPalette(palette(*parts))
                    file = f"statistics-{options.language}-{games}-{colours}.png"
                    sheet(GameLog(store)).save(str(options.folder / file))


if __name__ == "__main__":
    main()
