"""The table of deals that are known to be winnable, and the deal of the day drawn from it."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from bigben.engine import Rules
from bigben.settings.dealing import Level

_logger: Final = logging.getLogger(__name__)

MAGIC: Final = b"BBW1"
_LEVELS: Final = (None, Level.EASY, Level.MEDIUM, Level.HARD)
"""What two bits of the table stand for; 0 is a deal of which nothing is known."""

DAILY_DEALS: Final = 10_400
"""The deal of the day is drawn from the deals 1 to this: never change it."""
_DAILY_STRIDE: Final = 5_039
# Coprime with the number of winnable deals: day after day it meets each of them once before
# the first comes again, after some 28 years, and neighbouring days are far apart.


class WinnableDeals:
    """What the shipped table tells of deal numbers, by the ``big-ben`` rules.

    Every deal in it was won by the solver, and each line was replayed by the engine. By a rule
    set that does not allow all lines of ``big-ben`` nothing is known.

    The file holds two bits a deal number, from 1 on, four to a byte and the first in the lowest
    bits. It is read when it is first needed. Without it, or if it is damaged, nothing is known of
    any deal, and a day's deal is one of those that it would be drawn from.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._bits: bytes | None = None
        self._daily: list[int] = []

    def level(self, number: int, rules: Rules = Rules.BIG_BEN) -> Level | None:
        """How hard a deal is; None if nothing is known of it by these rules."""
        if not rules.allows_lines_of_big_ben:
            return None
        index, place = divmod(number - 1, 4)
        table = self._table()
        return _LEVELS[table[index] >> 2 * place & 3] if 0 <= index < len(table) else None

    def draw(
        self,
        level: Level,
        rules: Rules,
        holds: Callable[[int], bool],
        chance: random.Random | None = None,
    ) -> int | None:
        """A deal of a level that ``holds`` knows nothing of; None if there is none."""
        numbers = range(1, 4 * len(self._table()) + 1)
        of_level = [number for number in numbers if self.level(number, rules) is level]
        (chance or random.SystemRandom()).shuffle(of_level)
        return next((number for number in of_level if not holds(number)), None)

    def of_the_day(self, day: date) -> int:
        """The deal of a day: the same for everybody, today and for ever."""
        if not self._daily:
            numbers = range(1, DAILY_DEALS + 1)
            # A part of the table would give days other deals.
            whole = 4 * len(self._table()) >= DAILY_DEALS
            self._daily = [number for number in numbers if not whole or self.level(number)]
        return self._daily[day.toordinal() * _DAILY_STRIDE % len(self._daily)]

    def _table(self) -> bytes:
        if self._bits is None:
            try:
                data = self._path.read_bytes()
            except OSError as error:
                _logger.warning("There is no table of winnable deals: %s", error)
                data = b""
            if data and not data.startswith(MAGIC):
                _logger.warning("%s is no table of winnable deals", self._path)
                data = b""
            self._bits = data[len(MAGIC) :]
        return self._bits
