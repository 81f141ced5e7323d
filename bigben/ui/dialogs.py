"""The dialogs that the menus open; each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bigben.engine import Rules
from bigben.model.days import Days
from bigben.model.winnable import WinnableDeals
from bigben.settings.game_log import GameLog
from bigben.settings.preferences import RULES, Preferences
from bigben.settings.records import GameRecord
from bigben.ui.words.formats import known_of_deal

if TYPE_CHECKING:
    from bigben.ui.preferences.dialog import PreferencesDialog


class Dialogs(QObject):
    """Opens dialogs over a window, and waits until each is closed, except for the preferences."""

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        log: GameLog,
        *,
        put_away_ended: Callable[[], None],
        lay_deal: Callable[[int | None, Rules], None],
        review: Callable[[GameRecord], None],
    ) -> None:
        """``put_away_ended`` takes a game that is over from the table; ``lay_deal`` lays a deal.

        ``review`` looks back at a game.
        """
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._log = log
        self._put_away_ended = put_away_ended
        self._lay_deal = lay_deal
        self._review = review
        self._open_preferences: PreferencesDialog | None = None

    def statistics(self, rules: Rules) -> None:
        """Show the statistics, of a rule set first."""
        from bigben.ui.statistics.dialog import StatisticsDialog  # noqa: PLC0415

        dialog = StatisticsDialog(self._log, rules, self._put_away_ended, self._window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.chosen is not None:
            self._lay_deal(*dialog.chosen)
        elif dialog.looked_back_at is not None:
            game = self._log.game(dialog.looked_back_at)
            if game is not None:
                self._review(game)

    def deal_number(self, winnable: WinnableDeals) -> None:
        """Ask for the number of a deal and lay it; ``winnable`` tells what is known of deals."""
        from bigben.ui.deal_number_dialog import DealNumberDialog  # noqa: PLC0415

        dialog = DealNumberDialog(
            self._preferences.get(RULES),
            lambda number, rules: known_of_deal(winnable.level(number, rules)),
            self._window,
        )
        accepted = dialog.exec()
        dialog.deleteLater()
        if accepted:
            self._lay_deal(dialog.number, dialog.rules)

    def day(self, days: Days, today: date) -> date | None:
        """Let the player choose a day whose deal to play; None if none is to be played."""
        from bigben.ui.day_dialog import DayDialog  # noqa: PLC0415

        dialog = DayDialog(days, today, self._window)
        accepted = dialog.exec()
        dialog.deleteLater()
        return dialog.day if accepted else None

    def preferences(self) -> None:
        """Let the player choose how the program behaves, and see it at once.

        The only dialog that is not waited for.
        """
        from bigben.ui.desktop.window_place import place_beside  # noqa: PLC0415
        from bigben.ui.preferences.dialog import PreferencesDialog  # noqa: PLC0415
        from bigben.ui.sound.players import can_play  # noqa: PLC0415

        if self._open_preferences is None:
            dialog = PreferencesDialog(self._preferences, self._window, can_play=can_play())
            dialog.finished.connect(self._forget_preferences)
            place_beside(dialog, self._window)
            self._open_preferences = dialog
        self._open_preferences.show()
        self._open_preferences.activateWindow()

    def _forget_preferences(self) -> None:
        if self._open_preferences is not None:
            self._open_preferences.deleteLater()
            self._open_preferences = None
