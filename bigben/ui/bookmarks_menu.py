"""The menu of the marked positions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from bigben.model.bookmarks import Bookmarks
from bigben.model.game import Game
from bigben.ui.actions import Action, Actions


class BookmarksMenu(QObject):
    """Marks positions and lists the marks.

    Attributes:
        menu: lists the marks when it is opened.
    """

    def __init__(self, game: Game, say: Callable[[str], object], parent: QWidget) -> None:
        """``say`` shows a sentence to the player."""
        super().__init__(parent)
        self._game = game
        self._say = say
        self._bookmarks = Bookmarks(game)
        self.menu = QMenu(parent)
        self.retranslate()
        self.menu.aboutToShow.connect(self._fill)

    def retranslate(self) -> None:
        """Speak the language that is spoken now."""
        self.menu.setTitle(self.tr("Mar&ked positions"))

    def toggle(self) -> None:
        """Mark the position on the table, or take its mark away: nothing else would show it."""
        self._game.toggle_mark()
        self._say(
            self.tr("This position is marked: the Move menu leads back to it.")
            if self._bookmarks.here
            else self.tr("This position is no longer marked.")
        )

    def go_back(self) -> None:
        """Go back to the last mark before the position on the table."""
        if self._bookmarks.before is not None:
            self._bookmarks.go_to(self._bookmarks.before)

    def show_possible(self, actions: Actions) -> None:
        """Enable just what can be asked for now."""
        playing = not self._game.clock.paused and not self._game.showing
        actions[Action.MARK].setEnabled(playing)
        actions[Action.MARK].setChecked(self._bookmarks.here)
        actions[Action.BACK_TO_MARK].setEnabled(playing and self._bookmarks.before is not None)
        self.menu.menuAction().setEnabled(playing and bool(self._bookmarks.marks))

    def _fill(self) -> None:
        self.menu.clear()
        for mark in self._bookmarks.marks:
            text = (
                self.tr("After move {count}").format(count=mark)
                if mark
                else self.tr("Before the first move")
            )
            action = self.menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(mark == self._game.moves_made)
            action.triggered.connect(lambda _checked, mark=mark: self._bookmarks.go_to(mark))
