"""Where a bubble lies best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize

from bigben.view.geometry import overlap

_STEP_PX: Final = 20
"""Places are tried so far from each other."""
_HIDES: Final = 1_000.0
"""What it costs, in pixels of distance, to hide a square pixel of what must be seen."""
_COVERS: Final = 0.008
"""And of what had better be seen."""


def best_place(
    size: QSize,
    room: QRectF,
    target: QPointF,
    seen: Sequence[QRectF],
    rather_seen: Sequence[QRectF] = (),
) -> QRect:
    """Where a bubble within ``room`` hides least, and is as near to its target as that allows.

    Of a room too small for it the bubble has the upper left corner.
    """
    across = max(0, int(room.width()) - size.width())
    down = max(0, int(room.height()) - size.height())
    places = (
        QRectF(room.topLeft() + QPointF(x, y), size)
        for x in (*range(0, across, _STEP_PX), across)
        for y in (*range(0, down, _STEP_PX), down)
    )

    def cost(place: QRectF) -> float:
        return (
            _HIDES * sum(overlap(place, rect) for rect in seen)
            + _COVERS * sum(overlap(place, rect) for rect in rather_seen)
            + (place.center() - target).manhattanLength()
        )

    return min(places, key=cost).toRect()
