"""The window of the statistics as a whole, its files, and the ways in and out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from bigben.engine import Move, Rules
from bigben.settings.exchange import read_games, write_games
from bigben.settings.game_log import GameLog
from bigben.settings.logged_game import COLUMNS, Row
from bigben.settings.preferences import ASK_BEFORE_ABANDONING, SHOW_STATISTICS, Preferences
from bigben.settings.store import GameStore
from bigben.ui.actions import Action
from bigben.ui.end_panel import EndPanel
from bigben.ui.leave_question import LeaveQuestion
from bigben.ui.main_window import MainWindow
from bigben.ui.statistics import dialog as dialog_module
from bigben.ui.statistics.chart_page import ChartPage
from bigben.ui.statistics.dialog import StatisticsDialog
from bigben.ui.statistics.games_model import Column

RandomLog = Callable[..., list[Row]]
Fill = Callable[[list[Row]], None]
Open = Callable[..., StatisticsDialog]
Win = tuple[int, tuple[Move, ...]]


@pytest.fixture
def open_dialog(qtbot: QtBot, log: GameLog) -> Open:
    def open_dialog(rules: Rules = Rules.BIG_BEN) -> StatisticsDialog:
        dialog = StatisticsDialog(log, rules, lambda: None)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return open_dialog


@pytest.fixture
def five(open_dialog: Open, fill: Fill, random_log: RandomLog) -> StatisticsDialog:
    """The statistics of a log of five games."""
    fill(random_log(1, 5))
    return open_dialog()


@contextmanager
def answering(answer: Callable[[QWidget], None]) -> Iterator[None]:
    """Do something with each window that waits for the player, as soon as it does."""

    goes_on = True

    def look() -> None:
        if goes_on:
            # An answer can open the next window, and wait in here until that is closed.
            QTimer.singleShot(5, look)
            waiting = QApplication.activeModalWidget()
            if waiting is not None:
                answer(waiting)

    look()
    try:
        yield
    finally:
        goes_on = False


class Player:
    """Chooses a file, answers the question of the reset, and reads what is told."""

    def __init__(self, file: Path | None = None, button: str = "") -> None:
        self.told: list[str] = []
        self._file = file
        self._button = button

    def __call__(self, waiting: QWidget) -> None:
        if isinstance(waiting, QFileDialog):
            if self._file is None:
                waiting.reject()
            else:
                name = waiting.findChild(QLineEdit)
                assert isinstance(name, QLineEdit)
                name.setText(str(self._file))
                waiting.accept()
        elif isinstance(waiting, QMessageBox):
            self.told.append(f"{waiting.text()} {waiting.informativeText()}".strip())
            named = [each for each in waiting.buttons() if each.text() == self._button]
            (named or waiting.buttons())[0].click()


@pytest.fixture(autouse=True)
def qt_file_dialogs(qapp: QApplication) -> Iterator[None]:
    """A dialog that tests can answer, not the desktop's."""
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    yield
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, False)


# What is shown


@pytest.mark.parametrize("rules", Rules)
def test_the_rule_set_asked_for_is_shown_first(open_dialog: Open, rules: Rules) -> None:
    assert open_dialog(rules).rules is rules


def test_choosing_a_rule_set_or_all_shows_its_figures(
    qtbot: QtBot, open_dialog: Open, log: GameLog, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(11, 300))
    dialog = open_dialog()
    seen = []
    for _ in range(4):
        seen.append(dialog.figures.tiles["played"].figure)
        qtbot.keyClick(dialog.scope, Qt.Key.Key_Down)
    expected = [str(log.statistics(rules).figures.played) for rules in (*Rules, None)]
    assert seen == expected
    assert sum(map(int, seen[:3])) == int(seen[3])


def test_an_empty_log_is_told_in_sentences_without_a_figure(open_dialog: Open) -> None:
    dialog = open_dialog(Rules.RELAXED)
    label = dialog.overview.currentWidget()
    assert isinstance(label, QLabel)
    assert "Relaxed" in label.text()
    for page in (dialog.rate, dialog.times, dialog.moves, dialog.deals):
        assert page.stack.currentWidget() is page.nothing
    dialog.scope.setCurrentIndex(3)
    assert not any(letter.isdigit() for letter in label.text())
    assert not dialog.export.isEnabled()
    assert not dialog.reset.isEnabled()
    assert dialog.import_games.isEnabled()


def everything_said(dialog: StatisticsDialog) -> list[str]:
    said = [label.text() for label in dialog.findChildren(QLabel) if not label.isHidden()]
    said += [widget.accessibleName() for widget in dialog.findChildren(QWidget)]
    for page in (dialog.rate, dialog.times, dialog.moves, dialog.deals):
        said += [cell for row in page.chart.table().rows for cell in row]
    return said


