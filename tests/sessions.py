"""Sessions with a clock and a calendar of the tests' own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count

from bigben.engine import Rules
from bigben.model.clock import GameClock
from bigben.model.session import Session
from bigben.model.winnable import WinnableDeals
from bigben.settings.store import GameStore


class HandClock:
    """Milliseconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now_ms = 50_000

    def __call__(self) -> int:
        return self.now_ms


def session_maker(
    store: GameStore, hands: HandClock, winnable: WinnableDeals
) -> Callable[..., Session]:
    """Begins sessions on the one store, as one start of the program after another does.

    New deals are numbered from 1000 on, and each look at the calendar is a minute later.
    """
    minutes, numbers = count(), count(1000)

    def now() -> datetime:
        return datetime(2026, 11, 30, 12, tzinfo=UTC) + timedelta(minutes=next(minutes))

    def make(rules: Rules = Rules.BIG_BEN, draw: Callable[[], int] | None = None) -> Session:
        return Session(
            store, GameClock(hands), rules, winnable, draw=draw or (lambda: next(numbers)), now=now
        )

    return make
