"""Where the pips of A to 10 stand: the classical arrangement."""

from __future__ import annotations

from typing import Final, NamedTuple


class Pip(NamedTuple):
    """The place of one pip. In the lower half of a card it stands on its head."""

    column: float
    """-1 left, 0 middle, 1 right."""
    row: float
    """-1 the top row, 0 the card's middle, 1 the bottom row."""

    @property
    def upside_down(self) -> bool:
        """Whether the pip belongs to the reader on the other side."""
        return self.row > 0


def _sides(*rows: float) -> tuple[Pip, ...]:
    return tuple(Pip(column, row) for row in rows for column in (-1, 1))


def _middle(*rows: float) -> tuple[Pip, ...]:
    return tuple(Pip(0, row) for row in rows)


_THIRD: Final = 1 / 3

PIPS: Final[tuple[tuple[Pip, ...], ...]] = (
    _middle(0),
    _middle(-1, 1),
    _middle(-1, 0, 1),
    _sides(-1, 1),
    _sides(-1, 1) + _middle(0),
    _sides(-1, 0, 1),
    _sides(-1, 0, 1) + _middle(-0.5),
    _sides(-1, 0, 1) + _middle(-0.5, 0.5),
    _sides(-1, -_THIRD, _THIRD, 1) + _middle(0),
    _sides(-1, -_THIRD, _THIRD, 1) + _middle(-2 * _THIRD, 2 * _THIRD),
)
"""The pips of each rank, in order: index 0 is the ace, index 9 the ten."""