@pytest.mark.parametrize("games", [0, 1, 2, 3, 50, 1_000])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_no_figure_is_nan_or_of_nothing_or_over_100_percent(
    open_dialog: Open, fill: Fill, random_log: RandomLog, games: int, seed: int
) -> None:
    fill(random_log(seed, games))
    dialog = open_dialog()
    for scope in range(4):
        dialog.scope.setCurrentIndex(scope)
        said = " | ".join(everything_said(dialog))
        assert "nan" not in said.lower()
        assert "inf" not in said.lower()
        assert not re.search(r"/ 0\b", said)
        percents = [float(number) for number in re.findall(r"(-?[\d.]+)%", said)]
        assert all(0 <= percent <= 100 for percent in percents)


def test_every_page_can_be_reached_by_key(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    bar = dialog.tabs.tabBar()
    seen = {dialog.tabs.currentIndex()}
    for _ in range(dialog.tabs.count() - 1):
        qtbot.keyClick(bar, Qt.Key.Key_Right)
        seen.add(dialog.tabs.currentIndex())
    assert seen == set(range(6))


def test_no_letter_of_the_keyboard_means_two_things(
    open_dialog: Open, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(1, 50))
    dialog = open_dialog()
    always = [dialog.tabs.tabText(index) for index in range(dialog.tabs.count())]
    always += ["&Rule set:", dialog.export.text(), dialog.import_games.text()]
    for page in (dialog.rate.as_table, dialog.games.play):
        letters = re.findall("&(.)", " ".join([*always, page.text()]))
        assert len({letter.lower() for letter in letters}) == len(letters)


def test_the_list_is_only_read_when_it_is_looked_at(
    open_dialog: Open, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(1, 50))
    dialog = open_dialog()
    model = dialog.games.table.model()
    assert model.rowCount() == 0
    dialog.tabs.setCurrentWidget(dialog.games)
    assert 0 < model.rowCount() < 50
    dialog.scope.setCurrentIndex(3)
    assert model.rowCount() == 50


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_the_statistics(
    qtbot: QtBot, open_dialog: Open, key: Qt.Key
) -> None:
    dialog = open_dialog()
    qtbot.keyClick(dialog, key)
    assert dialog.isHidden()
    assert dialog.chosen is None


def test_a_long_log_is_counted_when_the_window_is_seen(
    open_dialog: Open,
    fill: Fill,
    random_log: RandomLog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dialog_module, "AT_ONCE", 10)
    fill(random_log(1, 30))
    shown: list[str] = []
    paint = StatisticsDialog.paintEvent

    def note(dialog: StatisticsDialog, event: QPaintEvent) -> None:
        page = dialog.overview.currentWidget()
        shown.append(page.text() if isinstance(page, QLabel) else "figures")
        paint(dialog, event)

    monkeypatch.setattr(StatisticsDialog, "paintEvent", note)
    dialog = open_dialog()
    qtbot.waitUntil(lambda: dialog.overview.currentWidget() is dialog.figures)
    assert shown[0] == "Counting the games…"
    assert dialog.reset.isEnabled()


def test_the_statistics_fit_a_small_screen(
    open_dialog: Open, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(1, 500))
    dialog = open_dialog()
    dialog.scope.setCurrentIndex(3)
    assert dialog.minimumSizeHint().width() <= 640
    assert dialog.minimumSizeHint().height() <= 440


def test_charts_show_what_the_statistics_say(
    open_dialog: Open, log: GameLog, fill: Fill, random_log: RandomLog
) -> None:
    fill(random_log(11, 300))
    dialog = open_dialog()
    statistics = log.statistics(Rules.BIG_BEN)
    tables = {
        page: page.chart.table().rows
        for page in (dialog.rate, dialog.times, dialog.moves, dialog.deals)
    }
    assert len(tables[dialog.rate]) == len(statistics.course)
    assert [row[1] for row in tables[dialog.times]] == [str(e.games) for e in statistics.times]
    assert [row[1] for row in tables[dialog.moves]] == [str(e.games) for e in statistics.moves]
    kinds = {row[0]: (row[1], row[2]) for row in tables[dialog.deals]}
    hard = statistics.by_level["hard"]
    assert kinds["Level of the deal: Hard"] == (str(hard.played), str(hard.won))
    with_hints = statistics.by_hints[True]
    assert kinds["Hints: With hints"] == (str(with_hints.played), str(with_hints.won))
    number = statistics.by_source["number"]
    assert kinds["Where the deal came from: Deal number"] == (str(number.played), str(number.won))
    levels = [name for name in kinds if name.startswith("Level")]
    assert [name.split(": ")[1] for name in levels] == ["Easy", "Medium", "Hard"]
    assert all(isinstance(page, ChartPage) for page in tables)


# Files


@pytest.mark.parametrize("suffix", ["csv", "json"])
def test_games_go_out_and_come_back(
    five: StatisticsDialog, log: GameLog, tmp_path: Path, suffix: str
) -> None:
    dialog = five
    dialog.scope.setCurrentIndex(3)
    before = everything_said(dialog)
    path = tmp_path / f"mine.{suffix}"
    player = Player(path, button="Forget all games")
    with answering(player):
        dialog.export.click()
        assert len(read_games(path)) == 5
        dialog.reset.click()
        assert log.count() == 0
        assert dialog.figures.isHidden()
        dialog.import_games.click()
    assert log.count() == 5
    assert everything_said(dialog) == before
    (backup,) = tmp_path.glob("games.backup-*.json")
    assert player.told == [
        f"All games are in “mine.{suffix}” now. Games: 5.",
        "Forget all games, of every rule set? All figures and the whole list will be gone. "
        "Games that will be lost: 5. A copy is kept in a file that can be imported again.",
        f"The games are gone. A copy is kept here:\n{backup}",
        "New games: 5. Games that have their end now: 0. Known already: 0.",
    ]


def test_a_name_without_an_ending_gets_one(five: StatisticsDialog, tmp_path: Path) -> None:
    with answering(Player(tmp_path / "mine")):
        five.export.click()
    assert len(read_games(tmp_path / "mine.csv")) == 5


def test_nothing_is_written_or_taken_in_without_a_file(
    five: StatisticsDialog, log: GameLog, tmp_path: Path
) -> None:
    files = sorted(tmp_path.iterdir())
    player = Player(None)
    with answering(player):
        five.export.click()
        five.import_games.click()
    assert (player.told, log.count()) == ([], 5)
    assert sorted(tmp_path.iterdir()) == files


@pytest.mark.parametrize("button", ["Keep them", ""])
def test_keeping_the_games_keeps_them(
    five: StatisticsDialog, log: GameLog, tmp_path: Path, button: str
) -> None:

    def answer(waiting: QWidget) -> None:
        if button:
            Player(button=button)(waiting)
        else:
            waiting.close()

    with answering(answer):
        five.reset.click()
    assert log.count() == 5
    assert not list(tmp_path.glob("games.backup-*"))


def test_enter_does_not_forget_the_games(
    qtbot: QtBot, five: StatisticsDialog, log: GameLog
) -> None:
    with answering(lambda waiting: qtbot.keyClick(waiting, Qt.Key.Key_Return)):
        five.reset.click()
    assert log.count() == 5


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("hello", "“bad.json” is not a list of games that Big Ben wrote."),
        (
            '{"format": "bigben-games", "version": 9, "games": []}',
            "“bad.json” was written by a newer version of Big Ben.",
        ),
        (
            '{"format": "bigben-games", "version": 1, "games": [{}]}',
            "Nothing was imported: game 1 in “bad.json” makes no sense (id).",
        ),
    ],
)
def test_a_bad_file_is_told_in_a_sentence_and_changes_nothing(
    five: StatisticsDialog, log: GameLog, tmp_path: Path, content: str, sentence: str
) -> None:
    (tmp_path / "bad.json").write_text(content)
    player = Player(tmp_path / "bad.json")
    with answering(player):
        five.import_games.click()
    assert (player.told, log.count()) == ([sentence], 5)
    assert QApplication.overrideCursor() is None


