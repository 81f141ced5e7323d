from __future__ import annotations

from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QToolBar, QToolButton

from bigben.ui.actions import TOOLBAR, Action
from bigben.ui.desktop.language import Language
from bigben.ui.main_window import MainWindow

WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
ICONS = Qt.ToolButtonStyle.ToolButtonIconOnly


def toolbar_of(window: MainWindow) -> QToolBar:
    toolbar = window.findChild(QToolBar)
    assert toolbar is not None
    return toolbar


def tools_in_sight(window: MainWindow) -> int:
    return sum(button.isVisible() for button in _tools(window))


def _tools(window: MainWindow) -> list[QToolButton]:
    toolbar = toolbar_of(window)
    found = [toolbar.widgetForAction(action) for action in toolbar.actions()]
    return [tool for tool in found if isinstance(tool, QToolButton)]


def test_a_narrow_window_has_tools_without_words_so_that_all_are_in_sight(
    window: MainWindow, language: Language
) -> None:
    tools = sum(action is not None for action in TOOLBAR)
    window.resize(1024, 700)
    assert toolbar_of(window).toolButtonStyle() is WORDS
    assert tools_in_sight(window) == tools
    language.speak("kk")
    QApplication.processEvents()
    window.resize(640, 480)
    QApplication.processEvents()
    assert toolbar_of(window).toolButtonStyle() is ICONS
    assert tools_in_sight(window) == tools
    window.resize(1024, 700)
    QApplication.processEvents()
    assert toolbar_of(window).toolButtonStyle() is WORDS


def test_tools_have_their_words_again_when_a_language_comes_that_has_shorter_ones(
    window: MainWindow, language: Language
) -> None:
    language.speak("kk")
    QApplication.processEvents()
    window.resize(640, 480)
    QApplication.processEvents()
    language.speak("en")
    QApplication.processEvents()
    assert toolbar_of(window).toolButtonStyle() is WORDS


def test_a_tool_tells_its_whole_name_and_its_key(window: MainWindow, language: Language) -> None:
    def tips() -> list[str]:
        return [button.toolTip() for button in _tools(window) if button.toolTip()]

    redo = window.actions_by_name[Action.REDO]  # has a key of its own on each system
    english = tips()
    assert english == [
        "New game (Ctrl+N)",
        "Restart this deal (Ctrl+R)",
        "Undo (Ctrl+Z)",
        f"Redo ({redo.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})",
        "Deal from stock (D)",
        "Hint (H)",
        "Pause (P)",
    ]
    language.speak("kk")
    QApplication.processEvents()
    assert [tip.partition(" (")[2] for tip in tips()] == [tip.partition(" (")[2] for tip in english]
    assert not {*tips()} & {*english}


def test_no_button_listens_more_with_each_change_of_its_action(window: MainWindow) -> None:
    window.actions_by_name[Action.FULLSCREEN].trigger()
    buttons = [each for each in window.findChildren(QToolButton) if each.defaultAction()]
    assert len(buttons) > len(_tools(window)) > 0  # one is in the status line
    for button in buttons:
        action, listening = button.defaultAction(), []
        for _ in range(6):
            action.setEnabled(not action.isEnabled())
            listening.append(action.receivers(SIGNAL("changed()")))
            assert button.isEnabled() is action.isEnabled()
        assert listening[1:] == listening[:1] * 5, action.text()
