"""The panels that lie over the table, in a window with shortcuts like the game's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from bigben.engine import StuckReason
from bigben.ui.panels.end_panel import EndPanel
from bigben.ui.panels.overlay import Overlay
from bigben.ui.panels.pause_panel import PausePanel

RED = QColor("#ff0000")
SIZES = [(560, 400), (640, 400), (1280, 700), (400, 900)]


class Window(QMainWindow):
    """A red table, a status bar, and the keys d, Space and Escape as shortcuts."""

    def __init__(self) -> None:
        super().__init__()
        self.table = QGraphicsView(QGraphicsScene(self))
        self.table.setBackgroundBrush(RED)
        self.table.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setCentralWidget(self.table)
        self.statusBar().showMessage("Deal 7")
        self.struck: list[str] = []
        for key in ("D", "Space", "Esc"):
            QShortcut(QKeySequence(key), self, lambda key=key: self.struck.append(key))


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(640, 480)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.table.setFocus()
    return window


@pytest.fixture
def end(window: Window) -> EndPanel:
    return EndPanel(window.table)


@pytest.fixture
def pause(window: Window) -> PausePanel:
    return PausePanel(window.table)


def won(panel: EndPanel) -> None:
    panel.show_won(754_321, 143, 3)


def no_moves(panel: EndPanel) -> None:
    panel.show_stuck(StuckReason.NO_MOVES)


def only_circles(panel: EndPanel) -> None:
    panel.show_stuck(StuckReason.ONLY_CIRCLES)


def buttons(panel: Overlay) -> list[str]:
    found = (button for button in panel.findChildren(QPushButton) if button.isVisible())
    return [button.text() for button in found]


def strike(qtbot: QtBot, key: Qt.Key) -> None:
    """Strike a key where the keyboard is now."""
    widget = QApplication.focusWidget()
    assert widget is not None
    qtbot.keyClick(widget, key)


def walk_to(qtbot: QtBot, button: QPushButton) -> None:
    for _ in range(6):
        if QApplication.focusWidget() is button:
            return
        strike(qtbot, Qt.Key.Key_Tab)
    pytest.fail(f"Tab does not lead to {button.text()}")


def test_a_win_is_told_with_time_moves_and_streak(end: EndPanel) -> None:
    won(end)
    assert end.title.text() == "You have won!"
    assert [tile.figure for tile in (end.time, end.moves, end.streak)] == ["12:34", "143", "3"]
    assert all(tile.isVisible() for tile in (end.time, end.moves, end.streak))
    assert buttons(end) == ["New deal", "Same deal again", "Review", "Look at the table"]


@pytest.mark.parametrize("streak", [0, -2])
def test_a_win_outside_a_streak_shows_none(end: EndPanel, streak: int) -> None:
    end.show_won(1000, 100, streak)
    assert end.time.isVisible()
    assert not end.streak.isVisible()


@pytest.mark.parametrize("show", [no_moves, only_circles])
def test_a_stuck_game_offers_undo_restart_and_a_new_deal(
    end: EndPanel, show: Callable[[EndPanel], None]
) -> None:
    show(end)
    assert buttons(end) == [
        "Go back there",
        "Undo",
        "Restart",
        "New deal",
        "Review",
        "Look at the table",
    ]
    assert not end.back.isEnabled()
    assert not end.time.isVisible()


def test_no_button_moves_when_it_becomes_known_from_where_a_game_could_be_won(
    end: EndPanel,
) -> None:
    no_moves(end)
    places = [end.geometry(), *(button.geometry() for button in end.findChildren(QPushButton))]
    for sentence, way_back in (
        ("Looking for where the game could still have been won…", False),
        ("After move 104 of 149 it could still have been won.", True),
    ):
        end.show_verdict(sentence, way_back=way_back)
        QApplication.processEvents()
        now = [end.geometry(), *(button.geometry() for button in end.findChildren(QPushButton))]
        assert now == places
        assert end.back.isEnabled() is way_back


@pytest.mark.parametrize("show", [won, no_moves])
def test_the_panel_stays_behind_the_review(
    qtbot: QtBot, end: EndPanel, show: Callable[[EndPanel], None]
) -> None:
    show(end)
    with qtbot.waitSignal(end.review_asked):
        end.review.click()
    assert end.isVisible()


def test_the_two_ways_to_be_stuck_are_told_apart(end: EndPanel) -> None:
    no_moves(end)
    first = end.title.text(), end.message.text()
    only_circles(end)
    second = end.title.text(), end.message.text()
    assert first[0] != second[0]
    assert "no card can move" in first[1]
    assert "none can go to a foundation" in second[1]


def test_a_win_after_being_stuck_shows_the_win_alone(end: EndPanel) -> None:
    no_moves(end)
    won(end)
    assert end.title.text() == "You have won!"
    assert "Undo" not in buttons(end)


@pytest.mark.parametrize(
    ("show", "button", "signal"),
    [
        (won, "new_deal", "new_deal_asked"),
        (won, "same_deal", "same_deal_asked"),
        (won, "look", "closed"),
        (only_circles, "undo", "undo_asked"),
        (only_circles, "restart", "restart_asked"),
        (only_circles, "new_deal", "new_deal_asked"),
        (only_circles, "look", "closed"),
    ],
)
def test_a_button_closes_the_panel_and_then_asks(
    qtbot: QtBot,
    end: EndPanel,
    show: Callable[[EndPanel], None],
    button: str,
    signal: str,
) -> None:
    show(end)
    hidden: list[bool] = []
    getattr(end, signal).connect(lambda: hidden.append(end.isHidden()))
    others = {"new_deal_asked", "same_deal_asked", "undo_asked", "restart_asked", "closed"}
    heard: list[str] = []
    for other in others - {signal}:
        getattr(end, other).connect(lambda other=other: heard.append(other))
    qtbot.mouseClick(getattr(end, button), Qt.MouseButton.LeftButton)
    assert hidden == [True]
    assert heard == []


def test_a_panel_shown_by_who_was_asked_stays(qtbot: QtBot, end: EndPanel) -> None:
    end.undo_asked.connect(lambda: only_circles(end))
    only_circles(end)
    qtbot.mouseClick(end.undo, Qt.MouseButton.LeftButton)
    assert end.isVisible()


@pytest.mark.parametrize("show", [won, no_moves])
def test_escape_closes_the_panel_and_is_not_a_shortcut_then(
    qtbot: QtBot, window: Window, end: EndPanel, show: Callable[[EndPanel], None]
) -> None:
    show(end)
    with qtbot.waitSignal(end.closed):
        strike(qtbot, Qt.Key.Key_Escape)
    assert end.isHidden()
    assert window.struck == []
    strike(qtbot, Qt.Key.Key_Escape)
    assert window.struck == ["Esc"]


def test_escape_closes_it_from_a_button_too(qtbot: QtBot, window: Window, end: EndPanel) -> None:
    no_moves(end)
    walk_to(qtbot, end.restart)
    with qtbot.waitSignal(end.closed):
        strike(qtbot, Qt.Key.Key_Escape)
    assert window.struck == []


@pytest.mark.parametrize("show", [won, no_moves])
def test_shortcuts_work_while_the_panel_is_there(
    qtbot: QtBot, window: Window, end: EndPanel, show: Callable[[EndPanel], None]
) -> None:
    show(end)
    strike(qtbot, Qt.Key.Key_D)
    walk_to(qtbot, end.new_deal)
    strike(qtbot, Qt.Key.Key_D)
    assert window.struck == ["D", "D"]


def test_keys_struck_in_play_press_no_button_of_a_panel_that_just_came(
    qtbot: QtBot, window: Window, end: EndPanel
) -> None:
    no_moves(end)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        strike(qtbot, key)
    assert end.isVisible()
    assert window.struck == ["Space"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_button_that_tab_led_to_is_pressed_by_space_and_enter(
    qtbot: QtBot, window: Window, end: EndPanel, key: Qt.Key
) -> None:
    no_moves(end)
    walk_to(qtbot, end.restart)
    with qtbot.waitSignal(end.restart_asked):
        strike(qtbot, key)
    assert window.struck == []


def test_tab_goes_through_the_buttons_as_they_lie(qtbot: QtBot, end: EndPanel) -> None:
    no_moves(end)
    walked = []
    for _ in range(5):
        strike(qtbot, Qt.Key.Key_Tab)
        walked.append(QApplication.focusWidget())
    assert walked == [end.undo, end.restart, end.new_deal, end.review, end.look]


def test_no_letter_of_the_keyboard_presses_a_button(end: EndPanel) -> None:
    assert all(button.shortcut().isEmpty() for button in end.findChildren(QPushButton))


def test_dismissed_it_gives_the_keyboard_back_and_says_nothing(
    qtbot: QtBot, window: Window, end: EndPanel
) -> None:
    # The next one that Tab would lead to.
    elsewhere = QPushButton(window)
    elsewhere.show()
    won(end)
    walk_to(qtbot, end.look)
    with qtbot.assertNotEmitted(end.closed):
        end.dismiss()
    assert end.isHidden()
    assert QApplication.focusWidget() is window.table


def test_dismissing_what_is_not_there_leaves_the_keyboard_where_it_is(
    window: Window, end: EndPanel
) -> None:
    elsewhere = QPushButton(window)
    elsewhere.show()
    elsewhere.setFocus()
    end.dismiss()
    assert QApplication.focusWidget() is elsewhere


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("show", [won, no_moves, only_circles])
def test_the_panel_lies_in_the_middle_and_fits(
    window: Window, end: EndPanel, show: Callable[[EndPanel], None], size: tuple[int, int]
) -> None:
    show(end)
    window.resize(size[0], size[1] + window.statusBar().height())
    assert window.table.size().toTuple() == size
    assert window.table.rect().contains(end.geometry())
    middle = end.geometry().center() - window.table.rect().center()
    assert middle.manhattanLength() <= 2
    for child in end.findChildren(QPushButton):
        if child.isVisible():
            assert child.width() >= child.minimumSizeHint().width()
            place = child.rect().translated(child.mapTo(end, QPoint()))
            assert end.rect().contains(place)
    assert end.message.height() >= end.message.heightForWidth(end.message.width())
    assert end.title.height() >= end.title.heightForWidth(end.title.width())


def test_a_press_on_the_panel_does_not_reach_the_table(
    qtbot: QtBot, window: Window, end: EndPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[object] = []
    monkeypatch.setattr(window, "mousePressEvent", pressed.append)
    won(end)
    qtbot.mouseClick(end, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert pressed == []


def test_a_screen_reader_hears_title_and_message(end: EndPanel) -> None:
    only_circles(end)
    assert QApplication.focusWidget() is end
    # The announcement of the end says what has happened; the panel does not say it again.
    assert end.accessibleName() == "End of the game"
    assert end.accessibleDescription() == ""


@pytest.mark.parametrize("alpha", [255, 0])
@pytest.mark.parametrize("size", SIZES)
def test_a_paused_table_shows_nothing(
    window: Window, pause: PausePanel, size: tuple[int, int], alpha: int
) -> None:
    palette = window.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor(40, 44, 50, alpha))
    window.setPalette(palette)
    assert shows_red(window)
    pause.appear()
    window.resize(size[0], size[1] + window.statusBar().height())
    assert not shows_red(window)
    pause.dismiss()
    assert shows_red(window)


def shows_red(window: Window) -> bool:
    picture = window.table.grab().toImage()
    return any(
        picture.pixelColor(x, y).red() > picture.pixelColor(x, y).green() + 60
        for x in {*range(0, picture.width(), 7), picture.width() - 1}
        for y in {*range(0, picture.height(), 7), picture.height() - 1}
    )


def test_a_pause_hides_a_panel_that_was_made_after_it(
    window: Window, pause: PausePanel, end: EndPanel
) -> None:
    won(end)
    pause.appear()
    assert window.table.childAt(end.geometry().topLeft() + QPoint(40, 40)) is pause


def test_a_pause_leaves_the_status_bar_to_see(window: Window, pause: PausePanel) -> None:
    pause.appear()
    assert not pause.geometry().intersects(window.statusBar().geometry())


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_paused_game_goes_on_by_the_key_at_hand(
    qtbot: QtBot, window: Window, pause: PausePanel, key: Qt.Key
) -> None:
    pause.appear()
    assert QApplication.focusWidget() is pause.go_on
    with qtbot.waitSignal(pause.resumed):
        strike(qtbot, key)
    assert pause.isHidden()
    assert window.struck == []
    assert QApplication.focusWidget() is window.table


def test_shortcuts_work_while_the_game_is_paused(
    qtbot: QtBot, window: Window, pause: PausePanel
) -> None:
    pause.appear()
    strike(qtbot, Qt.Key.Key_D)
    assert window.struck == ["D"]


def test_a_pause_that_ends_otherwise_says_nothing(qtbot: QtBot, pause: PausePanel) -> None:
    pause.appear()
    with qtbot.assertNotEmitted(pause.resumed):
        pause.dismiss()