def test_games_that_cannot_be_kept_are_not_forgotten(
    five: StatisticsDialog,
    log: GameLog,
    store: GameStore,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "path", tmp_path / "gone" / "games.sqlite3")
    player = Player(button="Forget all games")
    with answering(player):
        five.reset.click()
    assert log.count() == 5
    assert player.told[1].startswith("The games could not be written: ")


# From the window


@contextmanager
def statistics_of(
    window: MainWindow, use: Callable[[StatisticsDialog], None]
) -> Iterator[list[str]]:
    """Open the statistics by their action, use them, and close them; yields what was asked."""
    asked: list[str] = []
    used: list[StatisticsDialog] = []

    def answer(waiting: QWidget) -> None:
        if isinstance(waiting, LeaveQuestion):
            asked.append(waiting.text())
            waiting.keep.click()
        elif isinstance(waiting, StatisticsDialog) and waiting not in used:
            used.append(waiting)
            use(waiting)
            waiting.reject()
        elif isinstance(waiting, QMessageBox):
            Player(button="Forget all games")(waiting)

    with answering(answer):
        window.actions_by_name[Action.STATISTICS].trigger()
        yield asked
    assert used


def play_first_row(dialog: StatisticsDialog) -> None:
    dialog.scope.setCurrentIndex(3)
    dialog.tabs.setCurrentWidget(dialog.games)
    dialog.games.table.sortByColumn(Column.DATE, Qt.SortOrder.DescendingOrder)
    dialog.games.table.selectRow(0)
    dialog.games.play.click()


