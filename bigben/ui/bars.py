"""The window's menus and toolbar: in which order the actions stand there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QActionEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from bigben.ui.action_buttons import let_go_of_changes
from bigben.ui.actions import TOOLBAR, Action, Actions

_TOOL_ICON_PX: Final = 18


class Bars(QObject):
    """Makes the menus and the toolbar of a window."""

    def __init__(
        self, window: QMainWindow, actions: Actions, *, dealing: QMenu, bookmarks: QMenu
    ) -> None:
        """``dealing`` and ``bookmarks`` are menus in menus: by new games, and by marking."""
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._menus: list[QMenu] = []
        for title, which in actions.menus():
            menu = window.menuBar().addMenu(title)
            self._menus.append(menu)
            self._fill(menu, which)
            if Action.NEW in which:
                menu.insertMenu(actions[Action.DEAL_NUMBER], dealing)
            if Action.MARK in which:
                menu.addMenu(bookmarks)
        self._toolbar = _Toolbar(window)
        self._fill(self._toolbar, TOOLBAR)
        window.addToolBar(self._toolbar)
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the language that is spoken now; the actions do that themselves."""
        for menu, (title, _which) in zip(self._menus, self._actions.menus(), strict=True):
            menu.setTitle(title)
        self._toolbar.setWindowTitle(self.tr("Toolbar"))
        self._toolbar.show_words_if_there_is_room()

    def show_fullscreen(self, full: bool) -> None:
        """Give the table the menus' room in full screen; the toolbar's first button leads back."""
        action = self._actions[Action.FULLSCREEN]
        self._window.menuBar().setVisible(not full)
        if full:
            self._toolbar.insertAction(self._toolbar.actions()[0], action)  # never cut off there
        else:
            self._toolbar.removeAction(action)
        self._toolbar.show_words_if_there_is_room()

    def _fill(self, bar: QMenu | QToolBar, which: Iterable[Action | None]) -> None:
        for action in which:
            if action is None:
                bar.addSeparator()
            else:
                bar.addAction(self._actions[action])


class _Toolbar(QToolBar):
    """Has words beside its icons wherever the window is wide enough for all of them."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setIconSize(QSize(_TOOL_ICON_PX, _TOOL_ICON_PX))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._width_with_words = 0

    def show_words_if_there_is_room(self) -> None:
        """Measure the words anew, as after another language or another action came."""
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._width_with_words = self.sizeHint().width()
        self._choose()

    def _choose(self) -> None:
        style = Qt.ToolButtonStyle
        room = self.width() >= self._width_with_words
        self.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if room else style.ToolButtonIconOnly
        )

    # Overridden

    def actionEvent(self, event: QActionEvent) -> None:
        """Have its buttons follow their actions at no cost, however often these change."""
        super().actionEvent(event)
        if event.type() is not QEvent.Type.ActionChanged:
            return
        button = self.widgetForAction(event.action())
        if isinstance(button, QToolButton):
            let_go_of_changes(button, event.action())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.show_words_if_there_is_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's width."""
        super().resizeEvent(event)
        self._choose()
