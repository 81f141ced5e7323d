"""The weights of the score, as a search over them by measured games left them."""

from __future__ import annotations

from typing import Final

from bigben.solver.score import PairWeights, Weights

_WASTE_SOONER: Final = (
    (0.14, 0.18, 0.2, 0.2),
    (0.14, 0.18, 0.2, 0.2),
    (0.14, 0.18, 0.2, 0.2),
    (0.14, 0.18, 0.2, 0.2),
)

WEIGHTS: Final = Weights(
    tableau=PairWeights(
        same_suit=(
            (1.5, 1.5, 1.5, 1.35),
            (2.4, 2.4, 2.4, 2.16),
            (2.24, 2.24, 2.24, 2.016),
            (2.24, 2.24, 2.24, 2.016),
            (2.0, 2.0, 2.0, 1.8),
            (2.4, 2.4, 2.4, 2.16),
            (2.2, 2.2, 2.2, 1.98),
        ),
        sooner=(
            (
                (0.315, 0.405, 0.45, 0.45),
                (0.245, 0.315, 0.35, 0.35),
                (0.21, 0.27, 0.3, 0.3),
                (0.175, 0.225, 0.25, 0.25),
            ),
            (
                (0.315, 0.405, 0.45, 0.45),
                (0.245, 0.315, 0.35, 0.35),
                (0.21, 0.27, 0.3, 0.3),
                (0.175, 0.225, 0.25, 0.25),
            ),
        ),
        later=(0.1, 0.02, 0.0, 0.0),
    ),
    waste=PairWeights(
        same_suit=(
            (0.6, 0.6, 0.6, 0.6),
            (0.6, 0.6, 0.6, 0.6),
            (0.6, 0.6, 0.6, 0.6),
            (0.6, 0.6, 0.6, 0.6),
            (0.6, 0.6, 0.6, 0.6),
            (0.6, 0.6, 0.6, 0.6),
            (0.6, 0.6, 0.6, 0.6),
        ),
        sooner=(_WASTE_SOONER, _WASTE_SOONER),
        later=(0.0, 0.0, 0.0, 0.0),
    ),
    lengths=(-6.9, -4.6, -2.3, 0.0),
    tall=-0.46,
    top=(0.0, 0.0, 0.0, 0.0),
    top_short=0.0,
    spot=(0.0, 0.0, 0.0, 0.0, 0.0),
    waste_size=0.2,
    waste_top=(0.0, 0.0, 0.0, 0.0),
    stock=(
        (0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0),
    ),
    not_home=1.06,
    finished=-0.0,
    squares=0.0,
    moves=0.077,
)
"""The weights that :func:`bigben.solver.solve` uses."""
