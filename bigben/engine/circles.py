"""The search behind ``ONLY_CIRCLES``: can builds alone still free a card for a foundation?"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from bigben.engine.places import PlaceKind

if TYPE_CHECKING:
    from bigben.engine.position import Position

POSITION_LIMIT: Final = 2_000
"""How many positions the search may look at before it gives up."""


def only_circles(position: Position, limit: int = POSITION_LIMIT) -> bool:
    """Whether no position that builds alone can reach lets a card go to a foundation.

    False also if the search meets its limit: the game is then not said to be stuck. The
    position is played on and taken back; it ends as it was.
    """
    seen: set[Hashable] = set()
    moves = [iter(position.legal_moves)]
    seen.add(_key(position))
    found = False
    while moves:
        move = next(moves[-1], None)
        if move is None:
            moves.pop()
            if moves:
                position.pop()
            continue
        if move.target is None or move.target.kind is PlaceKind.FOUNDATION:
            found = True
            break
        position.push(move)
        key = _key(position)
        if key in seen:
            position.pop()
            continue
        if len(seen) >= limit:
            position.pop()
            found = True
            break
        seen.add(key)
        moves.append(iter(position.legal_moves))
    for _ in moves[1:]:
        position.pop()
    return not found


def _key(position: Position) -> Hashable:
    """What builds can change. With the stock out, which hour a pile lies at makes no difference."""
    return tuple(sorted(map(tuple, position.tableau.values()))), len(position.waste)
