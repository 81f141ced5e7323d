"""What must be in order on the table at any time, whatever was done before."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from bigben.engine import PLACES
from bigben.ui.main_window import MainWindow
from bigben.view.cards.card_item import CardItem

LONGEST_ANIMATION_S: Final = 30
"""The strike of a win at slow speed takes a quarter of it; a loaded machine takes longer."""
_SAME_PX: Final = 0.01


def memory_kib() -> int:
    """The process's own memory, without what it has given back to the allocator.

    What that keeps is tens of megabytes after a storm, and goes back to the system when it likes
    to. Of the libraries' files a process has the larger a share the fewer others use them.
    """
    ctypes.CDLL(None).malloc_trim(0)
    for line in Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss_Anon:"):
            return int(line.split()[1])
    raise AssertionError("no Pss_Anon")


class Order:
    """Looks whether the cards lie where the game has them: each once, none astray.

    Attributes:
        looks: how often it has looked.
        most_home: the most cards that were seen home.
    """

    def __init__(self, window: MainWindow, fail: Callable[[str], NoReturn]) -> None:
        self.looks = 0
        self.most_home = 0
        self._game = window.session.game
        self._table = window.table
        self._scene = window.table.table_scene
        self._fail = fail
        self._flights: object = ()
        self._moving_since = 0.0

    def look(self) -> None:
        """Look at all places, whether the scene has other cards, and where each lies."""
        self.looks += 1
        position, scene = self._game.position, self._scene
        seen: set[CardItem] = set()
        for place in PLACES:
            items = scene.items_at(place)
            if [item.card for item in items] != list(position.cards(place)):
                shown = " ".join(str(item.card) for item in items)
                self._fail(f"{place} shows {shown}:\n{position.to_text()}")
            seen.update(items)
        if len(seen) != 104:
            self._fail(f"{len(seen)} items lie on the table")
        self.most_home = max(self.most_home, position.cards_home)
        found = [item for item in scene.items() if isinstance(item, CardItem)]
        if len(found) != 104 or set(found) != seen:
            known = len(set(found) & seen)
            self._fail(f"the scene has {len(found)} cards, {known} of them known")
        if scene.animator.running:
            # While the same cards are on their way; each event can send others.
            flights = scene.animator._flights
            if flights is not self._flights:
                self._flights, self._moving_since = flights, time.monotonic()
            if time.monotonic() - self._moving_since > LONGEST_ANIMATION_S:
                self._fail("something does not come to rest")
            return
        self._flights = ()
        if self._rests:
            self._look_for_strays()

    @property
    def _rests(self) -> bool:
        """Whether nothing is in hand or lifted to be looked at, and the table has a size."""
        state = self._table.gestures._state
        return self._scene.held is None and state.name != "LOOKING" and bool(self._scene.table.w)

    def _look_for_strays(self) -> None:
        for place, item, point, _ in self._scene._resting.rests():
            if item.isVisible() and item.pos() != point:
                self._fail(f"{item.card} of {place} lies at {item.pos()}, not at {point}")
            # One that is shown stretched was drawn for another width.
            width = item.scale() * self._scene._pictures.sprites.width
            if abs(width - self._scene.table.w) > _SAME_PX or (
                self._scene.is_sharp and item.scale() != 1
            ):
                self._fail(f"{item.card} of {place} is {width} wide, not {self._scene.table.w}")
