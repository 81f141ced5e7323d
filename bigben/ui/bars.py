"""The window's menus and toolbar: in which order the actions stand there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

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
        self._toolbar = QToolBar(window)
        self._toolbar.setObjectName("toolbar")
        self._toolbar.setMovable(False)
        self._toolbar.setIconSize(QSize(_TOOL_ICON_PX, _TOOL_ICON_PX))
        self._toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._fill(self._toolbar, TOOLBAR)
        window.addToolBar(self._toolbar)
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the language that is spoken now; the actions do that themselves."""
        for menu, (title, _which) in zip(self._menus, self._actions.menus(), strict=True):
            menu.setTitle(title)
        self._toolbar.setWindowTitle(self.tr("Toolbar"))

    def show_fullscreen(self, full: bool) -> None:
        """Give the table the menus' room in full screen; the toolbar's first button leads back."""
        action = self._actions[Action.FULLSCREEN]
        self._window.menuBar().setVisible(not full)
        if full:
            self._toolbar.insertAction(self._toolbar.actions()[0], action)  # never cut off there
        else:
            self._toolbar.removeAction(action)

    def _fill(self, bar: QMenu | QToolBar, which: Iterable[Action | None]) -> None:
        for action in which:
            if action is None:
                bar.addSeparator()
            else:
                bar.addAction(self._actions[action])
