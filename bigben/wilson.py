"""Wilson's interval: the bounds of a share that is estimated from some trials.

Surveys of deals and the player's own statistics both show it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

_Z: Final = 1.959963984540054
"""The normal distribution's quantile for 95 %, both sides."""


class Interval(NamedTuple):
    """Two ends of a share, each 0 to 1."""

    low: float
    high: float


def wilson(successes: int, trials: int) -> Interval:
    """The score interval of a share, at 95 %; raises ``ValueError`` for what is no share.

    From E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
    1927. Unlike the plain normal interval it never leaves 0 to 1, and holds for shares near
    either end.

    >>> interval = wilson(9, 10)
    >>> f"{interval.low:.3f} {interval.high:.3f}"
    '0.596 0.982'
    """
    if not 0 <= successes <= trials or not trials:
        raise ValueError(f"{successes} of {trials} is no share")
    share, weight = successes / trials, _Z * _Z / trials
    middle = (share + weight / 2) / (1 + weight)
    half = _Z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    # Rounding must not put a share of exactly 0 or 1 outside.
    return Interval(max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))
