"""A position as a drawing in letters, for logs and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigben.engine.position import Position

_ROWS: Final = ((11, 1), (10, 2), (9, 3), (8, 4), (7, 5))
_MIDDLE_WIDTH: Final = 24


def draw(position: Position) -> str:
    """The clock in seven rows. Piles fan outwards as on the table: the outermost card is the top.

    Each hour shows its foundation's top card in brackets; between 9 and 3 o'clock stand the
    number of cards in the stock and the waste's top card.
    """
    left = {hour: " ".join(map(str, reversed(position.tableau[hour]))) for hour, _ in _ROWS}
    indent = max(map(len, left.values()))
    waste = position.waste[-1] if position.waste else "--"
    centre = f"stock {len(position.stock)}  waste {waste}"

    def hour_text(hour: int) -> str:
        return f"{hour:>2} [{position.foundations[hour][-1]}]"

    def pole(hour: int) -> str:
        pile = " ".join(map(str, position.tableau[hour]))
        return f"{'':{indent + _MIDDLE_WIDTH // 2}}{hour_text(hour)} {pile}"

    lines = [pole(12)]
    for west, east in _ROWS:
        middle = (centre if west == 9 else "").center(_MIDDLE_WIDTH)
        pile = " ".join(map(str, position.tableau[east]))
        lines.append(f"{left[west]:>{indent}} {hour_text(west)}{middle}{hour_text(east)} {pile}")
    lines.append(pole(6))
    return "\n".join(line.rstrip() for line in lines)
