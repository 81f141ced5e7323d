"""A priority queue from which only the best will be taken, and that does not grow without end."""

from __future__ import annotations

from heapq import heappop, heappush
from math import inf
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")

_SAMPLE: Final = 512
"""How many scores, evenly spread, stand for a whole queue."""


class Queue(Generic[Item]):
    """Items by score, the lowest first; of equal ones the first that came.

    A full queue sets a bar: it refuses what would come after the best half of a full queue. It
    sets the bar anew whenever it has grown by more than another quarter. So nothing is ever
    sorted or thrown out in bulk, which would keep the search from looking at its stop flag.

    Attributes:
        refused: whether anything was refused.
    """

    def __init__(self, full: int) -> None:
        """An empty queue, which is full at that many items."""
        self.refused = False
        self._heap: list[tuple[float, int, Item]] = []
        self._full = full
        self._raise_at = full
        self._bar = inf
        self._added = 0

    def __len__(self) -> int:
        return len(self._heap)

    def add(self, score: float, item: Item) -> None:
        """Add an item, or refuse it."""
        if score >= self._bar:
            self.refused = True
            return
        self._added += 1
        heappush(self._heap, (score, self._added, item))
        if len(self._heap) >= self._raise_at:
            scores = sorted(entry[0] for entry in self._heap[:: len(self._heap) // _SAMPLE + 1])
            self._bar = scores[len(scores) * self._full // (2 * len(self._heap))]
            self._raise_at += self._full // 4 + 1

    def take(self) -> Item:
        """Take out the best item; raises ``IndexError`` if there is none."""
        return heappop(self._heap)[2]
