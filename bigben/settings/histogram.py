"""How numbers are spread: how many of them lie in each of some ranges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

_S: Final = 1_000
_MIN: Final = 60 * _S
_H: Final = 60 * _MIN

TIME_WIDTHS: Final = (
    *(n * _S for n in (10, 20, 30)),
    *(n * _MIN for n in (1, 2, 3, 5, 10, 15, 20, 30)),
    *(n * _H for n in (1, 2, 5, 10, 24, 48, 240, 1_000, 10_000, 100_000)),
)
"""Milliseconds that a range of times can be wide."""

MOVE_WIDTHS: Final = tuple(n * 10**power for power in range(9) for n in (1, 2, 5))
"""Moves that a range can be wide."""

_LEAST_RANGES: Final = 6
_MOST_RANGES: Final = 20
_RANGES: Final = 3
"""Ranges, in cube roots of how many numbers there are: half as many again as Rice's rule."""
_FEW: Final = 20
"""With fewer numbers than this none is an outlier."""
_FAR: Final = 1.5
"""Outliers are cut off when the numbers reach this many times as far with them."""


class Bin(NamedTuple):
    """A range of numbers, and how many lie in it."""

    low: int
    high: int | None
    """The first number above it; None if the range has no end."""
    games: int


def histogram(values: Sequence[int], widths: Sequence[int]) -> tuple[Bin, ...]:
    """Count numbers from 0 on in ranges of one of some widths, ascending; the more, the finer.

    The highest hundredth of many numbers may share a last range without end, so that one game
    left open over night does not hide how the others went.

    >>> [bin.games for bin in histogram([3, 4, 9], widths=[1, 2, 5])]
    [1, 1, 0, 1]
    """
    if not values:
        return ()
    ordered = sorted(values)
    low, top = ordered[0], ordered[-1]
    if len(ordered) >= _FEW:
        near = ordered[len(ordered) * 99 // 100 - 1]
        if top - low > _FAR * (near - low):
            top = near
    most = min(max(round(_RANGES * len(ordered) ** (1 / 3)), _LEAST_RANGES), _MOST_RANGES)
    width = next((each for each in widths if top // each - low // each < most), widths[-1])
    first = low // width
    top = min(top, (first + most) * width - 1)  # no width is wide enough for every number
    counts = [0] * (top // width - first + 1)
    beyond = 0
    for value in ordered:
        index = value // width - first
        if index < len(counts):
            counts[index] += 1
        else:
            beyond += 1
    bins = [
        Bin((first + index) * width, (first + index + 1) * width, count)
        for index, count in enumerate(counts)
    ]
    if beyond:
        bins.append(Bin((first + len(counts)) * width, None, beyond))
    return tuple(bins)
