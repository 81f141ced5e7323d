"""Games one after another: each kept as it is played, resumed, left and followed by the next."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, QUuid

from bigben.engine import DealNumberError, IllegalMove, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game, utc_now
from bigben.settings.records import GameRecord, Source
from bigben.settings.store import GameStore

_log = logging.getLogger(__name__)

LARGEST_DRAWN: Final = 999_999_999
"""New deals are drawn from 1 to this: nine digits can still be told to a friend."""


def draw_deal_number() -> int:
    """A deal number at random, 1 to :data:`LARGEST_DRAWN`."""
    return random.SystemRandom().randint(1, LARGEST_DRAWN)


def _new_id() -> str:
    return QUuid.createUuid().toString(QUuid.StringFormat.WithoutBraces)


class Session(QObject):
    """Keeps the game on the table in the store, and lays the next one.

    Attributes:
        game: the game on the table, the same object for the session's whole life.
        resume_failed: whether the kept game could not be played again, so that a new one
            was dealt instead.
    """

    def __init__(
        self,
        store: GameStore,
        clock: GameClock,
        rules: Rules,
        *,
        draw: Callable[[], int] = draw_deal_number,
        now: Callable[[], datetime] = utc_now,
        parent: QObject | None = None,
    ) -> None:
        """Resume the game that the store keeps, or deal a new one by ``rules``."""
        super().__init__(parent)
        self._store = store
        self._draw = draw
        self._left: GameRecord | None = None
        self.resume_failed = False
        kept = store.current()
        try:
            self.game = Game(kept or self._new_record(rules), clock, now, self)
        except (DealNumberError, IllegalMove):
            _log.exception("the kept game cannot be played again")
            self.resume_failed = True
            self.game = Game(self._new_record(rules), clock, now, self)
        if kept is None or self.resume_failed:
            self.keep()
        self.game.changed.connect(self.keep)

    @property
    def leaving_loses(self) -> bool:
        """Whether leaving the game now turns a game that could go on into a loss."""
        record = self.game.record
        return record.started is not None and record.end is None and self.game.outcome is None

    def deal_new(self, rules: Rules) -> None:
        """Leave the game and deal one that the log does not hold."""
        self._follow(self._new_record(rules))

    def deal_number(self, number: int, rules: Rules) -> None:
        """Leave the game and lay a deal by its number; raises ``DealNumberError``."""
        self._follow(GameRecord(_new_id(), number, rules, Source.NUMBER))

    def deal_again(self) -> None:
        """Leave the game and lay the same deal once more, as a game of its own."""
        record = self.game.record
        self._follow(
            GameRecord(
                _new_id(),
                record.deal_number,
                record.rules,
                record.source,
                level=record.level,
                day=record.day,
            )
        )

    def keep(self) -> None:
        """Hand the game as it stands to the store, with the one that was left for it."""
        record = self.game.record
        if self._left is None:
            self._store.save(record)
        else:
            # Both in one transaction: a kill in between would lose one of the two.
            self._store.save(self._left, record)

    def _follow(self, record: GameRecord) -> None:
        self._left = self.game.lose()
        try:
            self.game.lay(record)
        finally:
            self._left = None

    def _new_record(self, rules: Rules) -> GameRecord:
        number = self._draw()
        while self._store.holds(number):
            number = self._draw()
        return GameRecord(_new_id(), number, rules, Source.ANY)
