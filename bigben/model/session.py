"""Games one after another: each kept as it is played, resumed, left and followed by the next."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QUuid

from bigben.engine import Position, Rules
from bigben.model.clock import GameClock
from bigben.model.days import Days
from bigben.model.game import Game, utc_now
from bigben.model.winnable import WinnableDeals
from bigben.settings.dealing import Level
from bigben.settings.records import GameRecord, Source
from bigben.settings.store import GameStore

_logger: Final = logging.getLogger(__name__)

LARGEST_DRAWN: Final = 999_999_999
"""New deals are drawn from 1 to this: nine digits can still be told to a friend."""


def draw_deal_number() -> int:
    """A deal number at random, 1 to :data:`LARGEST_DRAWN`."""
    return random.SystemRandom().randint(1, LARGEST_DRAWN)


def _new_id() -> str:
    return QUuid.createUuid().toString(QUuid.StringFormat.WithoutBraces)


class _Waiting(NamedTuple):
    """The counted game while there is practice on the table."""

    record: GameRecord
    loses: bool
    """Whether leaving it turns a game that could go on into a loss."""


class Session(QObject):
    """Keeps the game on the table in the store, and lays the next one.

    Practice is never counted and never kept. While it lies on the table the counted game waits
    as it was: it is what the store keeps and what the next start resumes, :meth:`back_to_game`
    brings it back, and it is what leaving for another game leaves.

    Attributes:
        game: the game on the table, the same object for the session's whole life.
        winnable: what is known of deals that can be won.
        days: the calendar of the deal of the day.
        resume_failed: whether the kept game could not be played again, so that a new one
            was dealt instead.
        resumed: whether the store kept a game, even one that cannot be played again.
    """

    def __init__(
        self,
        store: GameStore,
        clock: GameClock,
        rules: Rules,
        winnable: WinnableDeals,
        *,
        draw: Callable[[], int] = draw_deal_number,
        now: Callable[[], datetime] = utc_now,
        parent: QObject | None = None,
    ) -> None:
        """Resume the game that the store keeps, or deal a new one by ``rules``."""
        super().__init__(parent)
        self.winnable = winnable
        self.days = Days(store, winnable)
        self._store = store
        self._draw = draw
        self._now = now
        self._left: GameRecord | None = None
        self._waiting: _Waiting | None = None
        self.resume_failed = False
        kept = None
        try:
            kept = store.current()
            self.game = Game(kept or self._new_record(rules), clock, now, self)
        except ValueError:
            _logger.exception("the kept game cannot be played again")
            self.resume_failed = True
            self.game = Game(self._new_record(rules), clock, now, self)
        self.resumed = kept is not None or self.resume_failed
        if kept is None or self.resume_failed:
            self.keep()
        self.game.changed.connect(self.keep)

    @property
    def practising(self) -> bool:
        """Whether practice lies on the table, and the counted game waits."""
        return self._waiting is not None

    @property
    def in_progress(self) -> GameRecord:
        """The counted game: the one on the table, or the one that waits."""
        return self._waiting.record if self._waiting else self.game.record

    @property
    def leaving_loses(self) -> bool:
        """Whether leaving the counted game now turns one that could go on into a loss."""
        if self._waiting:
            return self._waiting.loses
        record = self.game.record
        if record.started is None or record.end or record.shown:
            return False
        return self.game.outcome is None

    @property
    def replays(self) -> bool:
        """Whether the counted game is a replay, so that its end changes no figure.

        A deal of the day isn't taken for one: any win of it wins the day.
        """
        record = self.in_progress
        return record.day is None and self._store.is_replay(record)

    def deal_new(self, rules: Rules, level: Level | None = None) -> None:
        """Leave the game and deal one that the log does not hold.

        With a level it is a deal of the table of winnable ones, unless the table knows nothing
        of the rule set, or all of that level have been played.
        """
        number = None
        if level is not None:
            number = self.winnable.draw(level, rules, self._store.holds)
        if number is None:
            self._follow(self._new_record(rules))
        else:
            self._follow(GameRecord(_new_id(), number, rules, Source.WINNABLE, level=level))

    def put_away_ended(self, rules: Rules) -> None:
        """Deal a new game in place of the counted one if that is over.

        A log that is to forget all games would get it back with its next save. Practice stays
        on the table; then it is the new game that waits.
        """
        if self.in_progress.end is None:
            return
        if self._waiting is None:
            self.deal_new(rules)
        else:
            self._waiting = _Waiting(self._new_record(rules), loses=False)
            self._store.save(self._waiting.record)

    def deal_day(self, day: date) -> None:
        """Leave the game and lay the deal of a day, by the ``big-ben`` rules."""
        number = self.winnable.of_the_day(day)
        self._follow(GameRecord(_new_id(), number, Rules.BIG_BEN, Source.DAY, day=day))

    def deal_number(self, number: int, rules: Rules) -> None:
        """Leave the game and lay a deal by its number; raises ``DealNumberError``."""
        self._follow(GameRecord(_new_id(), number, rules, Source.NUMBER))

    def deal_again(self) -> None:
        """Lay what is on the table once more from its beginning, as a game of its own.

        A counted game is left for it; practice is followed by practice.
        """
        record = self.game.record
        again = GameRecord(
            _new_id(),
            record.deal_number,
            record.rules,
            record.source,
            level=record.level,
            day=record.day,
            beginning=record.beginning,
        )
        if record.practice:
            self._practise(again)
        else:
            self._follow(again)

    # Practice and saved games

    def practise(self, position: Position) -> None:
        """Lay a position from elsewhere as practice; the counted game waits."""
        self._practise(
            GameRecord(
                _new_id(), None, position.rules, Source.PRACTICE, beginning=position.to_text()
            )
        )

    def back_to_game(self) -> None:
        """End practice and go on with the game that waits; without one, nothing happens."""
        if self._waiting:
            self._lay(self._waiting.record, None)

    def opened(self, saved: GameRecord) -> GameRecord:
        """What a saved game is when it is opened here, for :meth:`lay`.

        - A game that the log or the table knows by its UUID goes on in its row: what was
          counted of it stays counted, and its time never goes backwards.
        - Any other begins its row with the first move that is made here, so that looking at it
          leaves no trace; but one that is over can't be played to its end here: it is practice.
        """
        if saved.practice:
            return saved
        in_progress = self.in_progress
        known = in_progress if in_progress.id == saved.id else self._store.game(saved.id)
        if known is None:
            return _new_here(saved)
        if (known.deal_number, known.rules) != (saved.deal_number, saved.rules):
            # Two games with one UUID: one of them was made by hand.
            return _new_here(replace(saved, id=_new_id()))
        journal = saved.journal
        if known is in_progress and not self.keeps_moves(saved):
            made = saved.journal[: saved.cursor]
            if known.journal[: len(made)] == made:
                journal = known.journal  # what was played since can then be made again
        return replace(
            known,
            marks=known.marks if journal == known.journal else saved.marks,
            started=known.started or saved.started,
            local_date=known.local_date or saved.local_date,
            journal=journal,
            cursor=saved.cursor,
            milliseconds=max(known.milliseconds, saved.milliseconds),
            undos=max(known.undos, saved.undos),
            restarts=max(known.restarts, saved.restarts),
            hints=max(known.hints, saved.hints),
            shown=known.shown or saved.shown,
            end=known.end or saved.end,
        )

    def keeps_moves(self, record: GameRecord) -> bool:
        """Whether another state of the game in progress still holds all moves made in it."""
        journal = self.in_progress.journal
        return record.journal[: len(journal)] == journal

    def lay(self, record: GameRecord) -> None:
        """Lay what :meth:`opened` gave: practice, the counted game itself, or one to leave it for.

        Raises what :meth:`Game.lay` raises; the game on the table then stays.
        """
        if record.practice:
            self._practise(record)
        elif record.id == self.in_progress.id:
            self._lay(record, None)
        else:
            self._follow(record)

    def keep(self) -> None:
        """Hand the game as it stands to the store, with the one that was left for it."""
        if self._waiting:
            return  # it was kept when it was put down
        record = self.game.record
        if self._left is None:
            self._store.save(record)
        else:
            # Both in one transaction: a kill in between would lose one of the two.
            self._store.save(self._left, record)

    def _practise(self, record: GameRecord) -> None:
        self.keep()
        self._lay(record, _Waiting(self.in_progress, self.leaving_loses))

    def _follow(self, record: GameRecord) -> None:
        self._left = self.in_progress.left(self._now())
        try:
            self._lay(record, None)
        finally:
            self._left = None

    def _lay(self, record: GameRecord, waiting: _Waiting | None) -> None:
        """Lay a game; if it can't be laid, the one on the table stays, and the one that waits."""
        before, self._waiting = self._waiting, waiting
        try:
            self.game.lay(record)
        except ValueError:
            self._waiting = before
            raise

    def _new_record(self, rules: Rules) -> GameRecord:
        number = self._draw()
        while self._store.holds(number):
            number = self._draw()
        return GameRecord(_new_id(), number, rules, Source.ANY)


def _new_here(saved: GameRecord) -> GameRecord:
    """A saved game that is not known here."""
    fresh = replace(saved, level=None, day=None, started=None, local_date=None, end=None)
    if saved.end:
        return replace(fresh, id=_new_id(), source=Source.PRACTICE)
    return replace(fresh, source=Source.FILE)