@pytest.fixture
def early_deal(fill: Fill, random_log: RandomLog) -> int:
    """The number of the newest deal of the log, played by the rule set ``early``."""
    row = dict(zip(COLUMNS, random_log(1, 1)[0], strict=True))
    row |= {"deal_number": "123456", "rules": "early", "started": "2026-11-30T00:00:00+00:00"}
    fill([tuple(row.values())])
    return 123_456


def test_a_deal_of_the_list_is_laid_on_the_table(window: MainWindow, early_deal: int) -> None:
    with statistics_of(window, play_first_row) as asked:
        pass
    game = window.session.game
    assert (game.record.deal_number, game.position.rules) == (early_deal, Rules.EARLY)
    assert asked == []


def test_a_game_in_progress_is_only_left_for_it_after_asking(
    window: MainWindow, early_deal: int
) -> None:
    window.session.game.play(Move.parse("T3>F2"))
    with statistics_of(window, play_first_row) as asked:
        pass
    assert window.session.game.record.deal_number != early_deal
    assert asked == ["Leave this game? It counts as a loss."]


def test_a_reset_leaves_the_game_in_progress_on_the_table(
    window: MainWindow, early_deal: int, log: GameLog, store: GameStore
) -> None:
    assert early_deal
    game = window.session.game
    game.play(Move.parse("T3>F2"))
    with statistics_of(window, lambda dialog: dialog.reset.click()):
        pass
    assert (game.record.deal_number, game.moves_made) == (7, 1)
    assert log.count() == 0
    current = store.current()
    assert current is not None
    assert (current.deal_number, current.cursor) == (7, 1)


def test_after_a_reset_a_won_game_does_not_come_back(
    make_window: Callable[[], MainWindow], store: GameStore, log: GameLog, won_game: Win
) -> None:
    window = make_window()
    number, moves = won_game
    window.session.deal_number(number, Rules.BIG_BEN)
    for move in moves:
        window.session.game.play(move)
    assert log.count() == 1
    with statistics_of(window, lambda dialog: dialog.reset.click()):
        pass
    window.close()
    store.flush()
    assert log.count() == 0
    assert not store.holds(number)


def end_panel(qtbot: QtBot, window: MainWindow) -> EndPanel:
    """The panel that tells of the win, when it has appeared."""
    qtbot.waitUntil(lambda: any(panel.isVisible() for panel in window.findChildren(EndPanel)))
    (panel,) = window.findChildren(EndPanel)
    assert isinstance(panel, EndPanel)
    return panel


def test_who_wants_no_figures_sees_none(
    qtbot: QtBot,
    make_window: Callable[[], MainWindow],
    preferences: Preferences,
    won_game: Win,
) -> None:
    preferences.set(SHOW_STATISTICS, False)
    preferences.set(ASK_BEFORE_ABANDONING, False)
    window = make_window()
    action = window.actions_by_name[Action.STATISTICS]
    assert not action.isVisible()
    assert not action.isEnabled()
    number, moves = won_game
    window.session.deal_number(number, Rules.BIG_BEN)
    for move in moves:
        window.session.game.play(move)
    panel = end_panel(qtbot, window)
    assert panel.isVisible()
    assert not any(tile.isVisible() for tile in (panel.time, panel.moves, panel.streak))
    preferences.set(SHOW_STATISTICS, True)
    assert action.isVisible()
    assert action.isEnabled()


def test_who_wants_figures_sees_them_at_the_end(
    qtbot: QtBot, window: MainWindow, won_game: Win
) -> None:
    number, moves = won_game
    window.session.deal_number(number, Rules.BIG_BEN)
    for move in moves:
        window.session.game.play(move)
    panel = end_panel(qtbot, window)
    assert panel.time.isVisible()
    assert panel.moves.figure == str(len(moves))


def test_an_export_of_a_running_game_holds_it(
    window: MainWindow, log: GameLog, tmp_path: Path
) -> None:
    window.session.game.play(Move.parse("T3>F2"))
    log.export(tmp_path / "games.json")
    (row,) = read_games(tmp_path / "games.json")
    assert row[COLUMNS.index("result")] is None
    write_games(tmp_path / "again.csv", [row])
    assert log.import_games(tmp_path / "again.csv").known == 1
