"""Help and tour: each is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    # The keys of the table are imported when the table has been seen, all else by the window.
    from bigben.model.session import Session
    from bigben.settings.preferences import Preferences
    from bigben.ui.access.table_keys import KeyUse
    from bigben.ui.actions import Actions
    from bigben.ui.help.window import HelpWindow
    from bigben.ui.looks import Looks
    from bigben.ui.tour.tour import Tour
    from bigben.view.table_view import TableView


class Guide(QObject):
    """Opens the help beside a window, and leads the tour in it."""

    def __init__(
        self,
        window: QWidget,
        *,
        session: Session,
        preferences: Preferences,
        table: TableView,
        actions: Callable[[], Actions],
        looks: Looks,
        uses: Callable[[], Sequence[KeyUse]],
        say: Callable[[str], object],
    ) -> None:
        """``uses`` tells the table's keys, ``say`` has a sentence read to the player.

        They and ``actions`` are asked for when they are needed.
        """
        super().__init__(window)
        self._window = window
        self._session = session
        self._preferences = preferences
        self._table = table
        self._actions = actions
        self._looks = looks
        self._uses = uses
        self._say = say
        self._help: HelpWindow | None = None
        self._tour: Tour | None = None

    @property
    def help(self) -> HelpWindow:
        """The help's window."""
        if self._help is None:
            from bigben.ui.help.window import HelpWindow  # noqa: PLC0415

            animator = self._table.table_scene.animator
            self._help = HelpWindow(
                self._looks, self._actions(), self._uses, lambda: animator.speed, self._window
            )
        return self._help

    @property
    def tour(self) -> Tour:
        """The tour."""
        if self._tour is None:
            from bigben.ui.tour.tour import Tour  # noqa: PLC0415

            self._tour = Tour(
                self._session,
                self._preferences,
                self._table,
                self._actions(),
                say=self._say,
                window=self._window,
            )
        return self._tour

    def show_help(self) -> None:
        """Show the help, at the page that was open last."""
        self.help.show_topic()

    def show_keys(self) -> None:
        """Show all keys."""
        from bigben.ui.help.window import Topic  # noqa: PLC0415

        self.help.show_topic(Topic.KEYS)

    def start_tour(self) -> None:
        """Lead through the game, from the first step on."""
        self.tour.start()

    def leave_tour(self) -> bool:
        """Leave the tour; returns whether there was one to leave."""
        return self._tour is not None and self._tour.leave()
