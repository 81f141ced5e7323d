"""Leaving the game on the table for another one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtWidgets import QWidget

from bigben.engine import Rules
from bigben.model.session import Session
from bigben.settings.preferences import DEALING, RULES, Preferences
from bigben.view.table_view import TableView


class Leaving:
    """Lays other games on the table, each after asking if that loses the one that lies there."""

    def __init__(
        self, session: Session, table: TableView, preferences: Preferences, window: QWidget
    ) -> None:
        self._session = session
        self._table = table
        self._preferences = preferences
        self._window = window

    def for_new_game(self) -> None:
        """Deal a new game as preferred."""
        rules, dealing = self._preferences.get(RULES), self._preferences.get(DEALING)
        self.leave_for(lambda: self._session.deal_new(rules, dealing.level))

    def for_deal(self, number: int | None, rules: Rules | None = None) -> None:
        """Lay a deal by its number, or without one any; by the preferred rules if by none."""
        chosen = rules or self._preferences.get(RULES)
        if number is None:
            self.leave_for(lambda: self._session.deal_new(chosen))
        else:
            self.leave_for(lambda: self._session.deal_number(number, chosen))

    def for_day(self, day: date) -> None:
        """Lay the deal of a day, or what has been played of it."""
        in_progress = self._session.in_progress
        if in_progress.day == day and in_progress.end is None:
            self._session.back_to_game()  # it is being played
        else:
            self.leave_for(lambda: self._session.deal_day(day))

    def for_same_deal(self) -> None:
        """Lay the deal of the game on the table again."""
        if self._session.practising:
            self._session.deal_again()  # nothing is left for it
        else:
            self.leave_for(self._session.deal_again)

    def leave_for(self, follow: Callable[[], object]) -> None:
        """Leave the game for what follows, unless the player would rather keep playing it."""
        self._table.cancel()
        if self._session.leaving_loses:
            from bigben.ui.questions.leave_question import may_leave  # noqa: PLC0415

            waiting, replay = self._session.practising, self._session.replays
            if not may_leave(self._preferences, self._window, waiting=waiting, replay=replay):
                return
        follow()
