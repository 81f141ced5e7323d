"""The window of the statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bigben.engine import Rules
from bigben.settings.dealing import Level
from bigben.settings.game_log import GameLog
from bigben.settings.records import Source
from bigben.settings.statistics import Share, Statistics
from bigben.ui.button_box import button_box
from bigben.ui.desktop.first_paint import FirstPaint
from bigben.ui.statistics.chart_page import ChartPage
from bigben.ui.statistics.figures_page import FiguresPage
from bigben.ui.statistics.files import LogFiles
from bigben.ui.statistics.games_page import GamesPage
from bigben.ui.statistics.histogram_chart import HistogramChart
from bigben.ui.statistics.rate_chart import RateChart
from bigben.ui.statistics.shares_chart import Kinds, SharesChart
from bigben.ui.words.formats import duration_text, level_name, number_text, rules_name, source_name

_LIKED_PX: Final = QSize(880, 560)
_OF_SCREEN: Final = 0.94
"""Which share of a small screen it takes at most; by itself Qt takes two thirds."""
_BESIDE_PX: Final = 48
"""On both sides of a sentence that stands in place of figures."""
AT_ONCE: Final = 5_000
"""With more games than this the window is seen before they are counted."""
_LEVELS: Final = tuple(Level)
"""From the first to the last; others follow by name."""


class StatisticsDialog(QDialog):
    """Everything that the log of games tells, by rule set and of all together.

    Attributes:
        scope: which rule set is shown; the last choice is all of them.
        tabs: the pages.
        overview: the figures, or a sentence while there are none.
        figures, rate, times, moves, deals, games: the pages by name.
        export, import_games, reset: the buttons.
        chosen: number and rule set of the deal that is to be played again, for which the
            dialog was closed; None if there is none.
        looked_back_at: the row of the game that is to be looked back at, for which it was
            closed; None if there is none.
    """

    def __init__(
        self,
        log: GameLog,
        rules: Rules,
        before_reset: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        """``rules`` is shown first; for ``before_reset`` see :class:`LogFiles`."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self._log = log
        self.chosen: tuple[int, Rules] | None = None
        self.looked_back_at: int | None = None
        self.scope = QComboBox()
        for each in Rules:
            self.scope.addItem(rules_name(each), each)
        self.scope.addItem(self.tr("All rule sets"), None)
        self.scope.setCurrentIndex(tuple(Rules).index(rules))
        label = QLabel(self.tr("&Rule set:"))
        label.setBuddy(self.scope)
        top = QHBoxLayout()
        top.addWidget(label)
        top.addWidget(self.scope)
        top.addStretch()

        self._make_pages()
        self._files = LogFiles(log, before_reset, self)
        self._files.changed.connect(self.refresh)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self._make_buttons())
        self.scope.currentIndexChanged.connect(self.refresh)
        self.tabs.currentChanged.connect(self._list_games)
        self._counting: Iterator[None] | None = None
        """What is left to do until the figures are known; None: they are shown."""
        self._turns = QTimer(self)  # of no interval: whenever nothing else is to be done
        self._turns.timeout.connect(self._count_on)
        if log.count() <= AT_ONCE:
            self.refresh()
        else:
            self._say_counting()
            # Kept: the dialog alone would not keep its Python part alive.
            self._first_paint = FirstPaint(self, self.refresh)
        self.tabs.setFocus()  # Ctrl+Tab leads to the next page from there
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * _OF_SCREEN))

    @property
    def rules(self) -> Rules | None:
        """The rule set that is shown; None for all."""
        chosen = self.scope.currentData()
        return None if chosen is None else Rules(chosen)

    def refresh(self) -> None:
        """Show what the log has now: at once, or as soon as a long one is counted."""
        self._listed = False
        self._list_games()
        if self._log.count() <= AT_ONCE:
            self._turns.stop()
            self._show(self._log.statistics(self.rules))
        else:
            self._say_counting()
            self._counting = self._count(self.rules)
            self._turns.start()

    def _say_counting(self) -> None:
        self._nothing.setText(self.tr("Counting the games…"))
        self.overview.setCurrentWidget(self._nothing)
        for page in (self.rate, self.times, self.moves, self.deals):
            page.setEnabled(False)  # what it shows is not what is chosen
        self.reset.setEnabled(False)
        self.export.setEnabled(False)

    def _count(self, rules: Rules | None) -> Iterator[None]:
        self._show((yield from self._log.statistics_in_pieces(rules)))

    def _count_on(self) -> None:
        if self._counting is None or next(self._counting, self) is self:
            self._turns.stop()

    def _show(self, statistics: Statistics) -> None:
        self._counting = None
        figures = statistics.figures
        if figures.played:
            self.figures.show_figures(figures)
            self.overview.setCurrentWidget(self.figures)
        else:
            self._nothing.setText(self._no_games())
            self.overview.setCurrentWidget(self._nothing)
        self._rate.set_course(statistics.course)
        self._times.set_bins(statistics.times, figures.average_milliseconds)
        self._moves.set_bins(statistics.moves, figures.average_moves)
        self._deals.set_kinds(self._kinds(statistics))
        for page in (self.rate, self.times, self.moves, self.deals):
            page.setEnabled(True)
            page.refresh()
        games = self._log.count()
        self.reset.setEnabled(games > 0)
        self.export.setEnabled(games > 0)

    def _list_games(self) -> None:
        """Fill the list when it is first looked at."""
        if not self._listed and self.tabs.currentWidget() is self.games:
            self._listed = True
            self.games.show_games(self.rules)

    def _no_games(self) -> str:
        if self.rules is None:
            return self.tr("No game has ended yet. Play one, and its figures will appear here.")
        return self.tr(
            "No game with the rule set “{rules}” has ended yet. Play one, and its figures will "
            "appear here."
        ).format(rules=rules_name(self.rules))

    def _kinds(self, statistics: Statistics) -> list[Kinds]:
        hints = {
            self.tr("Without a hint"): statistics.by_hints.get(False),
            self.tr("With hints"): statistics.by_hints.get(True),
        }
        sources = {source_name(each): statistics.by_source.get(each) for each in Source}
        levels = sorted(
            (level for level in statistics.by_level if level is not None),
            key=lambda level: (_LEVELS.index(level) if level in _LEVELS else len(_LEVELS), level),
        )
        kinds = [
            _played(self.tr("Hints"), hints),
            _played(self.tr("Where the deal came from"), sources),
            _played(
                self.tr("Level of the deal"),
                {level_name(level): statistics.by_level[level] for level in levels},
            ),
        ]
        return [each for each in kinds if each.shares]

    def _make_pages(self) -> None:
        self.figures = FiguresPage()
        self._nothing = QLabel()
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(_BESIDE_PX, 0, _BESIDE_PX, 0)
        self.overview = QStackedWidget()
        self.overview.addWidget(self.figures)
        self.overview.addWidget(self._nothing)
        no_end = self.tr("No game has ended yet.")
        no_win = self.tr("No game has been won yet.")
        self._rate = RateChart()
        self._times = HistogramChart(
            self.tr("Time"),
            duration_text,
            lambda low, high: f"{duration_text(low)} – {duration_text(high)}",
        )
        self._moves = HistogramChart(
            self.tr("Moves"),
            lambda moves: number_text(round(moves)),
            _moves_range,
        )
        self._deals = SharesChart()
        self.rate = ChartPage(self._rate, no_end)
        self.times = ChartPage(self._times, no_win)
        self.moves = ChartPage(self._moves, no_win)
        self.deals = ChartPage(self._deals, no_end)
        self.games = GamesPage(self._log)
        self.games.deal_chosen.connect(self._choose)
        self.games.review_asked.connect(self._look_back)
        self.tabs = QTabWidget()
        self.tabs.setUsesScrollButtons(False)  # what is out of sight is not looked for
        for page, title in (
            (self.overview, self.tr("&Overview")),
            (self.rate, self.tr("&Win rate")),
            (self.times, self.tr("&Time")),
            (self.moves, self.tr("&Moves")),
            (self.deals, self.tr("&Deals")),
            (self.games, self.tr("&Games")),
        ):
            self.tabs.addTab(page, title)

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.export = self._add(buttons, self.tr("&Export…"), self._files.export)
        self.import_games = self._add(buttons, self.tr("&Import…"), self._files.import_games)
        self.reset = self._add(buttons, self.tr("Reset…"), self._files.reset)
        return buttons

    def _add(
        self, buttons: QDialogButtonBox, text: str, clicked: Callable[[], object]
    ) -> QPushButton:
        button = buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: clicked())
        return button

    def _choose(self, deal_number: int, rules: Rules) -> None:
        self.chosen = (deal_number, rules)
        self.accept()

    def _look_back(self, row: int) -> None:
        self.looked_back_at = row
        self.accept()

    # Overridden

    def done(self, result: int) -> None:
        """Stop counting: nobody is looking any more."""
        self._turns.stop()
        self._counting = None
        super().done(result)

    def sizeHint(self) -> QSize:
        """Room for charts."""
        return _LIKED_PX.expandedTo(super().sizeHint())


def _played(title: str, shares: Mapping[str, Share | None]) -> Kinds:
    """Those kinds of which a game was played."""
    return Kinds(title, [(name, share) for name, share in shares.items() if share is not None])


def _moves_range(low: int, high: int) -> str:
    """The numbers of moves from one to just under another."""
    if high == low + 1:
        return number_text(low)
    return f"{number_text(low)} – {number_text(high - 1)}"
